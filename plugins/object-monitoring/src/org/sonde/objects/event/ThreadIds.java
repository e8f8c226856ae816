/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.event;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** Ids of threads, without code of the program: its threads can have a {@code getId} of their own. */
final class ThreadIds {
	/** {@code threadId}, which is final; of Java 19 and later, otherwise null. */
	private static final MethodHandle FINAL = threadId();
	private static final ClassValue<Boolean> ASKED = new ClassValue<>() {
		@Override
		protected Boolean computeValue(Class<?> type) {
			try {
				return type.getMethod("getId").getDeclaringClass() == Thread.class;
			} catch (NoSuchMethodException | LinkageError e) {
				return false;
			}
		}
	};

	private ThreadIds() {
	}

	/** 0 if only the program could say it. */
	static long of(Thread thread) {
		if (FINAL == null) {
			return ASKED.get(thread.getClass()) ? thread.getId() : 0;
		}
		try {
			return (long) FINAL.invokeExact(thread);
		} catch (Throwable e) {
			throw new IllegalStateException(e);
		}
	}

	private static MethodHandle threadId() {
		try {
			return MethodHandles.publicLookup().findVirtual(Thread.class, "threadId", MethodType.methodType(long.class));
		} catch (ReflectiveOperationException e) {
			return null;
		}
	}
}
