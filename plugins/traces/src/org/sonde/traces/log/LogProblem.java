/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.nio.file.Path;
import java.util.Objects;

/**
 * What could not be read of a log, or not without doubt.
 *
 * @param file        the file, or the folder
 * @param place       where in the file it was met first, such as {@code line 12} or {@code byte 280}; empty if it concerns
 *                    the whole
 * @param message     what is wrong, and what follows
 * @param occurrences how often it was met in this file; 1 or more
 */
public record LogProblem(Path file, String place, String message, long occurrences) {
	public LogProblem {
		Objects.requireNonNull(file, "file");
		Objects.requireNonNull(place, "place");
		Objects.requireNonNull(message, "message");
		if (occurrences < 1) {
			throw new IllegalArgumentException("a problem occurs at least once; found " + occurrences);
		}
	}

	/** Returns text such as {@code kieker.dat, line 12: the record has too few fields (3 times)}. */
	@Override
	public String toString() {
		String where = place.isEmpty() ? file.toString() : file + ", " + place;
		return where + ": " + message + (occurrences == 1 ? "" : " (" + occurrences + " times)");
	}
}
