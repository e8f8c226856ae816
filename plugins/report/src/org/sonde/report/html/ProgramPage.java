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
import java.util.regex.Pattern;

import org.sonde.common.files.AtomicFile;
import org.sonde.common.table.Table;
import org.sonde.report.userprogram.ProgramConditions;
import org.sonde.report.userprogram.ProgramReport;

/**
 * The measured overhead of a program next to the estimate, as one HTML file that loads nothing, like {@link HtmlReport}. The same
 * measurement gives the same bytes.
 */
public final class ProgramPage {

	private static final Pattern HYPHEN = Pattern.compile("(?<![\\w.-])-(?=\\d)");

	/** @param name the first heading, which says what the table is about */
	record Tabled(String name, List<String> headings, List<Row> rows) {
	}

	record Row(String name, List<String> cells) {
	}

	record Page(String title, String unit, ProgramConditions conditions, List<String> sentences, List<ChartModel> charts,
			List<Tabled> tables) {
	}

	private ProgramPage() {
	}

	/** The whole file as text. */
	public static String render(ProgramReport report, ProgramConditions conditions) {
		List<ProgramReport.Bar> bars = report.bars();
		List<ChartModel> charts = bars.isEmpty() ? List.of() : List.of(chart(bars, report.timeUnit()));
		Page page = new Page("Overhead of " + conditions.plan(), report.unit(), conditions,
				report.sentences().stream().map(ProgramPage::typeset).toList(), charts,
				report.tables().stream().filter(table -> !table.rows().isEmpty()).map(ProgramPage::tabled).toList());
		return HtmlReport.page("program", page.title(), page, charts);
	}

	/**
	 * Replaces the file as a whole or not at all.
	 *
	 * @throws IOException if it cannot be written; the old file, if any, is then untouched
	 */
	public static void write(ProgramReport report, ProgramConditions conditions, Path file) throws IOException {
		AtomicFile.write(file, render(report, conditions).getBytes(StandardCharsets.UTF_8));
	}

	private static Tabled tabled(Table table) {
		return new Tabled(table.headings().getFirst(), table.headings(),
				table.rows().stream().map(row -> new Row(row.getFirst(), row.stream().skip(1).map(ProgramPage::typeset).toList()))
						.toList());
	}

	/** A hyphen before a figure is a minus. */
	private static String typeset(String figures) {
		return HYPHEN.matcher(figures).replaceAll("−");
	}

	/** Thick: measured, with the interval over JVMs; thin: the estimate interval. */
	private static ChartModel chart(List<ProgramReport.Bar> bars, String unit) {
		List<ChartModel.Mark> marks = new ArrayList<>();
		StringBuilder words = new StringBuilder("What the probes add to a unit of work.");
		for (ProgramReport.Bar bar : bars) {
			Double low = bar.interval().low() == bar.interval().high() ? null : bar.interval().low();
			Double high = low == null ? null : bar.interval().high();
			String text = typeset(bar.text());
			marks.add(
					new ChartModel.Mark(bar.name(), bar.interval().value(), null, bar.measured() ? null : low, bar.measured() ? null : high,
							null, null, bar.measured() ? low : null, bar.measured() ? high : null, "none", false, "", text, text));
			words.append(' ').append(bar.name()).append(": ").append(text).append('.');
		}
		return new ChartModel("chart-0", "rows", words.toString(), "per unit of work [" + unit + "]", "", marks);
	}
}
