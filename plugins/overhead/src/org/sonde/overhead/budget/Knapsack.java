/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.budget;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.stream.IntStream;

/**
 * Chooses items of the greatest worth together that fit into several capacities: branch and bound, depth first, items by worth
 * per size (Horowitz and Sahni 1974, "Computing partitions with applications to the knapsack problem"; the bound is that of the
 * tightest capacity alone, filled with fractions, Dantzig 1957). What it finds first is the greedy choice. After {@link
 * #MOST_STEPS} it ends with the best so far and says what no choice can exceed. The same items in the same order give the same
 * choice.
 */
public final class Knapsack {

	/** Then the search ends; at 20 to 50 ns a step that is some ten ms. */
	static final int MOST_STEPS = 500_000;
	/** Sums of shares carry rounding: what misses a capacity by less fits. */
	private static final double ROUNDING = 1e-9;

	private final double[] worth;
	private final double[][] sizes;
	private final double[] capacities;
	/** Places of the items by worth per size of the tightest capacity, the best first. */
	private final int[] order;
	/** The sum of the items before each rank. */
	private final double[] worthBefore;
	private final double[] sizeBefore;
	private final int tightest;
	private BitSet best = new BitSet();
	private final BitSet chosenItems = new BitSet();
	private double bestWorth = -1;
	private boolean optimal;
	private final double worthAtMost;

	/**
	 * @param worth ≥ 0 by item
	 * @param sizes ≥ 0 by item and capacity; infinite for what never fits
	 */
	Knapsack(double[] worth, double[][] sizes, double[] capacities) {
		this.worth = worth;
		this.sizes = sizes;
		this.capacities = capacities;
		tightest = tightest();
		order = IntStream.range(0, worth.length).boxed()
				.sorted(Comparator.comparingDouble((Integer item) -> -ratio(item)).thenComparing(item -> item)).mapToInt(Integer::intValue)
				.toArray();
		worthBefore = new double[order.length + 1];
		sizeBefore = new double[order.length + 1];
		for (int i = 0; i < order.length; i++) {
			worthBefore[i + 1] = worthBefore[i] + worth[order[i]];
			sizeBefore[i + 1] = sizeBefore[i] + size(order[i]);
		}
		worthAtMost = bound(0, capacities.length == 0 ? 0 : capacities[tightest]);
		search();
		best.stream().forEach(rank -> chosenItems.set(order[rank]));
	}

	private int tightest() {
		int result = 0;
		double most = -1;
		for (int i = 0; i < capacities.length; i++) {
			double all = 0;
			for (double[] size : sizes) {
				all += size[i];
			}
			double load = all / Math.max(capacities[i], Double.MIN_NORMAL);
			if (load > most) {
				most = load;
				result = i;
			}
		}
		return result;
	}

	private double size(int item) {
		return capacities.length == 0 ? 0 : sizes[item][tightest];
	}

	private double ratio(int item) {
		return size(item) == 0 ? Double.POSITIVE_INFINITY : worth[item] / size(item);
	}

	/** Returns the most that the items from this rank on could add if fractions of items were allowed. */
	private double bound(int rank, double left) {
		double free = Math.max(0, left) + ROUNDING;
		double target = sizeBefore[rank] + free;
		int last = Arrays.binarySearch(sizeBefore, rank, sizeBefore.length, target);
		int whole = last >= 0 ? last : -last - 2;
		while (whole < order.length && sizeBefore[whole + 1] <= target) {
			whole++;
		}
		double rest = whole < order.length && Double.isFinite(size(order[whole]))
				? (target - sizeBefore[whole]) / size(order[whole]) * worth[order[whole]] : 0;
		return worthBefore[whole] - worthBefore[rank] + Math.max(0, rest);
	}

	private void search() {
		double[] left = capacities.clone();
		BitSet chosen = new BitSet();
		double value = 0;
		int rank = 0;
		for (int steps = 0; steps < MOST_STEPS + order.length; steps++) {
			if (rank == order.length || value + bound(rank, capacities.length == 0 ? 0 : left[tightest]) <= bestWorth * (1 + ROUNDING)) {
				if (rank == order.length && value > bestWorth) {
					bestWorth = value;
					best = (BitSet) chosen.clone();
				}
				// Back to the last item that was taken, and on without it.
				int last = chosen.previousSetBit(order.length);
				if (last < 0) {
					optimal = true;
					return;
				}
				chosen.clear(last);
				value -= worth[order[last]];
				for (int i = 0; i < left.length; i++) {
					left[i] += sizes[order[last]][i];
				}
				rank = last + 1;
			} else {
				if (fits(sizes[order[rank]], left)) {
					chosen.set(rank);
					value += worth[order[rank]];
					for (int i = 0; i < left.length; i++) {
						left[i] -= sizes[order[rank]][i];
					}
				}
				rank++;
			}
		}
	}

	static boolean fits(double[] sizes, double[] left) {
		for (int i = 0; i < left.length; i++) {
			if (sizes[i] > Math.max(0, left[i]) + ROUNDING && sizes[i] > 0) {
				return false;
			}
		}
		return true;
	}

	boolean isChosen(int item) {
		return chosenItems.get(item);
	}

	/** Whether the search came to its end. */
	boolean isOptimal() {
		return optimal;
	}

	/** Returns a value that no choice can exceed. If the search was completed, it is the value of the chosen items. */
	double worthAtMost() {
		return optimal ? Math.max(0, bestWorth) : worthAtMost;
	}
}
