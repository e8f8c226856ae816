/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.handover;

import org.apache.commons.statistics.distribution.ContinuousDistribution;
import org.apache.commons.statistics.distribution.TruncatedNormalDistribution;
import org.sonde.overhead.statistics.Interval;

/**
 * Two costs, none below 0, of which {@code first × x + second × y} fits measured figures best, by weighted linear least squares.
 *
 * @param first  cost
 * @param second cost
 * @param freeFirst  what the figures say of the first, if it could be below 0
 * @param freeSecond what they say of the second
 */
record CostPairFit(double first, double second, Normal freeFirst, Normal freeSecond) {

	/** A normal distribution. @param deviation 0 if it is not known, as the two costs cannot be distinguished */
	record Normal(double mean, double deviation) {

		/** Returns the distribution of a cost, which is not below 0. */
		ContinuousDistribution ofCost() {
			return TruncatedNormalDistribution.of(mean, deviation, 0, Double.POSITIVE_INFINITY);
		}
	}

	private static final double LEAST_ERROR_NANOS = 20;

	/** Adds up what the costs are computed from. */
	static final class Sums {
		private double xx;
		private double xy;
		private double yy;
		private double xCost;
		private double yCost;

		void add(double x, double y, double cost, double weight) {
			xx += weight * x * x;
			xy += weight * x * y;
			yy += weight * y * y;
			xCost += weight * x * cost;
			yCost += weight * y * cost;
		}

		CostPairFit solve() {
			double determinant = xx * yy - xy * xy;
			Normal none = new Normal(-1, 0);
			Normal x = determinant > 0 ? new Normal((xCost * yy - yCost * xy) / determinant, Math.sqrt(yy / determinant)) : none;
			Normal y = determinant > 0 ? new Normal((yCost * xx - xCost * xy) / determinant, Math.sqrt(xx / determinant)) : none;
			if (x.mean() >= 0 && y.mean() >= 0) {
				return new CostPairFit(x.mean(), y.mean(), x, y);
			}
			boolean onlyFirst = xCost * xCost / xx >= (yy > 0 ? yCost * yCost / yy : 0);
			return new CostPairFit(onlyFirst ? Math.max(0, xCost / xx) : 0, onlyFirst ? 0 : Math.max(0, yCost / yy), x, y);
		}
	}

	/** @param best the share of a figure to which it is known at best */
	static double weight(Interval figure, double best) {
		double half = (figure.high() - figure.low()) / 2;
		double error = Math.max(Math.max(half, best * Math.abs(figure.value())), LEAST_ERROR_NANOS);
		return 1 / (error * error);
	}
}
