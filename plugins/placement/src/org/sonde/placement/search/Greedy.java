/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.search;

import java.util.BitSet;
import java.util.Comparator;
import java.util.PriorityQueue;

import org.sonde.placement.value.SetValue;

/**
 * Adds one probe after the other, always the one with the greatest gain per cost of those that still fit (Leskovec et al., KDD 2007,
 * "Cost-effective outbreak detection"): gains mostly shrink as the set grows, so only that of the first in the queue is computed again.
 */
final class Greedy {
	private static final double ROUNDING = 1e-9;

	private record Ranked(int candidate, double gain, double perCost, int atSize) {
	}

	private Greedy() {
	}

	/**
	 * @param start  probes that are there from the start
	 * @param gains  of each candidate at the start
	 * @param costs  of each candidate
	 * @param room   that the added ones may cost together
	 * @param cheap  whether the gain counts per cost; else by itself
	 */
	static BitSet grow(SetValue value, BitSet start, double[] gains, double[] costs, double room, boolean cheap) {
		PriorityQueue<Ranked> queue = new PriorityQueue<>(Comparator.comparingDouble((Ranked one) -> -one.perCost).thenComparing(Ranked::candidate));
		for (int candidate = 0; candidate < gains.length; candidate++) {
			if (!start.get(candidate) && costs[candidate] <= room && gains[candidate] > 0) {
				queue.add(ranked(candidate, gains[candidate], cheap ? costs[candidate] : 1, start.cardinality()));
			}
		}
		BitSet set = (BitSet) start.clone();
		SetValue.Growing growing = value.from(start);
		double left = room;
		while (!queue.isEmpty()) {
			Ranked first = queue.poll();
			int size = set.cardinality();
			if (costs[first.candidate] > left + ROUNDING) {
				continue;
			}
			if (first.atSize < size) {
				Ranked most = ranked(first.candidate, Math.min(first.gain, growing.gainAtMost(first.candidate)), cheap ? costs[first.candidate] : 1, first.atSize);
				boolean mayBeFirst = queue.isEmpty() || most.perCost >= queue.peek().perCost;
				Ranked next = mayBeFirst ? ranked(first.candidate, growing.gain(first.candidate), cheap ? costs[first.candidate] : 1, size) : most;
				if (next.gain > ROUNDING) {
					queue.add(next);
				}
			} else {
				growing.add(first.candidate);
				set.set(first.candidate);
				left -= costs[first.candidate];
			}
		}
		return set;
	}

	private static Ranked ranked(int candidate, double gain, double cost, int size) {
		return new Ranked(candidate, gain, gain / Math.max(cost, Double.MIN_NORMAL), size);
	}
}
