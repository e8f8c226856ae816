/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tradeoff;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import org.sonde.overhead.statistics.Interval;
import org.sonde.report.figure.Figure;

/**
 * What the chart of a series shows, before it is drawn: a plane, or steps side by side where only one of the two figures is known of
 * any tuning.
 *
 * @param xTitle of the axis to the right, with the unit in brackets
 * @param yTitle of the axis upwards, with the unit in brackets
 * @param marks in the order of the series; a tuning without known figures has none
 * @param front the marks on the Pareto front, from left to right
 */
public record TradeOffPlot(Kind kind, String xTitle, String yTitle, List<Mark> marks, List<Mark> front) {

	/** A plot without marks. */
	public static final TradeOffPlot EMPTY = new TradeOffPlot(Kind.OVERHEAD_STEPS, "", "", List.of(), List.of());

	/** How the marks are arranged. */
	public enum Kind {
		/** Overhead against code; what lacks one of the two is a line across the chart. */
		PLANE,
		/** Overhead tuning by tuning: nothing is known of the code. */
		OVERHEAD_STEPS,
		/** Code tuning by tuning: no overhead is known. */
		CODE_STEPS
	}

	/**
	 * One tuning.
	 *
	 * @param position in the series, from 0
	 * @param x to the right, with its interval; empty where it is not known, and for steps
	 * @param y upwards, with its interval; empty where it is not known
	 * @param label name, figures with intervals and units, verdict and standing, a line each
	 */
	public record Mark(String name, int position, Optional<Interval> x, Optional<Interval> y, Optional<Verdict.Decision> decision,
			ParetoStatus standing, String label) {

		/** Whether the interval of the value is known. */
		public static boolean hasWidth(Interval value) {
			return value.low() < value.high();
		}
	}

	public TradeOffPlot {
		marks = List.copyOf(marks);
		front = List.copyOf(front);
	}

	public static TradeOffPlot of(TradeOffPlane plane) {
		Kind kind = plane.places().stream().anyMatch(TradeOffPlane.Place::isPoint) ? Kind.PLANE
				: plane.places().stream().anyMatch(place -> place.overhead() instanceof Figure.Known) ? Kind.OVERHEAD_STEPS
						: Kind.CODE_STEPS;
		Function<TradeOffPlane.Place, Figure> upwards = kind == Kind.CODE_STEPS ? TradeOffPlane.Place::code : TradeOffPlane.Place::overhead;
		List<Mark> marks = new ArrayList<>();
		for (int i = 0; i < plane.places().size(); i++) {
			TradeOffPlane.Place place = plane.places().get(i);
			Optional<Interval> x = kind == Kind.PLANE ? interval(place.code()) : Optional.empty();
			Optional<Interval> y = interval(upwards.apply(place));
			if (x.isPresent() || y.isPresent()) {
				marks.add(new Mark(place.point().name(), i, x, y, place.point().verdict().map(Verdict::decision), place.standing(),
						label(place, plane)));
			}
		}
		List<Mark> front = plane.front().stream().flatMap(place -> marks.stream().filter(mark -> mark.name().equals(place.point().name())))
				.toList();
		return switch (kind) {
			case PLANE -> new TradeOffPlot(kind, plane.codeTitle(), plane.overheadTitle(), marks, front);
			case OVERHEAD_STEPS -> new TradeOffPlot(kind, "Tunings, in the order in which they were made (no figures of the code)",
					plane.overheadTitle(), marks, List.of());
			case CODE_STEPS ->
				new TradeOffPlot(kind, "Versions, in their order (no overhead is known)", plane.codeTitle(), marks, List.of());
		};
	}

	/** Whether the names of the tunings stand in place of numbers to the right. */
	public boolean namesOnly() {
		return kind != Kind.PLANE;
	}

	/** Whether the mark is a point. Otherwise it is a line across the chart. */
	public boolean isPoint(Mark mark) {
		return mark.y().isPresent() && (namesOnly() || mark.x().isPresent());
	}

	/** Whether the axis upwards can be logarithmic: every value on it lies above 0. */
	public boolean canBeLogarithmic() {
		return marks.stream().anyMatch(mark -> mark.y().isPresent())
				&& marks.stream().flatMap(mark -> mark.y().stream()).allMatch(value -> value.low() > 0);
	}

	private static Optional<Interval> interval(Figure figure) {
		return figure instanceof Figure.Known known ? Optional.of(known.interval().orElseGet(() -> Interval.exactly(known.value())))
				: Optional.empty();
	}

	private static String label(TradeOffPlane.Place place, TradeOffPlane plane) {
		StringBuilder label = new StringBuilder(place.point().name());
		label.append('\n').append(plane.overhead().label()).append(": ").append(place.overhead().text());
		label.append('\n').append(plane.code().label()).append(": ").append(place.code().text());
		place.point().verdict().ifPresent(verdict -> label.append("\nVerdict of the authors: ").append(verdict.decision().keyword()));
		if (!(place.standing() instanceof ParetoStatus.Open)) {
			label.append('\n').append(place.standing().text());
		}
		return label.toString();
	}
}
