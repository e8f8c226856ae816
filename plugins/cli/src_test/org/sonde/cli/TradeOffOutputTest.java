/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

class TradeOffOutputTest {
	/** 2016 by hand: 3.265 − 0.083 = 3.182 µs, ± √(0.011² + 0.000²). */
	@Test
	void theCsvHasFixedColumnsAndANumberACell() {
		List<String> lines = Sonde.run("tradeoff", "--format", "csv").out().lines().toList();
		String headings = "series,tuning,overhead,overheadLow,overheadHigh,overheadUnit,throughput,throughputLow,throughputHigh,"
				+ "throughputUnit,linesOfCode,averageCyclomatic,informationComplexityBits,verdict,unknownBecause";
		assertThat(lines.getFirst()).isEqualTo(headings);
		assertThat(lines).contains("strubel-2016,Refactored,3.182,3.171,3.193,µs per call of depth 10 (assumed),,,,,654,1.73,176,,");
		assertThat(Sonde.run("tradeoff", "strubel-2016", "--format", "csv").out()).startsWith(headings + "\n");
	}

	@Test
	void programsGetNoNoise() {
		assertThat(Sonde.run("tradeoff", "strubel-2016", "--format", "json").out()).contains("\"value\" : 3.182,", "\"value\" : 19.628,")
				.doesNotContainPattern("\\d\\.\\d{13,}");
	}
}
