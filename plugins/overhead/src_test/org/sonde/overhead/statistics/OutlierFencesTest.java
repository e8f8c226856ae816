/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

class OutlierFencesTest {

	@Test
	void theFencesOfForksByHand() {
		// median 102, deviations 2 1 0 1 98 with median 1; (3.5 + 13 / 3) · 1.4826 = 11.614
		double[] means = { 100, 101, 102, 103, 200 };
		OutlierFences fences = OutlierFences.amongForks(means);
		assertThat(fences.low()).isCloseTo(102 - 11.6137, within(1e-4));
		assertThat(fences.high()).isCloseTo(102 + 11.6137, within(1e-4));
		assertThat(outliers(means)).containsExactly(4);
	}

	@Test
	void aForkWithinAPercentIsNoOutlier() {
		double[] close = { 100, 100, 100, 100, 100.9 };
		double[] far = { 100, 100, 100, 100, 101.1 };
		assertThat(outliers(close)).isEmpty();
		assertThat(outliers(far)).containsExactly(4);
	}

	@Test
	void fewValuesHaveNoOutliers() {
		double[] three = { 1, 1, 1000 };
		assertThat(outliers(three)).isEmpty();
		assertThatThrownBy(() -> OutlierFences.amongForks(new double[] { 1, 2, 3, Double.NaN })).hasMessageContaining("finite");
	}

	@Test
	void normalForksSeldomHaveAnOutlier() {
		RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(11);
		for (int forks : new int[] { 4, 5, 6, 7, 10, 20, 50 }) {
			int flagged = 0;
			for (int run = 0; run < 4_000; run++) {
				double[] means = random.doubles(forks).map(unused -> random.nextGaussian(100, 10)).toArray();
				flagged += outliers(means).length > 0 ? 1 : 0;
			}
			assertThat(flagged / 4_000.0).as("sets of %d forks with an outlier", forks).isBetween(0.005, 0.06);
		}
	}

	/** The places of the outliers. */
	private static int[] outliers(double[] means) {
		OutlierFences fences = OutlierFences.amongForks(means);
		return IntStream.range(0, means.length).filter(place -> fences.exclude(means[place])).toArray();
	}
}
