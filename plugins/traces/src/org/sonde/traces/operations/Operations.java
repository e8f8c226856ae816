/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

import org.sonde.traces.part.PartException;
import org.sonde.traces.part.PartInput;
import org.sonde.traces.part.PartOutput;
import org.sonde.traces.reconstruction.TraceKind;
import org.sonde.traces.record.StringPool;

/** The operations of all logs by their names, up to {@value #MAX}. */
final class Operations {
	/** Beyond the methods of any program. */
	static final int MAX = 200_000;
	static final int FIRST_NAMES = 1_024;
	/** Of an operation that was written. */
	private static final int LEAST_BYTES = 13;

	private final List<Operation> all = new ArrayList<>();
	/** Calls of those that were read and there is no room for. */
	private long unlisted;
	private Operation[] byName = new Operation[FIRST_NAMES];

	/** What is known of one operation; by the kind of probe, executions first. */
	static final class Operation {
		final int name;
		/** Of the logs that have ended. */
		OperationTally total;
		final DurationRecorder[] self = new DurationRecorder[2];
		final NearestCallers[] callers = { new NearestCallers(), new NearestCallers() };
		final long[] callsByKind = new long[2];
		/** Whether both kinds of probe saw the same calls, in any log. */
		boolean seenTwice;

		private Operation(int name) {
			this.name = name;
		}

		private boolean isKnown() {
			return total != null || self[0] != null || self[1] != null || callers[0].calls() > 0 || callers[1].calls() > 0;
		}

		private void write(PartOutput out, SeriesClock clock) {
			out.flag(total != null);
			if (total != null) {
				total.write(out, clock);
			}
			out.flag(seenTwice);
			for (TraceKind kind : TraceKind.values()) {
				out.count(callsByKind[kind.ordinal()]);
				out.flag(self[kind.ordinal()] != null);
				if (self[kind.ordinal()] != null) {
					self[kind.ordinal()].write(out);
				}
				callers[kind.ordinal()].write(out);
			}
		}

		private void read(PartInput in, SeriesClock clock, SeriesClock.Intervals intervals, MemoryBudget budget, MemoryBudget gapBudget)
				throws PartException {
			if (in.flag()) {
				total = total == null ? new OperationTally(budget, gapBudget) : total;
				total.read(in, clock, intervals);
			}
			seenTwice |= in.flag();
			for (TraceKind kind : TraceKind.values()) {
				callsByKind[kind.ordinal()] += in.count();
				if (in.flag()) {
					self(kind, budget).read(in);
				}
				callers[kind.ordinal()].read(in);
			}
		}

		/** Whether self times and callers of this kind of probe count: of calls that both kinds saw, those of the kind that saw more. */
		boolean counts(TraceKind kind) {
			return !seenTwice || kind == (callsByKind[0] >= callsByKind[1] ? TraceKind.EXECUTIONS : TraceKind.EVENTS);
		}

		/** Its self times as this kind of probe saw them. */
		DurationRecorder self(TraceKind probe, MemoryBudget budget) {
			DurationRecorder recorder = self[probe.ordinal()];
			if (recorder == null) {
				recorder = self[probe.ordinal()] = new DurationRecorder(budget);
			}
			return recorder;
		}
	}

	/** Writes what is known but for the logs that have not ended. */
	void write(PartOutput out, SeriesClock clock) {
		List<Integer> known = out.sorted(all.stream().filter(Operation::isKnown).mapToInt(operation -> operation.name));
		out.count(known.size());
		for (int name : known) {
			out.name(name);
			byName[name].write(out, clock);
		}
	}

	/** Adds what was written. */
	void read(PartInput in, SeriesClock clock, SeriesClock.Intervals intervals, MemoryBudget budget, MemoryBudget gapBudget) throws PartException {
		for (int left = in.size(LEAST_BYTES); left > 0; left--) {
			int name = in.someName();
			Operation operation = added(name);
			if (operation == null) {
				operation = new Operation(name);
				operation.read(in, clock, intervals, budget, gapBudget);
				unlisted += operation.total == null ? 0 : operation.total.calls;
			} else {
				operation.read(in, clock, intervals, budget, gapBudget);
			}
		}
	}

	/** Null if it was not added. */
	Operation of(int name) {
		return name >= 0 && name < byName.length ? byName[name] : null;
	}

	/** The operation of this name, a new one if need be; null if there are too many. */
	Operation added(int name) {
		Operation known = of(name);
		if (known != null) {
			return known;
		}
		if (name < 0 || all.size() >= MAX) {
			return null;
		}
		if (name >= byName.length) {
			byName = Arrays.copyOf(byName, Math.max(name + 1, 2 * byName.length));
		}
		Operation operation = new Operation(name);
		all.add(operation);
		byName[name] = operation;
		return operation;
	}

	/** Calls of operations that were read and there is no room for; from now on counted again. */
	long takeUnlisted() {
		long count = unlisted;
		unlisted = 0;
		return count;
	}

	/** All of them, sorted by signature. */
	Stream<Operation> sorted(StringPool names) {
		return all.stream().sorted(Comparator.comparing(operation -> names.text(operation.name)));
	}
}
