/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.observer;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.regex.Pattern;

/** Counts a unit at each line of the program's output in which an expression is found; all is printed as ever. */
public final class UnitLines extends OutputStream {

	/** Only the beginning of a longer line is searched. */
	private static final int LONGEST_LINE = 4096;

	private final PrintStream to;
	private final Pattern expression;
	private final ByteArrayOutputStream line = new ByteArrayOutputStream();

	UnitLines(PrintStream to, Pattern expression) {
		this.to = to;
		this.expression = expression;
	}

	@Override
	public synchronized void write(int character) {
		to.write(character);
		look(character);
	}

	@Override
	public synchronized void write(byte[] characters, int from, int length) {
		to.write(characters, from, length);
		for (int i = 0; i < length; i++) {
			look(characters[from + i]);
		}
	}

	private void look(int character) {
		if (character == '\n') {
			if (expression.matcher(line.toString()).find()) {
				Units.count();
			}
			line.reset();
		} else if (line.size() < LONGEST_LINE) {
			line.write(character);
		}
	}

	@Override
	public void flush() {
		to.flush();
	}
}
