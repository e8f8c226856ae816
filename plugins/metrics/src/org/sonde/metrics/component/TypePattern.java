/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.component;

import java.util.Objects;
import java.util.regex.Pattern;

/**
 * A pattern over qualified type names with AspectJ's meaning: {@code a.b.*} the types of a package, {@code a.b..*} with its
 * sub-packages, {@code a.b.C} one type, {@code *} within a part any characters but a dot ({@code a.*Writer}), {@code *} alone
 * every type. Nested types are written with a dot ({@code java.util.Map.Entry}), and as in AspectJ {@code a.b.*} does not match
 * them, but {@code a.b..*} does. A name without a dot is a type of the default package.
 */
public final class TypePattern implements Comparable<TypePattern> {

	private static final Pattern PART = Pattern.compile("[\\p{javaJavaIdentifierPart}*]+");

	private final String text;
	private final Pattern regex;

	private TypePattern(String text, Pattern regex) {
		this.text = text;
		this.regex = regex;
	}

	/**
	 * Reads a pattern.
	 *
	 * @throws IllegalArgumentException if it is not one; the message says what is wrong and what would be right
	 */
	public static TypePattern of(String text) {
		String pattern = text.strip();
		if (pattern.isEmpty()) {
			throw refused(text, "it is empty");
		}
		if (pattern.endsWith("+")) {
			throw refused(text, "subtypes ('+') are not supported");
		}
		if (pattern.contains("...")) {
			throw refused(text, "it has three dots in a row");
		}
		StringBuilder regex = new StringBuilder();
		int begin = 0;
		while (true) {
			int dot = pattern.indexOf('.', begin);
			String part = pattern.substring(begin, dot < 0 ? pattern.length() : dot);
			if (!PART.matcher(part).matches()) {
				throw refused(text, part.isEmpty() ? "a name is missing at a dot" : "'" + part + "' is not a name");
			}
			appendPart(regex, part);
			if (dot < 0) {
				break;
			}
			boolean subPackages = pattern.startsWith("..", dot);
			regex.append(subPackages ? "\\.(?:[^.]+\\.)*" : "\\.");
			begin = dot + (subPackages ? 2 : 1);
		}
		return new TypePattern(pattern, Pattern.compile(pattern.equals("*") ? ".+" : regex.toString()));
	}

	private static IllegalArgumentException refused(String text, String why) {
		return new IllegalArgumentException(
				("'%s' is not a type pattern: %s. Write a.b.* for the types of a package, a.b..* with its sub-packages, "
						+ "a.b.C for one type.").formatted(text, why));
	}

	private static void appendPart(StringBuilder regex, String part) {
		for (int begin = 0; begin < part.length();) {
			if (part.charAt(begin) == '*') {
				regex.append("[^.]*");
				begin++;
			} else {
				int star = part.indexOf('*', begin);
				int end = star < 0 ? part.length() : star;
				regex.append(Pattern.quote(part.substring(begin, end)));
				begin = end;
			}
		}
	}

	/**
	 * Whether a type matches.
	 *
	 * @param qualifiedName as {@link Class#getCanonicalName()} writes it
	 */
	public boolean matches(String qualifiedName) {
		return regex.matcher(qualifiedName).matches();
	}

	/** The pattern as it was written. */
	@Override
	public String toString() {
		return text;
	}

	@Override
	public boolean equals(Object other) {
		return other instanceof TypePattern pattern && text.equals(pattern.text);
	}

	@Override
	public int hashCode() {
		return Objects.hashCode(text);
	}

	@Override
	public int compareTo(TypePattern other) {
		return text.compareTo(other.text);
	}
}
