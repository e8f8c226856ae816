/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

import org.sonde.placement.search.Found;

/**
 * Where a curve of cost and value bends: points of its upper hull after which the same cost buys less than half of what it bought before. So a
 * straight line has none.
 */
final class Knees {
	private static final double HALF = 0.5;

	private Knees() {
	}

	/** @param curve ascending by cost and value */
	static boolean[] of(List<Found> curve) {
		Deque<Integer> hull = new ArrayDeque<>();
		for (int i = 0; i < curve.size(); i++) {
			while (hull.size() > 1 && slope(curve, second(hull), hull.peekLast()) <= slope(curve, hull.peekLast(), i)) {
				hull.removeLast();
			}
			hull.add(i);
		}
		boolean[] knees = new boolean[curve.size()];
		Integer[] corners = hull.toArray(Integer[]::new);
		for (int i = 1; i < corners.length - 1; i++) {
			knees[corners[i]] = slope(curve, corners[i], corners[i + 1]) < HALF * slope(curve, corners[i - 1], corners[i]);
		}
		return knees;
	}

	private static int second(Deque<Integer> hull) {
		Integer[] all = hull.toArray(Integer[]::new);
		return Arrays.asList(all).get(all.length - 2);
	}

	private static double slope(List<Found> curve, int from, int to) {
		return (curve.get(to).value() - curve.get(from).value()) / Math.max(Double.MIN_NORMAL, curve.get(to).cost() - curve.get(from).cost());
	}
}
