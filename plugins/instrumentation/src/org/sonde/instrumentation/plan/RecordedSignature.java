/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
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
 * The exchange spelling of {@link MethodSignature} is read too. Byte Buddy also records the initialiser of a class, {@code static
 * p.A()}: that is not a method, and refused.
 *
 * @param method    the method that the signature names
 * @param modifiers as recorded; {@code transient} says varargs, {@code volatile} a bridge that the compiler made
 * @param named     whether a return type or {@code <init>} says what it is; else it may also be a method whose return type was left
 *                  out, as hand-written probes do
 */
public record RecordedSignature(MethodSignature method, Set<String> modifiers, boolean named) {
	/**
	 * In the access flags of a method, the bit of {@code transient} means varargs, and that of {@code volatile} means bridge (JVMS 4.6).
	 */
	private static final Set<String> MODIFIERS = Set.of("public", "protected", "private", "abstract", "static", "final",
			"transient", "volatile", "synchronized", "native", "strictfp", "default", "interface");
	private static final Pattern SHAPE = Pattern.compile("([^()]+)\\(([^()]*)\\)(?:\\s+throws\\s+[^()]+)?");

	public RecordedSignature {
		modifiers = Set.copyOf(modifiers);
	}

	/**
	 * The method that a recorded signature names.
	 *
	 * @throws IllegalArgumentException if the text is in none of the spellings
	 */
	public static MethodSignature parse(String recorded) {
		return read(recorded).method();
	}

	/** The method that a recorded signature names; empty if the text is in none of the spellings, as names of spans are. */
	public static Optional<MethodSignature> find(String recorded) {
		try {
			return Optional.of(parse(recorded));
		} catch (IllegalArgumentException e) {
			return Optional.empty();
		}
	}

	/**
	 * A recorded signature with all that it says.
	 *
	 * @throws IllegalArgumentException if the text is in none of the spellings
	 */
	public static RecordedSignature read(String recorded) {
		Matcher shape = SHAPE.matcher(recorded.strip());
		if (!shape.matches()) {
			throw unreadable(recorded, "expected one list of parameters in parentheses");
		}
		List<String> words = Arrays.asList(shape.group(1).strip().split("\\s+"));
		Set<String> modifiers = new HashSet<>();
		while (modifiers.size() < words.size() - 1 && isModifier(words.get(modifiers.size()))
				&& modifiers.add(words.get(modifiers.size()))) {
			// the next word may be one, too
		}
		boolean varargs = modifiers.contains("transient");
		List<String> parameters = MethodSignature.splitParameters(shape.group(2).strip()).stream().map(String::strip).toList();
		List<String> rest = words.subList(modifiers.size(), words.size());
		String qualified = rest.getLast();
		try {
			if (rest.size() == 1 && modifiers.contains("static")) {
				throw new IllegalArgumentException("it is the initialiser of a class, as Byte Buddy records it");
			}
			if (rest.size() == 1) {
				String suffix = "." + MethodSignature.CONSTRUCTOR_NAME;
				String type = qualified.endsWith(suffix) ? qualified.substring(0, qualified.length() - suffix.length())
						: qualified;
				return new RecordedSignature(
						new MethodSignature(type, MethodSignature.CONSTRUCTOR_NAME, parameters, "void", varargs, true), modifiers,
						qualified.endsWith(suffix) || modifiers.contains("new"));
			}
			int dot = qualified.lastIndexOf('.');
			if (rest.size() > 2 || dot < 0) {
				throw new IllegalArgumentException("expected modifiers, a return type, and a declaring type and name joined by a dot");
			}
			return new RecordedSignature(new MethodSignature(qualified.substring(0, dot), qualified.substring(dot + 1), parameters,
					rest.getFirst(), varargs, false), modifiers, true);
		} catch (IllegalArgumentException e) {
			throw unreadable(recorded, e.getMessage());
		}
	}

	private static boolean isModifier(String word) {
		return MODIFIERS.contains(word) || word.equals("new");
	}

	private static IllegalArgumentException unreadable(String recorded, String reason) {
		return new IllegalArgumentException(
				"'" + MethodSignature.shortened(recorded) + "' is not a recorded operation signature: " + reason);
	}
}
