/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.sonde.tests.seeded.RandomInput;
import org.sonde.tests.seeded.Seeded;

/** Sums against BigDecimal, which adds doubles exactly, too, only slowly. */
class ExactSumTest {

	@Test
	void isTheDoubleNearestToTheSum() {
		Seeded.tries(1000, in -> {
			List<Double> summands = anyDoubles(in);
			assertThat(sum(summands).value())
					.isEqualTo(summands.stream().map(BigDecimal::new).reduce(BigDecimal.ZERO, BigDecimal::add).doubleValue());
		});
	}

	@Test
	void ends() {
		assertThat(sum(List.of(Double.MAX_VALUE, -Double.MAX_VALUE, Double.MIN_VALUE)).value()).isEqualTo(Double.MIN_VALUE);
		assertThat(sum(List.of(1e16, 1.0, -1e16)).value()).isEqualTo(1.0);
		// Halfway between two doubles, and a bit above it.
		assertThat(sum(List.of(0x1p53, 1.0)).value()).isEqualTo(0x1p53);
		assertThat(sum(List.of(0x1p53, 1.0, 0x1p-1000)).value()).isEqualTo(0x1p53 + 2);
		assertThat(sum(List.of()).value()).isZero();
		assertThatThrownBy(() -> sum(List.of(Double.NaN))).isInstanceOf(IllegalArgumentException.class);
	}

	private static ExactSum sum(List<Double> summands) {
		ExactSum sum = new ExactSum();
		summands.forEach(sum::add);
		return sum;
	}

	private static List<Double> anyDoubles(RandomInput in) {
		return in.list(0, 20, () -> in.yes() ? in.between(-1e9, 1e9) : anyDouble(in));
	}

	private static double anyDouble(RandomInput in) {
		double any = Double.longBitsToDouble(in.random().nextLong());
		return Math.abs(any) <= 1e300 ? any : 0;
	}
}
