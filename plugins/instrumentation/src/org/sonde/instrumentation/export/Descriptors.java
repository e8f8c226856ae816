/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.export;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.sonde.instrumentation.plan.MethodSignature;

/** Types and methods as class files spell them (JVMS 4.3). */
final class Descriptors {
	private static final Map<String, String> PRIMITIVES = Map.of("boolean", "Z", "byte", "B", "char", "C", "short", "S", "int", "I", "long",
			"J", "float", "F", "double", "D", "void", "V");

	private Descriptors() {
	}

	/** {@code [Lp/A$B;} for {@code p.A$B[]}. */
	static String of(String type) {
		int element = type.indexOf('[');
		String name = element < 0 ? type : type.substring(0, element);
		String descriptor = PRIMITIVES.getOrDefault(name, "L" + name.replace('.', '/') + ";");
		return element < 0 ? descriptor : "[".repeat((type.length() - element) / "[]".length()) + descriptor;
	}

	/** {@code (ILjava/lang/String;)V}. */
	static String of(MethodSignature method) {
		List<String> parameters = method.parameterTypes();
		return parameters.stream().map(Descriptors::of).collect(Collectors.joining("", "(", ")")) + of(method.returnType());
	}
}
