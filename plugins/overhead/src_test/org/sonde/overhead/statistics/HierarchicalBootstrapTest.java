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

class HierarchicalBootstrapTest {

	private static final HierarchicalBootstrap BOOTSTRAP = new HierarchicalBootstrap(0.95, 50_000, 1);
	/** R's {@code sleep$extra[1:10]}, each the mean of a fork. */
	private static final double[][] SLEEP = means(0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0);

	@Test
	void resampledForksGiveTheIntervalOfR() {
		// set.seed(1); quantile(colMeans(matrix(sample(sleep$extra[1:10], 1e7, TRUE), 10)), c(.025, .975))
		Interval mean = interval(BOOTSTRAP.interval(SLEEP, HierarchicalBootstrapTest::mean));
		assertThat(mean.low()).isCloseTo(-0.25, within(0.02));
		assertThat(mean.high()).isCloseTo(1.84, within(0.02));
	}

	@Test
	void theMedianOfThreeForksByHand() {
		// Of the 27 ways to draw three of 1, 2, 3 the median is 1 in 7 (at least two ones), 3 in 7: 26 % each, 2 in between.
		double[][] forks = means(1, 2, 3);
		assertThat(interval(new HierarchicalBootstrap(0.4, 10_000, 1).interval(forks, Quantiles::median)))
				.isEqualTo(new Interval(2, 2, 2));
		assertThat(interval(new HierarchicalBootstrap(0.6, 10_000, 1).interval(forks, Quantiles::median)))
				.isEqualTo(new Interval(2, 1, 3));
	}

	@Test
	void valuesInsideForksAreResampledToo() {
		// Means 10, 10.1 and 10.2, values 100 away: the mean of 100 has variance 100² / 100, that of three forks 100² / 300.
		double[][] forks = new double[3][100];
		for (int fork = 0; fork < 3; fork++) {
			double middle = 10 + fork * 0.1;
			Arrays.setAll(forks[fork], i -> middle + (i % 2 == 0 ? 100 : -100));
		}
		Interval mean = interval(BOOTSTRAP.interval(forks, HierarchicalBootstrapTest::mean));
		double normal = 1.96 * Math.sqrt(100 * 100 / 300.0);
		assertThat(mean.high() - mean.value()).isCloseTo(normal, within(0.1 * normal));
	}

	@Test
	void aDifferenceHasTheIntervalOfBothSides() {
		// Half-widths of large normal samples: 1.96 · √(σ² / n + σ² / n)
		RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(5);
		double[][] baseline = means(random.doubles(400).map(unused -> random.nextGaussian(100, 10)).toArray());
		double[][] other = means(random.doubles(400).map(unused -> random.nextGaussian(120, 10)).toArray());
		Interval difference = interval(
				new HierarchicalBootstrap(0.95).interval(baseline, other, (base, second) -> mean(second) - mean(base)));
		assertThat(difference.value()).isCloseTo(20, within(2.0));
		assertThat((difference.high() - difference.low()) / 2).isCloseTo(1.96 * Math.sqrt(2 * 100 / 400.0), within(0.1));
	}

	@Test
	void theSameInputGivesTheSameIntervalInAnyOrderAndUnit() {
		double[][] forks = { { 5, 7, 6 }, { 9, 8, 4 }, { 1, 2, 9 }, { 3, 3, 6 } };
		double[][] shuffled = { { 9, 2, 1 }, { 6, 7, 5 }, { 6, 3, 3 }, { 4, 9, 8 } };
		HierarchicalBootstrap bootstrap = new HierarchicalBootstrap(0.95);
		ConfidenceInterval first = bootstrap.interval(forks, HierarchicalBootstrapTest::mean);
		assertThat(bootstrap.interval(forks, HierarchicalBootstrapTest::mean)).isEqualTo(first);
		assertThat(bootstrap.interval(shuffled, HierarchicalBootstrapTest::mean)).isEqualTo(first);
		double[][] nanos = Arrays.stream(forks).map(fork -> Arrays.stream(fork).map(value -> value * 1024).toArray())
				.toArray(double[][]::new);
		assertThat(interval(bootstrap.interval(nanos, HierarchicalBootstrapTest::mean))).isEqualTo(interval(first).times(1024));
	}

	@Test
	void anotherSeedGivesAnotherIntervalCloseBy() {
		Interval one = interval(new HierarchicalBootstrap(0.95, 20_000, 1).interval(SLEEP, HierarchicalBootstrapTest::mean));
		Interval two = interval(new HierarchicalBootstrap(0.95, 20_000, 2).interval(SLEEP, HierarchicalBootstrapTest::mean));
		assertThat(one).isNotEqualTo(two);
		assertThat(one.low()).isCloseTo(two.low(), within(0.05));
	}

	@Test
	void theProductResamplesOnlyManyForks() {
		assertThat(ForkIntervals.ofFigure(SLEEP, Quantiles::median, 0.95))
				.isEqualTo(new ConfidenceInterval.Unknown("resampling needs at least 20 forks, there are 10"));
		double[][] many = new double[20][];
		Arrays.setAll(many, i -> new double[] { i });
		assertThat(interval(ForkIntervals.ofFigure(many, Quantiles::median, 0.95)).value()).isEqualTo(9.5);
	}

	@Test
	void nonsenseIsRefused() {
		assertThat(BOOTSTRAP.interval(means(1, 2), HierarchicalBootstrapTest::mean))
				.isEqualTo(new ConfidenceInterval.Unknown("an interval needs at least 3 forks, there are 2"));
		assertThat(BOOTSTRAP.interval(means(1, 1, 1), HierarchicalBootstrapTest::mean).known()).isEmpty();
		assertThatThrownBy(() -> BOOTSTRAP.interval(new double[][] { { 1 }, {}, { 2 } }, HierarchicalBootstrapTest::mean))
				.hasMessageContaining("at least one value");
		assertThatThrownBy(() -> new HierarchicalBootstrap(0.95, 10, 1)).hasMessageContaining("at least 200 resamples");
		assertThatThrownBy(() -> new HierarchicalBootstrap(95, 1_000, 1)).hasMessageContaining("confidence");
	}

	private static Interval interval(ConfidenceInterval interval) {
		return interval.known().orElseThrow();
	}

	private static double mean(double[] values) {
		return Arrays.stream(values).average().orElseThrow();
	}

	private static double[][] means(double... forkMeans) {
		return Arrays.stream(forkMeans).mapToObj(mean -> new double[] { mean }).toArray(double[][]::new);
	}
}
