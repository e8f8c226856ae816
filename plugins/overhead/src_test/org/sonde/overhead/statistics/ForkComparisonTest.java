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

import org.junit.jupiter.api.Test;
import org.sonde.overhead.statistics.ForkComparison.Verdict;

class ForkComparisonTest {

	/** R's {@code sleep$extra} (Student 1908). */
	private static final double[] FIRST = { 0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0 };
	private static final double[] SECOND = { 1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4 };

	@Test
	void theDifferenceIsThatOfWelchInR() {
		// t.test(sleep$extra[11:20], sleep$extra[1:10]); with these groups also an example on R's page of t.test
		ForkComparison comparison = ForkComparison.of(FIRST, SECOND);
		Interval interval = comparison.differenceInterval().known().orElseThrow();
		assertThat(comparison.difference()).isCloseTo(1.58, within(1e-12));
		assertThat(interval.low()).isCloseTo(-0.20548323071171, within(1e-9));
		assertThat(interval.high()).isCloseTo(3.36548323071171, within(1e-9));
		assertThat(comparison.verdict()).isEqualTo(Verdict.NO_SIGNIFICANT_DIFFERENCE);
		assertThat(comparison.ratio()).hasValueCloseTo(2.33 / 0.75, within(1e-12));
		assertThat(comparison.ratioInterval()).isInstanceOf(ConfidenceInterval.Unknown.class);
	}

	@Test
	void theRatioIsFiellers() {
		// The roots, found numerically with SciPy, of (mean(b) - r * mean(a))^2 = t^2 * (vb + r^2 * va), where va <- var(a)/length(a);
		// vb <- …; t <- qt(.975, (va+vb)^2/(va^2/(length(a)-1) + vb^2/(length(b)-1)))
		double[] baseline = { 100, 104, 99, 108, 103 };
		double[] other = { 120, 131, 118, 127, 125, 122 };
		ForkComparison comparison = ForkComparison.of(baseline, other);
		Interval interval = comparison.ratioInterval().known().orElseThrow();
		assertThat(interval.value()).isCloseTo(1.20460440985733, within(1e-12));
		assertThat(interval.low()).isCloseTo(1.14564017289021, within(1e-9));
		assertThat(interval.high()).isCloseTo(1.26654316782296, within(1e-9));
		assertThat(comparison.verdict()).isEqualTo(Verdict.HIGHER);
		assertThat(ForkComparison.of(other, baseline).verdict()).isEqualTo(Verdict.LOWER);
	}

	/** By the logarithms of the means, the interval would be 0.185 … 0.863: without 1, though the difference may be 0. */
	@Test
	void theRatioOfNoisyForksSaysTheSameAsTheDifference() {
		ForkComparison comparison = ForkComparison.of(new double[] { 20, 30, 40 }, new double[] { 11, 12, 13 });
		assertThat(comparison.verdict()).isEqualTo(Verdict.NO_SIGNIFICANT_DIFFERENCE);
		Interval ratio = comparison.ratioInterval().known().orElseThrow();
		assertThat(ratio.low()).isCloseTo(0.21056239109007, within(1e-9));
		assertThat(ratio.high()).isCloseTo(2.14550382638759, within(1e-9));
		assertThat(ForkComparison.of(new double[] { 10, 20, 60 }, new double[] { 3, 4, 5 }).ratioInterval()).as("the baseline may be 0")
				.isInstanceOf(ConfidenceInterval.Unknown.class);
	}

	@Test
	void oneSideWithoutSpreadLeavesTheSpreadOfTheOther() {
		// Welch's degrees of freedom are then those of the other: mean 4, standard error 2 / √3, t(2) = 4.302653
		Interval interval = ForkComparison.of(new double[] { 1, 1, 1, 1 }, new double[] { 2, 4, 6 }).differenceInterval()
				.known().orElseThrow();
		assertThat(interval.low()).isCloseTo(3 - 4.302653 * 2 / Math.sqrt(3), within(1e-5));
	}

	@Test
	void fewForksAreUndecidedWithTheReason() {
		ForkComparison comparison = ForkComparison.of(new double[] { 1, 1.1 }, new double[] { 90, 91, 92 });
		assertThat(comparison.verdict()).isEqualTo(Verdict.UNDECIDED);
		assertThat(comparison.ratio()).isPresent();
		assertThat(comparison.differenceInterval()).isEqualTo(comparison.ratioInterval())
				.isInstanceOfSatisfying(ConfidenceInterval.Unknown.class, why -> assertThat(why.reason()).contains("3 forks", " 2"));
		assertThat(ForkComparison.of(new double[] { 1, 1, 1 }, new double[] { 2, 2, 2 }).differenceInterval())
				.isInstanceOfSatisfying(ConfidenceInterval.Unknown.class, why -> assertThat(why.reason()).contains("same mean"));
	}

	@Test
	void aRatioToNothingIsMissing() {
		assertThat(ForkComparison.of(new double[] { 0, 0, 0 }, new double[] { 1, 2, 3 }).ratio()).isEmpty();
		assertThatThrownBy(() -> ForkComparison.of(new double[0], new double[] { 1 })).hasMessageContaining("at least one value");
	}

	@Test
	void equalSetsDifferAsSeldomAsTheConfidenceSays() {
		RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(3);
		int differing = 0;
		int covered = 0;
		for (int run = 0; run < 4_000; run++) {
			double[] baseline = random.doubles(5).map(unused -> random.nextGaussian(100, 10)).toArray();
			double[] other = random.doubles(8).map(unused -> random.nextGaussian(100, 4)).toArray();
			ForkComparison comparison = ForkComparison.of(baseline, other);
			differing += comparison.verdict() == Verdict.NO_SIGNIFICANT_DIFFERENCE ? 0 : 1;
			covered += comparison.ratioInterval().known().orElseThrow().contains(1) ? 1 : 0;
		}
		assertThat(differing / 4_000.0).isBetween(0.03, 0.07);
		assertThat(covered / 4_000.0).isBetween(0.93, 0.97);
	}
}
