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
import java.util.Map;
import java.util.TreeMap;
import java.util.function.DoubleSupplier;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.statistics.Modes.Mode;

class ModesTest {

	private final RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(17);

	@Test
	void unimodalDistributionsHaveOneModeHoweverSkewed() {
		Map<String, DoubleSupplier> unimodal = Map.of(
				"normal", () -> random.nextGaussian(100, 5),
				"log-normal", () -> 100 * Math.exp(random.nextGaussian(0, 0.5)),
				"log-normal, wide", () -> 100 * Math.exp(random.nextGaussian(0, 1.5)),
				"exponential", () -> 1e-9 + 100 * random.nextExponential(),
				"exponential above a least time", () -> 50 + 100 * random.nextExponential(),
				"Pareto", () -> 50 / (1 - random.nextDouble()),
				"uniform", () -> random.nextDouble(50, 150));
		unimodal.forEach((name, value) -> {
			for (int count : new int[] { 60, 1_000 }) {
				int wrong = 0;
				for (int run = 0; run < 100; run++) {
					wrong += modes(count, value).size() > 1 ? 1 : 0;
				}
				assertThat(wrong).as("of 100 samples of %d values, %s, with several modes", count, name).isLessThanOrEqualTo(1);
			}
		});
	}

	@Test
	void clearModesAreFoundWithTheirSharesAndPlaces() {
		List<Mode> modes = modes(20_000, () -> {
			double which = random.nextDouble();
			return (which < 0.5 ? 2_000 : which < 0.8 ? 2_600 : 17_000) * Math.exp(random.nextGaussian(0, 0.05));
		});
		assertThat(modes).hasSize(3);
		assertThat(modes).extracting(Mode::peak).usingElementComparator((a, b) -> Math.abs(a / b - 1) < 0.05 ? 0 : 1)
				.containsExactly(2_000.0, 2_600.0, 17_000.0);
		assertThat(modes.get(0).share()).isCloseTo(0.5, within(0.02));
		assertThat(modes.get(1).share()).isCloseTo(0.3, within(0.02));
		assertThat(modes.get(2).share()).isCloseTo(0.2, within(0.02));
		assertThat(modes.get(0).to()).isEqualTo(modes.get(1).from()).isBetween(2_150.0, 2_400.0);
	}

	@Test
	void twoModesAreFoundInAFewHundredValues() {
		int found = 0;
		for (int run = 0; run < 100; run++) {
			List<Mode> modes = modes(300, () -> (random.nextBoolean() ? 100 : 130) * Math.exp(random.nextGaussian(0, 0.05)));
			found += modes.size() == 2 ? 1 : 0;
		}
		assertThat(found).isGreaterThanOrEqualTo(95);
	}

	@Test
	void fewSlowCallsAreATailAndNoMode() {
		assertThat(modes(10_000, () -> (random.nextInt(100) < 3 ? 5_000 : 100) * Math.exp(random.nextGaussian(0, 0.05))))
				.hasSize(1);
		assertThat(modes(10_000, () -> (random.nextInt(100) < 8 ? 5_000 : 100) * Math.exp(random.nextGaussian(0, 0.05))))
				.hasSize(2);
	}

	@Test
	void theTicksOfACoarseClockAreNoModes() {
		assertThat(modes(10_000, () -> 41 * Math.max(1, Math.round(100 * Math.exp(random.nextGaussian(0, 0.3)) / 41))))
				.hasSize(1);
		assertThat(modes(10_000, () -> Math.rint(random.nextGaussian(63, 1)))).hasSize(1);
	}

	@Test
	void theUnitDoesNotMatter() {
		double[] values = { 90, 100, 110, 200, 220, 240 };
		long[] counts = { 200, 1_000, 200, 100, 800, 100 };
		List<Mode> modes = Modes.of(values, counts);
		List<Mode> micros = Modes.of(Arrays.stream(values).map(value -> value / 1_024).toArray(), counts);
		assertThat(modes).hasSize(2);
		assertThat(micros).hasSize(2);
		for (int i = 0; i < 2; i++) {
			assertThat(micros.get(i).peak() * 1_024).isCloseTo(modes.get(i).peak(), within(1e-6));
			assertThat(micros.get(i).share()).isEqualTo(modes.get(i).share());
		}
		assertThat(modes.get(0).share()).isCloseTo(1_400 / 2_400.0, within(1e-12));
	}

	@Test
	void oneValueOrFewAreOneMode() {
		assertThat(Modes.of(new double[] { 5 }, new long[] { 1_000 })).containsExactly(new Mode(5, 5, 5, 1));
		assertThat(Modes.of(new double[] { 5, 500 }, new long[] { 24, 25 })).hasSize(1);
		assertThat(Modes.of(new double[] { 1, 5, 9 }, new long[] { 0, 100, 0 })).containsExactly(new Mode(5, 5, 5, 1));
	}

	@Test
	void nonsenseIsRefused() {
		assertThatThrownBy(() -> Modes.of(new double[] { 1 }, new long[2])).hasMessageContaining("1 values have 2 counts");
		assertThatThrownBy(() -> Modes.of(new double[] { 0, 1 }, new long[] { 1, 1 })).hasMessageContaining("found 0.0 at 0");
		assertThatThrownBy(() -> Modes.of(new double[] { 2, 2 }, new long[] { 1, 1 })).hasMessageContaining("found 2.0 at 1");
		assertThatThrownBy(() -> Modes.of(new double[] { 2, Double.NaN }, new long[] { 1, 1 })).hasMessageContaining("at 1");
		assertThatThrownBy(() -> Modes.of(new double[] { 2 }, new long[] { -1 })).hasMessageContaining("found -1 at 0");
		assertThatThrownBy(() -> Modes.of(new double[] { 2 }, new long[] { 0 })).hasMessageContaining("at least one value");
	}

	private static List<Mode> modes(int count, DoubleSupplier value) {
		TreeMap<Double, Long> counted = new TreeMap<>();
		for (int i = 0; i < count; i++) {
			counted.merge(value.getAsDouble(), 1L, Long::sum);
		}
		return Modes.of(counted.keySet().stream().mapToDouble(Double::doubleValue).toArray(),
				counted.values().stream().mapToLong(Long::longValue).toArray());
	}
}
