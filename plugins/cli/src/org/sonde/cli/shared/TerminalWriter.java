/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.shared;

import java.io.PrintWriter;
import java.util.regex.Pattern;

/**
 * Writes what people read. Texts of files may hold characters that command a terminal, or turn the direction of what follows: each is
 * replaced by U+FFFD. Line feeds and tabs stay. Data for programs are written {@link #ofData exactly}.
 */
public final class TerminalWriter extends PrintWriter {
	private static final Pattern COMMANDS = Pattern.compile("[\\p{Cc}&&[^\\n\\t]]|[\\u202A-\\u202E\\u2066-\\u2069]");

	private final PrintWriter exact;
	private final boolean onScreen;

	/**
	 * @param exact    what is written to
	 * @param onScreen whether a person reads it there: not a file, nor another program
	 */
	public TerminalWriter(PrintWriter exact, boolean onScreen) {
		super(exact, true);
		this.exact = exact;
		this.onScreen = onScreen;
	}

	/** Returns the writer behind a terminal writer, which replaces nothing. */
	public static PrintWriter exact(PrintWriter writer) {
		return writer instanceof TerminalWriter terminal ? terminal.exact : writer;
	}

	/** Returns the writer for data: it writes them exactly, unless it writes to a screen, which control characters could command. */
	static PrintWriter ofData(PrintWriter writer) {
		return writer instanceof TerminalWriter terminal && terminal.onScreen ? terminal : exact(writer);
	}

	@Override
	public void write(int c) {
		write(Character.toString((char) c));
	}

	@Override
	public void write(char[] buffer, int offset, int length) {
		write(new String(buffer, offset, length));
	}

	@Override
	public void write(String text, int offset, int length) {
		String harmless = COMMANDS.matcher(text.substring(offset, offset + length)).replaceAll("\uFFFD");
		super.write(harmless, 0, harmless.length());
	}
}
