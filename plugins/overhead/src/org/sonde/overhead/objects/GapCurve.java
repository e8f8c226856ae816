/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.objects;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.sonde.overhead.calls.GapHistogram;
import org.sonde.overhead.statistics.Interval;

/**
 * A cost of an event by the gap, the time since the event before: as measured at some gaps, with straight lines over the logarithm of the
 * gap between them. Nothing is assumed of its shape, which may go up and down as the measurements do.
 *
 * @param points ascending by the gap, 2 or more; the first at gap 0, from which a straight line over the gap itself leads to the second
 */
public record GapCurve(List<Point> points) {
	/** The quantiles at which the exponential distribution of gaps is read. */
	private static final int QUANTILES = 400;
	private static final double NANOS_PER_SECOND = 1e9;

	/** @param nanos per event after such a gap, 0 or more */
	public record Point(double gapNanos, Interval nanos) {
	}

	/** @throws IllegalArgumentException if there are fewer than 2 points, or they do not begin at 0 or do not ascend */
	public GapCurve {
		points = List.copyOf(points);
		if (points.size() < 2 || points.getFirst().gapNanos() != 0) {
			throw new IllegalArgumentException("a curve begins at a gap of 0 and has another point");
		}
		for (int i = 1; i < points.size(); i++) {
			if (!(points.get(i).gapNanos() > points.get(i - 1).gapNanos())) {
				throw new IllegalArgumentException("the gaps of a curve ascend");
			}
		}
	}

	/** Through some points in any order. */
	static GapCurve through(List<Point> points) {
		List<Point> sorted = new ArrayList<>(points);
		sorted.sort(Comparator.comparingDouble(Point::gapNanos));
		return new GapCurve(sorted);
	}

	/** Returns the value after one gap. A gap longer than the longest measured one has the value of that one. */
	public Interval at(double gapNanos) {
		if (gapNanos <= 0) {
			return points.getFirst().nanos();
		}
		for (int i = 1; i < points.size(); i++) {
			Point to = points.get(i);
			if (gapNanos < to.gapNanos()) {
				Point from = points.get(i - 1);
				double share = i == 1 ? gapNanos / to.gapNanos()
						: Math.log(gapNanos / from.gapNanos()) / Math.log(to.gapNanos() / from.gapNanos());
				return from.nanos().times(1 - share).plusDependent(to.nanos().times(share));
			}
		}
		return points.getLast().nanos();
	}

	/**
	 * Returns the average over the gaps of independent random events with this rate. Without events, it is the value after the longest gap.
	 */
	public Interval atRandom(double eventsPerSecond) {
		if (eventsPerSecond == 0) {
			return points.getLast().nanos();
		}
		Interval sum = Interval.exactly(0);
		for (int i = 0; i < QUANTILES; i++) {
			sum = sum.plusDependent(at(-NANOS_PER_SECOND / eventsPerSecond * Math.log(1 - (i + 0.5) / QUANTILES)));
		}
		return sum.times(1.0 / QUANTILES);
	}

	/**
	 * On average over recorded gaps, in which lies what the events before and between took.
	 *
	 * @param gaps       one or more
	 * @param usual      nanoseconds of an event
	 * @param afterPause those of an event that came after a pause
	 */
	Interval of(GapHistogram gaps, double usual, double afterPause) {
		Interval sum = Interval.exactly(0);
		for (GapHistogram.Bin bin : gaps.bins()) {
			double idle = bin.nanos() - usual * bin.meanLeftOut();
			sum = sum.plusDependent(at(idle - usual).times(bin.count() - bin.afterPause()))
					.plusDependent(at(idle - afterPause).times(bin.afterPause()));
		}
		return sum.times(1.0 / gaps.total());
	}

	/** Returns the average of an event after a gap and one that comes at once. */
	Interval afterGapAndAtOnce(double gapNanos) {
		return at(gapNanos).plusDependent(at(0)).times(1.0 / 2);
	}

	/** Returns a curve that is higher or lower by this much after any gap, but not below 0. */
	GapCurve plus(Interval more) {
		return new GapCurve(
				points.stream().map(point -> new Point(point.gapNanos(), point.nanos().plusDependent(more).clampedAtZero())).toList());
	}

	/** The least and the most that it is after any gap. */
	public Interval range() {
		Interval last = points.getLast().nanos();
		for (Point point : points) {
			last = last.including(point.nanos().low()).including(point.nanos().high());
		}
		return last;
	}
}
