/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.digits;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;

class DigitsPropertyTest {

	@Property
	void grouping_only_adds_spaces(@ForAll @LongRange(min = 0) long number) {
		assertThat(Digits.grouped(Long.toString(number)).replace("\u202f", "")).isEqualTo(Long.toString(number));
	}

	@Property
	void a_rounded_number_is_within_half_a_unit_of_its_last_digit(@ForAll @DoubleRange(min = -1e9, max = 1e9) double value,
			@ForAll @IntRange(max = 6) int decimals) {
		BigDecimal shown = new BigDecimal(Digits.fixed(value, decimals));
		assertThat(shown.subtract(BigDecimal.valueOf(value)).abs().scaleByPowerOfTen(decimals))
				.isLessThanOrEqualTo(new BigDecimal("0.5"));
	}

	@Property
	void at_least_so_many_significant_digits_are_shown(@ForAll @DoubleRange(min = 0.01, max = 1e6) double value,
			@ForAll @IntRange(min = 1, max = 4) int significant) {
		BigDecimal shown = new BigDecimal(Digits.fixed(value, Digits.decimalsFor(value, significant)));
		assertThat(shown.precision()).isGreaterThanOrEqualTo(significant).isLessThanOrEqualTo(Math.max(significant, 7));
	}
}
