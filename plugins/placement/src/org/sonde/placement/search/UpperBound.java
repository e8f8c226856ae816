/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.search;

import static org.sonde.placement.recording.CandidateSets.all;
import static org.sonde.placement.recording.CandidateSets.union;
import static org.sonde.placement.recording.CandidateSets.with;
import static org.sonde.placement.recording.CandidateSets.without;

import java.util.BitSet;
import java.util.Comparator;
import java.util.PriorityQueue;

import org.sonde.common.progress.Progress;
import org.sonde.placement.cost.SetCosts;
import org.sonde.placement.value.SetValue;

/**
 * What no set of probes within a budget can exceed: branch and bound, the most promising first (Land and Doig 1960, "An automatic method of
 * solving discrete programming problems"). It decides for one probe after the other, the costliest first, whether it is in the set. A set
 * costs at least what its probes cost where all that can still be in it have one ({@link SetCosts#atLeast}); those that cost more than the
 * budget by themselves cannot, which makes the others cost more. It is worth at most what {@link SetValue#atMost} says. After so many steps
 * it ends with the best bound so far; if it comes to its end, the set found is the best. On the way it may find a better set.
 */
public final class UpperBound {
	private static final double ROUNDING = 1e-9;

	/**
	 * @param in      probes that are in the set
	 * @param open    those that may be
	 * @param atLeast what each of both costs at least
	 * @param left    of the budget for the open ones
	 */
	private record Node(BitSet in, BitSet open, double[] atLeast, double left, double bound, int number) {
	}

	private final SetValue value;
	private final SetCosts costs;
	private final double budget;
	private final PriorityQueue<Node> queue = new PriorityQueue<>(
			Comparator.comparingDouble((Node node) -> -node.bound).thenComparing(Node::number));
	private int nodes;
	private EvaluatedSet best;
	private double bound;

	/**
	 * @param candidates how many there are
	 * @param pinned     those that have a probe in any case
	 * @param found      a set that keeps the budget
	 * @param steps      after which the search ends, 0 or more
	 */
	public UpperBound(SetValue value, SetCosts costs, int candidates, BitSet pinned, EvaluatedSet found, double budget, int steps,
			Progress progress) {
		this.value = value;
		this.costs = costs;
		this.budget = budget;
		best = found;
		BitSet open = all(candidates);
		open.andNot(pinned);
		add((BitSet) pinned.clone(), open, Double.POSITIVE_INFINITY, true);
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
		if (sum(node.open, node.atLeast) <= node.left) {
			BitSet all = union(node.in, node.open);
			double cost = costs.of(all);
			if (cost <= budget) {
				best = best.orBetter(new EvaluatedSet(all, value.of(all), cost));
				return;
			}
		}
		if (node.open.isEmpty()) {
			return;
		}
		int costliest = node.open.stream().boxed()
				.max(Comparator.comparingDouble((Integer one) -> node.atLeast[one]).thenComparing(one -> -one)).orElseThrow();
		BitSet others = without(node.open, costliest);
		add(with(node.in, costliest), others, node.bound, false);
		add(node.in, others, node.bound, false);
	}

	private void add(BitSet in, BitSet open, double above, boolean thorough) {
		BitSet possible = open;
		double[] atLeast;
		double left;
		while (true) {
			atLeast = costs.atLeast(union(in, possible));
			left = budget * (1 + ROUNDING) - sum(in, atLeast);
			if (left < 0) {
				return;
			}
			BitSet fitting = SetValue.fitting(possible, atLeast, left);
			if (fitting.cardinality() == possible.cardinality()) {
				break;
			}
			possible = fitting;
		}
		double most = Math.min(above, value.atMost(in, possible, atLeast, left, thorough));
		queue.add(new Node(in, possible, atLeast, left, most, nodes++));
	}

	private static double sum(BitSet set, double[] atLeast) {
		return set.stream().mapToDouble(one -> atLeast[one]).sum();
	}

	/** The set given, or a better one that keeps the budget. */
	public EvaluatedSet best() {
		return best;
	}

	/** Returns a value that no set within the budget exceeds, at least that of {@link #best}. */
	public double value() {
		return bound;
	}
}
