/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui;

import java.lang.reflect.Proxy;
import java.util.Map;

/** Projects, files and methods that answer what a test says, as there is no workspace. Each is equal to itself alone. */
public final class Fake {

	private Fake() {
	}

	/** @param answers by the names of methods; may change later */
	public static <T> T of(Class<T> type, Map<String, ?> answers) {
		return type.cast(Proxy.newProxyInstance(Fake.class.getClassLoader(), new Class<?>[] { type }, (proxy, method, arguments) -> {
			if (answers.containsKey(method.getName())) {
				return answers.get(method.getName());
			}
			return switch (method.getName()) {
				case "equals" -> proxy == arguments[0];
				case "hashCode" -> System.identityHashCode(proxy);
				case "toString" -> type.getSimpleName() + answers;
				default -> throw new UnsupportedOperationException(method.getName());
			};
		}));
	}
}
