/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import java.util.List;

import org.sonde.overhead.statistics.Modes;
import org.sonde.overhead.statistics.OutlierFences;

/** Flags what statistics find odd about forks. Nothing is left out: the flag is for readers of the figures. */
public final class OddForks {

	private OddForks() {
	}

	/**
	 * @return the forks of one configuration, flagged {@link ForkFlag#OUTLIER} where, and only where, the mean lies far from
	 *        those of the others
	 */
	public static List<Fork> withOutliers(List<Fork> forks) {
		OutlierFences fences = OutlierFences.amongForks(forks.stream().mapToDouble(Fork::meanNanos).toArray());
		return forks.stream().map(fork -> fork.flagged(ForkFlag.OUTLIER, fences.exclude(fork.meanNanos()))).toList();
	}

	/** Whether to flag {@link ForkFlag#SEVERAL_MODES}. */
	public static boolean hasSeveralModes(Distribution distribution) {
		List<Distribution.Bucket> buckets = distribution.buckets();
		// A coarse clock measures 0 for some calls, which has no logarithm.
		double[] middles = buckets.stream()
				.mapToDouble(bucket -> Math.max(0.5, (bucket.lowNanos() + bucket.highNanos()) / 2.0)).toArray();
		return Modes.of(middles, buckets.stream().mapToLong(Distribution.Bucket::count).toArray()).size() > 1;
	}
}
