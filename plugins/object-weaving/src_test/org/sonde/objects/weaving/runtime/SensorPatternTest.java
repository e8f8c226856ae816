/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.objects.weaving.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.objects.event.SensorId;

class SensorPatternTest {
	@ParameterizedTest
	@CsvSource({ "p.Order, true, true", "p.Order.price, false, true", "p.*, true, true", "*price, false, true", "p.Order.*, false, true",
			"p.Ord, false, false",
			"p?Order, false, false", "p.order, false, false", "*, true, true", "q.*, false, false", "pXOrder, false, false" })
	void matches(String pattern, boolean type, boolean attribute) {
		assertThat(new SensorPattern(pattern).matches(SensorId.ofObjects("p.Order"))).isEqualTo(type);
		assertThat(new SensorPattern(pattern).matches(SensorId.ofAttribute("p.Order", "price", "int"))).isEqualTo(attribute);
	}

	/** Those of a class are listed as a type of their own, and belong to the class, too. */
	@Test
	void staticFields() {
		SensorId count = SensorId.ofStaticAttribute("p.Order", "count", "int");
		assertThat(count).hasToString("p.Order.count");
		assertThat(new SensorPattern("p.Order (static)").matches(count)).isTrue();
		assertThat(new SensorPattern("p.Order (static)").matches(SensorId.ofAttribute("p.Order", "price", "int"))).isFalse();
		assertThat(new SensorPattern("p.Order").matches(count)).isTrue();
		assertThat(new SensorPattern("p.Order.count").matches(count)).isTrue();
	}

	@Test
	void anyOfSeveralAndAllWithoutAny() {
		SensorId order = SensorId.ofObjects("p.Order");
		assertThat(new SensorPattern("q.A", "p.Order").matches(order)).isTrue();
		assertThat(new SensorPattern().matches(order)).isTrue();
	}
}
