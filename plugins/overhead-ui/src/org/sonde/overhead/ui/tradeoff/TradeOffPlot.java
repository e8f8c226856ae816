/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.sonde.overhead.statistics.Interval;
import org.sonde.report.figure.Figure;
import org.sonde.report.tradeoff.TradeOffPoint;
import org.sonde.report.tradeoff.Verdict;

/**
 * What the chart of a series shows, before it is drawn. Where no tuning has a figure of its code, the marks stand side by
 * side in their order and the axis to the right has names in place of numbers. Where some have one, a mark without it is a
 * line across the chart.
 *
 * @param xTitle of the axis to the right, with the unit in brackets
 * @param yTitle of the axis upwards, with the unit in brackets
 * @param marks in the order of the series; a tuning without overhead has none
 */
public record TradeOffPlot(String xTitle, boolean namesOnly, String yTitle, List<Mark> marks) {

	/**
	 * One tuning.
	 *
	 * @param position in the series, from 0
	 * @param x the measure of the code; empty if there is no figure
	 * @param overhead with its interval; the value alone if the source gives none
	 * @param label name, figures with intervals and units, and verdict
	 */
	public record Mark(String name, int position, OptionalDouble x, Interval overhead, Optional<Verdict.Decision> decision,
			String label) {

		/** Whether the source gives an interval of the overhead. */
		public boolean hasInterval() {
			return overhead.low() < overhead.high();
		}
	}

	public TradeOffPlot {
		marks = List.copyOf(marks);
	}

	/** The points of one series against one measure. */
	public static TradeOffPlot of(List<TradeOffPoint> points, ComplexityMeasure measure) {
		boolean namesOnly = points.stream().noneMatch(point -> measure.of(point) instanceof Figure.Known);
		List<Mark> marks = new ArrayList<>();
		for (int i = 0; i < points.size(); i++) {
			TradeOffPoint point = points.get(i);
			if (point.overhead() instanceof Figure.Known overhead) {
				Figure code = measure.of(point);
				marks.add(new Mark(point.name(), i,
						code instanceof Figure.Known known ? OptionalDouble.of(known.value()) : OptionalDouble.empty(),
						overhead.interval().orElseGet(() -> Interval.exactly(overhead.value())),
						point.verdict().map(Verdict::decision),
						label(point, overhead, measure)));
			}
		}
		return new TradeOffPlot(namesOnly ? "Tunings, in the order in which they were made (no figures of the code)"
				: measure.label() + unit(points.stream().map(measure::of).toList()), namesOnly,
				"Overhead" + unit(points.stream().map(TradeOffPoint::overhead).toList()), marks);
	}

	private static String label(TradeOffPoint point, Figure.Known overhead, ComplexityMeasure measure) {
		StringBuilder label = new StringBuilder(point.name()).append("\nOverhead: ").append(overhead.text());
		label.append('\n').append(measure.label()).append(": ").append(measure.of(point).text());
		point.verdict().ifPresent(verdict -> label.append("\nVerdict of the authors: ").append(verdict.decision().word()));
		return label.toString();
	}

	private static String unit(List<Figure> figures) {
		return figures.stream().filter(Figure.Known.class::isInstance).map(figure -> ((Figure.Known) figure).unit())
				.filter(unit -> !unit.isEmpty()).distinct().reduce((one, other) -> one + " or " + other)
				.map(unit -> " [" + unit + "]").orElse("");
	}
}
