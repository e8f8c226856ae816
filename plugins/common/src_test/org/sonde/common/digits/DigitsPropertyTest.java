/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.common.digits;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;

import org.junit.jupiter.api.Test;
import org.sonde.tests.seeded.Seeded;

class DigitsPropertyTest {

	@Test
	void groupingOnlyAddsSpaces() {
		Seeded.tries(1000, in -> {
			long number = in.between(0L, Long.MAX_VALUE);
			assertThat(Digits.grouped(Long.toString(number)).replace("\u202f", "")).isEqualTo(Long.toString(number));
		});
	}

	@Test
	void aRoundedNumberIsWithinHalfAUnitOfItsLastDigit() {
		Seeded.tries(1000, in -> {
			double value = in.between(-1e9, 1e9);
			int decimals = in.between(0, 6);
			BigDecimal shown = new BigDecimal(Digits.fixed(value, decimals));
			assertThat(shown.subtract(BigDecimal.valueOf(value)).abs().scaleByPowerOfTen(decimals))
					.isLessThanOrEqualTo(new BigDecimal("0.5"));
		});
	}

	@Test
	void atLeastSoManySignificantDigitsAreShown() {
		Seeded.tries(1000, in -> {
			double value = in.between(0.01, 1e6);
			int significant = in.between(1, 4);
			BigDecimal shown = new BigDecimal(Digits.atLeast(value, significant));
			assertThat(shown.precision()).isGreaterThanOrEqualTo(significant).isLessThanOrEqualTo(Math.max(significant, 7));
		});
	}
}
