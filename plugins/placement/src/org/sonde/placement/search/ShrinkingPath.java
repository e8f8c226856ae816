/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.search;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;

import org.sonde.common.progress.Progress;
import org.sonde.placement.cost.SetCosts;
import org.sonde.placement.value.SetValue;

/**
 * Sets that lose one probe after the other, always the one with the least loss per cost. A record costs least where many others keep the
 * writer awake, so a set that keeps a budget need not grow out of smaller ones that keep it. One path serves all budgets. It ends at a
 * quarter of the first set, because what is smaller is found by growing.
 */
final class ShrinkingPath {
	private static final double STEP = 0.8;
	private static final double LEAST = 0.25;

	/** @param loss at least, as it was in a larger set */
	private record Ranked(int candidate, double loss, double perCost, int atSize) {
	}

	private final SetValue value;
	private final SetCosts costs;
	private final PathCosts pathCosts;
	private final Progress progress;
	private final BitSet start;
	private final int leastSize;
	private final BitSet now;
	private final PriorityQueue<Ranked> queue = new PriorityQueue<>(
			Comparator.comparingDouble(Ranked::perCost).thenComparing(Ranked::candidate));
	private final SetValue.Changing shrinking;
	private double[] each;
	private int nextCosts;
	/** The candidates in the order in which they went. */
	private final List<Integer> removed = new ArrayList<>();

	/**
	 * @param start  what it starts from
	 * @param pinned what it never loses
	 */
	ShrinkingPath(SetValue value, SetCosts costs, EvaluatedSet start, BitSet pinned, Progress progress) {
		this.value = value;
		this.costs = costs;
		this.progress = progress;
		this.start = start.probed();
		now = (BitSet) this.start.clone();
		leastSize = Math.max(pinned.cardinality(), (int) (LEAST * now.cardinality()));
		pathCosts = new PathCosts(costs, this::set, start.cost());
		shrinking = value.from(now);
		each = costs.ofMembers(now);
		nextCosts = next(0);
		now.stream().filter(candidate -> !pinned.get(candidate))
				.forEach(candidate -> queue.add(ranked(candidate, shrinking.loss(candidate))));
	}

	/** The largest set found that keeps the budget; empty if none does. */
	Optional<EvaluatedSet> within(double budget) {
		int tooCostly = -1;
		int fits = 0;
		while (pathCosts.of(fits) > budget) {
			tooCostly = fits;
			fits = next(fits);
			if (!shrink(fits)) {
				return Optional.empty();
			}
		}
		int found = pathCosts.fitting(fits, tooCostly, budget);
		BitSet set = set(found);
		return Optional.of(new EvaluatedSet(set, value.of(set), pathCosts.of(found)));
	}

	/** Returns the number of removed probes at which the costs are computed again. */
	private int next(int gone) {
		int size = start.cardinality();
		return Math.max(gone + 1, size - (int) (STEP * (size - gone)));
	}

	private BitSet set(int gone) {
		BitSet set = (BitSet) start.clone();
		removed.subList(0, gone).forEach(set::clear);
		return set;
	}

	/** Removes probes. Returns whether so many are gone now. */
	private boolean shrink(int gone) {
		while (removed.size() < gone) {
			progress.checkCancelled();
			if (queue.isEmpty() || now.cardinality() <= leastSize) {
				return false;
			}
			Ranked first = queue.poll();
			if (first.atSize < removed.size()) {
				queue.add(ranked(first.candidate, shrinking.loss(first.candidate)));
				continue;
			}
			now.clear(first.candidate);
			removed.add(first.candidate);
			pathCosts.extend();
			shrinking.remove(first.candidate);
			if (removed.size() == nextCosts) {
				nextCosts = next(nextCosts);
				each = costs.ofMembers(now);
				List<Ranked> before = List.copyOf(queue);
				queue.clear();
				before.forEach(one -> queue.add(new Ranked(one.candidate, one.loss, perCost(one.candidate, one.loss), one.atSize)));
			}
		}
		return true;
	}

	private Ranked ranked(int candidate, double loss) {
		return new Ranked(candidate, loss, perCost(candidate, loss), removed.size());
	}

	private double perCost(int candidate, double loss) {
		return loss / Math.max(each[candidate], Double.MIN_NORMAL);
	}
}
