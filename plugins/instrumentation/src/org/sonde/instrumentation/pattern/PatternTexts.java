/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.pattern;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import org.sonde.instrumentation.plan.MethodSignature;

/** Spells patterns for what people name. Binary names are spelled with dots, which AspectJ reads for nested types, too. */
public final class PatternTexts {
	private PatternTexts() {
	}

	/** Public methods of a type, and those that override them elsewhere. */
	public static String publicMethodsOf(String type) {
		return "public * " + named(type) + ".*(..)";
	}

	/** All methods of a type, and those that override them elsewhere. */
	public static String methodsOf(String type) {
		return "* " + named(type) + ".*(..)";
	}

	/** Public methods of all types of a package and of those below it; of everything for the default package. */
	public static String publicMethodsBelow(String packageName) {
		return packageName.isEmpty() ? "public * *(..)" : "public * " + packageName + "..*.*(..)";
	}

	/** All methods of all types of a package and of those below it; of everything for the default package. */
	public static String methodsBelow(String packageName) {
		return packageName.isEmpty() ? "* *(..)" : "* " + packageName + "..*.*(..)";
	}

	/** Constructors of a type. */
	public static String constructorsOf(String type) {
		return named(type) + ".new(..)";
	}

	/** Methods with an annotation. */
	public static String annotatedWith(String annotationType) {
		return "@(" + named(annotationType) + ") * *(..)";
	}

	/** A method and all that override it; a constructor is overridden by none. */
	public static String methodAndOverrides(MethodSignature method) {
		List<String> parameters = new ArrayList<>(method.parameterTypes().stream().map(PatternTexts::named).toList());
		if (method.varargs()) {
			String last = parameters.removeLast();
			parameters.add(last.substring(0, last.length() - "[]".length()) + "...");
		}
		String list = parameters.stream().collect(Collectors.joining(", ", "(", ")"));
		// Overrides may narrow the result, so it is left open.
		return method.constructor() ? named(method.declaringType()) + ".new" + list
				: "* " + named(method.declaringType()) + "." + method.name() + list;
	}

	/** A part of a name that is not an identifier, as that of a local class, cannot be spelled: any will do there. */
	private static String named(String type) {
		StringBuilder text = new StringBuilder();
		for (String part : type.split("\\$", -1)) {
			boolean plain = !part.isEmpty() && !Character.isDigit(part.charAt(0));
			text.append(text.isEmpty() ? "" : ".").append(plain ? part : "*" + part.replaceAll("^\\d+", ""));
		}
		// A dollar at an end or beside another belongs to the name itself.
		return type.startsWith("$") || type.endsWith("$") || type.contains("$$") || type.contains(".$") ? type : text.toString();
	}
}
