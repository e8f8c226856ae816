/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.pictures;

import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;

import org.sonde.report.traces.LogResults;
import org.sonde.report.traces.sequence.SequenceDiagram;
import org.sonde.traces.reduction.SingleTrace;
import org.sonde.traces.reduction.TraceClass;
import org.sonde.traces.reduction.TraceRank;

/** A trace that is drawn as a sequence diagram. */
public sealed interface DrawnTrace {

	/**
	 * A trace that was asked for.
	 *
	 * @param trace empty if the log has no such valid one
	 */
	record Single(Optional<SingleTrace> trace) implements DrawnTrace {
	}

	/**
	 * The mean of a class of traces.
	 *
	 * @param number of the class, from 1
	 */
	record Mean(int number) implements DrawnTrace {
	}

	/**
	 * One trace of a class.
	 *
	 * @param number of the class, from 1
	 */
	record Ranked(int number, TraceRank rank) implements DrawnTrace {
	}

	/**
	 * Its diagram.
	 *
	 * @param name of the log, for people
	 * @throws NoSuchElementException if there is no such trace; the message says what there is none of
	 */
	default SequenceDiagram of(LogResults log, String name) {
		return switch (this) {
			case Single(Optional<SingleTrace> trace) ->
				SequenceDiagram.of(trace.orElseThrow(() -> new NoSuchElementException("no such valid trace")), name);
			case Mean(int number) -> SequenceDiagram.of(ofNumber(log, number), number, name);
			case Ranked(int number, TraceRank rank) -> SequenceDiagram.of(ofNumber(log, number).of(rank)
					.orElseThrow(() -> new NoSuchElementException(
							"no such trace of class " + number + " kept, because it has no durations, or there are too many classes"))
					.trace(), name);
		};
	}

	private static TraceClass ofNumber(LogResults log, int number) {
		List<TraceClass> classes = log.classes().classes();
		if (number > classes.size()) {
			throw new NoSuchElementException("no class " + number + "; there " + (classes.size() == 1 ? "is 1" : "are " + classes.size()));
		}
		return classes.get(number - 1);
	}
}
