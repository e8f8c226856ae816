/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.figure;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;

class DigitsTest {

	@ParameterizedTest
	@CsvSource({ "2.5, 0, 3", "-0.04, 1, 0.0", "1e-7, 3, 0.000", "123456.789, 2, 123456.79", "1e21, 0, 1000000000000000000000" })
	void fixed(double value, int decimals, String text) {
		assertThat(Digits.fixed(value, decimals)).isEqualTo(text);
	}

	@ParameterizedTest
	@CsvSource({ "0, 2, 0", "59.4, 2, 0", "5.94, 2, 1", "0.0749, 2, 3", "0.0994, 2, 3", "0.0996, 2, 2", "0.996, 2, 1", "12345, 4, 0" })
	void decimalsForRoundFirst(double value, int significant, int decimals) {
		assertThat(Digits.decimalsFor(value, significant)).isEqualTo(decimals);
	}

	@ParameterizedTest
	@CsvSource({ "0.0749, 0.36, 1", "0.0150, 0.005, 3", "0.1, 0.001, 2", "0, 0.01, 2", "0, 1, 0", "0.02, 0, 3", "0, 100, 0" })
	void digitsStopAtTheSourcesLastOne(double halfWidth, double resolution, int decimals) {
		assertThat(Digits.decimalsWithin(halfWidth, resolution)).isEqualTo(decimals);
	}

	@ParameterizedTest
	@CsvSource({ "9999, 9999", "10000, 10_000", "1234567.12345, 1_234_567.12345", "59360 … 110240, 59_360 … 110_240", "0.00602, 0.00602" })
	void grouped(String plain, String grouped) {
		assertThat(Digits.grouped(plain)).isEqualTo(grouped.replace('_', '\u202f'));
	}

	@Property
	void groupingOnlyAddsSpaces(@ForAll @LongRange(min = 0) long number) {
		assertThat(Digits.grouped(Long.toString(number)).replace("\u202f", "")).isEqualTo(Long.toString(number));
	}

	@Property
	void fixedIsWithinHalfAUnitOfTheLastDigit(@ForAll @DoubleRange(min = -1e9, max = 1e9) double value, @ForAll @IntRange(max = 6) int decimals) {
		BigDecimal shown = new BigDecimal(Digits.fixed(value, decimals));
		assertThat(shown.subtract(BigDecimal.valueOf(value)).abs().scaleByPowerOfTen(decimals)).isLessThanOrEqualTo(new BigDecimal("0.5"));
	}

	@Property
	void soManySignificantDigitsAreShown(@ForAll @DoubleRange(min = 0.01, max = 1e6) double value,
			@ForAll @IntRange(min = 1, max = 4) int significant) {
		BigDecimal shown = new BigDecimal(Digits.fixed(value, Digits.decimalsFor(value, significant)));
		assertThat(shown.precision()).isGreaterThanOrEqualTo(significant).isLessThanOrEqualTo(Math.max(significant, 7));
	}
}
