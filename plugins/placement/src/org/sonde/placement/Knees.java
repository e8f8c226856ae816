/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement;

import java.util.ArrayList;
import java.util.List;

import org.sonde.placement.search.EvaluatedSet;

/**
 * Where a curve of cost and value bends: points of its upper hull after which the same cost buys less than half of what it bought before.
 * So a straight line has none.
 */
final class Knees {
	private static final double HALF = 0.5;

	private Knees() {
	}

	/** @param curve ascending by cost and value */
	static boolean[] of(List<EvaluatedSet> curve) {
		List<Integer> hull = new ArrayList<>();
		for (int i = 0; i < curve.size(); i++) {
			while (hull.size() > 1 && slope(curve, hull.get(hull.size() - 2), hull.getLast()) <= slope(curve, hull.getLast(), i)) {
				hull.removeLast();
			}
			hull.add(i);
		}
		boolean[] knees = new boolean[curve.size()];
		for (int i = 1; i < hull.size() - 1; i++) {
			knees[hull.get(i)] = slope(curve, hull.get(i), hull.get(i + 1)) < HALF * slope(curve, hull.get(i - 1), hull.get(i));
		}
		return knees;
	}

	private static double slope(List<EvaluatedSet> curve, int from, int to) {
		return (curve.get(to).value() - curve.get(from).value())
				/ Math.max(Double.MIN_NORMAL, curve.get(to).cost() - curve.get(from).cost());
	}
}
