/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the operation signatures found in monitoring logs, in each of the spellings Kieker has had:
 * <ul>
 * <li>AspectJ, 2.0: {@code public static void p.A.m(java.lang.String, int)}, {@code public new p.A.<init>(int)},
 * {@code transient void p.A.va(java.lang.String[])} for varargs;</li>
 * <li>up to 1.9, where parameters are separated by a comma and a blank;</li>
 * <li>Byte Buddy: {@code public p.A(int) throws java.io.IOException}, where a constructor has no name and exceptions follow.</li>
 * </ul>
 * The exchange spelling of {@link MethodSignature} is read too.
 */
public final class RecordedSignature {
	/** In a method's access flags, what says {@code transient} of a field says varargs, {@code volatile} bridge (JVMS 4.6). */
	private static final Set<String> MODIFIERS = Set.of("public", "protected", "private", "abstract", "static", "final",
			"transient", "volatile", "synchronized", "native", "strictfp", "default", "interface");
	private static final Pattern SHAPE = Pattern.compile("([^()]+)\\(([^()]*)\\)(?:\\s+throws\\s+[^()]+)?");

	private RecordedSignature() {
	}

	/**
	 * The method that a recorded signature names.
	 *
	 * @throws IllegalArgumentException if the text is in none of the spellings
	 */
	public static MethodSignature parse(String recorded) {
		Matcher shape = SHAPE.matcher(recorded.strip());
		if (!shape.matches()) {
			throw unreadable(recorded, "expected one list of parameters in parentheses");
		}
		List<String> words = Arrays.asList(shape.group(1).strip().split("\\s+"));
		int first = 0;
		boolean varargs = false;
		while (first < words.size() - 1 && (MODIFIERS.contains(words.get(first)) || words.get(first).equals("new"))) {
			varargs |= words.get(first).equals("transient");
			first++;
		}
		List<String> parameters = MethodSignature.splitParameters(shape.group(2).strip()).stream().map(String::strip).toList();
		List<String> rest = words.subList(first, words.size());
		String qualified = rest.getLast();
		try {
			if (rest.size() == 1) {
				String suffix = "." + MethodSignature.CONSTRUCTOR_NAME;
				String type = qualified.endsWith(suffix) ? qualified.substring(0, qualified.length() - suffix.length())
						: qualified;
				return new MethodSignature(type, MethodSignature.CONSTRUCTOR_NAME, parameters, "void", varargs, true);
			}
			int dot = qualified.lastIndexOf('.');
			if (rest.size() > 2 || dot < 0) {
				throw unreadable(recorded, "expected modifiers, a return type, and a declaring type and name joined by a dot");
			}
			return new MethodSignature(qualified.substring(0, dot), qualified.substring(dot + 1), parameters, rest.getFirst(),
					varargs, false);
		} catch (IllegalArgumentException e) {
			throw unreadable(recorded, e.getMessage());
		}
	}

	/** Whether a recorded signature names this method; {@code false} if it cannot be read. */
	public static boolean matches(MethodSignature method, String recorded) {
		try {
			return parse(recorded).sameMethod(method);
		} catch (IllegalArgumentException e) {
			return false;
		}
	}

	private static IllegalArgumentException unreadable(String recorded, String reason) {
		return new IllegalArgumentException(
				"'" + MethodSignature.shortened(recorded) + "' is no recorded operation signature: " + reason);
	}
}
