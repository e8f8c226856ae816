/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.results;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.PrintingCommand;
import org.sonde.common.digits.Digits;
import org.sonde.common.table.Table;
import org.sonde.overhead.history.BenchmarkHistory;
import org.sonde.overhead.history.BenchmarkHistory.Suite;
import org.sonde.overhead.history.BenchmarkHistory.Track;
import org.sonde.overhead.history.HistoryFile;
import org.sonde.overhead.history.LevelChange;
import org.sonde.overhead.statistics.ChangePoints;
import org.sonde.overhead.statistics.ConfidenceInterval;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.statistics.IntervalText;
import org.sonde.report.results.LevelChangesJson;

import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code sonde results history changes}: where the level of a benchmark's results changed from commit to commit. */
@Command(name = "changes", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Find where the level of a benchmark history changed. Prints the level before and after, and their ratio.")
public final class ResultsHistoryChangesCommand extends PrintingCommand {
	/** A level has so many runs at least, and a change has a level before and one after it. */
	private static final int FEWEST_RUNS = 2 * ChangePoints.FEWEST_VALUES;
	private static final String TOO_FEW = "too few runs: " + FEWEST_RUNS + " are needed";

	@Parameters(paramLabel = "HISTORY.json", description = "A benchmark history, from 'results history create' or 'results import'.")
	private Path file;

	@Override
	public Integer call() throws Exception {
		HistoryFile.Result read = HistoryFile.read(file);
		read.warnings().forEach(warning -> output.err().println("sonde: " + warning));
		switch (output.format()) {
			case json -> output.json(LevelChangesJson.of(read.history()));
			case csv -> output.table(csv(read.history()));
			case table -> output.table(table(read.history()));
		}
		return ExitCode.OK;
	}

	/** A row a change, or one that there is none or that it cannot be decided. */
	private static Table table(BenchmarkHistory history) {
		List<List<String>> rows = new ArrayList<>();
		for (Suite suite : history.suites()) {
			for (Track track : suite.tracks()) {
				String runs = Integer.toString(track.points().size());
				List<LevelChange> changes = LevelChange.of(track);
				if (changes.isEmpty()) {
					rows.add(List.of(suite.name(), track.label(), runs,
							track.points().size() < FEWEST_RUNS ? TOO_FEW : "no change", "", "", "", ""));
				}
				for (LevelChange change : changes) {
					rows.add(List.of(suite.name(), track.label(), runs, change.first().time().toString(), revision(change),
							level(change.before(), track), level(change.after(), track), ratio(change)));
				}
			}
		}
		return new Table(List.of("suite", "configuration", "runs", "changed at", "revision", "before", "after", "ratio"), rows);
	}

	private static String revision(LevelChange change) {
		return change.first().revision().map(revision -> revision.substring(0, Math.min(10, revision.length()))).orElse("");
	}

	private static String level(double value, Track track) {
		return Digits.atLeast(value, 4) + " " + track.unit().keyword();
	}

	private static String ratio(LevelChange change) {
		return switch (change.ratio()) {
			case ConfidenceInterval.Known known -> IntervalText.of(known.interval(), "");
			case ConfidenceInterval.Unknown unknown -> "no interval: " + unknown.reason();
		};
	}

	/** For programs: changes alone. */
	private static Table csv(BenchmarkHistory history) {
		List<List<String>> rows = new ArrayList<>();
		for (Suite suite : history.suites()) {
			for (Track track : suite.tracks()) {
				for (LevelChange change : LevelChange.of(track)) {
					rows.add(List.of(suite.name(), track.label(), track.unit().keyword(), change.first().time().toString(),
							change.first().revision().orElse(""), plain(change.before()), plain(change.after()),
							plain(change.after() / change.before()),
							change.ratio().known().map(Interval::low).map(ResultsHistoryChangesCommand::plain).orElse(""),
							change.ratio().known().map(Interval::high).map(ResultsHistoryChangesCommand::plain).orElse("")));
				}
			}
		}
		return new Table(List.of("suite", "configuration", "unit", "time", "revision", "before", "after", "ratio", "ratioLow",
				"ratioHigh"), rows);
	}

	private static String plain(double number) {
		return Digits.plain(Digits.withoutNoise(number));
	}
}
