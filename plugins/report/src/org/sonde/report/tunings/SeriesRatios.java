/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tunings;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.sonde.common.table.Table;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ResultSet;
import org.sonde.report.results.ResultComparison;
import org.sonde.report.results.ResultComparisonTable;
import org.sonde.report.tradeoff.OverheadSource;
import org.sonde.report.tradeoff.Tuning;
import org.sonde.report.tradeoff.TuningSeries;

/**
 * The gain of tunings in one series: the response time of each run with probes ÷ that of the same run of the first tuning.
 *
 * @param base the first tuning whose overhead is known
 * @param runs labels by id, in the order of the base
 * @param rows of the tunings behind the base whose overhead is known
 */
public record SeriesRatios(String base, Map<String, String> runs, List<Row> rows) {

	/** A tuning with its ratios by the id of the run; without those of runs that it lacks. */
	public record Row(String tuning, Map<String, ResultComparison.Row> ratios) {
	}

	/** Empty unless the overhead of two tunings is known, and a run of theirs is the same. */
	public static Optional<SeriesRatios> of(TuningSeries series) {
		List<Tuning> known = series.tunings().stream().filter(tuning -> tuning.overhead() instanceof OverheadSource.Difference).toList();
		Map<String, String> runs = new LinkedHashMap<>();
		List<Row> rows = new ArrayList<>();
		for (Tuning tuning : known.stream().skip(1).toList()) {
			Map<String, ResultComparison.Row> ratios = new LinkedHashMap<>();
			for (ResultComparison.Row row : ResultComparison.of(results(known.getFirst()), results(tuning)).rows()) {
				if (row.baseline().phase() != Phase.NONE && byElapsedTime(results(known.getFirst())).contains(row.baseline())) {
					runs.put(row.baseline().id(), row.baseline().label());
					ratios.put(row.baseline().id(), row);
				}
			}
			rows.add(new Row(tuning.name(), ratios));
		}
		return runs.isEmpty() ? Optional.empty() : Optional.of(new SeriesRatios(known.getFirst().name(), runs, rows));
	}

	/** The runs of a set without those that repeat them by a clock of CPU time. */
	static List<Configuration> byElapsedTime(ResultSet results) {
		return results.configurations().stream().filter(run -> results.conditionsOf(run).clock().orElse(Clock.WALL) == Clock.WALL).toList();
	}

	private static ResultSet results(Tuning tuning) {
		return ((OverheadSource.Difference) tuning.overhead()).results();
	}

	/** For people: a row a tuning, with 95 % intervals. */
	public Table table() {
		List<String> headings = new ArrayList<>(List.of("tuning"));
		headings.addAll(runs.values());
		return new Table(headings, rows.stream().map(row -> {
			List<String> cells = new ArrayList<>(List.of(row.tuning()));
			runs.keySet().forEach(
					run -> cells.add(row.ratios().containsKey(run) ? ResultComparisonTable.ratio(row.ratios().get(run)) : ""));
			return cells;
		}).toList());
	}
}
