/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.saturation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalLong;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ProbeKind;

class SaturationPointTest {

	private static SaturationFork fork(double rate, double busy, long sent, long arrived, OptionalLong peak) {
		return new SaturationFork(rate, busy * 1e9 / rate, busy, 0.5, sent, arrived, peak, OptionalDouble.empty());
	}

	/** The interval by hand: 100 ± 4.302653 · 10 / √3. */
	@Test
	void forksAreTheSamplingUnit() {
		SaturationPoint point = new SaturationPoint(Phase.REDUCTION, 2, List.of(fork(90, 1, 500, 500, OptionalLong.empty()),
				fork(100, 1, 600, 600, OptionalLong.of(7)), fork(110, 0.94, 700, 697, OptionalLong.of(5))));
		assertThat(point.summary(SaturationFork::tracesPerSecond).mean()).isEqualTo(100);
		assertThat(point.summary(SaturationFork::tracesPerSecond).interval().known().orElseThrow().high()).isCloseTo(124.8414,
				within(1e-4));
		assertThat(point.isSaturated()).isTrue();
		assertThat(point.sent()).isEqualTo(1800);
		assertThat(point.lost()).isEqualTo(3);
		assertThat(point.peakBytes()).hasValue(7);
		assertThat(point.mostForeign()).isEmpty();
	}

	@Test
	void aReceiverThatWaitsIsNotSaturated() {
		assertThat(new SaturationPoint(Phase.RECONSTRUCTION, 1, List.of(fork(90, 0.9, 1, 1, OptionalLong.empty()))).isSaturated())
				.isFalse();
	}

	@Test
	void refusesWhatCannotBeMeasured() {
		NestedTraces traces = new NestedTraces(ProbeKind.OPERATION_EVENTS, 1);
		Duration second = Duration.ofSeconds(1);
		List<Phase> phases = List.of(Phase.REDUCTION);
		assertThat(new SaturationDesign(phases, List.of(4, 1, 4), traces, second, second, 1).senders()).containsExactly(1, 4);
		assertThatIllegalArgumentException().isThrownBy(() -> new SaturationDesign(phases, List.of(0), traces, second, second, 1));
		assertThatIllegalArgumentException().isThrownBy(() -> new SaturationDesign(phases, List.of(257), traces, second, second, 1));
		assertThatIllegalArgumentException().isThrownBy(() -> new SaturationDesign(phases, List.of(1), traces, second, second, 0));
		assertThatIllegalArgumentException()
				.isThrownBy(() -> new SaturationDesign(phases, List.of(1), traces, second, Duration.ofMillis(499), 1));
		assertThatIllegalArgumentException()
				.isThrownBy(() -> new SaturationDesign(phases, List.of(1), traces, Duration.ofMillis(-1), second, 1));
		assertThatIllegalArgumentException().isThrownBy(() -> new NestedTraces(ProbeKind.ATTRIBUTE_AND_LIFECYCLE, 1));
		assertThatIllegalArgumentException().isThrownBy(() -> new NestedTraces(ProbeKind.OPERATION_EVENTS, 1001));
	}
}
