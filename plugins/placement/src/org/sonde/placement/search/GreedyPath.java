/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.search;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;

import org.sonde.common.progress.Progress;
import org.sonde.placement.cost.SetCosts;
import org.sonde.placement.value.SetValue;

/**
 * Sets that grow by one probe after the other, always the one with the greatest gain per cost. What a probe costs depends on the others; it
 * is computed next to the set whenever that has grown by a quarter. As each set has all before it, one path serves all budgets, and a
 * larger budget never gives less. It grows as far as budgets need.
 */
final class GreedyPath {
	private static final double GROWTH = 1.25;
	/** A set may cost less than one before it, if it keeps the writer awake; so the path goes on a little above the budget. */
	private static final double BEYOND = 1.5;

	private final SetValue value;
	private final SetCosts costs;
	private final PathCosts pathCosts;
	private final Progress progress;
	private final BitSet start;
	private final Greedy greedy;
	private int nextCosts = 1;
	/** The candidates in the order in which they came. */
	private final List<Integer> added = new ArrayList<>();

	/**
	 * @param start what it starts from
	 * @param gains of each candidate at the start
	 * @param each  costs of each candidate at the start
	 */
	GreedyPath(SetValue value, SetCosts costs, EvaluatedSet start, double[] gains, double[] each, Progress progress) {
		this.value = value;
		this.costs = costs;
		this.progress = progress;
		this.start = start.probed();
		greedy = new Greedy(value.from(this.start), gains, true, each);
		pathCosts = new PathCosts(costs, this::set, start.cost());
	}

	/** The last set that keeps the budget, which the start must do. */
	EvaluatedSet within(double budget) {
		int fits = 0;
		int above = 1;
		// At the sizes at which costs are computed again, then in between.
		while (above <= size() || grow(above)) {
			double cost = pathCosts.of(above);
			if (cost <= budget) {
				fits = above;
			} else if (cost > BEYOND * budget) {
				break;
			}
			above = next(above);
		}
		return found(pathCosts.fitting(fits, Math.min(next(fits), size() + 1), budget));
	}

	/** The whole path. */
	EvaluatedSet end() {
		grow(Integer.MAX_VALUE);
		return found(size());
	}

	private static int next(int size) {
		return Math.max(size + 1, (int) (GROWTH * size));
	}

	private int size() {
		return added.size();
	}

	private EvaluatedSet found(int size) {
		BitSet set = set(size);
		return new EvaluatedSet(set, value.of(set), pathCosts.of(size));
	}

	private BitSet set(int size) {
		BitSet set = (BitSet) start.clone();
		added.subList(0, size).forEach(set::set);
		return set;
	}

	/** Grows the set. Returns whether it has that size now. */
	private boolean grow(int size) {
		while (size() < size) {
			progress.checkCancelled();
			OptionalInt next = greedy.next(Double.POSITIVE_INFINITY);
			if (next.isEmpty()) {
				return false;
			}
			greedy.add(next.getAsInt());
			added.add(next.getAsInt());
			pathCosts.extend();
			if (size() == nextCosts) {
				greedy.rank(costs.ofEach(set(size())));
				nextCosts = next(size());
			}
		}
		return true;
	}
}
