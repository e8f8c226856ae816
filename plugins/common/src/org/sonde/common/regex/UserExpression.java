/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.common.regex;

import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;

/** Regular expressions and wildcards that users write. */
public final class UserExpression {
	private UserExpression() {
	}

	/**
	 * Java's own goes down the stack for each parenthesis, so an expression can be too deep for it.
	 *
	 * @throws IllegalArgumentException in one short line, without the expression, if it is not a regular expression
	 */
	public static Pattern of(String text) {
		try {
			return Pattern.compile(text);
		} catch (PatternSyntaxException e) {
			String place = e.getIndex() < 0 ? "" : " at character " + (e.getIndex() + 1);
			throw new IllegalArgumentException("not a regular expression: " + e.getDescription() + place, e);
		} catch (StackOverflowError e) {
			throw new IllegalArgumentException("not a regular expression that can be used: it is nested too deeply", e);
		}
	}

	/**
	 * A text in which {@code *} stands for any characters, or none.
	 *
	 * @param flags of {@link Pattern}
	 */
	public static Pattern ofWildcards(String text, int flags) {
		return Pattern.compile(Arrays.stream(text.split("\\*", -1)).map(Pattern::quote).collect(Collectors.joining(".*")), flags);
	}
}
