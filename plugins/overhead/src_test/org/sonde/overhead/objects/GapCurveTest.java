/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.objects;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.calls.GapHistogram;
import org.sonde.overhead.objects.GapCurve.Point;
import org.sonde.overhead.statistics.Interval;

class GapCurveTest {
	private static final GapCurve CURVE = new GapCurve(List.of(point(0, 60), point(10_000, 3060), point(100_000, 10_000)));

	private static Point point(double gap, double nanos) {
		return new Point(gap, new Interval(nanos, nanos - 6, nanos + 12));
	}

	/** Half of the way to the first gap, and by the logarithm from there: √(10 · 100) = 31.6228 lies in the middle. */
	@Test
	void betweenTheGapsLieLines() {
		assertThat(CURVE.at(-1)).isEqualTo(new Interval(60, 54, 72));
		assertThat(CURVE.at(5000).value()).isCloseTo(1560, within(1e-9));
		assertThat(CURVE.at(5000).high() - CURVE.at(5000).value()).isCloseTo(12, within(1e-9));
		assertThat(CURVE.at(10_000).value()).isCloseTo(3060, within(1e-9));
		assertThat(CURVE.at(31_622.7766).value()).isCloseTo(6530, within(1e-3));
		assertThat(CURVE.at(1e12)).isEqualTo(new Interval(10_000, 9994, 10_012));
		assertThat(CURVE.range()).isEqualTo(new Interval(10_000, 54, 10_012));
	}

	/**
	 * A line up to 10 µs and then level: the mean over exponential gaps is c (1 − e^(−λg)) ÷ λg, with λg = 1 at 100,000 events per second.
	 */
	@Test
	void eventsAtRandomHaveExponentialGaps() {
		GapCurve ramp = new GapCurve(List.of(new Point(0, Interval.exactly(0)), new Point(10_000, Interval.exactly(1000))));
		assertThat(ramp.atRandom(100_000).value()).isCloseTo(632.12, withinPercentage(0.2));
		assertThat(ramp.atRandom(10_000).value()).isCloseTo(951.63, withinPercentage(0.2)); // λg = 0.1
		assertThat(ramp.atRandom(0).value()).isEqualTo(1000);
		assertThat(ramp.atRandom(1e-6).value()).isCloseTo(1000, within(0.1));
	}

	/**
	 * Three gaps in bin 60, which stands for 2^(60.5 ÷ 4) = 35,733.8 ns, one of them after a pause. Without 60 ns, and without 10,000: 3060
	 * + 6940 · log10 3.56738 = 6893.3 and 3060 + 6940 · log10 2.57338 = 5908.9.
	 */
	@Test
	void recordedGapsContainWhatEventsTook() {
		Interval mean = CURVE.of(GapHistogram.parse("60:3:0:1"), 60, 10_000);
		assertThat(mean.value()).isCloseTo((2 * 6893.3 + 5908.9) / 3, within(0.1));
		// 600 events that were left out take 36 µs, so nothing of the gap is left.
		assertThat(CURVE.of(GapHistogram.parse("60:1:600"), 60, 10_000).value()).isEqualTo(60);
	}

	@Test
	void aCurveBeginsAtZeroAndAscends() {
		assertThatIllegalArgumentException().isThrownBy(() -> new GapCurve(List.of(point(0, 1))));
		assertThatIllegalArgumentException().isThrownBy(() -> new GapCurve(List.of(point(1, 1), point(2, 1))));
		assertThatIllegalArgumentException().isThrownBy(() -> new GapCurve(List.of(point(0, 1), point(2, 1), point(2, 1))));
	}
}
