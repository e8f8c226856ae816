/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

/** Means and variances of parts of a series, each in constant time. */
final class Moments {

	/** Sums over the first values, after the median of all was taken off: squares of what remains keep their digits. */
	private final double[] sums;
	private final double[] squares;
	private final double leastVariance;

	/** @param leastDeviation below which a standard deviation is taken as rounding */
	Moments(double[] values, double leastDeviation) {
		double offset = Quantiles.median(values);
		sums = new double[values.length + 1];
		squares = new double[values.length + 1];
		for (int i = 0; i < values.length; i++) {
			double value = values[i] - offset;
			sums[i + 1] = sums[i] + value;
			squares[i + 1] = squares[i] + value * value;
		}
		leastVariance = Math.max(leastDeviation * leastDeviation, Double.MIN_NORMAL);
	}

	/** Twice the negative logarithm of the likelihood of normal values of one mean and variance, without its constant. */
	double normalCost(int from, int to) {
		double length = to - from;
		double mean = (sums[to] - sums[from]) / length;
		double variance = (squares[to] - squares[from]) / length - mean * mean;
		double floored = Math.max(variance, leastVariance);
		return length * (Math.log(floored) + Math.max(variance, 0) / floored);
	}
}
