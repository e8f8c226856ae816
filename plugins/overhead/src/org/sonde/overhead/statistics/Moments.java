/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

/** Means and squared deviations of parts of a series, each in constant time. */
final class Moments {

	private static final double ROUNDING = 1e-12;

	/** Sums over the first values, after the median of all was taken off: squares of what remains keep their digits. */
	private final double[] weights;
	private final double[] sums;
	private final double[] squares;
	private final double offset;

	/** @param weights of the values, above 0 */
	Moments(double[] values, double[] weights) {
		offset = Quantiles.median(values);
		this.weights = new double[values.length + 1];
		sums = new double[values.length + 1];
		squares = new double[values.length + 1];
		for (int i = 0; i < values.length; i++) {
			double value = values[i] - offset;
			this.weights[i + 1] = this.weights[i] + weights[i];
			sums[i + 1] = sums[i] + weights[i] * value;
			squares[i + 1] = squares[i] + weights[i] * value * value;
		}
	}

	double mean(int from, int to) {
		return offset + (sums[to] - sums[from]) / weight(from, to);
	}

	double weight(int from, int to) {
		return weights[to] - weights[from];
	}

	/** Weighted sum of the squared deviations from their mean; what may be nothing but rounding is 0. */
	double squaredDeviations(int from, int to) {
		double sum = sums[to] - sums[from];
		double square = squares[to] - squares[from];
		double deviations = square - sum * sum / weight(from, to);
		return deviations > ROUNDING * square ? deviations : 0;
	}
}
