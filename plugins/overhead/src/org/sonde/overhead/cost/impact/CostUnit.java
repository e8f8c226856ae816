/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost.impact;

import java.util.Collection;

import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.statistics.IntervalText;

/** The unit in which a cost per second is shown: ms/s, or µs/s below 0.01 ms/s. */
public enum CostUnit {
	MILLIS("ms", 1),
	MICROS("µs", 1_000);

	private static final double LEAST_MILLIS = 0.01;
	/** 10 ms per second are 1 % of a processor. */
	private static final double PERCENT_PER_MILLI = 0.1;

	private final String time;
	private final double perMilli;

	CostUnit(String time, double perMilli) {
		this.time = time;
		this.perMilli = perMilli;
	}

	/** Returns the unit for one cost in ms/s. */
	public static CostUnit of(double millisPerSecond) {
		return millisPerSecond > 0 && millisPerSecond < LEAST_MILLIS ? MICROS : MILLIS;
	}

	/** Returns the unit for a column of costs in ms/s: that of the highest known cost. */
	public static CostUnit of(Collection<Estimate> millisPerSecond) {
		return of(
				millisPerSecond.stream().filter(Estimate.Known.class::isInstance).mapToDouble(cost -> ((Estimate.Known) cost).value()).max()
						.orElse(0));
	}

	/** {@code 5.9 ms/s (4.2 … 7.7)}. */
	public static String perSecond(Interval millisPerSecond) {
		CostUnit unit = of(millisPerSecond.value());
		return IntervalText.of(millisPerSecond.times(unit.perMilli), unit.toString());
	}

	/** {@code 0.59 % of one processor}. */
	public static String ofProcessor(Interval millisPerSecond) {
		return IntervalText.value(millisPerSecond.times(PERCENT_PER_MILLI)) + " % of one processor";
	}

	/** A utilisation from 0 to 1 and more in percent, {@code 0.8 % (0.5 … 1.1)}. */
	public static String utilisation(Interval share) {
		return IntervalText.of(share.times(100), "%");
	}

	/** A cost in ms/s, in this unit. */
	public Estimate in(Estimate millisPerSecond) {
		return millisPerSecond instanceof Estimate.Known known && this != MILLIS ? known.times(perMilli, known.provenance())
				: millisPerSecond;
	}

	/** The time of the unit: {@code ms}. */
	public String time() {
		return time;
	}

	/** {@code ms/s}. */
	@Override
	public String toString() {
		return time + "/s";
	}
}
