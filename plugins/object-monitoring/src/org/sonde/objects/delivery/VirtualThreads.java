/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.delivery;

import java.lang.reflect.InvocationTargetException;

/** Virtual threads, by reflection: the bundle is compiled for Java 11, they exist from Java 21 on. */
final class VirtualThreads {
	private VirtualThreads() {
	}

	static boolean exist() {
		try {
			builder();
			return true;
		} catch (ReflectiveOperationException e) {
			return false;
		}
	}

	/** A thread that is not started yet, and inherits nothing of the thread of the program that happens to start it. */
	static Thread unstarted(String name, Runnable task) {
		try {
			Class<?> type = Class.forName("java.lang.Thread$Builder");
			Object named = type.getMethod("name", String.class).invoke(builder(), name);
			Object alone = type.getMethod("inheritInheritableThreadLocals", boolean.class).invoke(named, false);
			return (Thread) type.getMethod("unstarted", Runnable.class).invoke(alone, task);
		} catch (ReflectiveOperationException e) {
			throw new IllegalStateException("This JVM has no virtual threads; they need Java 21. Choose a model with platform threads.", e);
		}
	}

	/** Fails in Java 19 and 20, too, where they are a preview. */
	private static Object builder() throws ReflectiveOperationException {
		try {
			return Thread.class.getMethod("ofVirtual").invoke(null);
		} catch (InvocationTargetException e) {
			throw new ReflectiveOperationException(e);
		}
	}
}
