/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.List;

import org.junit.jupiter.api.Test;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Sums against BigDecimal, which adds doubles exactly, too, only slowly. */
class ExactSumTest {

	@Property
	void isTheDoubleNearestToTheSum(@ForAll("anyDoubles") List<Double> summands) {
		assertThat(sum(summands).value())
				.isEqualTo(summands.stream().map(BigDecimal::new).reduce(BigDecimal.ZERO, BigDecimal::add).doubleValue());
	}

	@Property
	void whatWasAddedCanBeTakenOffAgain(@ForAll("anyDoubles") List<Double> summands, @ForAll("anyDoubles") List<Double> more) {
		ExactSum sum = sum(summands);
		ExactSum copy = sum.copy();
		more.forEach(copy::add);
		more.reversed().forEach(copy::subtract);
		assertThat(copy.value()).isEqualTo(sum.value());
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

	@Provide
	Arbitrary<List<Double>> anyDoubles() {
		Arbitrary<Double> any = Arbitraries.longs().map(Double::longBitsToDouble).filter(value -> Math.abs(value) <= 1e300);
		return Arbitraries.oneOf(Arbitraries.doubles().between(-1e9, 1e9), any).list().ofMaxSize(20);
	}
}
