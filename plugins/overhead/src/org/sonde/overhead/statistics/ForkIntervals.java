/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

/**
 * Chooses how an interval over forks is computed, and whether there can be one. Every other class asks this one.
 */
final class ForkIntervals {

	/** Fewer forks have no interval: that of two is 13 times as wide as their standard error and says nothing that the values do not. */
	static final int FEWEST_FORKS = 3;

	private ForkIntervals() {
	}

	static ConfidenceInterval ofMean(double[] ascending, double confidence) {
		ConfidenceInterval.checkConfidence(confidence);
		int forks = ascending.length;
		if (forks < FEWEST_FORKS) {
			return new ConfidenceInterval.Unknown("an interval needs at least " + FEWEST_FORKS + " forks, there " + count(forks));
		}
		if (ascending[0] == ascending[forks - 1]) {
			return new ConfidenceInterval.Unknown("the means of all " + forks + " forks are the same, which tells nothing of their spread");
		}
		return StudentT.mean(ascending, confidence);
	}

	private static String count(int forks) {
		return forks == 1 ? "is 1" : "are " + forks;
	}
}
