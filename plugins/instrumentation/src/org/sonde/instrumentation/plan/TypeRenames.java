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

	/** The name of the place afterwards: the declaring type, and the types that its name has, may each be renamed. */
	public CodePlace of(CodePlace place) {
		return switch (place) {
			case MethodSignature method -> of(method);
			case FieldSignature field -> new FieldSignature(of(field.declaringType()), field.name(), of(field.type()), field.isStatic());
			case WatchedType type -> new WatchedType(of(type.declaringType()),
					type.disposal().map(end -> new DisposalMethod(end.name(), of(end.parameterTypes()))));
		};
	}

	/** The method's name afterwards. */
	public MethodSignature of(MethodSignature method) {
		return new MethodSignature(of(method.declaringType()), method.name(), of(method.parameterTypes()), of(method.returnType()),
				method.varargs(), method.constructor());
	}

	private List<String> of(List<String> types) {
		return types.stream().map(this::of).toList();
	}
}
