/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tradeoff;

import java.util.ArrayList;
import java.util.List;

import org.sonde.overhead.statistics.Interval;
import org.sonde.report.figure.Figure;

/**
 * The tunings of a series by one measure of overhead and one of the code, and which of them others dominate.
 * <p>
 * A tuning dominates another one if it is no worse in both figures and clearly better in one. Clearly better means that the 95 %
 * intervals do not meet; a figure without an interval counts as exact. Only figures of one unit are compared with each other.
 *
 * @param places in the order of the series
 */
public record TradeOffPlane(OverheadMeasure overhead, CodeMeasure code, List<Place> places) {

	/** One tuning by the two measures. */
	public record Place(TradeOffPoint point, Figure code, Figure overhead, ParetoStatus standing) {

		/** Whether both figures are known. */
		public boolean isPoint() {
			return code instanceof Figure.Known && overhead instanceof Figure.Known;
		}
	}

	/** A smaller share of a figure is not a difference. */
	private static final double ROUNDING = 1e-9;

	public TradeOffPlane {
		places = List.copyOf(places);
	}

	public static TradeOffPlane of(List<TradeOffPoint> points, OverheadMeasure overhead, CodeMeasure code) {
		List<Figure> codes = code.of(points);
		List<Figure> overheads = overhead.of(points);
		List<Place> places = new ArrayList<>();
		for (int i = 0; i < points.size(); i++) {
			places.add(new Place(points.get(i), codes.get(i), overheads.get(i),
					standing(i, points, codes, overheads, overhead.lessIsBetter())));
		}
		return new TradeOffPlane(overhead, code, places);
	}

	private static ParetoStatus standing(int of, List<TradeOffPoint> points, List<Figure> codes, List<Figure> overheads,
			boolean lessIsBetter) {
		if (overheads.get(of) instanceof Figure.Unknown unknown) {
			return new ParetoStatus.Open(unknown.reason());
		}
		if (codes.get(of) instanceof Figure.Unknown unknown) {
			return new ParetoStatus.Open(unknown.reason());
		}
		Figure.Known code = (Figure.Known) codes.get(of);
		Figure.Known overhead = (Figure.Known) overheads.get(of);
		List<String> by = new ArrayList<>();
		boolean alone = true;
		for (int i = 0; i < points.size(); i++) {
			if (i != of && codes.get(i) instanceof Figure.Known otherCode && overheads.get(i) instanceof Figure.Known otherOverhead
					&& otherCode.unit().equals(code.unit()) && otherOverhead.unit().equals(overhead.unit())) {
				alone = false;
				boolean noWorse = noWorse(otherCode, code, true) && noWorse(otherOverhead, overhead, lessIsBetter);
				// Code is counted, overhead is measured: without an interval, nothing is clear of it.
				boolean measured = otherOverhead.interval().isPresent() && overhead.interval().isPresent();
				if (noWorse && (clearlyBetter(otherCode, code, true) || measured && clearlyBetter(otherOverhead, overhead, lessIsBetter))) {
					by.add(points.get(i).name());
				}
			}
		}
		return alone ? new ParetoStatus.Open("no other tuning has both figures in the same units")
				: by.isEmpty() ? new ParetoStatus.Front() : new ParetoStatus.Dominated(by);
	}

	/** But for rounding: sums of the same parts in another order differ in their last digits. */
	private static boolean noWorse(Figure.Known one, Figure.Known other, boolean lessIsBetter) {
		double worse = lessIsBetter ? one.value() - other.value() : other.value() - one.value();
		return worse <= ROUNDING * Math.abs(other.value());
	}

	private static boolean clearlyBetter(Figure.Known one, Figure.Known other, boolean lessIsBetter) {
		double better = lessIsBetter ? interval(other).low() - interval(one).high() : interval(one).low() - interval(other).high();
		return better > ROUNDING * Math.abs(other.value());
	}

	private static Interval interval(Figure.Known figure) {
		return figure.interval().orElseGet(() -> Interval.exactly(figure.value()));
	}

	/** The places on the Pareto front, those with less code first. */
	public List<Place> front() {
		return places.stream().filter(place -> place.standing() instanceof ParetoStatus.Front)
				.sorted((one, other) -> Double.compare(((Figure.Known) one.code()).value(), ((Figure.Known) other.code()).value()))
				.toList();
	}

	/** The name of the axis to the right, with the unit in brackets. */
	public String codeTitle() {
		return code.label() + unit(places.stream().map(Place::code).toList());
	}

	/** The name of the axis upwards, with the unit in brackets. */
	public String overheadTitle() {
		return overhead.label() + unit(places.stream().map(Place::overhead).toList());
	}

	private static String unit(List<Figure> figures) {
		return figures.stream().filter(Figure.Known.class::isInstance).map(figure -> ((Figure.Known) figure).unit())
				.filter(unit -> !unit.isEmpty()).distinct().reduce((one, other) -> one + " or " + other)
				.map(unit -> " [" + unit + "]").orElse("");
	}
}
