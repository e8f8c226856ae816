/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.sample.minimal;

import org.aspectj.lang.ProceedingJoinPoint;
import org.aspectj.lang.annotation.Around;
import org.aspectj.lang.annotation.Aspect;
import org.aspectj.lang.annotation.Pointcut;

/**
 * Records executions as Kieker's probes for operation events do: an event before, and one after. The file {@code aop.xml} states which
 * executions.
 */
@Aspect
public abstract class OperationProbe {

	@Pointcut
	public abstract void monitoredOperation();

	@Around("monitoredOperation() && this(object)")
	public Object operation(Object object, ProceedingJoinPoint execution) throws Throwable {
		return Monitoring.isOn() ? recorded(execution, object.getClass()) : execution.proceed();
	}

	@Around("monitoredOperation() && !this(java.lang.Object)")
	public Object staticOperation(ProceedingJoinPoint execution) throws Throwable {
		return Monitoring.isOn() ? recorded(execution, execution.getSignature().getDeclaringType()) : execution.proceed();
	}

	private static Object recorded(ProceedingJoinPoint execution, Class<?> type) throws Throwable {
		int signature = StringRegistry.id(execution.getStaticPart());
		int className = StringRegistry.id(type);
		ThreadRecords records = ThreadRecords.ofThisThread();
		records.before(signature, className);
		Object result;
		try {
			result = execution.proceed();
		} catch (Throwable e) {
			records.failed(signature, className, e);
			throw e;
		}
		records.after(signature, className);
		return result;
	}
}
