/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics;

import java.util.Comparator;
import java.util.Objects;

/**
 * Something that a measurement met and that may make its numbers differ from what the reader expects. Nothing is skipped without
 * one.
 *
 * @param kind    what it is
 * @param file    the source file, relative to its folder or jar with {@code /} between the parts; empty where no file is
 *                concerned
 * @param line    the line in the file, from 1; 0 where no line is concerned
 * @param message one sentence for people, without file and line
 */
public record Problem(ProblemKind kind, String file, int line, String message) implements Comparable<Problem> {

	private static final Comparator<Problem> ORDER = Comparator.comparing(Problem::file).thenComparingInt(Problem::line)
			.thenComparing(Problem::kind).thenComparing(Problem::message);

	public Problem {
		Objects.requireNonNull(kind, "kind");
		Objects.requireNonNull(file, "file");
		Objects.requireNonNull(message, "message");
		if (line < 0) {
			throw new IllegalArgumentException("a line number is 1 or more, or 0 for none; found " + line);
		}
	}

	/** A problem of no file in particular. */
	public static Problem general(ProblemKind kind, String message) {
		return new Problem(kind, "", 0, message);
	}

	/** Compares by file, then line, then kind. */
	@Override
	public int compareTo(Problem other) {
		return ORDER.compare(this, other);
	}

	/** Returns the problem as compilers print it: {@code SM201 p/A.java:12: message}. */
	@Override
	public String toString() {
		String place = file.isEmpty() ? "" : line == 0 ? file + ": " : file + ":" + line + ": ";
		return kind.code() + " " + place + message;
	}
}
