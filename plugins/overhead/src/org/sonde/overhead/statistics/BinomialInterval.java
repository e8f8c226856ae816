/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import org.apache.commons.statistics.distribution.BetaDistribution;

/** Intervals of a share, from how often something happened (Clopper and Pearson 1934, "The use of confidence or fiducial limits"). */
public final class BinomialInterval {

	private BinomialInterval() {
	}

	/**
	 * The exact interval: it contains the true share in at least {@code confidence} of all cases.
	 *
	 * @param successes 0 to {@code trials}
	 * @param trials 1 or more
	 * @param confidence in (0, 1)
	 * @return the share with its interval, all in [0, 1]
	 */
	public static Interval of(int successes, int trials, double confidence) {
		if (trials < 1 || successes < 0 || successes > trials || !(confidence > 0 && confidence < 1)) {
			throw new IllegalArgumentException(
					"a share needs 0 to n successes of n ≥ 1 trials, and a confidence in (0, 1); found " + successes
							+ " of " + trials + ", " + confidence);
		}
		double tail = (1 - confidence) / 2;
		double low = successes == 0 ? 0 : BetaDistribution.of(successes, trials - successes + 1.0).inverseCumulativeProbability(tail);
		double high = successes == trials ? 1
				: BetaDistribution.of(successes + 1.0, trials - successes).inverseCumulativeProbability(1 - tail);
		return new Interval((double) successes / trials, low, high);
	}
}
