/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import java.util.List;
import java.util.Map;

/**
 * New names of types. What is nested in a renamed type, member or local, is renamed with it; the longest name that was given decides.
 *
 * @param newNames the new binary name by the old one, such as {@code p.A$B}
 */
public record TypeRenames(Map<String, String> newNames) {
	/** The map is copied. */
	public TypeRenames {
		newNames = Map.copyOf(newNames);
	}

	/** The type's name afterwards: that of a class, of a primitive type or {@code void}, or one with {@code []}. */
	public String of(String type) {
		int end = type.indexOf('[');
		String element = end < 0 ? type : type.substring(0, end);
		for (int cut = element.length(); cut > 0; cut = element.lastIndexOf('$', cut - 1)) {
			String renamed = newNames.get(element.substring(0, cut));
			if (renamed != null) {
				return renamed + type.substring(cut);
			}
		}
		return type;
	}

	/** The method's name afterwards: declaring type, parameters and return type may each be renamed. */
	public MethodSignature of(MethodSignature method) {
		List<String> parameters = method.parameterTypes().stream().map(this::of).toList();
		return new MethodSignature(of(method.declaringType()), method.name(), parameters, of(method.returnType()), method.varargs(),
				method.constructor());
	}
}
