/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.search;

import java.util.BitSet;
import java.util.Comparator;
import java.util.PriorityQueue;

import org.sonde.common.progress.Progress;
import org.sonde.placement.cost.SetCosts;
import org.sonde.placement.value.SetValue;

/**
 * What no set of probes within a budget can exceed: branch and bound, the most promising first (Land and Doig 1960, "An automatic method of
 * solving discrete programming problems"). It decides for one probe after the other, the costliest first, whether it is in the set. A set costs at
 * least what its probes cost where all candidates have one, and is worth at most what {@link SetValue#atMost} says. After so many steps it ends
 * with the best bound so far; if it comes to its end, the set found is the best. On the way it may find a better set.
 */
public final class UpperBound {
	private static final double ROUNDING = 1e-9;

	private record Node(BitSet in, BitSet open, double left, double bound, int number) {
	}

	private final SetValue value;
	private final SetCosts costs;
	private final double[] atLeast;
	private final double budget;
	private final PriorityQueue<Node> queue = new PriorityQueue<>(Comparator.comparingDouble((Node node) -> -node.bound).thenComparing(Node::number));
	private int nodes;
	private Found best;
	private double bound;

	/**
	 * @param candidates how many there are
	 * @param pinned     those that have a probe in any case
	 * @param found      a set that keeps the budget
	 * @param steps      after which the search ends, 0 or more
	 */
	public UpperBound(SetValue value, SetCosts costs, int candidates, BitSet pinned, Found found, double budget, int steps, Progress progress) {
		this.value = value;
		this.costs = costs;
		this.budget = budget;
		atLeast = costs.atLeast();
		best = found;
		BitSet open = new BitSet();
		open.set(0, candidates);
		open.andNot(pinned);
		double left = budget - pinned.stream().mapToDouble(one -> atLeast[one]).sum();
		add((BitSet) pinned.clone(), open, left, Double.POSITIVE_INFINITY, true);
		search(steps, progress);
	}

	private void search(int steps, Progress progress) {
		for (int step = 0; step < steps && !queue.isEmpty() && isPromising(queue.peek()); step++) {
			progress.checkCancelled();
			branch(queue.poll());
		}
		bound = queue.isEmpty() ? best.value() : Math.max(best.value(), queue.peek().bound);
		if (bound <= best.value() * (1 + ROUNDING)) {
			bound = best.value();
		}
		queue.clear();
	}

	private boolean isPromising(Node node) {
		return node.bound > best.value() * (1 + ROUNDING);
	}

	private void branch(Node node) {
		BitSet open = SetValue.fitting(node.open, atLeast, node.left);
		double together = open.stream().mapToDouble(one -> atLeast[one]).sum();
		if (together <= node.left) {
			BitSet all = (BitSet) node.in.clone();
			all.or(open);
			double cost = costs.of(all);
			if (cost <= budget) {
				best = best.orBetter(new Found(all, value.of(all), cost));
				return;
			}
		}
		if (open.isEmpty()) {
			return;
		}
		int costliest = open.stream().boxed().max(Comparator.comparingDouble((Integer one) -> atLeast[one]).thenComparing(one -> -one)).orElseThrow();
		BitSet others = (BitSet) open.clone();
		others.clear(costliest);
		BitSet with = (BitSet) node.in.clone();
		with.set(costliest);
		add(with, others, node.left - atLeast[costliest], node.bound, false);
		add(node.in, others, node.left, node.bound, false);
	}

	private void add(BitSet in, BitSet open, double left, double above, boolean thorough) {
		double most = Math.min(above, value.atMost(in, open, atLeast, Math.max(0, left), thorough));
		queue.add(new Node(in, open, left + ROUNDING * budget, most, nodes++));
	}

	/** The set given, or a better one that keeps the budget. */
	public Found best() {
		return best;
	}

	/** What no set within the budget exceeds; that of {@link #best} if there is none better. */
	public double value() {
		return bound;
	}
}
