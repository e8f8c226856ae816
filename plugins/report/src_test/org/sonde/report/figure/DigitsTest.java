/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.figure;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DigitsTest {

	@ParameterizedTest
	@CsvSource({ "2.5, 0, 3", "-0.04, 1, 0.0", "1e-7, 3, 0.000", "123456.789, 2, 123456.79", "1e21, 0, 1000000000000000000000" })
	void fixed(double value, int decimals, String text) {
		assertThat(Digits.fixed(value, decimals)).isEqualTo(text);
	}

	@ParameterizedTest
	@CsvSource({ "0, 2, 0", "59.4, 2, 0", "5.94, 2, 1", "0.0749, 2, 3", "0.0994, 2, 3", "0.0996, 2, 2", "0.996, 2, 1",
			"12345, 4, 0" })
	void rounding_comes_before_counting(double value, int significant, int decimals) {
		assertThat(Digits.decimalsFor(value, significant)).isEqualTo(decimals);
	}

	@ParameterizedTest
	@CsvSource({ "0.0749, 0.36, 1", "0.0150, 0.005, 3", "0.1, 0.001, 2", "0, 0.01, 2", "0, 1, 0", "0.02, 0, 3", "0, 100, 0" })
	void digits_stop_at_the_sources_last_one(double halfWidth, double resolution, int decimals) {
		assertThat(Digits.decimalsWithin(halfWidth, resolution)).isEqualTo(decimals);
	}

	@ParameterizedTest
	@CsvSource({ "9999, 9999", "10000, 10_000", "1234567.12345, 1_234_567.12345", "59360 … 110240, 59_360 … 110_240",
			"0.00602, 0.00602" })
	void grouped(String plain, String grouped) {
		assertThat(Digits.grouped(plain)).isEqualTo(grouped.replace('_', '\u202f'));
	}
}
