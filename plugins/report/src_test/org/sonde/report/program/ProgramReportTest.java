/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.sonde.benchmark.userprogram.Observation;
import org.sonde.benchmark.userprogram.ProgramOverhead;
import org.sonde.benchmark.userprogram.Used;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.statistics.Interval;

import tools.jackson.databind.JsonNode;

/** Observations made by hand: a unit takes 10 µs without probes, 11 µs with deactivated ones; collecting adds 2 µs, writing 5 µs. */
class ProgramReportTest {

	private static Used used(double nanosPerUnit) {
		return new Used(2_000_000, 100, Math.round(100 * nanosPerUnit), 0, Math.round(200 * nanosPerUnit), 6400, 0, 0);
	}

	private static Observation whole(double nanosPerUnit) {
		return new Observation(Optional.of(used(1)), used(nanosPerUnit), Optional.of(used(nanosPerUnit)), List.of(), true);
	}

	private static Observation switched(double off, double added) {
		List<Observation.Window> windows = new ArrayList<>();
		for (int i = 0; i < 6; i++) {
			boolean first = i % 2 == 0;
			windows.add(new Observation.Window(first, used(first ? off + added : off)));
			windows.add(new Observation.Window(!first, used(first ? off : off + added)));
		}
		return new Observation(Optional.of(used(1)), used(off), Optional.empty(), windows, true);
	}

	private static ProgramOverhead overhead() {
		return new ProgramOverhead(
				Map.of(Phase.NONE, List.of(whole(9900), whole(10_000), whole(10_100)), Phase.DEACTIVATED,
						List.of(whole(10_900), whole(11_000), whole(11_100))),
				Map.of(Phase.COLLECTING, List.of(switched(11_000, 1900), switched(11_000, 2000), switched(11_000, 2100)), Phase.WRITING,
						List.of(switched(11_000, 4800), switched(11_000, 5000), switched(11_000, 5200))),
				Map.of());
	}

	private static ProgramPrediction prediction(double low, double high) {
		return new ProgramPrediction(new Interval(5000, low, high), Optional.of(800.0), Optional.of(1900.0), Optional.of(2300.0), 12,
				"a calibration");
	}

	@Test
	void jsonHasEveryPortionNextToItsEstimate() {
		JsonNode json = new ProgramReport("call of p.A.unit", overhead(), Optional.of(prediction(3000, 7000))).json();
		assertThat(json.at("/overhead/measured/value").asDouble()).as("I 1,000 + writing 5,000").isCloseTo(6000, within(1e-6));
		assertThat(json.at("/overhead/predicted/value").asDouble()).isEqualTo(5000);
		assertThat(json.at("/overhead/inside").asBoolean()).isTrue();
		assertThat(json.at("/overhead/portions/0/measured/value").asDouble()).isCloseTo(1000, within(1e-6));
		assertThat(json.at("/overhead/portions/1/measured/value").asDouble()).isCloseTo(2000, within(1e-6));
		assertThat(json.at("/overhead/portions/2/measured/value").asDouble()).as("5,000 − 2,000").isCloseTo(3000, within(1e-6));
		assertThat(json.at("/overhead/portions/2/predicted/value").asDouble()).isEqualTo(2300);
		assertThat(json.at("/configurations/0/id").asString()).isEqualTo("none");
		assertThat(json.at("/configurations/0/threadCpu/value").asDouble()).isCloseTo(10_000, within(1e-6));
		// Student's t with 2 degrees of freedom, 4.303, × 100 ÷ √3
		assertThat(json.at("/configurations/0/threadCpu/high").asDouble()).isCloseTo(10_000 + 248.4, within(0.1));
		assertThat(json.at("/configurations/0/processCpu/value").asDouble()).isCloseTo(20_000, within(1e-6));
		assertThat(json.at("/configurations/0/allocation/value").asDouble()).isEqualTo(64);
		assertThat(json.at("/configurations/3/id").asString()).isEqualTo("writing-added");
	}

	@Test
	void saysWhetherTheMeasuredOverheadIsInside() {
		assertThat(new ProgramReport("", overhead(), Optional.of(prediction(3000, 5900))).inside()).contains(false);
		assertThat(new ProgramReport("", overhead(), Optional.of(prediction(3000, 6100))).inside()).contains(true);
		assertThat(new ProgramReport("", overhead(), Optional.empty()).inside()).isEmpty();
		ProgramOverhead withoutI = new ProgramOverhead(Map.of(), overhead().switched(), Map.of());
		assertThat(new ProgramReport("", withoutI, Optional.of(prediction(3000, 5700))).inside()).as("5,000 measured and 800 of I").contains(false);
		assertThat(new ProgramReport("", withoutI, Optional.of(prediction(3000, 5900))).inside()).contains(true);
	}

	@Test
	void tablesShowUnitsAndIntervals() {
		ProgramReport report = new ProgramReport("call of p.A.unit", overhead(), Optional.of(prediction(3000, 7000)));
		assertThat(report.tables().get(1).rows().getLast()).contains("yes").anySatisfy(cell -> assertThat(cell).contains("µs"));
		assertThat(String.join("\n", report.sentences())).contains("60.0 %").contains("call of p.A.unit");
	}

	@Test
	void whatWasNotMeasuredIsNotAZero() {
		ProgramReport report = new ProgramReport("", new ProgramOverhead(Map.of(), Map.of(), Map.of(Phase.NONE, List.of("it failed"))), Optional.empty());
		assertThat(report.measured()).isEmpty();
		assertThat(report.json().at("/overhead/measured").isMissingNode()).isTrue();
		assertThat(report.json().at("/voids/0").asString()).isEqualTo("it failed");
		assertThat(report.tables().get(1).rows().getLast()).contains("not measured");
	}
}
