/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import java.util.List;

/**
 * The method that ends the life of an object, such as {@code close()}. The watched type declares or inherits it.
 *
 * @param name           simple name
 * @param parameterTypes erased types, spelled as those of a {@link MethodSignature}
 */
public record DisposalMethod(String name, List<String> parameterTypes) {
	/** @throws IllegalArgumentException if the parts cannot be those of a method; the message states the rule */
	public DisposalMethod {
		// The rules of its parts are those of any method.
		parameterTypes = MethodSignature.method("void", "T", name, parameterTypes.toArray(String[]::new)).parameterTypes();
	}

	/**
	 * The method without its declaring type and its return type.
	 *
	 * @throws IllegalArgumentException if it is a constructor
	 */
	public static DisposalMethod of(MethodSignature method) {
		return new DisposalMethod(method.name(), method.parameterTypes());
	}

	/**
	 * Reads {@code close(int,java.lang.String)}.
	 *
	 * @throws IllegalArgumentException if the text is spelled otherwise; the message shows the text and what is wrong
	 */
	public static DisposalMethod parse(String text) {
		int open = text.indexOf('(');
		if (open <= 0 || text.indexOf(')') != text.length() - 1) {
			throw new IllegalArgumentException(
					"'" + MethodSignature.shortened(text) + "' is not a disposal method such as close() or close(int,java.lang.String)");
		}
		return new DisposalMethod(text.substring(0, open), MethodSignature.splitParameters(text.substring(open + 1, text.length() - 1)));
	}

	@Override
	public String toString() {
		return name + "(" + String.join(",", parameterTypes) + ")";
	}
}
