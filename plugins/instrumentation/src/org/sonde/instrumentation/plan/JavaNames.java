/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import java.util.Arrays;
import java.util.Set;

/** Names of class files, in the spelling of plans. */
final class JavaNames {
	private static final Set<String> PRIMITIVES = Set.of("boolean", "byte", "char", "short", "int", "long", "float", "double");
	private static final int MAX_DIMENSIONS = 255; // JVMS 4.3.2
	private static final int MAX_NAME_LENGTH = 65_535; // JVMS 4.4.7, in bytes; in chars this is no tighter

	private JavaNames() {
	}

	/** Whether it is a primitive type or a binary name, with {@code []} for arrays. */
	static boolean isTypeName(String type) {
		int end = type.length();
		int dimensions = 0;
		while (type.startsWith("[]", end - 2) && end >= 2) {
			end -= 2;
			dimensions++;
		}
		String element = type.substring(0, end);
		return dimensions <= MAX_DIMENSIONS && (PRIMITIVES.contains(element) || isClassName(element));
	}

	/** Whether it is a binary name such as {@code p.A$B}. */
	static boolean isClassName(String name) {
		return name.length() <= MAX_NAME_LENGTH && !name.equals("void") && !PRIMITIVES.contains(name)
				&& Arrays.stream(name.split("\\.", -1)).allMatch(JavaNames::isIdentifier);
	}

	/** Control characters are legal in Java's identifiers (JLS 3.8), but no file or console shows them: refused. */
	static boolean isIdentifier(String name) {
		return !name.isEmpty() && name.length() <= MAX_NAME_LENGTH && Character.isJavaIdentifierStart(name.codePointAt(0))
				&& name.codePoints().allMatch(c -> Character.isJavaIdentifierPart(c) && !Character.isISOControl(c));
	}
}
