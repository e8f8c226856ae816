/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.search;

import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.PriorityQueue;

import org.sonde.placement.value.SetValue;

/**
 * Which probe comes next: the one with the greatest gain per cost (Leskovec et al., KDD 2007, "Cost-effective outbreak detection"). Gains
 * mostly shrink as the set grows, so only that of the first in the queue is computed again.
 */
final class Greedy {
	private static final double ROUNDING = 1e-9;

	private record Ranked(int candidate, double gain, double perCost, int atSize) {
	}

	private final SetValue.Changing growing;
	private final PriorityQueue<Ranked> queue = new PriorityQueue<>(
			Comparator.comparingDouble((Ranked one) -> -one.perCost).thenComparing(Ranked::candidate));
	private double[] costs;
	private int size;

	/**
	 * @param growing what it starts from
	 * @param gains   of each candidate at the start; 0 for those that are not wanted
	 * @param exact   whether these are the gains; else they are at most so much, and found when they matter
	 * @param costs   of each candidate
	 */
	Greedy(SetValue.Changing growing, double[] gains, boolean exact, double[] costs) {
		this.growing = growing;
		this.costs = costs;
		for (int candidate = 0; candidate < gains.length; candidate++) {
			if (gains[candidate] > 0) {
				queue.add(ranked(candidate, gains[candidate], exact ? 0 : -1));
			}
		}
	}

	/**
	 * Each candidate comes once only, whether it is added or not.
	 *
	 * @param most what it may cost; those that cost more do not come again
	 * @return empty if no other gains anything
	 */
	OptionalInt next(double most) {
		while (!queue.isEmpty()) {
			Ranked first = queue.poll();
			if (costs[first.candidate] > most) {
				continue;
			}
			if (first.atSize == size) {
				return OptionalInt.of(first.candidate);
			}
			Ranked atMost = ranked(first.candidate, Math.min(first.gain, growing.gainAtMost(first.candidate)), first.atSize);
			boolean mayBeFirst = queue.isEmpty() || atMost.perCost >= queue.peek().perCost;
			Ranked next = mayBeFirst ? ranked(first.candidate, growing.gain(first.candidate), size) : atMost;
			if (next.gain > ROUNDING) {
				queue.add(next);
			}
		}
		return OptionalInt.empty();
	}

	void add(int candidate) {
		growing.add(candidate);
		size++;
	}

	/** Ranks the candidates by these costs. */
	void rank(double[] newCosts) {
		costs = newCosts;
		List<Ranked> before = List.copyOf(queue);
		queue.clear();
		before.forEach(one -> queue.add(ranked(one.candidate, one.gain, one.atSize)));
	}

	private Ranked ranked(int candidate, double gain, int atSize) {
		return new Ranked(candidate, gain, gain / Math.max(costs[candidate], Double.MIN_NORMAL), atSize);
	}
}
