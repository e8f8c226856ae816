/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.calls;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RateTextTest {

	@ParameterizedTest
	@CsvSource({ "12.5, 12.5", "0, 0", "1.5k, 1500", "1.5 K, 1500", "1.005k, 1005", "2M, 2000000", "3G, 3000000000", "30/min, 0.5",
			"90 / min, 1.5",
			"1.8k/h, 0.5", "2M/s, 2000000", "36k/h, 10", "1e3, 1000", "1e15, 1e15", "60e15/min, 1e15", "1040.76730061, 1040.76730061" })
	void aRateIsPerSecondUnlessItSaysOtherwise(String text, double perSecond) {
		assertThat(RateText.parse(text)).isEqualTo(perSecond);
	}

	/** 100 ÷ 3600 has no end: the nearest number is taken. */
	@Test
	void aRateWithoutAnEndIsTheNearestNumber() {
		assertThat(RateText.parse("100/h")).isEqualTo(0.02777777777777778);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "abc", "-1", "NaN", "k", "1.5m", "1.", ".5", "1 2", "5/d", "5/", "1_000", "0x10", "1f" })
	void otherTextsAreRefused(String text) {
		assertThatIllegalArgumentException().isThrownBy(() -> RateText.parse(text)).withMessageContaining("30/min");
	}

	@Test
	void aDecimalCommaIsNamedAsTheReason() {
		assertThatIllegalArgumentException().isThrownBy(() -> RateText.parse("1,5k")).withMessageContaining("comma");
	}

	@ParameterizedTest
	@ValueSource(strings = { "1.1e15", "2e6G", "1e400", "1e999999999" })
	void noProgramMakesMore(String text) {
		assertThatIllegalArgumentException().isThrownBy(() -> RateText.parse(text)).withMessageContaining("10¹⁵");
	}

	/** To some readers 20.000 is twenty thousand, to others twenty. */
	@ParameterizedTest
	@ValueSource(strings = { "20.000", " 1.000.000 ", "20.000/s", "20.000 /s", "1.000/min", "1.000.000 / h", "0", "0k", "1,000", "NaN",
			"" })
	void aLimitIsClearAndAboveZero(String text) {
		assertThatIllegalArgumentException().isThrownBy(() -> RateText.limit(text));
		assertThat(RateText.limit("20k")).isEqualTo(20_000);
		assertThat(RateText.limit(" 2e4 ")).isEqualTo(20_000);
		assertThat(RateText.limit("12.345k")).isEqualTo(12_345);
		assertThat(RateText.limit("0.5")).isEqualTo(0.5);
	}

	/** Nobody begins a group of thousands with 0. */
	@ParameterizedTest
	@CsvSource({ "0.500, 0.5", "0.125/s, 0.125", "30.000k/min, 500", "1.0000, 1", "1000.125, 1000.125" })
	void aPointThatSeparatesNoThousandsIsADecimalPoint(String text, double perSecond) {
		assertThat(RateText.limit(text)).isEqualTo(perSecond);
	}
}
