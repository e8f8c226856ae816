/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.function.IntToDoubleFunction;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.statistics.SteadyState.Course;
import org.sonde.overhead.statistics.SteadyState.NeverSettled;
import org.sonde.overhead.statistics.SteadyState.Reason;
import org.sonde.overhead.statistics.SteadyState.Settled;

class SteadyStateDetectionTest {

	private final RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(7);

	@Test
	void aLevelFromTheStartIsFlat() {
		assertThat(detect(bin -> 100)).isEqualTo(new Settled(0, Course.FLAT));
		assertThat(detect(bin -> 100 + random.nextGaussian(0, 10))).isEqualTo(new Settled(0, Course.FLAT));
		assertThat(detect(bin -> 0)).isEqualTo(new Settled(0, Course.FLAT));
	}

	@Test
	void whatIsSlowerInTheBeginningIsWarmUp() {
		assertThat(detect(bin -> (bin < 200 ? 300 : 100) + random.nextGaussian(0, 5)))
				.isEqualTo(new Settled(200, Course.WARM_UP));
		// e^(-bin/50) is below a twentieth from bin 150 on
		Settled settled = (Settled) detect(bin -> 100 * (1 + Math.exp(-bin / 50.0)) + random.nextGaussian(0, 2));
		assertThat(settled.course()).isEqualTo(Course.WARM_UP);
		assertThat(settled.firstSteadyBin()).isBetween(100, 250);
	}

	@Test
	void whatIsFasterInTheBeginningIsASlowdown() {
		assertThat(detect(bin -> (bin < 120 ? 20 : 450) + random.nextGaussian(0, 5)))
				.isEqualTo(new Settled(120, Course.SLOWDOWN));
	}

	@Test
	void aChangeNearTheEndLeavesNoSteadyState() {
		assertThat(detect(bin -> (bin < 850 ? 100 : 60) + random.nextGaussian(0, 2)))
				.isEqualTo(new NeverSettled(Reason.STILL_SPEEDING_UP));
		assertThat(detect(bin -> (bin < 850 ? 100 : 160) + random.nextGaussian(0, 2)))
				.isEqualTo(new NeverSettled(Reason.STILL_SLOWING_DOWN));
	}

	@Test
	void aRunThatSlowsDownAllTheTimeNeverSettles() {
		assertThat(detect(bin -> 100 + bin + random.nextGaussian(0, 2))).isEqualTo(new NeverSettled(Reason.STILL_SLOWING_DOWN));
	}

	@Test
	void levelsThatChangeToAndFroAreNoSteadyState() {
		assertThat(detect(bin -> (bin / 60 % 2 == 0 ? 100 : 200) + random.nextGaussian(0, 2)))
				.isEqualTo(new NeverSettled(Reason.NO_STEADY_STATE));
	}

	@Test
	void spikesAndStallsBelongToTheSteadyState() {
		// one bin in twenty is fifty times as slow; for 20 bins near the end the disk stalls
		SteadyState found = detect(bin -> bin < 100 ? 500
				: bin >= 920 && bin < 940 ? 3_000 : (random.nextInt(20) == 0 ? 5_000 : 100) + random.nextGaussian(0, 3));
		assertThat(found).isEqualTo(new Settled(100, Course.WARM_UP));
	}

	/**
	 * As Kieker 1.3 at a method time of 200 µs, in bins of 16 calls: the first call took 88 ms. In the mean of the 9,600 calls, it would be
	 * 9 µs, and the cost of a deactivated probe 20 times what it is.
	 */
	@Test
	void theStartOfTheProgramIsNotSteady() {
		IntToDoubleFunction run = bin -> (bin == 0 ? 5_700_000 : bin == 1 ? 700_000 : random.nextInt(50) == 0 ? 210_000 : 200_400)
				+ random.nextGaussian(0, 500);
		assertThat(detect(run)).isEqualTo(new Settled(2, Course.FLAT));
		assertThat(SteadyStateDetection.detect(series(40, run))).isEqualTo(new Settled(2, Course.FLAT));
		assertThat(detect(bin -> bin % 60 == 0 ? 5_000 : 100)).as("a stall as later ones").isEqualTo(new Settled(0, Course.FLAT));
	}

	@Test
	void muchNoiseHidesNoWarmUpAndMakesNone() {
		// log-normal with σ = 0.5: standard deviation half of the mean
		SteadyState found = detect(bin -> (bin < 150 ? 1000 : 100) * Math.exp(random.nextGaussian(0, 0.5)));
		assertThat(((Settled) found).firstSteadyBin()).isBetween(140, 160);
		for (int run = 0; run < 50; run++) {
			assertThat(detect(bin -> 100 * Math.exp(random.nextGaussian(0, 0.5)))).isEqualTo(new Settled(0, Course.FLAT));
		}
	}

	@Test
	void fewBinsAreTooFew() {
		assertThat(SteadyStateDetection.detect(new double[39])).isEqualTo(new NeverSettled(Reason.TOO_FEW_BINS));
		assertThat(SteadyStateDetection.detect(new double[40])).isEqualTo(new Settled(0, Course.FLAT));
		assertThat(SteadyStateDetection.detect(new double[0])).isEqualTo(new NeverSettled(Reason.TOO_FEW_BINS));
	}

	@Test
	void theUnitDoesNotMatter() {
		double[] bins = series(800, bin -> (bin < 300 ? 150 : 100) + random.nextGaussian(0, 9));
		SteadyState settled = SteadyStateDetection.detect(bins);
		assertThat(settled).isInstanceOf(Settled.class);
		for (double factor : new double[] { 1e-6, 1e-3, 1e6 }) {
			assertThat(SteadyStateDetection.detect(Arrays.stream(bins).map(bin -> bin * factor).toArray())).isEqualTo(settled);
		}
	}

	@Test
	void timesThatCannotBeAreRefused() {
		assertThatThrownBy(() -> detect(bin -> bin == 3 ? -1 : 1)).hasMessage(
				"a bin's mean time is finite and not negative, found -1.0 in bin 3");
		assertThatThrownBy(() -> detect(bin -> bin == 3 ? Double.NaN : 1)).hasMessageContaining("bin 3");
	}

	private static SteadyState detect(IntToDoubleFunction bin) {
		return SteadyStateDetection.detect(series(1_000, bin));
	}

	private static double[] series(int length, IntToDoubleFunction bin) {
		return IntStream.range(0, length).mapToDouble(bin).toArray();
	}
}
