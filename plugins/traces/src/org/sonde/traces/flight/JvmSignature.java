/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.flight;

import java.lang.reflect.Modifier;

import jdk.jfr.consumer.RecordedMethod;

/** Signatures of methods as Kieker's probes record them with AspectJ, from what class files say (JVMS 4.3). */
final class JvmSignature {
	private static final String CONSTRUCTOR = "<init>";

	private JvmSignature() {
	}

	/** Returns the signature of a method in a recording. Its type must be known. */
	static String of(RecordedMethod method) {
		return of(method.getModifiers(), method.getType().getName(), method.getName(), method.getDescriptor());
	}

	/**
	 * Such as {@code public static int p.A$B.add(java.lang.String,int[])}; of a constructor {@code public p.A.<init>(int)}.
	 *
	 * @param modifiers  as in the class file
	 * @param type       the binary name of the declaring type, such as {@code p.A$B}
	 * @param descriptor such as {@code (Ljava/lang/String;[I)I}
	 * @throws IllegalArgumentException if the descriptor is none
	 */
	static String of(int modifiers, String type, String name, String descriptor) {
		StringBuilder parameters = new StringBuilder();
		int at = 1;
		if (!descriptor.startsWith("(") || descriptor.indexOf(')') < 0) {
			throw new IllegalArgumentException("no descriptor of a method: " + descriptor);
		}
		while (descriptor.charAt(at) != ')') {
			int end = end(descriptor, at);
			parameters.append(parameters.isEmpty() ? "" : ",").append(type(descriptor.substring(at, end)));
			at = end;
		}
		// The modifiers are read like those of a field: AspectJ, too, calls a method with an ellipsis transient.
		String declared = Modifier.toString(modifiers);
		String returned = name.equals(CONSTRUCTOR) ? "" : type(descriptor.substring(at + 1)) + " ";
		return (declared.isEmpty() ? "" : declared + " ") + returned + type + "." + name + "(" + parameters + ")";
	}

	/** Returns the end of the type that starts there. */
	private static int end(String descriptor, int start) {
		int at = start;
		while (at < descriptor.length() && descriptor.charAt(at) == '[') {
			at++;
		}
		int end = at < descriptor.length() && descriptor.charAt(at) == 'L' ? descriptor.indexOf(';', at) + 1 : at + 1;
		if (end <= at || end > descriptor.length()) {
			throw new IllegalArgumentException("no descriptor of a method: " + descriptor);
		}
		return end;
	}

	private static String type(String descriptor) {
		return switch (descriptor.isEmpty() ? ' ' : descriptor.charAt(0)) {
			case '[' -> type(descriptor.substring(1)) + "[]";
			case 'L' -> descriptor.substring(1, descriptor.length() - 1).replace('/', '.');
			case 'B' -> "byte";
			case 'C' -> "char";
			case 'D' -> "double";
			case 'F' -> "float";
			case 'I' -> "int";
			case 'J' -> "long";
			case 'S' -> "short";
			case 'V' -> "void";
			case 'Z' -> "boolean";
			default -> throw new IllegalArgumentException("no descriptor of a type: " + descriptor);
		};
	}
}
