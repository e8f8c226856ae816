/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.weaving.runtime;

import java.lang.instrument.Instrumentation;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Map;
import java.util.Set;

/** Opens packages of the program's modules, so that watched fields can be read. */
final class Modules {
	private final Instrumentation instrumentation;

	/** @param instrumentation null if there is no agent; then only what is open is read */
	Modules(Instrumentation instrumentation) {
		this.instrumentation = instrumentation;
	}

	/** A field of a type or its supertypes, readable; of the nearest type of that name. */
	Field field(Class<?> type, String declaringType, String name) throws NoSuchFieldException {
		Class<?> declaring = type;
		while (declaring != null && !declaring.getName().equals(declaringType)) {
			declaring = declaring.getSuperclass();
		}
		if (declaring == null) {
			throw new NoSuchFieldException(declaringType);
		}
		Field field = declaring.getDeclaredField(name);
		Module module = declaring.getModule();
		if (instrumentation != null && module.isNamed() && !module.isOpen(declaring.getPackageName(), Modules.class.getModule())) {
			instrumentation.redefineModule(module, Set.of(), Map.of(),
					Map.of(declaring.getPackageName(), Set.of(Modules.class.getModule())), Set.of(), Map.of());
		}
		field.setAccessible(true);
		return field;
	}

	static boolean isStatic(Field field) {
		return Modifier.isStatic(field.getModifiers());
	}
}
