/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.digits;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.overhead.statistics.Interval;

class DigitsTest {

	@ParameterizedTest
	@CsvSource({ "2.5, 0, 3", "-0.04, 1, 0.0", "1e-7, 3, 0.000", "123456.789, 2, 123456.79", "1e21, 0, 1000000000000000000000" })
	void fixed(double value, int decimals, String text) {
		assertThat(Digits.fixed(value, decimals)).isEqualTo(text);
	}

	@ParameterizedTest
	@CsvSource({ "0, 2, 0", "59.4, 2, 0", "5.94, 2, 1", "0.0749, 2, 3", "0.0994, 2, 3", "0.0996, 2, 2", "0.996, 2, 1",
			"12345, 4, 0" })
	void roundingComesBeforeCounting(double value, int significant, int decimals) {
		assertThat(Digits.decimalsFor(value, significant)).isEqualTo(decimals);
	}

	@ParameterizedTest
	@CsvSource({ "59.39, 0.0749, 0.36, 1", "3.182, 0.0150, 0.005, 3", "30.8, 0.1, 0.001, 2", "3.39, 0, 0.01, 2", "3.39, 0, 1, 0",
			"3.386454, 0, 0.000001, 2", "338.6454, 0, 0.0001, 0", "17, 0.02, 0, 3", "1234, 0, 100, 0" })
	void digitsStopAtTheSourcesLastOne(double value, double halfWidth, double resolution, int decimals) {
		assertThat(Digits.decimalsWithin(value, halfWidth, resolution)).isEqualTo(decimals);
	}

	@ParameterizedTest
	@CsvSource({ "9999, 9999", "10000, 10_000", "1234567.12345, 1_234_567.12345", "59360 … 110240, 59_360 … 110_240",
			"0.00602, 0.00602" })
	void grouped(String plain, String grouped) {
		assertThat(Digits.grouped(plain)).isEqualTo(grouped.replace('_', '\u202f'));
	}

	@ParameterizedTest
	@CsvSource({ "5.9391, 4.1574, 7.7208, 5.9 µs (4.2 … 7.7)", "47.0, 0, 61.1, 47 µs (0 … 61)",
			"5939.1, 5931.6, 5946.6, 5939.1 µs (5931.6 … 5946.6)", "12345, 8641.5, 16048.5, 12300 µs (8600 … 16000)",
			"12345, 12345, 12345, 12300 µs", "0, 0, 0, 0 µs", "0.2, 0, 0.4, 0.20 µs (0 … 0.40)" })
	void noDigitBeyondTwoOfTheHalfWidth(double value, double low, double high, String text) {
		assertThat(Digits.withInterval(new Interval(value, low, high), "µs")).isEqualTo(text);
	}

	/** Sides of 5.5 and 732; of 5.6 and 12.5; of 0.001 and 45, where three digits are enough; of nothing and 4.8; of 40 and 0.5. */
	@ParameterizedTest
	@CsvSource({ "7.8, 2.34, 740, 7.8 µs (2.3 … 740)", "10, 4.44, 22.5, 10.0 µs (4.4 … 23)", "5.123, 5.122, 50, 5.12 µs (5.12 … 50)",
			"0.2, 0.2, 5, 0.2 µs (0.2 … 5.0)", "41, 1, 41.5, 41.0 µs (1 … 41.5)" })
	void aSideHasItsOwnDigits(double value, double low, double high, String text) {
		assertThat(Digits.withInterval(new Interval(value, low, high), "µs")).isEqualTo(text);
	}

	@ParameterizedTest
	@CsvSource({ "2000000, 2000000", "0.25, 0.25", "1234.56, 1235", "0, 0", "33.3333333, 33.33" })
	void rates(double perSecond, String text) {
		assertThat(Digits.rate(perSecond)).isEqualTo(text);
	}

	@Test
	void programsGetNoNoiseAndLoseNothing() {
		assertThat(0.1 + 0.2).isNotEqualTo(0.3);
		assertThat(Digits.withoutNoise(0.1 + 0.2)).isEqualTo(0.3);
		assertThat(Digits.withoutNoise(3.265 - 0.083)).isEqualTo(3.182);
		assertThat(Digits.withoutNoise(123456789012.0)).isEqualTo(123456789012.0);
		assertThat(Digits.withoutNoise(-1.5e-300)).isEqualTo(-1.5e-300);
		assertThat(Digits.withoutNoise(0)).isZero();
		assertThat(Digits.withoutNoise(Double.POSITIVE_INFINITY)).isInfinite();
	}
}
