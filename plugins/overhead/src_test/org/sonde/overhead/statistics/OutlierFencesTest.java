/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

import org.junit.jupiter.api.Test;

class OutlierFencesTest {

	/** R's {@code rivers}: lengths of 141 rivers in miles. */
	private static final double[] RIVERS = {
			735, 320, 325, 392, 524, 450, 1459, 135, 465, 600, 330, 336, 280, 315, 870, 906, 202, 329, 290, 1000, 600, 505,
			1450, 840, 1243, 890, 350, 407, 286, 280, 525, 720, 390, 250, 327, 230, 265, 850, 210, 630, 260, 230, 360, 730,
			600, 306, 390, 420, 291, 710, 340, 217, 281, 352, 259, 250, 470, 680, 570, 350, 300, 560, 900, 625, 332, 2348,
			1171, 3710, 2315, 2533, 780, 280, 410, 460, 260, 255, 431, 350, 760, 618, 338, 981, 1306, 500, 696, 605, 250, 411,
			1054, 735, 233, 435, 490, 310, 460, 383, 375, 1270, 545, 445, 1885, 380, 300, 380, 377, 425, 276, 210, 800, 420,
			350, 360, 538, 1100, 1205, 314, 237, 610, 360, 540, 1038, 424, 310, 300, 444, 301, 268, 620, 215, 652, 900, 525,
			246, 360, 529, 500, 720, 270, 430, 671, 1770 };

	@Test
	void theMedcoupleIsThatOfR() {
		// mc(…) of robustbase 0.95-0, doScale = FALSE
		assertThat(medcouple(RIVERS)).isCloseTo(0.43859649122807, within(1e-12));
		assertThat(medcouple(Arrays.stream(RIVERS).map(length -> -length).toArray())).isCloseTo(-0.43859649122807, within(1e-12));
		assertThat(medcouple(1, 2, 7, 9, 10)).isCloseTo(-1.0 / 3, within(1e-12));
		assertThat(medcouple(1, 2, 3, 3, 3, 4, 9, 12)).isCloseTo(0.568181818181818, within(1e-12));
	}

	@Test
	void symmetricValuesHaveNoSkewness() {
		assertThat(medcouple(1, 2, 3, 4, 5)).isZero();
		assertThat(medcouple(5, 5, 5)).isZero();
		assertThat(medcouple(5)).isZero();
	}

	@Test
	void theFencesOfBinsAreThoseOfR() {
		// adjboxStats(rivers)$fence and $out of robustbase 0.95-0
		OutlierFences fences = OutlierFences.amongBins(RIVERS);
		assertThat(fences.low()).isCloseTo(213.977537465298, within(1e-9));
		assertThat(fences.high()).isCloseTo(2748.8694702561, within(1e-9));
		assertThat(Arrays.stream(fences.outside(RIVERS)).mapToDouble(place -> RIVERS[place]))
				.containsExactly(135.0, 202.0, 210.0, 3710.0, 210.0);
		OutlierFences negative = OutlierFences.amongBins(Arrays.stream(RIVERS).map(length -> -length).toArray());
		assertThat(negative.low()).isCloseTo(-2748.8694702561, within(1e-9));
		assertThat(negative.high()).isCloseTo(-213.977537465298, within(1e-9));
	}

	@Test
	void theFencesOfForksByHand() {
		// median 102, deviations 2 1 0 1 98 with median 1; (3.5 + 13 / 3) · 1.4826 = 11.614
		double[] means = { 100, 101, 102, 103, 200 };
		OutlierFences fences = OutlierFences.amongForks(means);
		assertThat(fences.low()).isCloseTo(102 - 11.6137, within(1e-4));
		assertThat(fences.high()).isCloseTo(102 + 11.6137, within(1e-4));
		assertThat(fences.outside(means)).containsExactly(4);
	}

	@Test
	void aForkWithinAPercentIsNoOutlier() {
		double[] close = { 100, 100, 100, 100, 100.9 };
		double[] far = { 100, 100, 100, 100, 101.1 };
		assertThat(OutlierFences.amongForks(close).outside(close)).isEmpty();
		assertThat(OutlierFences.amongForks(far).outside(far)).containsExactly(4);
	}

	@Test
	void fewValuesHaveNoOutliers() {
		double[] three = { 1, 1, 1000 };
		assertThat(OutlierFences.amongForks(three).outside(three)).isEmpty();
		assertThat(OutlierFences.amongBins(new double[19])).isEqualTo(OutlierFences.amongForks(new double[0]));
		assertThatThrownBy(() -> OutlierFences.amongForks(new double[] { 1, 2, 3, Double.NaN })).hasMessageContaining("finite");
	}

	@Test
	void normalForksSeldomHaveAnOutlier() {
		RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(11);
		for (int forks : new int[] { 4, 5, 6, 7, 10, 20, 50 }) {
			int flagged = 0;
			for (int run = 0; run < 4_000; run++) {
				double[] means = random.doubles(forks).map(unused -> random.nextGaussian(100, 10)).toArray();
				flagged += OutlierFences.amongForks(means).outside(means).length > 0 ? 1 : 0;
			}
			assertThat(flagged / 4_000.0).as("sets of %d forks with an outlier", forks).isBetween(0.005, 0.06);
		}
	}

	private static double medcouple(double... values) {
		return Medcouple.of(StableSums.sorted(values));
	}
}
