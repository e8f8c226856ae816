/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.laboratory;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.sonde.common.table.Table;

import tools.jackson.databind.JsonNode;

/**
 * I, what deactivated probes cost, in programs: the difference between JVMs with deactivated probes and JVMs without, next to the estimate
 * that was stored before. In nanoseconds per call of a probed method. And the whole overhead with I, which has the variation between JVMs,
 * too.
 */
final class InstrumentationTable {

	private InstrumentationTable() {
	}

	/** Of what the folder of the data holds. */
	static Table of(Path data) throws IOException {
		return of(Trial.lines(data));
	}

	/** A row for each trial that measured I with an interval, in units that call the methods. */
	static Table of(List<JsonNode> trials) {
		List<List<String>> rows = new ArrayList<>();
		trials.forEach(trial -> row(trial).ifPresent(rows::add));
		return new Table(List.of("program", "plan", "kind", "calls per unit", "calls per second", "I measured [ns per call]",
				"± [ns per call]", "I estimated [ns per call]", "I, C and hand-over: measured ÷ estimated", "± of the measured", "inside"),
				rows);
	}

	private static Optional<List<String>> row(JsonNode trial) {
		JsonNode portion = trial.at("/measured/overhead/portions/0");
		JsonNode measured = portion.at("/measured");
		if (!portion.path("id").asString("").equals("instrumentation") || !measured.has("low")) {
			return Optional.empty();
		}
		double callsPerSecond = trial.at("/recorded/loads").valueStream().mapToDouble(load -> load.path("callsPerSecond").asDouble(0))
				.sum();
		double calls = callsPerSecond * trial.at("/recorded/secondsPerUnit").asDouble();
		if (calls < Recipe.FEWEST_CALLS) {
			return Optional.empty();
		}
		double half = halfOf(measured);
		JsonNode overhead = trial.at("/measured/overhead");
		JsonNode all = overhead.path("measured");
		Optional<Double> ratio = totalRatio(trial);
		return Optional.of(List.of(trial.get("program").asString(), trial.get("plan").asString(), trial.get("kind").asString(),
				rounded(calls), rounded(callsPerSecond), rounded(measured.get("value").asDouble() / calls), rounded(half / calls),
				rounded(portion.at("/predicted/value").asDouble() / calls), ratio.map(InstrumentationTable::twoDigits).orElse(""),
				ratio.map(none -> percent(halfOf(all) / all.get("value").asDouble())).orElse(""),
				ratio.map(none -> overhead.path("inside").asBoolean() ? "yes" : "no").orElse("")));
	}

	/** How many times the estimate the whole overhead with I was; empty if one of them is not known. */
	static Optional<Double> totalRatio(JsonNode trial) {
		JsonNode all = trial.at("/measured/overhead/measured");
		double estimated = trial.at("/measured/overhead/predicted/value").asDouble(0);
		return all.has("low") && estimated > 0 ? Optional.of(all.get("value").asDouble() / estimated) : Optional.empty();
	}

	private static double halfOf(JsonNode interval) {
		return (interval.get("high").asDouble() - interval.get("low").asDouble()) / 2;
	}

	private static String twoDigits(double number) {
		return String.format(Locale.ROOT, "%.2f", number);
	}

	private static String percent(double share) {
		return String.format(Locale.ROOT, "%.0f %%", 100 * share);
	}

	private static String rounded(double number) {
		return String.format(Locale.ROOT, "%.0f", number);
	}
}
