/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.code;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FigureDigitsTest {

	@Test
	void wholeNumbersHaveTheirDigitsInGroups() {
		assertThat(FigureDigits.whole(0)).isEqualTo("0");
		assertThat(FigureDigits.whole(999)).isEqualTo("999");
		assertThat(FigureDigits.whole(1_234_567)).isEqualTo("1\u202f234\u202f567");
	}

	@Test
	void bitsHaveOneDecimal() {
		assertThat(FigureDigits.bits(0)).isEqualTo("0.0");
		assertThat(FigureDigits.bits(9.97)).isEqualTo("10.0");
		assertThat(FigureDigits.bits(12_345.649)).isEqualTo("12\u202f345.6");
	}
}
