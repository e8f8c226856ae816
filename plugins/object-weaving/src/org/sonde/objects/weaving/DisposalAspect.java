/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.weaving;

import org.aspectj.lang.annotation.After;
import org.aspectj.lang.annotation.Aspect;
import org.aspectj.lang.annotation.Pointcut;
import org.sonde.objects.weaving.runtime.WovenObjects;

/** Tells of each object that is disposed of: when the method for it has returned, or thrown. */
@Aspect
public abstract class DisposalAspect {

	/** {@code execution(* p.Order.close())} */
	@Pointcut
	public abstract void disposed();

	@After(value = "disposed() && this(object)", argNames = "object")
	public final void dispose(Object object) {
		WovenObjects.disposed(object);
	}
}
