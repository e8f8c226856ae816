/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.DoubleStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.overhead.published.BuiltInResults;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.GapSweep;
import org.sonde.overhead.results.InProgram;
import org.sonde.overhead.results.ProgramFigures;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.ui.view.table.Column;

/** How the list shows published result sets. The figures are those of the papers. */
class ResultTextsTest {

	private static final ResultSet BASE = PublishedResults.find("waller-2014-base").orElseThrow();

	private static <R> Column<R> column(List<Column<R>> columns, String id) {
		return columns.stream().filter(one -> one.id().equals(id)).findFirst().orElseThrow();
	}

	@Test
	void theSourceAndAllConditionsCanBeRead() {
		String text = ResultSetText.describe(BASE);
		assertThat(text).startsWith(BASE.title()).contains("Table 1, section 4.2; setup: section 4.1, 2014", "waller-2014-base",
				"Solaris 10", "operation-events");
		assertThat(text).as("what is assumed says why").contains("20000000", "section 4.1 states it for experiments with a disk writer");
		assertThat(text).as("notes").contains("31.6 k");
	}

	/** The mechanism with which the cells are made: 50 ns a record, 10 µs a wake-up. */
	@Test
	void aCalibratedSetShowsWhatItDetermined() {
		List<GapSweep.Cell> cells = DoubleStream.of(0, 1000, 4000, 12_000, 35_000, 120_000, 300_000)
				.mapToObj(gap -> new GapSweep.Cell("library", gap, 1, 1, 0, 1, Interval.exactly(250),
						Interval.exactly(400 + 10_000 * gap / (gap + 15_000)), Interval.exactly(400), 0.3)).toList();
		ResultSet calibrated = new ResultSet(BASE.id(), BASE.title(), BASE.tags(), BASE.source(), BASE.series(), BASE.maintainability(),
				BASE.conditions(), BASE.configurations(), List.of(new GapSweep("tcp", 5, cells)));
		assertThat(ResultSetText.findings(calibrated)).contains("Sweep over gaps, writer: TCP writer", "5 JVMs:\n",
				"\nwaking the writer: 1", "µs (", "Median error of the fit over its 7 cells: ");
		assertThat(ResultSetText.findings(BASE)).isEmpty();
		Configuration writer = BASE.configurations().stream().filter(run -> run.id().equals("tcp")).findFirst().orElseThrow();
		ProgramFigures figures = new ProgramFigures("call of p.Main.work", 12, 24, 2.5,
				Map.of(ProgramFigures.Kind.COLLECTING, Interval.symmetric(3000, 1200)), new Conditions(Map.of()));
		ResultSet kept = calibrated.in(new InProgram("p.Main", List.of(new InProgram.Measured("first.probes", "2026-11-23",
				Interval.symmetric(1.25, 0.1), Optional.of(figures)))), writer, "kept", "Kept");
		assertThat(ResultSetText.findings(kept)).as("3000 ns over 12 calls")
				.contains("p.Main", "first.probes, 2026-11-23", "1.25 (1.15 … 1.35)",
						"\ncollecting: 3000 ns (1800 … 4200), 250 ns (150 … 350) a call\n");
	}

	/** Table 1 of the paper: collecting 63.2 k ± 0.1 traces/s. */
	@Test
	void figuresHaveTheDigitsOfTheSource() {
		List<ResultColumns.Figure> figures = ResultColumns.Figure.of(new ResultRow(BASE, Optional.empty()));
		ResultColumns.Figure collecting = figures.stream().filter(one -> one.key().startsWith("collecting/")).findFirst().orElseThrow();
		List<Column<ResultColumns.Figure>> columns = ResultColumns.ofFigures();
		assertThat(column(columns, Statistic.MEAN.keyword()).text().apply(collecting)).isEqualTo("63.2");
		assertThat(column(columns, Statistic.CI95_HALF_WIDTH.keyword()).text().apply(collecting)).isEqualTo("0.1");
		assertThat(column(columns, Statistic.Q3.keyword()).text().apply(collecting)).isEqualTo("63.9");
		assertThat(column(columns, Statistic.MIN.keyword()).text().apply(collecting)).as("not stated").isEmpty();
		assertThat(column(columns, "unit").text().apply(collecting)).isEqualTo("1000/s per trace");
		assertThat(column(columns, "over").toolTip().apply(collecting)).contains("does not say");
	}

	/** 757.6 k come before 1176.5 k, which as texts they do not. */
	@Test
	void figuresSortByWhatTheyMean() {
		List<ResultColumns.Figure> figures = ResultColumns.Figure.of(new ResultRow(BASE, Optional.empty()));
		Column<ResultColumns.Figure> mean = column(ResultColumns.ofFigures(), Statistic.MEAN.keyword());
		assertThat(figures.stream().sorted(mean.order()).map(ResultColumns.Figure::key).map(key -> key.replaceAll("/.*", "")))
				.containsSubsequence("collecting", "deactivated", "no-instrumentation");
	}

	@Test
	void builtInSetsSayWhereTheyAreAndWhetherJvmsAreKnown() {
		List<ResultRow> rows = ResultRow.of(new AvailableResultSets(PublishedResults.list(), List.of(), Map.of(), List.of()));
		assertThat(rows).hasSameSizeAs(BuiltInResults.list()).allMatch(ResultRow::isBuiltIn);
		ResultRow base = rows.stream().filter(row -> row.set().equals(BASE)).findFirst().orElseThrow();
		assertThat(base.forks()).isZero();
		assertThat(column(ResultColumns.ofSets(), "forks").text().apply(base)).isEqualTo("–");
		assertThat(column(ResultColumns.ofSets(), "year").text().apply(base)).isEqualTo("2014");
		assertThat(column(ResultColumns.ofSets(), "jvm").text().apply(base)).isEqualTo("Oracle Java 1.7.0_25");
		assertThat(column(ResultColumns.ofSets(), "jvm").toolTip().apply(base)).isEqualTo("Oracle Java 64-bit Server VM 1.7.0_25");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			OpenJDK 64-Bit Server VM, 21.0.2 | OpenJDK 21.0.2
			GraalVM 24                       | GraalVM 24
			""")
	void theNameOfAVirtualMachineIsShort(String whole, String shown) {
		assertThat(ResultColumns.machine(whole)).isEqualTo(shown);
	}

	@Test
	void publishedSetsMakeNoHistoryAsTheyDoNotSayWhenTheyWereMeasured() {
		assertThat(HistoryLevels.like(List.of(), PublishedResults.list())).isEmpty();
		assertThat(HistoryLevels.like(List.of(BASE), PublishedResults.list())).isEmpty();
	}
}
