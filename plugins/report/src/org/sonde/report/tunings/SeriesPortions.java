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

import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.statistics.Interval;
import org.sonde.report.results.ResultComparison;
import org.sonde.report.tradeoff.OverheadSource;
import org.sonde.report.tradeoff.Tuning;
import org.sonde.report.tradeoff.TuningSeries;

/**
 * The portions of each tuning of a series: the response time that instrumentation (I), collecting (C) and writing (W) add.
 *
 * @param runs by id, in the order of the tunings
 * @param rows of all tunings whose overhead is known
 */
public record SeriesPortions(TuningSeries series, Map<String, Run> runs, List<Row> rows) {

	/** A run of the result sets. */
	public record Run(String label, Phase phase) {
	}

	/**
	 * What a run adds.
	 *
	 * @param nanos    per trace
	 * @param interval that of the difference, 95 %
	 */
	public record Portion(double nanos, Optional<Interval> interval) {

		/** Whether the intervals do not overlap, so that the portions differ. */
		public boolean isAbove(Portion other) {
			return interval.isPresent() && other.interval.isPresent() && interval.get().low() > other.interval.get().high();
		}
	}

	/** A tuning, with its portions by the id of the run. */
	public record Row(String tuning, Map<String, Portion> portions) {

		public Optional<Portion> portion(String run) {
			return Optional.ofNullable(portions.get(run));
		}
	}

	public static SeriesPortions of(TuningSeries series) {
		Map<String, Run> runs = new LinkedHashMap<>();
		List<Row> rows = new ArrayList<>();
		for (Tuning tuning : series.tunings()) {
			if (tuning.overhead() instanceof OverheadSource.Difference known) {
				Map<String, Portion> portions = new LinkedHashMap<>();
				for (Configuration run : SeriesRatios.byElapsedTime(known.results())) {
					portion(known.results(), run).ifPresent(portion -> {
						runs.putIfAbsent(run.id(), new Run(run.label(), run.phase()));
						portions.put(run.id(), portion);
					});
				}
				rows.add(new Row(tuning.name(), portions));
			}
		}
		return new SeriesPortions(series, runs, rows);
	}

	/** Empty for a run that adds to none, or one of both without a response time. */
	private static Optional<Portion> portion(ResultSet set, Configuration run) {
		return set.predecessorOf(run).flatMap(before -> ResultComparison.between(before, run))
				.map(added -> new Portion(added.differenceNanos(), added.difference()));
	}

	/** The portion of the last tuning before that has it. */
	public Optional<Portion> before(Row row, String run) {
		return rows.subList(0, rows.indexOf(row)).reversed().stream().flatMap(earlier -> earlier.portion(run).stream()).findFirst();
	}
}
