/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reconstruction;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sonde.traces.reconstruction.TraceProblem.Reason;
import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.StringPool;

/** The rules of validity, one by one. */
class TraceReconstructionTest {
	private final StringPool names = new StringPool();
	private final int a = names.of("void p.A.a()");
	private final int b = names.of("void p.B.b()");
	private final int host = names.of("host");
	private final int other = names.of("other");
	private final List<String> valid = new ArrayList<>();
	private final List<String> calls = new ArrayList<>();
	private TraceReconstruction traces = with(TraceLimits.DEFAULT);

	private TraceReconstruction with(TraceLimits limits) {
		return new TraceReconstruction(names, limits, this::note, (kind, operation, caller, probed, on, callerHost, duration, self) -> calls
				.add((caller == StringPool.NONE ? "" : names.text(caller) + " > ") + names.text(operation) + " " + duration + " " + self));
	}

	private void note(CallTree tree) {
		StringBuilder text = new StringBuilder();
		for (int call = 0; tree != null && call < tree.size(); call++) {
			text.append(call == 0 ? "" : " ").append(tree.depth(call)).append(names.text(tree.operation(call)).charAt(7));
		}
		valid.add(tree == null ? "not kept" : text + " " + tree.durationNanos());
	}

	private void execution(long trace, int operation, long tin, long tout, int eoi, int ess) {
		traces.execution(operation, host, trace, tin, tout, host, eoi, ess);
	}

	private void event(long trace, EventKind kind, long nanos, int order, int operation) {
		traces.event(kind, nanos, trace, order, operation, StringPool.NONE);
	}

	private void metadata(long trace) {
		traces.traceMetadata(trace, 1, host, host, -1, -1);
	}

	private void assertReasons(Reason... reasons) {
		traces.end();
		TraceCounts counts = traces.counts();
		assertThat(counts.problems()).extracting(TraceProblem::reason).containsExactly(reasons);
		assertThat(counts.valid()).isEqualTo(valid.size());
		assertThat(counts.valid() + counts.invalid() + counts.incomplete() + counts.abandoned()).isEqualTo(valid.size() + reasons.length);
		assertThat(counts.reasons().values().stream().mapToLong(Long::longValue).sum()).isEqualTo(reasons.length);
	}

	@Test
	void putsExecutionsInOrder() {
		execution(1, b, 20, 30, 1, 1);
		execution(1, a, 45, 50, 3, 2);
		execution(1, b, 40, 60, 2, 1);
		execution(1, a, 10, 100, 0, 0);
		assertReasons();

		assertThat(valid).containsExactly("0A 1B 1B 2A 90");
		assertThat(calls).containsExactly("void p.A.a() 90 60", "void p.A.a() > void p.B.b() 10 10", "void p.A.a() > void p.B.b() 20 15",
				"void p.B.b() > void p.A.a() 5 5");
	}

	/** As Kieker's ExecutionTrace does, which asks for an ess of 0 of the first only. */
	@Test
	void takesSeveralExecutionsOnTop() {
		execution(1, a, 10, 20, 0, 0);
		execution(1, b, 30, 40, 1, 0);
		assertReasons();

		assertThat(valid).containsExactly("0A 0B 30");
	}

	@Test
	void refusesExecutionsThatDoNotFit() {
		execution(1, a, 10, 20, 0, 1); // the first is not on top
		execution(2, b, 12, 13, 1, 2); // two levels at once
		execution(2, a, 10, 20, 0, 0);
		execution(3, b, 12, 13, 2, 1); // 1 is missing
		execution(3, a, 10, 20, 0, 0);
		execution(4, b, 12, 13, 1, 1); // 1 twice
		execution(4, b, 14, 15, 1, 1);
		execution(4, a, 10, 20, 0, 0);
		execution(5, a, 10, 20, -1, -1);
		execution(5, a, 10, 20, -1, -1);
		execution(-1, a, 10, 20, 0, 0);
		assertReasons(Reason.NOT_RECORDED, Reason.STACK, Reason.STACK, Reason.GAP, Reason.TWICE, Reason.NOT_RECORDED);

		assertThat(traces.counts().invalid()).isEqualTo(6);
		assertThat(calls).isEmpty();
		assertThat(traces.counts().problems().get(3))
				.hasToString("trace 3 of executions: records are missing in between (eoi 1 of 0 to 2 is missing)");
	}

	/** Kieker keeps executions in a set. */
	@Test
	void countsARecordThatWasReadTwiceOnce() {
		execution(1, b, 12, 13, 1, 1);
		execution(1, b, 12, 13, 1, 1);
		execution(1, a, 10, 20, 0, 0);
		assertReasons();

		assertThat(valid).containsExactly("0A 1B 10");
	}

	@Test
	void tellsExecutionsThatHadNotEndedFromMissingOnes() {
		execution(1, b, 12, 13, 1, 1); // 0 is open
		execution(2, b, 12, 13, 1, 1); // 0 and 2 are open
		execution(2, b, 14, 15, 3, 2);
		execution(3, b, 12, 13, 2, 2); // 0 and 1 are open
		execution(3, b, 14, 15, 3, 2);
		execution(4, b, 12, 13, 2, 1); // 0 may be open, 1 must have ended
		execution(5, b, 12, 13, 1, 1); // if 2 were open, 4 would be within it
		execution(5, b, 14, 15, 3, 2);
		execution(5, b, 16, 17, 4, 1);
		assertReasons(Reason.CUT_OFF, Reason.CUT_OFF, Reason.CUT_OFF, Reason.GAP, Reason.GAP);

		assertThat(traces.counts().incomplete()).isEqualTo(3);
		assertThat(traces.counts().invalid()).isEqualTo(2);
	}

	@Test
	void knowsDistributedTraces() {
		traces.execution(b, host, 1, 12, 13, other, 1, 1);
		execution(1, a, 10, 20, 0, 0);
		execution(2, a, 10, 20, 0, 0);
		assertReasons();

		assertThat(traces.counts().distributed()).isEqualTo(1);
	}

	/** The host that is called may be slower to write than the caller. */
	@Test
	void waitsForExecutionsOfOtherHosts() {
		execution(1, a, 10, 20, 0, 0);
		for (int trace = 2; trace < TraceLimits.DEFAULT.patience(); trace++) {
			execution(trace, b, 10, 20, 0, 0);
		}
		traces.execution(b, host, 1, 12, 13, other, 1, 1);
		traces.end();

		assertThat(traces.counts().valid()).isEqualTo(TraceLimits.DEFAULT.patience() - 1);
		assertThat(valid).contains("0A 1B 10");
	}

	/** The clock of the other host is late, so that its records come after all others: the traces look complete for a long time. */
	@Test
	void waitsForHostsWithOtherClocksAsLongAsThereIsRoom() {
		int number = 20_000;
		TraceLimits limits = TraceLimits.DEFAULT.ofSeveralLogs();
		traces = with(limits);
		for (int trace = 0; trace < number; trace++) {
			execution(trace, a, 10, 20, 0, 0);
		}
		for (int trace = 0; trace < number; trace++) {
			traces.execution(b, host, trace, 12, 13, other, 1, 1);
		}
		traces.end();
		assertThat(traces.counts().valid()).isEqualTo(number);
		assertThat(traces.counts().distributed()).isEqualTo(number);
		assertThat(traces.counts().incomplete()).isZero();
	}

	@Test
	void closesATraceOfExecutionsAndStartsAnotherOfTheSameId() {
		for (int trace = 0; trace <= TraceLimits.DEFAULT.patience(); trace++) {
			execution(trace, b, 10, 20, 0, 0);
		}
		execution(0, a, 12, 13, 1, 1);
		assertReasons(Reason.CUT_OFF);

		assertThat(valid).hasSize(TraceLimits.DEFAULT.patience() + 1);
	}

	@Test
	void buildsTheTreeOfEvents() {
		metadata(1);
		event(1, EventKind.BEFORE, 10, 0, a);
		event(1, EventKind.CALL, 11, 1, a);
		event(1, EventKind.BEFORE, 20, 2, b);
		event(1, EventKind.AFTER_FAILED, 25, 3, b);
		event(1, EventKind.SPLIT, 26, 4, StringPool.NONE);
		event(1, EventKind.AFTER, 100, 5, a);
		assertThat(valid).containsExactly("0A 1B 90");
		assertReasons();

		assertThat(calls).containsExactly("void p.A.a() > void p.B.b() 5 5", "void p.A.a() 90 85");
	}

	/** Kieker's probe for synchronized blocks counts its events among those of the trace. */
	@Test
	void eventsOfLocksHaveAPlaceInTheOrder() {
		metadata(1);
		event(1, EventKind.BEFORE, 10, 0, a);
		event(1, EventKind.MONITOR, 11, 1, StringPool.NONE);
		event(1, EventKind.BEFORE, 20, 2, b);
		event(1, EventKind.AFTER, 25, 3, b);
		event(1, EventKind.MONITOR, 26, 4, StringPool.NONE);
		event(1, EventKind.AFTER, 100, 5, a);
		assertReasons();

		assertThat(valid).containsExactly("0A 1B 90");
	}

	/** Kieker's filter takes a trace without a call at its start for valid only when the log ends. */
	@Test
	void closesATraceThatStartsOtherwiseAtTheEnd() {
		metadata(1);
		event(1, EventKind.CALL, 9, 0, a);
		event(1, EventKind.BEFORE, 10, 1, b);
		event(1, EventKind.AFTER, 20, 2, b);
		assertThat(valid).isEmpty();
		assertReasons();

		assertThat(valid).containsExactly("0B 10");
	}

	@Test
	void refusesEventsThatDoNotFit() {
		event(1, EventKind.BEFORE, 10, 0, a); // no metadata
		event(1, EventKind.AFTER, 20, 1, a);
		metadata(2); // 1 is missing
		event(2, EventKind.BEFORE, 10, 0, a);
		event(2, EventKind.AFTER, 20, 2, a);
		metadata(3); // 1 twice
		event(3, EventKind.BEFORE, 10, 0, a);
		event(3, EventKind.BEFORE, 11, 1, b);
		event(3, EventKind.AFTER, 12, 1, b);
		metadata(4); // 2 twice, before its turn
		event(4, EventKind.BEFORE, 10, 0, a);
		event(4, EventKind.AFTER, 12, 2, b);
		event(4, EventKind.AFTER, 12, 2, b);
		event(4, EventKind.BEFORE, 11, 1, b);
		event(4, EventKind.AFTER, 20, 3, a);
		metadata(5);
		metadata(5);
		metadata(6); // ends more than started
		event(6, EventKind.AFTER, 10, 0, a);
		metadata(7); // ends another one
		event(7, EventKind.BEFORE, 10, 0, a);
		event(7, EventKind.AFTER, 20, 1, b);
		metadata(8); // open
		event(8, EventKind.BEFORE, 10, 0, a);
		metadata(9); // nothing yet
		metadata(10);
		event(10, EventKind.BEFORE, 10, -1, a);
		assertReasons(Reason.NO_METADATA, Reason.GAP, Reason.TWICE, Reason.TWICE, Reason.METADATA_TWICE, Reason.UNBALANCED, Reason.MISMATCH,
				Reason.CUT_OFF, Reason.CUT_OFF, Reason.GAP);

		assertThat(traces.counts().invalid()).isEqualTo(8);
		assertThat(traces.counts().incomplete()).isEqualTo(2);
	}

	@Test
	void keepsTheIdsOfExecutionsAndEventsApart() {
		metadata(1);
		event(1, EventKind.BEFORE, 10, 0, a);
		execution(1, b, 5, 6, 0, 0);
		event(1, EventKind.AFTER, 20, 1, a);
		assertReasons();

		assertThat(valid).containsExactly("0A 10", "0B 1");
	}

	@Test
	void linksTracesToThoseThatStartedThem() {
		traces.traceMetadata(2, 1, host, host, 1, 3);
		event(2, EventKind.BEFORE, 10, 0, a);
		event(2, EventKind.AFTER, 20, 1, a);
		assertReasons();

		assertThat(traces.counts().linked()).isEqualTo(1);
		assertThat(traces.counts().links()).containsExactly(new TraceLink(TraceLink.Kind.PARENT, 2, 1, 3));
	}

	/** Kieker starts its ids at a random number, negative in half of all runs; −1 alone stands for none. */
	@Test
	void linksTracesWhoseIdsAreNegative() {
		traces.traceMetadata(-6537193855215730687L, 1, host, host, -6537193855215730688L, 3);
		event(-6537193855215730687L, EventKind.BEFORE, 10, 0, a);
		event(-6537193855215730687L, EventKind.AFTER, 20, 1, a);
		assertReasons();

		assertThat(traces.counts().links())
				.containsExactly(new TraceLink(TraceLink.Kind.PARENT, -6537193855215730687L, -6537193855215730688L, 3));
	}

	/** What is missing might have come. */
	@Test
	void doesNotJudgeWhatItGivesUp() {
		traces = with(new TraceLimits(Long.MAX_VALUE, 4, 1_000));
		event(1, EventKind.BEFORE, 10, 0, a); // without its metadata
		metadata(2);
		event(2, EventKind.BEFORE, 10, 1, a);
		for (int trace = 3; trace <= 5; trace++) {
			metadata(trace);
			event(trace, EventKind.BEFORE, 10, 0, a);
			event(trace, EventKind.AFTER, 20, 1, a);
		}
		metadata(6);
		metadata(7);
		metadata(8);
		assertReasons(Reason.TOO_MANY_OPEN, Reason.TOO_MANY_OPEN, Reason.CUT_OFF, Reason.CUT_OFF, Reason.CUT_OFF);
	}

	@Test
	void leavesOutTimesThatGoBackwards() {
		metadata(1);
		event(1, EventKind.BEFORE, 10, 0, a);
		event(1, EventKind.BEFORE, 20, 1, b);
		event(1, EventKind.AFTER, 15, 2, b);
		event(1, EventKind.AFTER, 30, 3, a);
		execution(2, b, 20, 15, 1, 1);
		execution(2, a, 10, 30, 0, 0);
		assertReasons();

		assertThat(valid).containsExactly("0A 1B -1", "0A 1B -1");
		assertThat(calls).containsExactly("void p.A.a() > void p.B.b() -1 -1", "void p.A.a() 20 -1", "void p.A.a() 20 -1",
				"void p.A.a() > void p.B.b() -1 -1");
	}

	@Test
	void timesOutAsKiekerDoes() {
		traces = with(TraceLimits.DEFAULT.withMaxTraceNanos(100));
		execution(1, b, 50, 60, 1, 1);
		execution(2, a, 60, 150, 0, 0); // 100 after the first start of 1: not yet
		execution(3, a, 70, 151, 0, 0);
		execution(1, a, 10, 20, 0, 0); // too late
		metadata(4);
		event(4, EventKind.BEFORE, 50, 0, a);
		metadata(5);
		event(5, EventKind.BEFORE, 149, 0, a);
		event(4, EventKind.CALL, 149, 1, a); // in time
		event(5, EventKind.AFTER, 150, 1, a);
		event(4, EventKind.AFTER, 150, 2, a); // too late
		assertReasons(Reason.TIMED_OUT, Reason.TIMED_OUT);

		assertThat(traces.counts().lateRecords()).isEqualTo(2);
		assertThat(valid).containsExactly("0A 1", "0A 90", "0A 81");
	}

	@Test
	void givesUpThoseThatWereQuietLongest() {
		traces = with(new TraceLimits(Long.MAX_VALUE, 4, 1_000));
		for (int trace = 1; trace <= 5; trace++) {
			metadata(trace);
			event(trace, EventKind.BEFORE, 10, 0, a);
		}
		for (int trace = 3; trace <= 5; trace++) {
			event(trace, EventKind.AFTER, 20, 1, a);
		}
		assertReasons(Reason.TOO_MANY_OPEN, Reason.TOO_MANY_OPEN);

		assertThat(valid).hasSize(3);
		assertThat(traces.counts().abandoned()).isEqualTo(2);
	}

	/** Many small traces at once, then large ones in turn: what these took is not kept for those that come. */
	@ParameterizedTest
	@EnumSource
	void givesBackTheRoomOfLargeTraces(TraceKind kind) {
		traces = new TraceReconstruction(names, TraceLimits.DEFAULT, tree -> {
			// counted
		}, (as, operation, caller, probed, on, callerHost, duration, self) -> {
			// asked for, so that the times within calls are kept
		});
		int small = 1_000;
		for (int trace = 0; trace < small; trace++) {
			first(kind, trace);
		}
		for (int trace = 0; trace < small; trace++) {
			rest(kind, trace, 2);
		}
		long before = usedBytes();
		int large = 100;
		for (int trace = small; trace < small + large; trace++) {
			first(kind, trace);
			rest(kind, trace, 20_000);
		}
		long after = usedBytes();
		traces.end();

		assertThat(traces.counts().valid()).isEqualTo(small + large);
		assertThat(after - before).as("bytes kept").isLessThan(32 << 20);
	}

	/** Of a call of a with calls of b within it. */
	private void first(TraceKind kind, long trace) {
		if (kind == TraceKind.EVENTS) {
			metadata(trace);
			event(trace, EventKind.BEFORE, 0, 0, a);
		} else {
			execution(trace, b, 1, 2, 1, 1);
		}
	}

	private void rest(TraceKind kind, long trace, int calls) {
		for (int call = 1; call < calls; call++) {
			if (kind == TraceKind.EVENTS) {
				event(trace, EventKind.BEFORE, call, 2 * call - 1, b);
				event(trace, EventKind.AFTER, call, 2 * call, b);
			} else if (call > 1) {
				execution(trace, b, call, call, call, 1);
			}
		}
		if (kind == TraceKind.EVENTS) {
			event(trace, EventKind.AFTER, calls, 2 * calls - 1, a);
		} else {
			execution(trace, a, 0, calls, 0, 0);
		}
	}

	private static long usedBytes() {
		System.gc();
		return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
	}

	/** An instrumented main that runs as long as the program. */
	@Test
	void followsATraceThatIsTooLongToKeep() {
		traces = with(new TraceLimits(Long.MAX_VALUE, 10, 400));
		metadata(1);
		event(1, EventKind.BEFORE, 0, 0, a);
		for (int call = 0; call < 100_000; call++) {
			event(1, EventKind.BEFORE, 10 * call + 1, 2 * call + 1, b);
			event(1, EventKind.AFTER, 10 * call + 4, 2 * call + 2, b);
		}
		event(1, EventKind.AFTER, 2_000_000, 200_001, a);
		assertReasons();

		assertThat(valid).containsExactly("not kept");
		assertThat(calls.size()).isEqualTo(100_001);
		assertThat(calls.getLast()).isEqualTo("void p.A.a() 2000000 1700000");
	}
}
