/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.ui.view.table.Column;
import org.sonde.report.figure.Figure;
import org.sonde.report.tradeoff.ComplexityMeasure;
import org.sonde.report.tradeoff.OverheadMeasure;
import org.sonde.report.tradeoff.PublishedTunings;
import org.sonde.report.tradeoff.TradeOffPlane;
import org.sonde.report.tradeoff.TuningSeries;
import org.sonde.report.tradeoff.WeightedIndex;

/** The tunings of Kieker of 2014 (Waller, Fittkau and Hasselbring, section 4). */
class TuningTextsTest {

	private static final TuningSeries SERIES = PublishedTunings.find("waller-2014").orElseThrow();
	private static final List<TuningRow> ROWS = TuningRow.of(
			TradeOffPlane.of(SERIES.points(), OverheadMeasure.RESPONSE_TIME, ComplexityMeasure.LINES_OF_CODE), WeightedIndex.EVEN);

	private static Column<TuningRow> column(String id) {
		return TuningTexts.columns().stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
	}

	@Test
	void everyTuningHasARowWithItsOwnIndex() {
		assertThat(ROWS.stream().map(row -> row.point().name()))
				.containsExactlyElementsOf(SERIES.points().stream().map(point -> point.name()).toList());
		assertThat(TuningTexts.columns().stream().map(Column::id)).doesNotHaveDuplicates();
	}

	/** The largest first, as a click on the title sorts. */
	@Test
	void figuresSortByValueAndUnknownOnesStandLast() {
		for (String id : List.of("overhead", "throughput", "cpu", "index")) {
			List<String> texts = ROWS.stream().sorted(column(id).order().reversed()).map(column(id).text()).toList();
			int known = (int) texts.stream().filter(text -> !text.equals("unknown")).count();
			assertThat(texts.subList(known, texts.size())).as(id).allMatch("unknown"::equals);
			List<Double> values = texts.subList(0, known).stream().map(text -> Double.parseDouble(text.replaceAll("[^0-9.].*", "")))
					.toList();
			assertThat(values).as(id).isSortedAccordingTo(Comparator.reverseOrder());
		}
	}

	/** The unit with its depth would fill the columns. */
	@Test
	void timesAreBriefInTheTableAndWholeInTheToolTip() {
		assertThat(column("overhead").text().apply(ROWS.get(1))).isEqualTo("30.8 ± 0.1 µs");
		assertThat(column("overhead").toolTip().apply(ROWS.get(1))).startsWith("30.8 ± 0.1 µs per call of depth 10\n");
	}

	@Test
	void anUnknownFigureSaysWhyAndAKnownOneItsSource() {
		TuningRow row = ROWS.getFirst();
		for (Column<TuningRow> column : TuningTexts.columns()) {
			if (column.muted().apply(row)) {
				assertThat(column.text().apply(row)).isEqualTo("unknown");
				assertThat(column.toolTip().apply(row)).isNotBlank();
			}
		}
		assertThat(row.point().overhead()).isInstanceOf(Figure.Known.class);
		assertThat(column("overhead").toolTip().apply(row)).contains("\n");
	}

	@Test
	void theDetailsHaveEveryFigureWithItsSource() {
		String details = TuningTexts.details(ROWS.get(1));
		assertThat(details).startsWith("PT1").contains("\nOverhead: 30.8 ± 0.1 µs per call of depth 10\n");
		for (ComplexityMeasure measure : ComplexityMeasure.values()) {
			assertThat(details).contains(measure.label() + ": ");
		}
		String lines = ((Figure.Known) ROWS.get(1).point().linesOfCode()).provenance().text();
		assertThat(details.split(Pattern.quote(lines), -1)).as("each source once, below all figures").hasSize(2);
		assertThat(details.indexOf(lines)).isGreaterThan(details.indexOf(ComplexityMeasure.INFORMATION.label() + ": "));
		assertThat(TuningTexts.details(SERIES)).startsWith(SERIES.source());
	}
}
