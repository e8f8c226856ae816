/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.laboratory;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.StreamSupport;

import org.sonde.benchmark.userprogram.ResourceUsage.Figure;
import org.sonde.overhead.json.JsonText;
import org.sonde.overhead.results.InProgram;
import org.sonde.overhead.statistics.Interval;

import tools.jackson.databind.JsonNode;

/**
 * A plan that was estimated and measured: a figure in nanoseconds per unit of work, without I, which switching does not measure.
 *
 * @param at         when it was measured, as ISO 8601 has it
 * @param machine    its processor
 * @param writer     where the records went
 * @param threads    of the application
 * @param calls      of probed methods per second, in the recording
 * @param unit       of the program without the probes' records
 * @param measured   mean over JVMs
 * @param half       half-width of its interval; 0 where there is none
 * @param estimates  C and hand-over
 */
record Trial(String program, boolean heldOut, int plan, String at, String machine, int java, String writer, int threads, String recipe,
		String kind, int probes, double calls, double unit, double measured, double half, Map<Basis, Interval> estimates) {

	/** What the folder of the data holds, by the figures that are compared. */
	static Map<Figure, List<Trial>> byFigure(Path data) throws IOException {
		Estimates estimates = new Estimates(data);
		List<JsonNode> lines = lines(data);
		Map<Figure, List<Trial>> trials = new EnumMap<>(Figure.class);
		for (Figure figure : List.of(Figure.APPLICATION_CPU, Figure.PROCESS_CPU, Figure.WALL)) {
			trials.put(figure, read(lines, figure, estimates));
		}
		return trials;
	}

	/** The file of the trials in the folder of the data. */
	static Path file(Path data) {
		return data.resolve("trials.jsonl");
	}

	/**
	 * Reads the data; trials that failed or lack a figure are left out.
	 *
	 * @param figure CPU time of the application's threads, or of the process, or elapsed time
	 */
	static List<Trial> read(Path data, Figure figure, Estimates estimates) throws IOException {
		return read(lines(data), figure, estimates);
	}

	private static List<Trial> read(List<JsonNode> lines, Figure figure, Estimates estimates) {
		List<Trial> read = new ArrayList<>();
		for (JsonNode line : lines) {
			of(line, figure, estimates, read).ifPresent(read::add);
		}
		return read;
	}

	/** All trials of the folder of the data, as they were stored. */
	static List<JsonNode> lines(Path data) throws IOException {
		Path trials = file(data);
		return Files.exists(trials) ? Files.readAllLines(trials).stream().map(JsonText.MAPPER::readTree).toList() : List.of();
	}

	private static Optional<Trial> of(JsonNode json, Figure figure, Estimates today, List<Trial> before) {
		JsonNode added = find(json.at("/measured/configurations"), "writing-added").at("/" + figure.keyword());
		JsonNode stored = json.at("/measured/overhead/predicted");
		if (!added.has("value") || !stored.has("value")) {
			return Optional.empty();
		}
		double half = added.has("high") ? (added.get("high").asDouble() - added.get("low").asDouble()) / 2 : 0;
		Map<Basis, Interval> estimates = new EnumMap<>(today.of(json, figure, measurements(json, before)));
		if (figure == Figure.APPLICATION_CPU) {
			boolean isWithout = json.at("/measured/overhead/withoutInstrumentation").asBoolean(false);
			estimates.put(Basis.STORED, Estimates.without(
					isWithout ? 0 : find(json.at("/measured/overhead/portions"), "instrumentation").at("/predicted/value").asDouble(0),
					new Interval(stored.get("value").asDouble(), stored.get("low").asDouble(), stored.get("high").asDouble())));
		}
		return Optional.of(new Trial(json.get("program").asString(), json.path("heldOut").asBoolean(false), json.get("plan").asInt(),
				json.path("at").asString(), machine(json), json.get("java").asInt(), json.path("writer").asString(),
				json.path("threads").asInt(1), json.get("recipe").asString(), json.get("kind").asString(),
				json.at("/recorded/loads").size(), StreamSupport.stream(json.at("/recorded/loads").spliterator(), false)
						.mapToDouble(load -> load.path("callsPerSecond").asDouble()).sum(),
				json.path("switchedOffNanos").asDouble(json.get("unitNanos").asDouble()), added.get("value").asDouble(), half,
				estimates));
	}

	private static String machine(JsonNode json) {
		return processor(json.path("machine").asString(""));
	}

	/** The processor alone, of a machine such as "AMD EPYC, 2 processors, 24 GiB". */
	static String processor(String machine) {
		return machine.replaceAll(",.*|\\(R\\)| Processor", "");
	}

	/**
	 * Earlier measurements of the program on this machine, with this Java and writer and both kinds of probes, if their cost is certainly
	 * above 0.
	 */
	private static List<InProgram.Measured> measurements(JsonNode json, List<Trial> before) {
		return before.stream()
				.filter(one -> one.program().equals(json.get("program").asString()) && one.machine().equals(machine(json))
						&& one.java() == json.get("java").asInt()
						&& one.writer().equals(json.path("writer").asString()))
				.filter(one -> one.measured() > one.half() && one.half() > 0)
				.filter(one -> one.estimates().containsKey(Basis.WITH_GAPS))
				.map(one -> new InProgram.Measured(one.recipe() + " " + one.plan(), "before",
						Interval.symmetric(one.measured(), one.half()).times(1 / one.estimates().get(Basis.WITH_GAPS).value()),
						Optional.empty()))
				.toList();
	}

	/** The element of a list with an id; missing without one. */
	static JsonNode find(JsonNode list, String id) {
		for (JsonNode one : list) {
			if (one.path("id").asString("").equals(id)) {
				return one;
			}
		}
		return JsonText.MAPPER.missingNode();
	}

	/** Under which conditions, for people. */
	String conditions() {
		return "Java " + java + ", " + writer + ", " + machine + (threads > 1 ? ", " + threads + " threads" : "");
	}

	/** The overhead as a share of the unit. */
	double share() {
		return measured / unit;
	}

	/** How many times the estimate was measured. */
	double ratio(Basis basis) {
		return measured / estimates.get(basis).value();
	}

	/** The error of the estimate, as a share of what was measured. */
	double error(Basis basis) {
		return Math.abs(estimates.get(basis).value() - measured) / measured;
	}
}
