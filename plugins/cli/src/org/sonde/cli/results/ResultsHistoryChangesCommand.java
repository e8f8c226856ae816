/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.results;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.cli.shared.CommandProblem;
import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.PrintingCommand;
import org.sonde.common.digits.Digits;
import org.sonde.common.table.Table;
import org.sonde.overhead.history.BenchmarkHistory;
import org.sonde.overhead.history.BenchmarkHistory.Track;
import org.sonde.overhead.history.HistoryFile;
import org.sonde.overhead.history.LevelChange;
import org.sonde.overhead.history.PortionShift;
import org.sonde.overhead.history.TrackChanges;
import org.sonde.overhead.history.TrackChanges.Found;
import org.sonde.overhead.results.Unit;
import org.sonde.overhead.statistics.ChangePoints;
import org.sonde.overhead.statistics.ConfidenceInterval;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.statistics.IntervalText;
import org.sonde.report.results.LevelChangesJson;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
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

	@Option(names = "--baseline", paramLabel = "CONFIGURATION",
			description = "Divide every value by that of this configuration in the same run, so that a slower machine is not taken for a change. "
			+ "Also prints which portion of the overhead moved (I, C, W), and the changes of the baseline itself.")
	private String baseline;

	@Override
	public Integer call() throws Exception {
		HistoryFile.Result read = HistoryFile.read(file);
		read.warnings().forEach(warning -> output.err().println("sonde: " + warning));
		List<TrackChanges> tracks = tracks(read.history());
		switch (output.format()) {
			case json -> output.json(LevelChangesJson.of(tracks));
			case csv -> output.table(csv(tracks));
			case table -> output.table(table(tracks));
		}
		return ExitCode.OK;
	}

	private List<TrackChanges> tracks(BenchmarkHistory history) throws Failures.Failed {
		if (baseline == null) {
			return TrackChanges.of(history);
		}
		try {
			return TrackChanges.relative(history, baseline);
		} catch (IllegalArgumentException e) {
			throw new Failures.Failed(CommandProblem.NO_BASELINE, e.getMessage());
		}
	}

	/** A row a change, or one that there is none or that it cannot be decided. */
	private Table table(List<TrackChanges> tracks) {
		List<List<String>> rows = new ArrayList<>();
		for (TrackChanges one : tracks) {
			Track track = one.track();
			String runs = Integer.toString(track.points().size());
			if (one.changes().isEmpty()) {
				rows.add(row(List.of(one.suite().name(), track.label(), runs,
						track.points().size() < FEWEST_RUNS ? TOO_FEW : "no change", "", "", "", ""), ""));
			}
			for (Found found : one.changes()) {
				LevelChange change = found.change();
				rows.add(row(List.of(one.suite().name(), track.label(), runs, change.first().time().toString(), revision(change),
						level(change.before(), track), level(change.after(), track), ratio(change)), moved(found)));
			}
		}
		return new Table(row(List.of("suite", "configuration", "runs", "changed at", "revision", "before", "after", "ratio"), "moved"),
				rows);
	}

	/** Portions are known of ratios to a baseline alone. */
	private List<String> row(List<String> cells, String moved) {
		return baseline == null ? cells : Stream.concat(cells.stream(), Stream.of(moved)).toList();
	}

	/** The portions that moved with the whole, each with its share of the change. */
	private static String moved(Found found) {
		return found.portions().stream().filter(PortionShift::moved)
				.map(portion -> portion.portion() + " (" + Digits.atMost(100 * portion.share(), 0) + " %)")
				.collect(Collectors.joining(", "));
	}

	private static String revision(LevelChange change) {
		return change.first().revision().map(revision -> revision.substring(0, Math.min(10, revision.length()))).orElse("");
	}

	private static String level(double value, Track track) {
		return Digits.atLeast(value, 4) + (track.unit() == Unit.RATIO ? "" : " " + track.unit().keyword());
	}

	private static String ratio(LevelChange change) {
		return switch (change.ratio()) {
			case ConfidenceInterval.Known known -> IntervalText.of(known.interval(), "");
			case ConfidenceInterval.Unknown unknown -> "no interval: " + unknown.reason();
		};
	}

	/** For programs: changes alone. */
	private Table csv(List<TrackChanges> tracks) {
		List<List<String>> rows = new ArrayList<>();
		for (TrackChanges one : tracks) {
			for (Found found : one.changes()) {
				LevelChange change = found.change();
				rows.add(row(List.of(one.suite().name(), one.track().label(), one.track().unit().keyword(),
						change.first().time().toString(), change.first().revision().orElse(""), plain(change.before()),
						plain(change.after()), plain(change.after() / change.before()),
						change.ratio().known().map(Interval::low).map(ResultsHistoryChangesCommand::plain).orElse(""),
						change.ratio().known().map(Interval::high).map(ResultsHistoryChangesCommand::plain).orElse("")),
						found.portions().stream().filter(PortionShift::moved).map(PortionShift::portion).collect(Collectors.joining(" "))));
			}
		}
		return new Table(row(List.of("suite", "configuration", "unit", "time", "revision", "before", "after", "ratio", "ratioLow",
				"ratioHigh"), "moved"), rows);
	}

	/** Returns an empty text for a ratio to 0. */
	private static String plain(double number) {
		return !Double.isFinite(number) ? "" : Digits.plain(Digits.withoutNoise(number));
	}
}
