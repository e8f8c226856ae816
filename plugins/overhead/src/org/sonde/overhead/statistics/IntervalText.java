/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import org.sonde.common.digits.Digits;

/**
 * Intervals as text, with the digits that {@link Digits} allows. Where an interval reaches further to one side than to the other, number
 * and nearer end have the digits of the shorter side, but no more than three, and the farther end those of the longer one.
 */
public final class IntervalText {
	private IntervalText() {
	}

	/**
	 * A value with unit and interval, {@code 5.9 µs (4.2 … 7.7)}, or without the interval where it has no width.
	 *
	 * @param unit empty for a pure number
	 */
	public static String of(Interval interval, String unit) {
		String value = value(interval) + (unit.isEmpty() ? "" : " " + unit);
		return interval.low() == interval.high() ? value : value + " (" + ends(interval) + ")";
	}

	/** The value alone, with the digits that its interval bears. */
	public static String value(Interval interval) {
		return orZero(interval.value(), places(interval));
	}

	/** The ends of an interval, {@code 4.2 … 7.7}. */
	public static String ends(Interval interval) {
		int places = places(interval);
		double below = interval.value() - interval.low();
		double above = interval.high() - interval.value();
		return orZero(interval.low(), below > above ? farther(places, below) : places) + " … "
				+ orZero(interval.high(), above > below ? farther(places, above) : places);
	}

	private static int farther(int places, double side) {
		return Math.min(places, ofSide(side));
	}

	private static String orZero(double value, int places) {
		return value == 0 ? "0" : Digits.fixed(value, places);
	}

	/** Decimal places of a value and the nearer end of its interval; negative where the digits end left of the point. */
	private static int places(Interval interval) {
		double below = interval.value() - interval.low();
		double above = interval.high() - interval.value();
		int alone = Digits.places(interval.value(), Digits.SIGNIFICANT_WITHOUT_INTERVAL);
		if (below <= 0 && above <= 0) {
			return alone;
		}
		double shorter = below > 0 && above > 0 ? Math.min(below, above) : Math.max(below, above);
		return Math.max(ofSide((below + above) / 2), Math.min(alone, ofSide(shorter)));
	}

	private static int ofSide(double width) {
		return Digits.places(width, Digits.SIGNIFICANT_OF_HALF_WIDTH);
	}
}
