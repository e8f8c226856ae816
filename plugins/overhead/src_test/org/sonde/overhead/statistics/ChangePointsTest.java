/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.statistics.ChangePoints.Change;

class ChangePointsTest {

	private final RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(23);

	@Test
	void oneChangeByHand() {
		List<Change> changes = ChangePoints.of(new double[] { 10, 12, 11, 10, 12, 21, 23, 22, 21, 23, 22 });
		assertThat(changes).hasSize(1);
		Change change = changes.getFirst();
		assertThat(change.index()).isEqualTo(5);
		assertThat(change.before()).isCloseTo(11, within(1e-12));
		assertThat(change.after()).isCloseTo(22, within(1e-12));
		// by the formula of ForkComparisonTest: a = 10 12 11 10 12, b = 21 23 22 21 23 22
		Interval ratio = change.ratio().known().orElseThrow();
		assertThat(ratio.value()).isCloseTo(2, within(1e-12));
		assertThat(ratio.low()).isCloseTo(1.81425417667869, within(1e-9));
		assertThat(ratio.high()).isCloseTo(2.22091839725056, within(1e-9));
	}

	@Test
	void aDifferenceByHand() {
		Interval difference = ChangePoints.difference(new double[] { 10, 12, 11, 10, 12 }, new double[] { 21, 23, 22, 21, 23, 22 }).known()
				.orElseThrow();
		// squared errors 1/5 and 0.8/6, 8.1967 degrees of freedom, t for 99 % 3.3321184 (by numeric integration)
		assertThat(difference.value()).isCloseTo(11, within(1e-12));
		assertThat(difference.low()).isCloseTo(9.0762006, within(1e-6));
		assertThat(difference.high()).isCloseTo(12.9237994, within(1e-6));
		assertThat(ChangePoints.difference(new double[] { 1, 2, 3 }, new double[] { 1, 2, 3, 4 }).known())
				.as("three values are no level").isEmpty();
		assertThat(ChangePoints.difference(new double[] { 1, 1, 1, 1 }, new double[] { 2, 2, 2, 2 }).known()).as("no spread").isEmpty();
	}

	@Test
	void severalChangesAreFoundWhereTheyAre() {
		List<Change> changes = ChangePoints
				.of(series(100, run -> (run < 30 ? 100 : run < 60 ? 130 : 90) + random.nextGaussian(0, 5)));
		assertThat(changes).extracting(Change::index).containsExactly(30, 60);
	}

	@Test
	void noiseHasNoChangesAlmostAlways() {
		for (int length : new int[] { 8, 20, 60, 200 }) {
			int normal = 0;
			int skewed = 0;
			for (int run = 0; run < 500; run++) {
				normal += ChangePoints.of(series(length, i -> random.nextGaussian(100, 5))).size();
				skewed += ChangePoints.of(series(length, i -> 100 * Math.exp(random.nextGaussian(0, 0.3)))).size();
			}
			assertThat(normal).as("changes in 500 histories of %d normal values", length).isLessThan(25);
			assertThat(skewed).as("changes in 500 histories of %d log-normal values", length).isLessThan(25);
		}
	}

	@Test
	void aSpikeIsNoChange() {
		assertThat(ChangePoints.of(series(60, run -> run == 20 ? 500 : 100 + random.nextGaussian(0, 2)))).isEmpty();
	}

	@Test
	void aLevelThatReturnsIsTwoChanges() {
		assertThat(ChangePoints.of(series(60, run -> (run >= 20 && run < 26 ? 200 : 100) + random.nextGaussian(0, 2))))
				.extracting(Change::index).containsExactly(20, 26);
	}

	@Test
	void anUncertainValueCountsLess() {
		double[] history = series(40, run -> 100 + (run < 20 ? 0 : 8) + random.nextGaussian(0, run % 2 == 0 ? 1 : 30));
		double[] deviations = series(40, run -> run % 2 == 0 ? 1 : 30);
		assertThat(ChangePoints.of(history, deviations)).extracting(Change::index).first().satisfies(
				index -> assertThat(index).isBetween(19, 21));
		double[] doubled = Arrays.stream(deviations).map(deviation -> deviation * 2).toArray();
		assertThat(ChangePoints.of(history, doubled)).isEqualTo(ChangePoints.of(history, deviations));
	}

	@Test
	void theUnitDoesNotMatter() {
		double[] history = series(80, run -> (run < 50 ? 100 : 110) + random.nextGaussian(0, 3));
		List<Change> changes = ChangePoints.of(history);
		List<Change> scaled = ChangePoints.of(Arrays.stream(history).map(value -> value * 1_024).toArray());
		assertThat(changes).hasSize(1);
		assertThat(scaled).hasSize(1);
		assertThat(scaled.getFirst().index()).isEqualTo(changes.getFirst().index());
		assertThat(scaled.getFirst().before()).isEqualTo(1_024 * changes.getFirst().before());
		assertThat(scaled.getFirst().ratio()).isEqualTo(changes.getFirst().ratio());
	}

	@Test
	void levelsWithoutNoiseChangeWithoutAnInterval() {
		List<Change> changes = ChangePoints.of(new double[] { 1, 1, 1, 1, 2, 2, 2, 2 });
		assertThat(changes).hasSize(1);
		assertThat(changes.getFirst().ratio()).isInstanceOf(ConfidenceInterval.Unknown.class);
		assertThat(ChangePoints.of(new double[20])).isEmpty();
	}

	@Test
	void shortHistoriesHaveNoChanges() {
		assertThat(ChangePoints.of(new double[] { 1, 1, 1, 9, 9, 9, 9 })).isEmpty();
		assertThat(ChangePoints.of(new double[0])).isEmpty();
	}

	@Test
	void nonsenseIsRefused() {
		assertThatThrownBy(() -> ChangePoints.of(new double[3], new double[2])).hasMessage("3 values have 2 standard deviations");
		assertThatThrownBy(() -> ChangePoints.of(new double[] { 1, Double.NaN }))
				.hasMessageContaining("NaN").hasMessageContaining("at 1");
		assertThatThrownBy(() -> ChangePoints.of(new double[] { 1, 2 }, new double[] { 1, 0 })).hasMessageContaining("at 1");
	}

	private static double[] series(int length, IntToDoubleFunction value) {
		return IntStream.range(0, length).mapToDouble(value).toArray();
	}
}
