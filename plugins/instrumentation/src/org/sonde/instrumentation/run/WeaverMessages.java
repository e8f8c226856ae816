/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.run;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Extracts the messages of AspectJ and the JVM about the weaving from a program's error stream. A failed weaving does not stop the program,
 * so these lines drown in what it prints. Safe for use by several threads.
 */
public final class WeaverMessages {
	/** Lines that are kept: the first say what went wrong, the others the same of more classes. */
	static final int MOST_LINES = 200;
	private static final int LONGEST_LINE = 2_000;
	/** The beginning of AspectJ's messages: the class loader, and the kind. */
	private static final Pattern OF_WEAVER = Pattern.compile("^\\[[^\\]\\s]+@[0-9a-f]+\\] (?:abort|error|fail|warning)\\b");

	/** In the trace of an exception that ends Kieker's writer. */
	private static final String IN_WRITER = "at kieker.monitoring.writer.MonitoringWriterThread.run(";

	private final List<String> lines = new ArrayList<>();
	private final StringBuilder begun = new StringBuilder();
	private boolean writerFailed;

	/** The next characters of the stream. */
	public synchronized void append(CharSequence text) {
		for (int i = 0; i < text.length(); i++) {
			char c = text.charAt(i);
			if (c == '\n') {
				end();
			} else if (begun.length() < LONGEST_LINE) {
				begun.append(c);
			}
		}
	}

	private void end() {
		String line = begun.toString().stripTrailing();
		begun.setLength(0);
		writerFailed |= line.contains(IN_WRITER);
		if (lines.size() < MOST_LINES && !lines.contains(line)
				&& (OF_WEAVER.matcher(line).find() || trouble(line).isPresent())) {
			lines.add(line);
		}
	}

	/** The lines picked until now, each once. */
	public synchronized List<String> lines() {
		List<String> all = new ArrayList<>(lines);
		if (!begun.isEmpty() && trouble(begun.toString()).isPresent()) {
			all.add(begun.toString());
		}
		return List.copyOf(all);
	}

	/** Whether an exception ended the thread that writes Kieker's records. */
	public synchronized boolean writerFailed() {
		return writerFailed;
	}

	/** Returns what most likely went wrong: the first error with a known cause, otherwise any error. */
	public Optional<WeaverErrors> trouble() {
		return trouble(lines());
	}

	/** Returns what went wrong according to selected lines. */
	public static Optional<WeaverErrors> trouble(List<String> picked) {
		return Arrays.stream(WeaverErrors.values()).filter(trouble -> picked.stream().anyMatch(trouble::isIn)).findFirst();
	}

	private static Optional<WeaverErrors> trouble(String line) {
		return trouble(List.of(line));
	}
}
