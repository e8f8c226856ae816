/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.search;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntFunction;

import org.sonde.placement.cost.SetCosts;

/** The costs of the sets along a path. Each is computed when it is first needed. */
final class PathCosts {
	private final SetCosts costs;
	private final IntFunction<BitSet> sets;
	/** The cost at each place on the path, or NaN if it was not needed yet. */
	private final List<Double> known = new ArrayList<>();

	/**
	 * @param sets  by place on the path
	 * @param first what the first one costs
	 */
	PathCosts(SetCosts costs, IntFunction<BitSet> sets, double first) {
		this.costs = costs;
		this.sets = sets;
		known.add(first);
	}

	/** The path has one more set. */
	void extend() {
		known.add(Double.NaN);
	}

	double of(int place) {
		if (Double.isNaN(known.get(place))) {
			known.set(place, costs.of(sets.apply(place)));
		}
		return known.get(place);
	}

	/** The place of a set that keeps the budget, between one that does and one that does not, or is not there. */
	int fitting(int fits, int tooCostly, double budget) {
		int best = fits;
		int bad = tooCostly;
		while (Math.abs(best - bad) > 1) {
			int middle = (best + bad) / 2;
			if (of(middle) <= budget) {
				best = middle;
			} else {
				bad = middle;
			}
		}
		return best;
	}
}
