/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.experiment;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalDouble;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EffortTest {

	@ParameterizedTest
	@CsvSource({ "0, 1", "2, 1", "1, 10001" })
	void needsForks(int least, int most) {
		assertThatThrownBy(() -> new Effort(least, most, OptionalDouble.empty(), Optional.empty()))
				.isInstanceOf(IllegalArgumentException.class)
				.hasMessageContaining("found " + least + " to " + most);
	}

	@Test
	void aPrecisionIsAShare() {
		for (double precision : new double[] {0, 1, -0.1, Double.NaN}) {
			assertThatThrownBy(() -> new Effort(1, 1, OptionalDouble.of(precision), Optional.empty()))
					.isInstanceOf(IllegalArgumentException.class)
					.hasMessageContaining("above 0 % and below 100 %");
		}
	}

	@Test
	void aTimeBoxIsLongerThanNothing() {
		for (Duration box : new Duration[] {Duration.ZERO, Duration.ofMillis(-1)}) {
			assertThatThrownBy(() -> new Effort(1, 1, OptionalDouble.empty(), Optional.of(box)))
					.isInstanceOf(IllegalArgumentException.class)
					.hasMessageContaining("longer than nothing");
		}
	}
}
