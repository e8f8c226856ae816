/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IntervalTextTest {

	@ParameterizedTest
	@CsvSource({ "5.9391, 4.1574, 7.7208, 5.9 µs (4.2 … 7.7)", "47.0, 0, 61.1, 47 µs (0 … 61)",
			"5939.1, 5931.6, 5946.6, 5939.1 µs (5931.6 … 5946.6)", "12345, 8641.5, 16048.5, 12300 µs (8600 … 16000)",
			"12345, 12345, 12345, 12300 µs", "0, 0, 0, 0 µs", "0.2, 0, 0.4, 0.20 µs (0 … 0.40)" })
	void noDigitBeyondTwoOfTheHalfWidth(double value, double low, double high, String text) {
		assertThat(IntervalText.of(new Interval(value, low, high), "µs")).isEqualTo(text);
	}

	/** Sides of 5.5 and 732; of 5.6 and 12.5; of 0.001 and 45, where three digits are enough; of nothing and 4.8; of 40 and 0.5. */
	@ParameterizedTest
	@CsvSource({ "7.8, 2.34, 740, 7.8 µs (2.3 … 740)", "10, 4.44, 22.5, 10.0 µs (4.4 … 23)", "5.123, 5.122, 50, 5.12 µs (5.12 … 50)",
			"0.2, 0.2, 5, 0.2 µs (0.2 … 5.0)", "41, 1, 41.5, 41.0 µs (1 … 41.5)" })
	void aSideHasItsOwnDigits(double value, double low, double high, String text) {
		assertThat(IntervalText.of(new Interval(value, low, high), "µs")).isEqualTo(text);
	}
}
