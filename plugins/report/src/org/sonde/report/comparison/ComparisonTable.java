/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.comparison;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

import org.sonde.common.digits.Digits;
import org.sonde.metrics.comparison.Comparison;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.Maintainability;
import org.sonde.overhead.results.ResultSet;
import org.sonde.report.figure.Figure;
import org.sonde.report.figure.FigureSource;
import org.sonde.report.figure.MeasuredFigures;
import org.sonde.report.figure.Origin;

/**
 * Versions of a component in the form of the table of Strubel and Wulf 2016: a row per version, a column per metric, each figure
 * absolute and in per cent of the first row's.
 *
 * @param metrics names of the columns, with the unit in brackets
 * @param rows the first is what the others are compared with
 * @param notes what a reader must know
 */
public record ComparisonTable(String title, List<String> metrics, List<Row> rows, List<String> notes) {

	/** The published result sets that carry the table of 2016, in its order. */
	private static final List<String> PUBLISHED = List.of("strubel-2016-current", "strubel-2016-refactored");

	private static final String PUBLISHED_COMPONENT = "kieker.monitoring.";

	/** One version with a cell per metric. */
	public record Row(String version, List<Cell> cells) {

		public Row {
			cells = List.copyOf(cells);
		}
	}

	/**
	 * @param ratioToFirst this figure ÷ that of the first row; empty in the first row and where there is no such ratio
	 */
	public record Cell(Figure figure, OptionalDouble ratioToFirst) {

		/** {@code 60 %}; empty without a ratio. */
		public String percent() {
			return ratioToFirst.isPresent() ? Digits.fixed(ratioToFirst.getAsDouble() * 100, 0) + " %" : "";
		}
	}

	/** @throws IllegalArgumentException if a row has another number of cells than there are metrics */
	public ComparisonTable {
		metrics = List.copyOf(metrics);
		rows = List.copyOf(rows);
		notes = List.copyOf(notes);
		for (Row row : rows) {
			if (row.cells().size() != metrics.size()) {
				throw new IllegalArgumentException(
						row.version() + " has " + row.cells().size() + " cells for " + metrics.size() + " metrics");
			}
		}
	}

	private record Column(String name, Function<MeasuredFigures, Figure> figure,
			Function<Comparison.Ratio, OptionalDouble> ratio) {
	}

	private static final List<Column> COLUMNS = List.of(
			new Column("Lines of code", MeasuredFigures::linesOfCode, Comparison.Ratio::loc),
			new Column("Cyclomatic complexity [average per method]", MeasuredFigures::averageCyclomatic,
					Comparison.Ratio::cyclomatic),
			new Column("Information complexity [bits]", MeasuredFigures::informationComplexity, Comparison.Ratio::complexity),
			new Column("Information size [bits]", MeasuredFigures::informationSize, Comparison.Ratio::size),
			new Column("Information coupling [bits]", MeasuredFigures::informationCoupling, Comparison.Ratio::coupling),
			new Column("Cognitive complexity [average per method]", MeasuredFigures::averageCognitive, Comparison.Ratio::cognitive));

	/** The first three columns are those of 2016; information size and coupling, and cognitive complexity follow. */
	public static ComparisonTable of(Comparison comparison) {
		List<Comparison.Ratio> ratios = comparison.ratios();
		List<Row> rows = new ArrayList<>();
		for (int i = 0; i < comparison.versions().size(); i++) {
			ComponentMeasurement version = comparison.versions().get(i);
			MeasuredFigures figures = new MeasuredFigures(version);
			Optional<Comparison.Ratio> ratio = i == 0 ? Optional.empty() : Optional.of(ratios.get(i - 1));
			rows.add(new Row(version.version(), COLUMNS.stream().map(column -> new Cell(column.figure().apply(figures),
					ratio.map(column.ratio()).orElse(OptionalDouble.empty()))).toList()));
		}
		ComponentMeasurement first = comparison.versions().getFirst();
		return new ComparisonTable("Measured: " + first.component().name(), COLUMNS.stream().map(Column::name).toList(), rows,
				List.of());
	}

	/**
	 * Whether the published table is of the same component: Kieker's monitoring component, or a part of it. Beside any other it would
	 * invite a comparison that means nothing.
	 */
	public static boolean isOfPublishedComponent(Comparison comparison) {
		return comparison.versions().getFirst().component().include().stream()
				.allMatch(pattern -> pattern.toString().startsWith(PUBLISHED_COMPONENT));
	}

	/**
	 * The table of 2016 as published.
	 *
	 * @return empty if the built-in result sets carry no such figures
	 */
	public static Optional<ComparisonTable> published() {
		List<Row> rows = new ArrayList<>();
		List<String> notes = new ArrayList<>();
		Optional<Maintainability> first = Optional.empty();
		for (String id : PUBLISHED) {
			ResultSet results = PublishedResults.find(id).orElseThrow();
			Optional<Maintainability> printed = results.maintainability();
			if (printed.isEmpty()) {
				return Optional.empty();
			}
			if (rows.isEmpty()) {
				first = printed;
				printed.get().note().ifPresent(notes::add);
			}
			rows.add(row(results, printed.get(), rows.isEmpty() ? Optional.empty() : first));
		}
		notes.add(
				"Shown as published. Sonde cannot reproduce it, because its class list and data-type patterns"
						+ " are unknown.");
		return Optional.of(new ComparisonTable("Published by Strubel and Wulf 2016",
				COLUMNS.stream().limit(3).map(Column::name).toList(), rows, notes));
	}

	private static Row row(ResultSet results, Maintainability printed, Optional<Maintainability> first) {
		String name = results.series().map(series -> series.step()).orElse(results.title());
		FigureSource provenance = new FigureSource(Origin.PUBLISHED, results.source().citation() + ", " + printed.place(), "");
		return new Row(name, List.of(
				cell(printed.linesOfCode(), first.flatMap(Maintainability::linesOfCode), "lines", provenance),
				cell(printed.averageCyclomaticComplexity(), first.flatMap(Maintainability::averageCyclomaticComplexity),
						"per method", provenance),
				cell(printed.informationComplexity(), first.flatMap(Maintainability::informationComplexity), "bits",
						provenance)));
	}

	private static Cell cell(Optional<BigDecimal> value, Optional<BigDecimal> first, String unit, FigureSource provenance) {
		Figure figure = value.<Figure>map(number -> Figure.Known.printed(number, Optional.empty(), unit, provenance))
				.orElseGet(() -> new Figure.Unknown("the source states no figure"));
		return new Cell(figure, value.isPresent() && first.isPresent() && first.get().signum() > 0
				? OptionalDouble.of(value.get().doubleValue() / first.get().doubleValue())
				: OptionalDouble.empty());
	}
}
