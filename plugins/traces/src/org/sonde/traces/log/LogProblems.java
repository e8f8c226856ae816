/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.io.EOFException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Collects problems in bounded memory: the same message for the same file is kept once, with its first place and a count. */
public final class LogProblems {
	/** The message for a file that ends too early. */
	static final String CUT_OFF = "the file ends in the middle of its data; was it cut off?";

	/** The number of different problems that are kept. */
	public static final int MAX_LISTED = 1_000;

	private final Map<Key, LogProblem> problems = new LinkedHashMap<>();
	private long unlisted;
	private Supplier<Path> currentFile = () -> Path.of("");
	private Supplier<String> currentPlace = () -> "";

	private record Key(Path file, String message) {
	}

	/** Notes a problem; see {@link LogProblem} for the parts. */
	public void add(Path file, String place, String message) {
		Key key = new Key(file, message);
		LogProblem known = problems.get(key);
		if (known != null) {
			problems.put(key, new LogProblem(file, known.place(), message, known.occurrences() + 1));
		} else if (problems.size() < MAX_LISTED) {
			problems.put(key, new LogProblem(file, place, message, 1));
		} else {
			unlisted++;
		}
	}

	/** Notes a problem with the record that is being handed over by a reader. */
	public void addHere(String message) {
		add(currentFile.get(), currentPlace.get(), message);
	}

	/** Sets the place of the record that is being handed over. */
	void atPlaceOf(Supplier<Path> file, Supplier<String> place) {
		currentFile = file;
		currentPlace = place;
	}

	/** The problems in the order they were met first. */
	public List<LogProblem> list() {
		return List.copyOf(problems.values());
	}

	/** Returns the number of problems that are not in the list, because it is full. */
	public long unlisted() {
		return unlisted;
	}

	/** The message for a file that cannot be read further. */
	static String unreadable(IOException e) {
		return switch (e) {
			case EOFException cutOff -> CUT_OFF;
			// They are thrown when a file is opened; their messages are the file's name, which the problem has already.
			case AccessDeniedException denied -> "it cannot be read: permission denied";
			case NoSuchFileException gone -> "it cannot be read: it is gone";
			case FileSystemException other when other.getReason() != null -> "the rest cannot be read: " + other.getReason();
			default -> "the rest cannot be read: " + (e.getClass() == IOException.class && e.getMessage() != null ? e.getMessage() : e);
		};
	}
}
