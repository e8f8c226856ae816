/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.Provenance;
import org.sonde.overhead.cost.Regime;
import org.sonde.overhead.cost.WriterEstimate;
import org.sonde.overhead.statistics.Interval;

/** In a locale that writes numbers otherwise. */
class QuantitiesTest {

	private Locale before;

	@BeforeEach
	void german() {
		before = Locale.getDefault();
		Locale.setDefault(Locale.GERMANY);
	}

	@AfterEach
	void restore() {
		Locale.setDefault(before);
	}

	private static Estimate estimate(double value, double low, double high) {
		return new Estimate.Extrapolated(Optional.empty(), new Interval(value, low, high), Provenance.NONE);
	}

	@ParameterizedTest
	@CsvSource({ "5939.1, 4157.4, 7720.8, 5.9 µs (4.2 … 7.7)", "47, 0, 61.1, 47 ns (0 … 61)", "999.6, 990, 1009, 999.6 ns (990.0 … 1009.0)",
			"1000, 900, 1100, 1.00 µs (0.90 … 1.10)" })
	void aCostPerCallHasAsManyDigitsAsItsIntervalBears(double value, double low, double high, String text) {
		assertThat(Quantities.perCall(estimate(value, low, high))).isEqualTo(text);
	}

	@Test
	void theMeasuredCostHasTheIntervalOfItsMeasurement() {
		assertThat(Quantities.measuredPerCall(new Estimate.Measured(Optional.of(new Interval(5939.1, 5931.6, 5946.6)),
				new Interval(5939.1, 4157.4, 7720.8), Provenance.NONE))).isEqualTo("5.9391 µs (5.9316 … 5.9466)");
		assertThat(Quantities.measuredPerCall(estimate(1, 0, 2))).isEqualTo("not stated");
	}

	@Test
	void aCostPerSecondIsInMilliseconds() {
		assertThat(Quantities.perSecond(estimate(12345, 8641.5, 16048.5))).isEqualTo("12300 ms/s (8600 … 16000)");
		assertThat(Quantities.perSecond(estimate(0, 0, 0))).isEqualTo("0 ms/s");
	}

	@Test
	void whatIsUnknownIsSaidToBeSoAndStandsLast() {
		Estimate unknown = new Estimate.Unknown("no rate");
		assertThat(Quantities.perSecond(unknown)).isEqualTo("unknown").isEqualTo(Quantities.perCall(unknown))
				.isEqualTo(Quantities.measuredPerCall(unknown)).isEqualTo(Quantities.volume(unknown))
				.isEqualTo(Quantities.utilisation(unknown));
		assertThat(Quantities.orLeast(Optional.of(unknown))).isLessThan(Quantities.orLeast(Optional.of(estimate(0, 0, 0))));
		assertThat(Quantities.orLeast(Optional.empty())).isInfinite();
	}

	@Test
	void whatAWriterHasToDoIsALowerBoundWhileProbesAreLeftOut() {
		Estimate busy = estimate(0.1072, 0.0751, 0.1443);
		assertThat(Quantities.ofWriter(writer(304), busy, Quantities::utilisation)).isEqualTo("at least " + Quantities.utilisation(busy));
		assertThat(Quantities.ofWriter(writer(0), busy, Quantities::utilisation)).isEqualTo(Quantities.utilisation(busy));
		assertThat(Quantities.ofWriter(writer(304), new Estimate.Unknown("no bytes"), Quantities::volume)).isEqualTo("unknown");
	}

	private static WriterEstimate writer(int leftOut) {
		Estimate unknown = new Estimate.Unknown("not needed here");
		return new WriterEstimate(unknown, unknown, unknown, unknown, unknown, Regime.UNKNOWN, new TreeSet<>(Set.of(Regime.IDLE)), leftOut,
				"");
	}

	@ParameterizedTest
	@CsvSource({ "0, 0 %", "0.00001, < 0.01 %", "0.0001, 0.01 %", "0.01234, 1.23 %", "0.1234, 12.3 %", "0.5, 50.0 %", "1, 100 %",
			"12.34, 1234 %" })
	void aShareHasThreeDigits(double share, String text) {
		assertThat(Quantities.percent(share)).isEqualTo(text);
	}

	@ParameterizedTest
	@CsvSource({ "2000000, 2000000", "0.25, 0.25", "0, 0", "1e15, 1000000000000000", "1040.76730061, 1041", "0.0333333333, 0.03333" })
	void callsPerSecondHaveTheDigitsTheyDeserve(double calls, String text) {
		assertThat(Quantities.callsPerSecond(calls)).isEqualTo(text);
	}
}
