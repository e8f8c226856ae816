/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.objects;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.sonde.overhead.calls.GapHistogram;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.statistics.Interval;

/**
 * What handing over an event costs by the gap since the event before, where an observer gets each event at once, as the log of {@code sonde run}
 * does: its thread sleeps when there is nothing to do, and the program's thread has to wake it. Measured with changes of a field.
 *
 * @param application time of the thread that makes the change
 * @param delivery    CPU time of the thread that delivers the event to an observer that only counts; empty if it was not measured
 */
public record HandOverByGap(GapCurve application, Optional<GapCurve> delivery) {
	/** In microseconds of computed work. */
	private static final Pattern CELL = Pattern.compile(EventKind.ATTRIBUTE.cell("gap-([1-9]\\d{0,8})-us") + "-delivered");
	private static final double NANOS_PER_MICRO = 1000;

	/** @return empty if the set of these costs was measured with no gap */
	static Optional<HandOverByGap> of(EventCosts events) {
		StageTimes times = new StageTimes(events.results());
		List<GapCurve.Point> application = new ArrayList<>(List.of(new GapCurve.Point(0, events.handedOver())));
		List<GapCurve.Point> delivery = new ArrayList<>();
		events.delivered().ifPresent(nanos -> delivery.add(new GapCurve.Point(0, nanos)));
		// As without woven code: the gaps were measured so.
		Optional<Interval> made = times.inThread(EventKind.ATTRIBUTE.cell("created"), EventKind.ATTRIBUTE.cell("none"));
		for (Configuration cell : events.results().configurations()) {
			Matcher gap = CELL.matcher(cell.id());
			if (gap.matches()) {
				double nanos = Double.parseDouble(gap.group(1)) * NANOS_PER_MICRO;
				String without = EventKind.ATTRIBUTE.cell("gap-" + gap.group(1) + "-us");
				times.inThread(cell.id(), without).ifPresent(all -> application.add(new GapCurve.Point(nanos, all.minus(made.orElseThrow()).clampedAtZero())));
				times.inOtherThreads(cell.id(), without).ifPresent(all -> delivery.add(new GapCurve.Point(nanos, all)));
			}
		}
		if (application.size() < 2) {
			return Optional.empty();
		}
		boolean delivers = events.delivered().isPresent() && delivery.size() == application.size();
		return Optional.of(new HandOverByGap(GapCurve.through(application), delivers ? Optional.of(GapCurve.through(delivery)) : Optional.empty()));
	}

	/**
	 * On average over recorded gaps. Inside a gap lies what the event before it cost behind its time: the hand-over, and after a pause most likely with a
	 * wake-up.
	 *
	 * @param curve of the two
	 * @param gaps  one or more
	 */
	public Interval after(GapHistogram gaps, GapCurve curve) {
		return curve.of(gaps, application.points().getFirst().nanos().value(), application.points().getLast().nanos().value());
	}
}
