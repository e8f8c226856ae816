/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.common.digits;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
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
	@CsvSource({ "0, 0", "12345, 12300", "1234.5, 1230", "0.0081234, 0.00812", "0.9996, 1.00", "-3.14159, -3.14" })
	void threeDigitsWithoutAnInterval(double value, String text) {
		assertThat(Digits.value(value)).isEqualTo(text);
	}

	@ParameterizedTest
	@CsvSource({ "59.394, 4, 59.39", "400, 4, 400.0", "123456.7, 4, 123457", "-470.06, 4, -470.1", "0, 4, 0", "1e-5, 3, 0.0000100",
			"Infinity, 3, ∞" })
	void digitsLeftOfThePointStay(double value, int significant, String text) {
		assertThat(Digits.atLeast(value, significant)).isEqualTo(text);
	}

	@ParameterizedTest
	@CsvSource({ "1.25, 1, 1.3", "7, 1, 7", "0.04, 1, 0", "12.5, 0, 13" })
	void noZerosAtTheEnd(double value, int decimals, String text) {
		assertThat(Digits.atMost(value, decimals)).isEqualTo(text);
	}

	@ParameterizedTest
	@CsvSource({ "4.25, +4.3", "-4.25, -4.3", "0, +0.0", "-0.01, +0.0" })
	void aChangeHasItsSign(double value, String text) {
		assertThat(Digits.signed(value, 1)).isEqualTo(text);
	}

	@ParameterizedTest
	@CsvSource({ "123456.7, 6, 123457", "12345678, 6, 12345700", "0.1, 7, 0.1", "100, 7, 100" })
	void filesHaveNoExponentAndNoZerosAtTheEnd(double number, int digits, String text) {
		assertThat(Digits.rounded(number, digits)).hasToString(text);
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
