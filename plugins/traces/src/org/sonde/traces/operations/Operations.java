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

import org.sonde.traces.reconstruction.TraceKind;
import org.sonde.traces.record.StringPool;

/** The operations of all logs by their names, up to {@value #MAX}. */
final class Operations {
	/** Beyond the methods of any program. */
	static final int MAX = 200_000;
	static final int FIRST_NAMES = 1_024;

	private final List<Operation> all = new ArrayList<>();
	private Operation[] byName = new Operation[FIRST_NAMES];

	/** What is known of one operation, for each kind of probe. Executions come first. */
	static final class Operation {
		final int name;
		/** The total of the ended logs. */
		OperationTally total;
		final DurationRecorder[] self = new DurationRecorder[2];
		final NearestCallers[] callers = { new NearestCallers(), new NearestCallers() };
		final long[] callsByKind = new long[2];
		/** Whether both kinds of probe saw the same calls, in any log. */
		boolean seenTwice;

		private Operation(int name) {
			this.name = name;
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

	/** All of them, sorted by signature. */
	Stream<Operation> sorted(StringPool names) {
		return all.stream().sorted(Comparator.comparing(operation -> names.text(operation.name)));
	}
}
