/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.bench;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

import org.sonde.benchmark.study.Benchmark;
import org.sonde.benchmark.workload.Workload;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.OutputOptions;
import org.sonde.cli.shared.SeriesArgument;
import org.sonde.overhead.OverheadException;
import org.sonde.report.figure.Figure;
import org.sonde.report.results.BenchmarkTable;
import org.sonde.report.tradeoff.ComplexityMeasure;
import org.sonde.report.tradeoff.OverheadMeasure;
import org.sonde.report.tradeoff.TradeOffPlane;
import org.sonde.report.tradeoff.TradeOffPoint;
import org.sonde.report.tradeoff.TradeOffTable;
import org.sonde.report.tradeoff.TuningSeries;
import org.sonde.report.tunings.MeasuredVersions;
import org.sonde.report.versions.VersionHistory;
import org.sonde.report.versions.VersionHistoryTable;
import org.sonde.report.versions.VersionSubjects;
import org.sonde.report.versions.VersionsJson;

/** Prints what was measured of versions, and keeps them as a series of tunings if that is wanted. */
final class VersionPrinting implements BenchOptions.Printing {

	static final String TITLE = "Measured versions";

	private final VersionSubjects versions;
	private final Workload workload;
	private final Optional<Path> file;
	private final Function<VersionHistory, List<String>> findings;
	private final OutputOptions output;
	private MeasuredVersions measured;

	/**
	 * @param workload of the series
	 * @param file     for the series; empty if it is not kept
	 * @param findings what else is printed of a history, sentence by sentence
	 */
	VersionPrinting(VersionSubjects versions, Workload workload, Optional<Path> file, Function<VersionHistory, List<String>> findings,
			OutputOptions output) {
		this.versions = versions;
		this.workload = workload;
		this.file = file;
		this.findings = findings;
		this.output = output;
	}

	@Override
	public List<String> print(Benchmark.Outcome outcome) {
		measured = versions.measured(TITLE, outcome, workload);
		TuningSeries series = measured.series();
		switch (output.format()) {
			case json -> output.json(VersionsJson.of(outcome, series));
			case csv -> output.table(BenchmarkTable.of(outcome));
			case table -> {
				BenchText.print(outcome, output);
				output.print("\nOverhead and code of the versions, with traces of " + workload + "\n\n");
				output.table(TradeOffTable.of(TradeOffPlane.of(series.points(), OverheadMeasure.RESPONSE_TIME,
						ComplexityMeasure.INFORMATION)));
				VersionHistory history = VersionHistory.of(series);
				if (history.isComparison()) {
					output.print("\nChanges from version to version\n\n");
					output.table(VersionHistoryTable.of(history));
				}
				findings.apply(history).forEach(finding -> output.print("\n" + finding + "\n"));
				series.points().forEach(this::printReasons);
				series.notes().forEach(note -> output.print("\n" + note + "\n"));
			}
		}
		return List.of();
	}

	private void printReasons(TradeOffPoint point) {
		if (point.overhead() instanceof Figure.Unknown unknown) {
			output.print("\n" + point.name() + ": overhead unknown: " + unknown.reason() + "\n");
		}
		if (point.linesOfCode() instanceof Figure.Unknown unknown) {
			output.print("\n" + point.name() + ": code unknown: " + unknown.reason() + "\n");
		}
	}

	@Override
	public void stored(Map<String, String> ids) throws Failures.Failed, OverheadException {
		if (file.isPresent() && measured != null) {
			SeriesArgument.append(file.get(), measured.tunings(id -> ids.getOrDefault(id, id)), output.command());
			output.err().println("Wrote " + file.get() + ".");
		}
	}

	/** The versions whose overhead is unknown. */
	List<String> unknown() {
		return measured == null ? List.of()
				: measured.series().points().stream().filter(point -> point.overhead() instanceof Figure.Unknown).map(TradeOffPoint::name)
						.toList();
	}
}
