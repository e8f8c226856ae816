/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.results;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

import org.sonde.cli.shared.OutputOptions;
import org.sonde.common.table.Table;
import org.sonde.overhead.history.BenchmarkHistory;
import org.sonde.overhead.history.BenchmarkHistory.Point;
import org.sonde.overhead.history.BenchmarkHistory.Suite;
import org.sonde.overhead.history.BenchmarkHistory.Track;
import org.sonde.overhead.history.HistoryFile;

/** A benchmark history in words and tables; {@code results history changes} prints where its level changed. */
public final class HistoryText {
	private HistoryText() {
	}

	static void print(BenchmarkHistory history, OutputOptions output) {
		switch (output.format()) {
			case json -> output.print(HistoryFile.toJson(history));
			case csv -> output.table(points(history));
			case table -> {
				output.print(history.title() + "\n" + history.source().citation() + "; " + history.source().place() + "\n\n");
				output.table(tracks(history));
				history.source().notes().forEach(note -> output.print("\nNote: " + note + "\n"));
			}
		}
	}

	/** A row a configuration. */
	private static Table tracks(BenchmarkHistory history) {
		List<List<String>> rows = new ArrayList<>();
		for (Suite suite : history.suites()) {
			for (Track track : suite.tracks()) {
				List<BigDecimal> values = track.points().stream().map(Point::value).sorted().toList();
				rows.add(List.of(suite.name(), track.label(), Integer.toString(track.points().size()),
						track.points().getFirst().time().toString(),
						track.points().getLast().time().toString(), track.unit().keyword(), values.getFirst().toPlainString(),
						values.getLast().toPlainString(), track.points().getLast().value().toPlainString(),
						Long.toString(track.points().stream().filter(Point::repaired).count())));
			}
		}
		return new Table(List.of("suite", "configuration", "runs", "from", "to", "unit", "least", "greatest", "last", "repaired"), rows);
	}

	/** For programs: a row a run. */
	private static Table points(BenchmarkHistory history) {
		List<List<String>> rows = new ArrayList<>();
		for (Suite suite : history.suites()) {
			for (Track track : suite.tracks()) {
				for (Point point : track.points()) {
					rows.add(List.of(suite.name(), track.label(), track.unit().keyword(), point.time().toString(),
							point.revision().orElse(""),
							point.value().toPlainString(), point.standardDeviation().map(BigDecimal::toPlainString).orElse(""),
							Boolean.toString(point.repaired())));
				}
			}
		}
		return new Table(List.of("suite", "configuration", "unit", "time", "revision", "value", "standardDeviation", "repaired"), rows);
	}
}
