/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tradeoff;

import java.util.ArrayList;
import java.util.List;

import org.sonde.overhead.statistics.Interval;

/**
 * What an axis shows.
 *
 * @param low its lower end
 * @param high its upper end, above {@code low}
 * @param logarithmic whether steps are factors
 */
public record AxisRange(double low, double high, boolean logarithmic) {

	/** Values above this share of the largest one are near to each other. */
	private static final double NEAR = 0.8;
	/** The room beside values that are close together, as a share of their span. */
	private static final double ROOM = 0.25;
	/** The room above the largest value, as a share of it. */
	private static final double MARGIN = 0.15;
	/** The factor of the room below the least and above the largest value of a logarithmic axis. */
	private static final double FACTOR = 1.4;
	private static final int MOST_TICKS = 7;
	/** Values that differ by no more than this share are equal but for rounding. */
	private static final double EQUAL = 1e-9;

	/** @throws IllegalArgumentException unless low is below high, and above 0 on a logarithmic axis */
	public AxisRange {
		if (!(low < high) || logarithmic && low <= 0) {
			throw new IllegalArgumentException("an axis goes from low to high, found " + low + " … " + high);
		}
	}

	/** Returns a range from 0, unless the values lie so close together that nobody could distinguish them. */
	public static AxisRange of(List<Interval> values, boolean logarithmic) {
		double least = values.stream().mapToDouble(Interval::low).min().orElse(0);
		double most = values.stream().mapToDouble(Interval::high).max().orElse(0);
		if (logarithmic && least > 0) {
			return new AxisRange(least / FACTOR, most * FACTOR, true);
		}
		if (most <= 0) {
			return new AxisRange(Math.min(0, least * (1 + MARGIN)), 1, false);
		}
		if (least > 0 && least >= NEAR * most && most - least > EQUAL * most) {
			double span = most - least;
			return new AxisRange(least - span * ROOM, most + span * ROOM, false);
		}
		return new AxisRange(Math.min(0, least * (1 + MARGIN)), most * (1 + MARGIN), false);
	}

	/** Upwards, where lengths are compared: from 0 in any case, if it is not logarithmic. */
	public static AxisRange fromZero(List<Interval> values, boolean logarithmic) {
		AxisRange range = of(values, logarithmic);
		double most = values.stream().mapToDouble(Interval::high).max().orElse(0);
		return range.logarithmic || range.low <= 0 ? range : new AxisRange(0, most * (1 + MARGIN), false);
	}

	/** Where a value lies, as a share of the axis from 0 to 1. */
	public double share(double value) {
		return logarithmic ? Math.log(Math.max(value, low) / low) / Math.log(high / low) : (value - low) / (high - low);
	}

	/** Round numbers on the axis. */
	public List<Double> ticks() {
		return logarithmic ? factors() : steps();
	}

	private List<Double> steps() {
		double raw = (high - low) / MOST_TICKS;
		double magnitude = Math.pow(10, Math.floor(Math.log10(raw)));
		double step = magnitude * (raw <= magnitude ? 1 : raw <= 2 * magnitude ? 2 : raw <= 5 * magnitude ? 5 : 10);
		List<Double> ticks = new ArrayList<>();
		for (long i = (long) Math.ceil(low / step - 1e-9); i * step <= high; i++) {
			ticks.add(i * step);
		}
		return ticks;
	}

	private List<Double> factors() {
		List<Double> ticks = new ArrayList<>();
		for (double decade = Math.pow(10, Math.floor(Math.log10(low))); decade <= high; decade *= 10) {
			for (int factor : new int[] { 1, 2, 5 }) {
				if (factor * decade >= low && factor * decade <= high) {
					ticks.add(factor * decade);
				}
			}
		}
		return ticks;
	}
}
