/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.recording;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;

import org.sonde.traces.operations.OperationStatistics;
import org.sonde.traces.operations.RecordSequence;
import org.sonde.traces.reduction.ReducedTraces;

/**
 * What a program did once: what the choice of probes starts from.
 *
 * @param candidates  the methods to choose from, sorted by name
 * @param forest      the classes of its valid traces
 * @param units       what is distinguished: these, or each call of some methods
 * @param unreduced   valid traces that are in none of the classes
 * @param sequence    the order of its records; empty if it is not known when they were handed over
 * @param ownTime     of the program, where it is known and the probes took some
 * @param selfNanos   time in all recorded calls together, in nanoseconds
 * @param calls       all recorded ones
 * @param source      what call rates name as their source
 */
public record RecordedProgram(List<Candidate> candidates, TraceForest forest, TraceForest units, long unreduced,
		Optional<RecordSequence> sequence, Optional<OwnTime> ownTime, double selfNanos, long calls, String source) {
	public RecordedProgram {
		candidates = List.copyOf(candidates);
	}

	/**
	 * @param operations of the recording
	 * @param methodOf   the name that an operation has in a plan; empty if it is not a candidate
	 * @param perSecond  its calls per second; 0 or below if not known
	 * @param isUnit     whether each call of an operation, as recorded, counts as a trace; empty if traces are distinguished as they are
	 */
	public static RecordedProgram of(List<OperationStatistics> operations, ReducedTraces traces, Optional<RecordSequence> sequence,
			String source, Function<OperationStatistics, Optional<String>> methodOf, ToDoubleFunction<OperationStatistics> perSecond,
			Optional<Predicate<String>> isUnit) {
		SortedMap<String, List<OperationStatistics>> methods = new TreeMap<>();
		for (OperationStatistics operation : operations) {
			if (operation.calls() > 0 && perSecond.applyAsDouble(operation) > 0) {
				methodOf.apply(operation).ifPresent(method -> methods.computeIfAbsent(method, none -> new ArrayList<>()).add(operation));
			}
		}
		List<Candidate> candidates = new ArrayList<>();
		Map<String, Integer> places = new HashMap<>();
		methods.forEach((method, recorded) -> {
			recorded.forEach(operation -> places.put(operation.signature(), candidates.size()));
			candidates.add(candidate(method, recorded, perSecond));
		});
		TraceForest forest = TraceForest.of(traces.classes(), places, candidates.size());
		return new RecordedProgram(candidates, forest,
				isUnit.map(unit -> TraceForest.ofUnits(traces.classes(), places, candidates.size(), unit)).orElse(forest),
				traces.unreduced(), sequence,
				Optional.empty(), operations.stream().mapToDouble(operation -> operation.self().sumNanos()).sum(),
				operations.stream().mapToLong(OperationStatistics::calls).sum(), source);
	}

	/** The same, if it is known what the program takes by itself. */
	public RecordedProgram in(Optional<OwnTime> known) {
		return new RecordedProgram(candidates, forest, units, unreduced, sequence, known, selfNanos, calls, source);
	}

	/** Returns the work to weigh one set: the branches of all call trees, and the records. */
	public long work() {
		return forest.branches() + (long) units.branches() + candidates.size() + sequence.map(RecordSequence::size).orElse(0);
	}

	private static Candidate candidate(String method, List<OperationStatistics> recorded, ToDoubleFunction<OperationStatistics> perSecond) {
		long timed = recorded.stream().mapToLong(operation -> operation.duration().count()).sum();
		double nanos = recorded.stream().mapToDouble(operation -> operation.duration().sumNanos()).sum();
		return new Candidate(method, recorded.stream().map(OperationStatistics::signature).sorted().toList(),
				recorded.stream().mapToLong(OperationStatistics::calls).sum(), recorded.stream().mapToDouble(perSecond).sum(),
				timed == 0 ? OptionalDouble.empty() : OptionalDouble.of(nanos / timed),
				recorded.stream().mapToDouble(operation -> operation.self().sumNanos()).sum());
	}
}
