/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reduction;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.sonde.tests.seeded.Seeded;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.StringPool;

/** Which traces of a class are kept as they were: those of the ranks that sorting all durations tells. */
class KeptTracesTest {
	/** Of the traces of a class that may be between a trace and its rank. */
	private static final double TOLERANCE = 0.03;

	private final StringPool names = new StringPool();
	private final LogAnalysis analysis = new LogAnalysis(names, new LogProblems(), LogAnalysis.Options.DEFAULT);

	/** Traces of one call with these durations, numbered from 0, a second apart. */
	private TraceClass ofDurations(List<Integer> durations) {
		int operation = names.of("void p.A.a()");
		for (int id = 0; id < durations.size(); id++) {
			long start = id * 1_000_000_000L;
			analysis.execution(operation, StringPool.NONE, id, start, start + durations.get(id), StringPool.NONE, 0, 0);
		}
		return only();
	}

	private TraceClass only() {
		analysis.endOfLog(Path.of("log"));
		analysis.end();
		assertThat(analysis.classes().classes()).hasSize(1);
		return analysis.classes().classes().getFirst();
	}

	private static KeptTrace of(TraceClass traces, TraceRank rank) {
		return traces.of(rank).orElseThrow();
	}

	@Test
	void keepsTheTracesOfTheRanks() {
		Seeded.tries(20, in -> {
			int count = in.between(10_000, 40_000);
			List<Integer> durations = new ArrayList<>(IntStream.range(0, count).mapToObj(i -> i * 10).toList());
			Collections.shuffle(durations, new Random(in.anyLong()));
			TraceClass traces = new KeptTracesTest().ofDurations(durations);
			assertThat(of(traces, TraceRank.FASTEST).nanos()).isZero();
			assertThat(of(traces, TraceRank.SLOWEST).nanos()).isEqualTo((count - 1) * 10L);
			assertThat(rank(traces, TraceRank.MEDIAN, count)).isBetween(0.5 - TOLERANCE, 0.5 + TOLERANCE);
			assertThat(rank(traces, TraceRank.P90, count)).isBetween(0.9 - TOLERANCE, 0.9 + TOLERANCE);
			assertThat(rank(traces, TraceRank.P99, count)).isBetween(0.99 - TOLERANCE, 0.99 + TOLERANCE);
			assertThat(traces.ranked().keySet()).contains(TraceRank.FASTEST, TraceRank.MEDIAN, TraceRank.P90, TraceRank.SLOWEST);
			for (KeptTrace kept : traces.kept()) {
				int id = Integer.parseInt(kept.id());
				assertThat(kept.nanos()).isEqualTo((long) durations.get(id));
				assertThat(kept.startNanos()).isEqualTo(id * 1_000_000_000L);
			}
		});
	}

	/** Durations are ten times their places in the order. */
	private static double rank(TraceClass traces, TraceRank rank, int count) {
		return of(traces, rank).nanos() / 10.0 / count;
	}

	@Test
	void eachOfAFewHasItsRank() {
		TraceClass traces = ofDurations(List.of(100, 10, 1));
		assertThat(traces.kept()).extracting(KeptTrace::id).containsExactly("2", "1", "0");
		assertThat(traces.ranked()).hasSize(3);
		assertThat(traces.ranked().get(TraceRank.MEDIAN).id()).isEqualTo("1");
		assertThat(new KeptTracesTest().ofDurations(List.of(5)).ranked().keySet()).containsExactly(TraceRank.FASTEST);
	}

	/** Two traces whose calls do not fit five times into what traces may take. */
	@Test
	void ofTracesTooLargeTheSlowestIsKept() {
		int leaf = names.of("void p.B.b()");
		int entry = names.of("void p.A.a()");
		int calls = 300_000;
		for (int id = 0; id < 3; id++) {
			int nanos = List.of(3, 9, 6).get(id);
			for (int call = 1; call <= calls; call++) {
				analysis.execution(leaf, StringPool.NONE, id, 10L * call, 10L * call + nanos, StringPool.NONE, call, 1);
			}
			analysis.execution(entry, StringPool.NONE, id, 0, 10L * calls + nanos, StringPool.NONE, 0, 0);
		}
		TraceClass traces = only();
		assertThat(traces.traces()).isEqualTo(3);
		assertThat(traces.kept()).extracting(KeptTrace::id).containsExactly("1");
		assertThat(traces.ranked().keySet()).containsExactly(TraceRank.SLOWEST);
		assertThat(traces.of(TraceRank.FASTEST)).isEmpty();
		assertThat(traces.kept().getFirst().trace().nodes()).extracting(CallNode::calls).containsExactly(1L, (long) calls);
		assertThat(traces.kept().getFirst().trace().nodes().getLast().meanNanos()).isEqualTo(9);
	}

	/** Those of the reading as a whole have them: what is shown while it goes on is read by another thread. */
	@Test
	void theTracesOfAWindowAreNotKept() {
		analysis.execution(names.of("void p.A.a()"), StringPool.NONE, 1, 0, 10, StringPool.NONE, 0, 0);
		assertThat(analysis.takeWindow().classes()).singleElement().satisfies(window -> assertThat(window.kept()).isEmpty());
		assertThat(only().kept()).hasSize(1);
	}

	/** A trace whose calls end before they start has no rank. */
	@Test
	void tracesOfUnknownDurationAreNotKept() {
		assertThat(ofDurations(List.of(-5, -7)).kept()).isEmpty();
	}

	@Test
	void tracesOfTracingToolsHaveTheirIds() {
		int operation = names.of("a");
		for (long number : List.of(-10L, -11L)) {
			if (number == -10) {
				analysis.tracingId(number, 0x0123456789abcdefL, 1);
			}
			analysis.traceMetadata(number, 0, StringPool.NONE, StringPool.NONE, -1, -1);
			analysis.event(EventKind.BEFORE, 100, number, 0, operation, StringPool.NONE);
			analysis.event(EventKind.AFTER, 100 - number, number, 1, operation, StringPool.NONE);
		}
		assertThat(only().kept()).extracting(KeptTrace::id).containsExactly("0123456789abcdef0000000000000001",
				"0123456789abcdef0000000000000001");
	}
}
