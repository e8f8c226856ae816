/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.flight;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * The executions of one thread whose callers may still come: an event is written when its execution ends, so callers come after what they
 * called. Which called which follows from their times.
 */
final class ThreadCalls {
	private static final int FIRST_CAPACITY = 16;

	private int[] operations = new int[FIRST_CAPACITY];
	private long[] starts = new long[FIRST_CAPACITY];
	private long[] ends = new long[FIRST_CAPACITY];
	private int size;
	/** Whether they came in the order of their ends, as a thread writes them. */
	private boolean ordered = true;

	/** Takes an execution and its place in its trace. */
	@FunctionalInterface
	interface Placed {
		/**
		 * @param trace counts the traces from 0
		 * @param eoi   place in the trace by start, from 0
		 * @param ess   depth of the call in the trace, from 0
		 */
		void execution(int trace, int operation, long startNanos, long endNanos, int eoi, int ess);
	}

	void add(int operation, long startNanos, long endNanos) {
		if (size == operations.length) {
			operations = Arrays.copyOf(operations, 2 * size);
			starts = Arrays.copyOf(starts, 2 * size);
			ends = Arrays.copyOf(ends, 2 * size);
		}
		ordered &= size == 0 || ends[size - 1] <= endNanos;
		operations[size] = operation;
		starts[size] = startNanos;
		ends[size++] = endNanos;
	}

	int size() {
		return size;
	}

	/**
	 * Hands over the executions that ended first, those of a trace one after the other, callees before callers, and forgets them. The
	 * others stay, as events of the same time may still come.
	 *
	 * @param least at least so many, up to the end of a trace
	 * @return the number of traces
	 */
	int take(int least, Placed sink) {
		if (!ordered) {
			sort();
		}
		int[] sizes = sizes();
		int traces = 0;
		int taken = 0;
		for (int root = size - 1; root >= 0; root -= sizes[root]) {
			if (root - sizes[root] + 1 < least) {
				taken = Math.max(taken, root + 1);
				hand(sink, sizes, root, traces++);
			}
		}
		size -= taken;
		System.arraycopy(operations, taken, operations, 0, size);
		System.arraycopy(starts, taken, starts, 0, size);
		System.arraycopy(ends, taken, ends, 0, size);
		ordered = true;
		return traces;
	}

	/** Returns how many executions each contains, including itself: those that ended before it and did not start before it. */
	private int[] sizes() {
		int[] sizes = new int[size];
		for (int one = 0; one < size; one++) {
			int before = one - 1;
			while (before >= 0 && starts[before] >= starts[one]) {
				before -= sizes[before];
			}
			sizes[one] = one - before;
		}
		return sizes;
	}

	/** A trace from its end: what contains an execution comes before it. */
	private void hand(Placed sink, int[] sizes, int root, int trace) {
		int first = root - sizes[root] + 1;
		int[] depths = new int[sizes[root]];
		int[] callers = new int[sizes[root] + 1];
		int depth = 0;
		for (int one = root; one >= first; one--) {
			while (depth > 0 && one <= callers[depth - 1] - sizes[callers[depth - 1]]) {
				depth--;
			}
			depths[one - first] = depth;
			callers[depth++] = one;
		}
		for (int one = first; one <= root; one++) {
			// The number that started before it: those that ended before it, minus those within it, plus those around it.
			int eoi = one - first - (sizes[one] - 1) + depths[one - first];
			sink.execution(trace, operations[one], starts[one], ends[one], eoi, depths[one - first]);
		}
	}

	private void sort() {
		int[] order = IntStream.range(0, size).boxed()
				.sorted(Comparator.comparingLong((Integer one) -> ends[one]).thenComparing(one -> -starts[one])).mapToInt(Integer::intValue)
				.toArray();
		operations = Arrays.stream(order).map(one -> operations[one]).toArray();
		starts = Arrays.stream(order).mapToLong(one -> starts[one]).toArray();
		ends = Arrays.stream(order).mapToLong(one -> ends[one]).toArray();
	}
}
