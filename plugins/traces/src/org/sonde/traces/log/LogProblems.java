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
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Supplier;

import org.sonde.common.digits.NaturalOrder;
import org.sonde.traces.part.PartException;
import org.sonde.traces.part.PartInput;
import org.sonde.traces.part.PartOutput;

/**
 * Collects problems in bounded memory: the same message for the same file is kept once, with its lowest place and a count. Of too many the
 * first by file and message are kept, so what is kept does not depend on the order in which the problems come.
 */
public final class LogProblems {
	/** The message for a file that ends too early. */
	static final String CUT_OFF = "the file ends in the middle of its data; was it cut off?";

	/** The number of different problems that are kept. */
	public static final int MAX_LISTED = 1_000;

	private final TreeMap<Key, LogProblem> problems = new TreeMap<>(Comparator.comparing(Key::file).thenComparing(Key::message));
	private long unlisted;
	private Supplier<Path> currentFile = () -> Path.of("");
	private Supplier<String> currentPlace = () -> "";

	private record Key(Path file, String message) {
	}

	/** Notes a problem; see {@link LogProblem} for the parts. */
	public void add(Path file, String place, String message) {
		add(new LogProblem(file, place, message, 1));
	}

	/** Notes a problem as often as it occurred. */
	public void add(LogProblem problem) {
		Key key = new Key(problem.file(), problem.message());
		LogProblem known = problems.get(key);
		if (known != null) {
			problems.put(key, new LogProblem(problem.file(), first(known.place(), problem.place()), problem.message(),
					known.occurrences() + problem.occurrences()));
			return;
		}
		problems.put(key, problem);
		if (problems.size() > MAX_LISTED) {
			unlisted += problems.pollLastEntry().getValue().occurrences();
		}
	}

	private static String first(String place, String other) {
		return NaturalOrder.OF_NAMES.compare(place, other) <= 0 ? place : other;
	}

	/** Writes them all. */
	public void write(PartOutput out) {
		out.count(unlisted);
		out.count(problems.size());
		for (LogProblem problem : problems.values()) {
			out.text(problem.file().toString());
			out.text(problem.place());
			out.text(problem.message());
			out.count(problem.occurrences());
		}
	}

	/** Adds those that were written. */
	public void read(PartInput in) throws PartException {
		unlisted += in.count();
		for (int left = in.size(Integer.BYTES); left > 0; left--) {
			try {
				add(new LogProblem(Path.of(in.text()), in.text(), in.text(), in.count()));
			} catch (IllegalArgumentException e) {
				throw PartInput.damaged(e.getMessage());
			}
		}
	}

	/** Notes a problem with the record that is being handed over by a reader. */
	public void addHere(String message) {
		add(currentFile.get(), currentPlace.get(), message);
	}

	/** Says where the record is that is being handed over. */
	void atPlaceOf(Supplier<Path> file, Supplier<String> place) {
		currentFile = file;
		currentPlace = place;
	}

	/** The problems by file and place. */
	public List<LogProblem> list() {
		return problems.values().stream().sorted(Comparator.comparing(LogProblem::file)
				.thenComparing(LogProblem::place, NaturalOrder.OF_NAMES).thenComparing(LogProblem::message)).toList();
	}

	/** How often a problem was met that is not in the list, because it is full. */
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
