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

import org.sonde.overhead.json.JsonText;

import tools.jackson.databind.JsonNode;

/**
 * A plan that was estimated and measured: CPU time of the application's threads in nanoseconds per unit of work, without I, which
 * switching does not measure.
 *
 * @param unit      of the program without the probes' records
 * @param measured  mean over JVMs
 * @param half      half-width of its interval; 0 where there is none
 * @param predicted C and hand-over
 */
record Trial(String program, int plan, int java, String recipe, String kind, int probes, double unit, double measured, double half,
		double predicted) {

	/** Reads the data; trials that failed or lack a figure are left out. */
	static List<Trial> read(Path data) throws IOException {
		List<Trial> trials = new ArrayList<>();
		for (String line : Files.readAllLines(data)) {
			of(JsonText.MAPPER.readTree(line)).ifPresent(trials::add);
		}
		return trials;
	}

	private static Optional<Trial> of(JsonNode json) {
		JsonNode overhead = json.at("/measured/overhead");
		JsonNode added = find(json.at("/measured/configurations"), "writing-added").at("/threadCpu");
		JsonNode collecting = find(overhead.at("/portions"), "collecting").at("/predicted/value");
		JsonNode handOver = find(overhead.at("/portions"), "handOver").at("/predicted/value");
		if (!added.has("value") || collecting.isMissingNode() || handOver.isMissingNode()) {
			return Optional.empty();
		}
		double half = added.has("high") ? (added.get("high").asDouble() - added.get("low").asDouble()) / 2 : 0;
		return Optional.of(new Trial(json.get("program").asString(), json.get("plan").asInt(), json.get("java").asInt(),
				json.get("recipe").asString(), json.get("kind").asString(), json.get("probes").size(),
				json.path("switchedOffNanos").asDouble(json.get("unitNanos").asDouble()), added.get("value").asDouble(), half,
				collecting.asDouble() + handOver.asDouble()));
	}

	private static JsonNode find(JsonNode list, String id) {
		for (JsonNode one : list) {
			if (one.path("id").asString("").equals(id)) {
				return one;
			}
		}
		return JsonText.MAPPER.missingNode();
	}

	/** The overhead as a share of the unit. */
	double share() {
		return measured / unit;
	}

	/** How many times the estimate was measured. */
	double ratio() {
		return measured / predicted;
	}

	/** The error of the estimate, as a share of what was measured. */
	double error() {
		return Math.abs(predicted - measured) / measured;
	}
}
