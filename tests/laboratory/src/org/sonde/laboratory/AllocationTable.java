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
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.sonde.benchmark.userprogram.ResourceUsage.Figure;
import org.sonde.common.table.Table;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.results.GapSweep;
import org.sonde.overhead.results.ProbeAllocation;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.json.ResultSetDocument;
import org.sonde.overhead.statistics.Quantiles;

import tools.jackson.databind.JsonNode;

/**
 * What active probes and the hand-over allocate in programs of one thread, next to what a calibration says of their kind. Objects are as
 * large on every machine, so one calibration serves all. Plans whose allocation was measured to ± 10 % or better.
 */
final class AllocationTable {

	private static final double PRECISION = 0.1;
	private static final double FAR = 0.05;
	private static final double PERCENT = 100;

	/** In bytes per unit of work. */
	private record Row(String program, String plan, String kind, double estimated, double measured) {

		private double error() {
			return Math.abs(measured - estimated) / measured;
		}
	}

	private AllocationTable() {
	}

	/** Of what the folder of the data holds. */
	static List<Table> of(Path data) throws IOException, OverheadException {
		Map<String, ProbeAllocation> calibrated = new TreeMap<>();
		Path calibrations = data.resolve("calibrations");
		if (Files.isDirectory(calibrations)) {
			for (Path file : sorted(calibrations)) {
				ResultSet set = ResultSetDocument.read(file).resultSet();
				Optional<ProbeAllocation> allocation = set.gapSweeps().stream().findFirst().flatMap(GapSweep::allocation);
				set.conditions().probeKind().ifPresent(kind -> allocation.ifPresent(bytes -> calibrated.put(kind.keyword(), bytes)));
			}
		}
		return of(Trial.lines(data), calibrated);
	}

	private static List<Path> sorted(Path folder) throws IOException {
		try (Stream<Path> files = Files.list(folder)) {
			return files.sorted().toList();
		}
	}

	/**
	 * A row for each kind of probes, then one for each plan that is far off.
	 *
	 * @param calibrated by kind
	 */
	static List<Table> of(List<JsonNode> trials, Map<String, ProbeAllocation> calibrated) {
		List<Row> rows = new ArrayList<>();
		trials.forEach(trial -> row(trial, calibrated).ifPresent(rows::add));
		List<List<String>> kinds = new ArrayList<>();
		calibrated.forEach((kind, bytes) -> {
			double[] errors = rows.stream().filter(row -> row.kind().equals(kind)).mapToDouble(Row::error).sorted().toArray();
			if (errors.length > 0) {
				kinds.add(List.of(kind, rounded(bytes.bytesPerExecution()), rounded(bytes.bytesPerTrace()), Integer.toString(errors.length),
						percent(Quantiles.median(errors)), percent(Quantiles.ofSorted(errors, 0.9)), percent(errors[errors.length - 1])));
			}
		});
		return List.of(
				new Table(List.of("kind", "bytes per execution", "bytes per trace", "plans", "error: median", "90 %", "worst"), kinds),
				new Table(List.of("program", "plan", "kind", "measured [bytes per unit]", "estimated [bytes per unit]"), rows.stream()
						.filter(row -> row.error() > FAR)
						.map(row -> List.of(row.program(), row.plan(), row.kind(), rounded(row.measured()), rounded(row.estimated())))
						.toList()));
	}

	private static Optional<Row> row(JsonNode trial, Map<String, ProbeAllocation> calibrated) {
		JsonNode measured = Trial.find(trial.at("/measured/configurations"), "writing-added").at("/" + Figure.ALLOCATION.keyword());
		String kind = trial.path("kind").asString("");
		if (!measured.has("value") || trial.path("threads").asInt(1) > 1 || !calibrated.containsKey(kind)) {
			return Optional.empty();
		}
		double value = measured.get("value").asDouble();
		double half = measured.has("high") ? (measured.get("high").asDouble() - measured.get("low").asDouble()) / 2 : 0;
		double estimated = trial.at("/recorded/loads").valueStream()
				.mapToDouble(load -> calibrated.get(kind).bytes(load.path("callsPerSecond").asDouble(0),
				load.path("traceEntriesPerSecond").asDouble(0))).sum() * trial.at("/recorded/secondsPerUnit").asDouble();
		return value > 0 && half <= PRECISION * value
				? Optional.of(new Row(trial.get("program").asString(), trial.get("plan").asString(), kind, estimated, value))
				: Optional.empty();
	}

	private static String rounded(double number) {
		return String.format(Locale.ROOT, "%.0f", number);
	}

	private static String percent(double share) {
		return String.format(Locale.ROOT, "%.1f %%", PERCENT * share);
	}
}
