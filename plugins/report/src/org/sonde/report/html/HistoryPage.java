/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.html;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

import org.sonde.common.files.AtomicFile;
import org.sonde.common.table.Table;
import org.sonde.metrics.measuring.History;
import org.sonde.report.code.Citation;
import org.sonde.report.code.HistoryCitation;
import org.sonde.report.code.HistoryTable;
import org.sonde.report.figure.MeasuredFigures;

/**
 * The history of a component as one HTML file that loads nothing, like {@link HtmlReport}: a chart for each figure, and the
 * table they were drawn from.
 */
public final class HistoryPage {

	/**
	 * A chart of one figure, revision by revision.
	 *
	 * @param type        {@code line}, for the script
	 * @param description the chart in words
	 * @param names       the revisions, the earliest first
	 * @param values      null where there is nothing to measure
	 * @param labels      the text for each point
	 */
	record Line(String id, String type, String title, String description, List<String> names, List<Double> values,
			List<String> labels) {
	}

	record Page(String title, String source, String profiles, String patterns, List<Line> charts, List<String> headings,
			List<List<String>> rows, List<String> notes, String citation, String bibtex) {

		boolean hasNotes() {
			return !notes.isEmpty();
		}
	}

	private HistoryPage() {
	}

	/** The whole file as text. */
	public static String render(History<HistoryTable.Figures> history) {
		List<Line> charts = charts(history);
		Table table = HistoryTable.table(history);
		String component = history.component().name();
		Citation citation = HistoryCitation.of(history);
		Page page = new Page("%s, %s".formatted(component, history.range().revisions()), HistoryCitation.source(history.range()),
				MeasuredFigures.profiles(history.profiles()), MeasuredFigures.patterns(history.component()), charts, table.headings(),
				table.rows(), HistoryTable.notes(history), citation.text(), citation.bibtex());
		return HtmlReport.page("history", page.title(), page, charts);
	}

	/**
	 * Replaces the file as a whole or not at all.
	 *
	 * @throws IOException if it cannot be written; the old file, if any, is then untouched
	 */
	public static void write(History<HistoryTable.Figures> history, Path file) throws IOException {
		AtomicFile.write(file, render(history).getBytes(StandardCharsets.UTF_8));
	}

	private static List<Line> charts(History<HistoryTable.Figures> history) {
		List<Line> charts = new ArrayList<>();
		for (HistoryTable.Column column : HistoryTable.charted(history)) {
			List<String> names = new ArrayList<>();
			List<Double> values = new ArrayList<>();
			List<String> labels = new ArrayList<>();
			for (History.Point<HistoryTable.Figures> point : history.points()) {
				OptionalDouble value = column.of(point);
				String number = value.isPresent() ? column.format(value.getAsDouble()) : "nothing to measure";
				names.add(point.revision().name());
				values.add(value.isPresent() ? value.getAsDouble() : null);
				labels.add("%s (%s): %s".formatted(point.revision().name(), HistoryTable.day(point.revision()), number));
			}
			charts.add(new Line("chart-" + charts.size(), "line", column.heading(),
					"%s from %s to %s.".formatted(column.heading(), labels.getFirst(), labels.getLast()), names, values, labels));
		}
		return charts;
	}
}
