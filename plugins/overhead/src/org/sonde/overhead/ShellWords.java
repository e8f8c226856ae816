/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A command as it can be typed into a shell. */
public final class ShellWords {
	private static final Pattern HARMLESS = Pattern.compile("[A-Za-z0-9_@%+=:,./-]+");

	private ShellWords() {
	}

	/** The words in a line; those that a shell would take apart or change stand in quotes. */
	public static String line(List<String> words) {
		return words.stream().map(ShellWords::quoted).collect(Collectors.joining(" "));
	}

	private static String quoted(String word) {
		return HARMLESS.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
	}
}
