/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost.impact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.Provenance;
import org.sonde.overhead.statistics.Interval;

class CostUnitTest {

	@ParameterizedTest
	@CsvSource({ "0.0059, 0.0042, 0.0077, 5.9 µs/s (4.2 … 7.7)", "0.01, 0.01, 0.01, 0.0100 ms/s", "0.00999, 0.00999, 0.00999, 9.99 µs/s",
			"5.9, 4.2, 7.7, 5.9 ms/s (4.2 … 7.7)", "0, 0, 0, 0 ms/s", "12345, 8641.5, 16048.5, 12300 ms/s (8600 … 16000)" })
	void aCostBelowAHundredthOfAMillisecondIsInMicroseconds(double value, double low, double high, String text) {
		assertThat(CostUnit.perSecond(new Interval(value, low, high))).isEqualTo(text);
	}

	/** 5.9 ms/s are 0.59 %, 2000 ms/s two processors. */
	@ParameterizedTest
	@CsvSource({ "5.9, 4.2, 7.7, 0.59 % of one processor", "2000, 2000, 2000, 200 % of one processor" })
	void aCostIsAShareOfOneProcessor(double value, double low, double high, String text) {
		assertThat(CostUnit.ofProcessor(new Interval(value, low, high))).isEqualTo(text);
	}

	@Test
	void aColumnHasTheUnitOfItsHighestCost() {
		assertThat(CostUnit.of(List.of(cost(0.002), new Estimate.Unknown("no rate"), cost(0.009)))).isEqualTo(CostUnit.MICROS);
		assertThat(CostUnit.of(List.of(cost(0.002), cost(5)))).isEqualTo(CostUnit.MILLIS);
		assertThat(CostUnit.of(List.of())).isEqualTo(CostUnit.MILLIS);
		assertThat(((Estimate.Known) CostUnit.MICROS.in(cost(0.002))).value()).isEqualTo(2);
	}

	@Test
	void aUtilisationIsInPercent() {
		assertThat(CostUnit.utilisation(new Interval(0.0081, 0.005, 0.011))).isEqualTo("0.81 % (0.50 … 1.10)");
	}

	private static Estimate cost(double millisPerSecond) {
		return new Estimate.Extrapolated(Optional.empty(), Interval.exactly(millisPerSecond), Provenance.NONE);
	}
}
