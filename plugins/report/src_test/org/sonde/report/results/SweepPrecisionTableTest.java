/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.handover.SweepPrecision;
import org.sonde.overhead.statistics.Interval;

import tools.jackson.databind.JsonNode;

class SweepPrecisionTableTest {

	private static SweepPrecision precision(int jvms, Optional<SweepPrecision.UsualShape> usual) {
		return new SweepPrecision("tcp", "TCP writer", jvms, 18,
				new Interval(144, 132, 156), new Interval(107, 78, 137), new Interval(106, 52, 164), new Interval(14_746, 8284, 24_185),
				new Interval(32_648, 14_588, 73_065), new Interval(174, 131, 226), 0.0552, usual);
	}

	@Test
	void everyCostHasAUnitAndAnInterval() {
		String text = SweepPrecisionTable.text(precision(4, Optional.of(new SweepPrecision.UsualShape(0.669, 0.297))));
		assertThat(text).startsWith("Sweep over gaps, writer: TCP writer, 4 JVMs:\n");
		assertThat(text).containsPattern("collecting, per execution +144 +132 … 156 +ns\n")
				.containsPattern("waking the writer +14\\.7 +8\\.3 … 24\\.2 +µs\n")
				.containsPattern("find it asleep +33 +15 … 73 +µs\n")
				.containsPattern("service time of the writer, per record +174 +131 … 226 +ns\n");
		assertThat(text).contains("Median error of the fit over its 18 cells: 5.5 %.\n")
				.containsPattern("67 % .*32 µs.* 30 % .*\n$");
	}

	@Test
	void theSweepMayDetermineTheGap() {
		assertThat(SweepPrecisionTable.text(precision(4, Optional.of(new SweepPrecision.UsualShape(0.18, 0.12)))))
				.containsPattern("18 % .*32 µs.* 12 % ");
		assertThat(SweepPrecisionTable.text(precision(4, Optional.empty()))).contains("The gap comes only from this sweep");
	}

	@Test
	void tooFewJvmsHaveNoInterval() {
		SweepPrecision two = precision(2, Optional.empty());
		assertThat(SweepPrecisionTable.text(two)).containsPattern("waking the writer +14\\.7 +unknown +µs\n")
				.contains("Intervals need at least 3 JVMs.");
		JsonNode json = SweepPrecisionTable.json(List.of(two)).get(0);
		assertThat(json.at("/wakeUpNanos/value").asDouble()).isEqualTo(14_746);
		assertThat(json.at("/wakeUpNanos/low").isMissingNode()).isTrue();
		assertThat(json.get("usualShape").isNull()).isTrue();
	}

	@Test
	void programsReadNanosecondsAndShares() {
		JsonNode json = SweepPrecisionTable.json(List.of(precision(4, Optional.of(new SweepPrecision.UsualShape(0.669, 0.297))))).get(0);
		assertThat(json.get("writerRun").asString()).isEqualTo("tcp");
		assertThat(json.get("jvms").asInt()).isEqualTo(4);
		assertThat(json.at("/halfAsleepNanos/high").asDouble()).isEqualTo(73_065);
		assertThat(json.at("/collectingNanosPerTrace/low").asDouble()).isEqualTo(78);
		assertThat(json.get("medianError").asDouble()).isEqualTo(0.0552);
		assertThat(json.at("/usualShape/shareOfGap").asDouble()).isEqualTo(0.669);
	}
}
