/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class QuantilesTest {

	@Test
	void quantilesAreThoseOfR() {
		// quantile(sleep$extra[1:10])
		double[] sleep = { 0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0 };
		double[] expected = { -1.6, -0.175, 0.35, 1.7, 3.7 };
		for (int i = 0; i < expected.length; i++) {
			assertThat(Quantiles.of(sleep, i / 4.0)).isCloseTo(expected[i], within(1e-12));
		}
	}

	@Test
	void betweenTwoValuesItIsLinear() {
		// position (4 − 1)·0.9 = 2.7
		assertThat(Quantiles.of(new double[] { 40, 10, 30, 20 }, 0.9)).isCloseTo(37, within(1e-12));
		assertThat(Quantiles.of(new double[] { 7 }, 0.3)).isEqualTo(7);
	}

	@Test
	void theMedianDeviationIsThatOfR() {
		// mad(sleep$extra[1:10])
		assertThat(Quantiles.scaledMedianDeviation(new double[] { 0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0 }))
				.isCloseTo(1.55673, within(1e-12));
	}

	@Test
	void nonsenseIsRefused() {
		assertThatThrownBy(() -> Quantiles.of(new double[0], 0.5)).hasMessageContaining("at least one value");
		assertThatThrownBy(() -> Quantiles.of(new double[] { 1, Double.NaN }, 0.5)).hasMessageContaining("finite");
		assertThatThrownBy(() -> Quantiles.of(new double[] { Double.NEGATIVE_INFINITY, 1 }, 0.5)).hasMessageContaining("finite");
		assertThatThrownBy(() -> Quantiles.of(new double[] { 1 }, 1.1)).hasMessageContaining("[0, 1]");
		assertThatThrownBy(() -> Quantiles.of(new double[] { 1 }, Double.NaN)).hasMessageContaining("[0, 1]");
	}
}
