/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.flight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.sonde.tests.seeded.RandomInput;
import org.sonde.tests.seeded.Seeded;

class ThreadCallsTest {

	private record Execution(int trace, int operation, long start, long end, int eoi, int ess) {
	}

	/** Random threads, run here: each execution notes its place while it runs, and is written when it ends, as the flight recorder does. */
	private static final class RandomThread {
		private final RandomInput in;
		private final ThreadCalls calls = new ThreadCalls();
		private final List<Execution> expected = new ArrayList<>();
		private long now;
		private int trace;
		private int eoi;

		private RandomThread(RandomInput in) {
			this.in = in;
		}

		private void run(int traces) {
			for (trace = 0; trace < traces; trace++) {
				eoi = 0;
				execute(0);
			}
		}

		private void execute(int depth) {
			int place = eoi++;
			long start = now;
			now += in.between(1, 50);
			for (int calls = depth > 8 || eoi > 200 ? 0 : in.between(0, 4); calls > 0; calls--) {
				execute(depth + 1);
			}
			now += in.between(1, 50);
			expected.add(new Execution(trace, place % 7, start, now, place, depth));
			now += in.between(1, 3);
		}
	}

	private static List<Execution> taken(ThreadCalls calls) {
		List<Execution> all = new ArrayList<>();
		int traces = calls.take(calls.size(),
				(trace, operation, start, end, eoi, ess) -> all.add(new Execution(trace, operation, start, end, eoi, ess)));
		assertThat(all.stream().mapToInt(Execution::trace).max().orElse(-1) + 1).isEqualTo(traces);
		assertThat(calls.size()).isZero();
		return all;
	}

	/** The traces come from the last to the first. */
	private static List<Execution> fromTheFirst(List<Execution> all, int traces) {
		return all.stream()
				.map(one -> new Execution(traces - 1 - one.trace(), one.operation(), one.start(), one.end(), one.eoi(), one.ess()))
				.toList();
	}

	/** Thousands of executions are compared faster than in any order. */
	private static List<Execution> sorted(List<Execution> all) {
		return all.stream().sorted(Comparator.comparingInt(Execution::trace).thenComparingInt(Execution::eoi)).toList();
	}

	@Test
	void everyExecutionGetsItsPlace() {
		Seeded.tries(2_000, in -> {
			RandomThread thread = new RandomThread(in);
			int traces = in.between(1, 20);
			thread.run(traces);
			thread.expected.forEach(one -> thread.calls.add(one.operation(), one.start(), one.end()));
			assertThat(sorted(fromTheFirst(taken(thread.calls), traces))).isEqualTo(sorted(thread.expected));
		});
	}

	@Test
	void theOrderInTheFileDoesNotMatter() {
		Seeded.tries(500, in -> {
			RandomThread thread = new RandomThread(in);
			int traces = in.between(1, 5);
			thread.run(traces);
			List<Execution> shuffled = new ArrayList<>(thread.expected);
			Collections.shuffle(shuffled, in.random());
			shuffled.forEach(one -> thread.calls.add(one.operation(), one.start(), one.end()));
			assertThat(sorted(fromTheFirst(taken(thread.calls), traces))).isEqualTo(sorted(thread.expected));
		});
	}

	/** In pieces, as long as none is cut within a trace. */
	@Test
	void theOlderOnesCanBeTakenFirst() {
		Seeded.tries(500, in -> {
			RandomThread thread = new RandomThread(in);
			thread.run(in.between(2, 20));
			thread.expected.forEach(one -> thread.calls.add(one.operation(), one.start(), one.end()));
			int least = in.between(1, thread.calls.size());
			Map<Long, Integer> traceAt = thread.expected.stream().collect(Collectors.toMap(Execution::start, Execution::trace));
			List<Execution> first = new ArrayList<>();
			int traces = thread.calls.take(least, (trace, operation, start, end, eoi, ess) -> first
					.add(new Execution(traceAt.get(start), operation, start, end, eoi, ess)));
			assertThat(first.size()).isGreaterThanOrEqualTo(least);
			assertThat(first.stream().map(Execution::trace).distinct()).hasSize(traces);
			List<Execution> rest = new ArrayList<>();
			thread.calls.take(thread.calls.size(), (trace, operation, start, end, eoi, ess) -> rest
					.add(new Execution(traceAt.get(start), operation, start, end, eoi, ess)));
			first.addAll(rest);
			assertThat(sorted(first)).isEqualTo(sorted(thread.expected));
		});
	}

	/** One after the other at the same tick are siblings; what was written later with the same times is the caller. */
	@Test
	void equalTimes() {
		ThreadCalls calls = new ThreadCalls();
		calls.add(1, 10, 20);
		calls.add(2, 20, 20);
		calls.add(3, 10, 20);
		calls.add(4, 10, 20);
		assertThat(taken(calls)).containsExactly(new Execution(0, 1, 10, 20, 2, 2), new Execution(0, 2, 20, 20, 3, 2),
				new Execution(0, 3, 10, 20, 1, 1), new Execution(0, 4, 10, 20, 0, 0));
	}

	@Test
	void nothingGivesNothing() {
		assertThat(taken(new ThreadCalls())).isEmpty();
	}
}
