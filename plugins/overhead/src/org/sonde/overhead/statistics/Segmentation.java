/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;

/**
 * The best division of a series into segments: the one with the least sum of costs, a penalty per change included. Exact, by PELT
 * (Killick, Fearnhead and Eckley 2012, "Optimal detection of changepoints with a linear computational cost").
 */
final class Segmentation {

	/** Cost of the values from {@code from} to before {@code to}; dividing a segment never costs more than the whole. */
	@FunctionalInterface
	interface Cost {
		double of(int from, int to);
	}

	private Segmentation() {
	}

	/**
	 * @param length of the series
	 * @param shortest segment, at least 1
	 * @return where segments begin, ascending, and {@code length} as the last; the first is 0
	 */
	static int[] boundaries(int length, Cost cost, double penalty, int shortest) {
		double[] best = new double[length + 1];
		int[] last = new int[length + 1];
		Arrays.fill(best, Double.POSITIVE_INFINITY);
		best[0] = -penalty;
		int[] candidates = new int[length + 1];
		int count = 0;
		// Below its shortest length a segment has no cost, so what cannot win at an end can be dropped only that much later.
		BitSet dropped = new BitSet(length + 1);
		ArrayDeque<int[]> later = new ArrayDeque<>();
		for (int end = shortest; end <= length; end++) {
			candidates[count++] = end - shortest;
			double[] costs = new double[count];
			for (int i = 0; i < count; i++) {
				costs[i] = best[candidates[i]] + cost.of(candidates[i], end);
				if (costs[i] + penalty < best[end]) {
					best[end] = costs[i] + penalty;
					last[end] = candidates[i];
				}
			}
			for (int i = 0; i < count; i++) {
				if (costs[i] >= best[end]) {
					later.add(new int[] { candidates[i], end + shortest });
				}
			}
			while (!later.isEmpty() && later.peek()[1] <= end + 1) {
				dropped.set(later.poll()[0]);
			}
			int kept = 0;
			for (int i = 0; i < count; i++) {
				if (!dropped.get(candidates[i])) {
					candidates[kept++] = candidates[i];
				}
			}
			count = kept;
		}
		int[] starts = new int[length + 1];
		int at = length;
		int place = starts.length;
		while (at > 0) {
			starts[--place] = at;
			at = last[at];
		}
		starts[--place] = 0;
		return Arrays.copyOfRange(starts, place, starts.length);
	}
}
