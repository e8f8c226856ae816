/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.versions;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

import org.sonde.common.digits.Digits;
import org.sonde.common.table.Table;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.statistics.IntervalText;
import org.sonde.report.figure.Figure;
import org.sonde.report.versions.VersionHistory.Change;
import org.sonde.report.versions.VersionHistory.Step;

/** A history of versions as a table. */
public final class VersionHistoryTable {

	private VersionHistoryTable() {
	}

	/** For people: each figure, and behind it what changed since the version before. */
	public static Table of(VersionHistory history) {
		List<String> headings = new ArrayList<>(List.of("version"));
		for (VersionFigure figure : VersionFigure.values()) {
			headings.addAll(List.of(figure.label().toLowerCase(Locale.ROOT), "changed"));
		}
		List<List<String>> rows = new ArrayList<>();
		for (Step step : history.steps()) {
			List<String> row = new ArrayList<>(List.of(step.version().name()));
			for (VersionFigure figure : VersionFigure.values()) {
				row.add(figure.of(step.version()) instanceof Figure.Known known ? known.text() : "unknown");
				row.add(step.change(figure).map(change -> change(figure, change)).orElse(""));
			}
			rows.add(row);
		}
		return new Table(headings, rows);
	}

	/** {@code × 1.48 (1.41 … 1.55)} of the overhead, {@code +23} of the code. */
	static String change(VersionFigure figure, Change change) {
		Optional<Interval> ratio = change.ratio();
		return figure == VersionFigure.OVERHEAD && ratio.isPresent() ? "× " + IntervalText.of(ratio.get(), "")
				: Digits.signed(change.difference(), Math.max(Digits.decimalsFor(change.difference(), 1),
						Math.max(change.before().decimals(), change.after().decimals())));
	}

	/** All figures of a version in a line, and what changed. */
	public static String words(Step step) {
		return step.version().name() + ": "
				+ Arrays.stream(VersionFigure.values()).map(figure -> figure.label().toLowerCase(Locale.ROOT) + " "
						+ figure.of(step.version()).text()
						+ step.change(figure).map(change -> ", changed " + change(figure, change) + " since " + change.since()).orElse(""))
						.collect(Collectors.joining("; "));
	}

	/** Returns what changed, in one line. Empty if nothing changed. */
	public static Optional<String> changes(Step step) {
		return step.changes().isEmpty() ? Optional.empty()
				: Optional.of(step.changes().entrySet().stream().map(each -> each.getKey().label().toLowerCase(Locale.ROOT) + " "
						+ change(each.getKey(), each.getValue()) + " since " + each.getValue().since())
						.collect(Collectors.joining("; ", "Changed: ", "")));
	}

	/** For programs: a row a version with all digits; nothing where a figure is unknown or did not change. */
	public static Table csv(VersionHistory history) {
		List<String> headings = new ArrayList<>(List.of("version", "made of"));
		for (VersionFigure figure : VersionFigure.values()) {
			if (figure == VersionFigure.OVERHEAD) {
				headings.addAll(List.of("overhead", "overheadLow", "overheadHigh", "overheadUnit", "overheadRatio", "overheadRatioLow",
						"overheadRatioHigh", "overheadSince"));
			} else {
				headings.addAll(List.of(figure.key(), figure.key() + "Change"));
			}
		}
		return new Table(headings, history.steps().stream().map(VersionHistoryTable::row).toList());
	}

	private static List<String> row(Step step) {
		List<String> row = new ArrayList<>(List.of(step.version().name(), step.version().change()));
		for (VersionFigure figure : VersionFigure.values()) {
			Optional<Figure.Known> known = figure.of(step.version()) instanceof Figure.Known one ? Optional.of(one) : Optional.empty();
			Optional<Change> change = step.change(figure);
			row.add(number(known.map(Figure.Known::value)));
			if (figure == VersionFigure.OVERHEAD) {
				Optional<Interval> interval = known.flatMap(Figure.Known::interval);
				Optional<Interval> ratio = change.flatMap(Change::ratio);
				row.add(number(interval.map(Interval::low)));
				row.add(number(interval.map(Interval::high)));
				row.add(known.map(Figure.Known::unit).orElse(""));
				row.add(number(ratio.map(Interval::value)));
				row.add(number(ratio.map(Interval::low)));
				row.add(number(ratio.map(Interval::high)));
				row.add(change.map(Change::since).orElse(""));
			} else {
				row.add(number(change.map(Change::difference)));
			}
		}
		return row;
	}

	private static String number(Optional<Double> value) {
		return value.map(number -> Digits.plain(Digits.withoutNoise(number))).orElse("");
	}
}
