/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tradeoff;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.common.digits.Digits;
import org.sonde.common.table.Table;
import org.sonde.report.figure.Figure;

/** Series of tunings as tables: the same for the command line and the view. */
public final class TradeOffTable {

	private static final List<String> COLUMNS = List.of("series", "tuning", "overhead", "overheadLow", "overheadHigh", "overheadUnit",
			"throughput",
			"throughputLow", "throughputHigh", "throughputUnit", "linesOfCode", "averageCyclomatic", "informationComplexityBits", "verdict",
			"unknownBecause", "cpuTime", "cpuTimeLow", "cpuTimeHigh", "cpuTimeUnit", "placedBy", "against", "againstValue", "againstUnit",
			"standing", "qualities", "lost", "origin", "source");

	private TradeOffTable() {
	}

	/** The points of one series for people: each figure with its interval and unit, and where it stands on the plane. */
	public static Table of(TradeOffPlane plane) {
		boolean isIndex = plane.code() instanceof WeightedIndex;
		List<List<String>> rows = plane.places().stream().map(place -> {
			TradeOffPoint point = place.point();
			return List.of(point.name(), text(point.overhead()), point.throughput().map(TradeOffTable::text).orElse(""),
					point.processorTime() instanceof Figure.Known known ? known.text() : "",
					text(point.linesOfCode()), text(point.cyclomatic()), text(point.informationComplexity()),
					isIndex ? text(place.code()) : "",
					point.verdict().map(verdict -> verdict.decision().keyword()).orElse(""),
					place.standing() instanceof ParetoStatus.Open ? "" : place.standing().text());
		}).toList();
		return new Table(List.of("tuning", "overhead", "throughput, writing", "CPU time", "lines of code", "average cyclomatic",
				"information complexity",
				"weighted index", "verdict", "standing"), rows).withoutEmptyColumns();
	}

	/** All points for programs: the same columns whatever the series, one number a cell, nothing where it is unknown. */
	public static Table csv(List<TuningSeries> series, OverheadMeasure overhead, CodeMeasure code) {
		List<List<String>> rows = new ArrayList<>();
		for (TuningSeries one : series) {
			for (TradeOffPlane.Place place : TradeOffPlane.of(one.points(), overhead, code).places()) {
				rows.add(row(one, place, overhead, code));
			}
		}
		return new Table(COLUMNS, rows);
	}

	private static List<String> row(TuningSeries series, TradeOffPlane.Place place, OverheadMeasure overhead, CodeMeasure code) {
		TradeOffPoint point = place.point();
		List<String> row = new ArrayList<>(List.of(series.id(), point.name()));
		row.addAll(cells(Optional.of(point.overhead())));
		row.addAll(cells(point.throughput()));
		for (ComplexityMeasure measure : ComplexityMeasure.values()) {
			row.add(cells(Optional.of(measure.of(point))).getFirst());
		}
		row.add(point.verdict().map(verdict -> verdict.decision().keyword()).orElse(""));
		row.add(Stream.of(point.overhead(), point.linesOfCode(), point.cyclomatic(), point.informationComplexity())
				.filter(Figure.Unknown.class::isInstance).map(figure -> ((Figure.Unknown) figure).reason()).distinct()
				.collect(Collectors.joining("; ")));
		row.addAll(cells(Optional.of(point.processorTime())));
		row.add(overhead.label());
		row.add(code instanceof WeightedIndex index ? index.label() + " " + index.weights() : code.label());
		List<String> against = cells(Optional.of(place.code()));
		row.add(against.getFirst());
		row.add(against.getLast());
		row.add(place.standing() instanceof ParetoStatus.Open ? "" : place.standing().text());
		row.add(point.consequences().briefEffects());
		row.add(point.consequences().losses());
		row.add(series.origin().keyword());
		row.add(series.source());
		return row;
	}

	/** Value, low and high end of the interval, unit. */
	private static List<String> cells(Optional<Figure> figure) {
		if (!(figure.orElse(null) instanceof Figure.Known known)) {
			return List.of("", "", "", "");
		}
		return List.of(number(known.value()), known.interval().map(interval -> number(interval.low())).orElse(""),
				known.interval().map(interval -> number(interval.high())).orElse(""), known.unit());
	}

	private static String number(double value) {
		return Digits.plain(Digits.withoutNoise(value));
	}

	/** The reason why a figure is unknown stands elsewhere, not in every cell. */
	private static String text(Figure figure) {
		return figure instanceof Figure.Known ? figure.text() : "unknown";
	}
}
