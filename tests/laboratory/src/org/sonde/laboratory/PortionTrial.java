/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.laboratory;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.sonde.overhead.cost.PortionTotals;
import org.sonde.overhead.json.JsonText;
import org.sonde.overhead.statistics.Interval;
import org.sonde.report.userprogram.ProgramPrediction;

import tools.jackson.databind.JsonNode;

/**
 * A plan whose overhead was measured, next to today's estimates, in nanoseconds of CPU time per unit of work.
 *
 * @param program    with what else must be the same for two plans to be compared
 * @param share      of the overhead in the unit
 * @param all        collecting and hand-over
 * @param collecting empty if it was not measured by itself
 * @param handOver   likewise
 * @param estimatedCollecting from gaps, and {@code estimatedHandOver}
 */
record PortionTrial(String program, double share, Part all, Optional<Part> collecting, Optional<Part> handOver, double estimatedCollecting,
		double estimatedHandOver) {

	/** Less precise figures say nothing about an estimate. */
	private static final double WIDEST = 0.5;
	private static final double DEVIATIONS = 1.96;

	/**
	 * What was measured with its interval, and estimated from gaps, and from call rates alone.
	 */
	record Part(Interval measured, Interval withGaps, Interval ratesAlone) {

		/** Whether it is known to a half at least. */
		boolean isKnown() {
			return measured.value() > 0 && measured.high() - measured.value() <= WIDEST * measured.value();
		}

		/** Logarithm of measured ÷ estimated. */
		double logarithm() {
			return Math.log(measured.value() / withGaps.value());
		}

		/** The variance of that, as far as it comes from the measurement. */
		double variance() {
			double deviation = Math.log(measured.high() / measured.low()) / 2 / DEVIATIONS;
			return deviation * deviation;
		}
	}

	/** Of one thread, whose overhead is known to a half at least, in the order of the data. */
	static List<PortionTrial> read(Path data) throws IOException {
		Estimates estimates = new Estimates(data);
		List<PortionTrial> trials = new ArrayList<>();
		for (String line : Files.readAllLines(Trial.file(data))) {
			JsonNode json = JsonText.MAPPER.readTree(line);
			if (json.path("threads").asInt(1) == 1 && json.has("measured")) {
				of(json, estimates).filter(trial -> trial.all().isKnown()).ifPresent(trials::add);
			}
		}
		return trials;
	}

	private static Optional<PortionTrial> of(JsonNode json, Estimates estimates) {
		Optional<Interval> added = interval(Trial.find(json.at("/measured/configurations"), "writing-added").at("/threadCpu"));
		Optional<ProgramPrediction> withGaps = estimates.prediction(json, true);
		Optional<ProgramPrediction> ratesAlone = estimates.prediction(json, false);
		if (added.isEmpty() || withGaps.isEmpty() || ratesAlone.isEmpty()) {
			return Optional.empty();
		}
		JsonNode portions = json.at("/measured/overhead/portions");
		PortionTotals gaps = withGaps.get().active().orElseThrow();
		PortionTotals rates = ratesAlone.get().active().orElseThrow();
		Optional<Part> collecting = interval(Trial.find(portions, "collecting").at("/measured"))
				.map(measured -> new Part(measured, gaps.collecting(), rates.collecting()));
		Optional<Part> handOver = interval(Trial.find(portions, "handOver").at("/measured"))
				.map(measured -> new Part(measured, gaps.handOver(), rates.handOver()));
		String program = String.join(", ", json.get("program").asString(), json.path("machine").asString(), json.get("java").asString(),
				json.path("writer").asString());
		double unit = json.path("switchedOffNanos").asDouble(json.get("unitNanos").asDouble());
		return Optional.of(
				new PortionTrial(program, added.get().value() / unit, new Part(added.get(), sum(gaps), sum(rates)), collecting, handOver,
				gaps.collecting().value(), gaps.handOver().value()));
	}

	private static Interval sum(PortionTotals portions) {
		return portions.collecting().plusDependent(portions.handOver());
	}

	private static Optional<Interval> interval(JsonNode figure) {
		return !figure.has("low") ? Optional.empty()
				: Optional.of(new Interval(figure.get("value").asDouble(), figure.get("low").asDouble(), figure.get("high").asDouble()));
	}
}
