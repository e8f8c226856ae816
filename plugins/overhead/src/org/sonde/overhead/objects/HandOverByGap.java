/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.objects;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.sonde.overhead.calls.GapHistogram;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Parameter;
import org.sonde.overhead.statistics.Interval;

/**
 * What handing over an event costs by the gap since the event before, where an observer gets each event at once, as the log of {@code sonde run}
 * does: its thread sleeps when there is nothing to do, and the program's thread has to wake it. Measured with changes of a field; with the log
 * itself, if the set has it at all gaps, else with an observer that only counts.
 *
 * @param application time of the thread that makes the change
 * @param delivery    CPU time of all other threads, for each event that the observer got: a log that cannot keep up drops some; empty if it was
 *                    not measured
 * @param isLogged    whether the observer was the log
 */
public record HandOverByGap(GapCurve application, Optional<GapCurve> delivery, boolean isLogged) {
	/** In microseconds of computed work. */
	private static final String CELL = EventKind.ATTRIBUTE.cell("gap-([1-9]\\d{0,8})-us");
	private static final Pattern COUNTED = Pattern.compile(CELL + "-delivered");
	private static final Pattern LOGGED = Pattern.compile(CELL + "-logged");
	private static final double NANOS_PER_MICRO = 1000;

	/** @return empty if the set of these costs was measured with no gap */
	static Optional<HandOverByGap> of(EventCosts events) {
		Optional<HandOverByGap> counted = of(events, false);
		return of(events, true).filter(logged -> counted.isEmpty() || logged.gaps() >= counted.get().gaps()).or(() -> counted);
	}

	private static Optional<HandOverByGap> of(EventCosts events, boolean logged) {
		StageTimes times = new StageTimes(events.results());
		List<GapCurve.Point> application = new ArrayList<>();
		List<GapCurve.Point> delivery = new ArrayList<>();
		Optional<Interval> made = made(events, times, logged);
		for (Configuration cell : events.results().configurations()) {
			Matcher gap = (logged ? LOGGED : COUNTED).matcher(cell.id());
			if (gap.matches()) {
				double nanos = Double.parseDouble(gap.group(1)) * NANOS_PER_MICRO;
				String without = EventKind.ATTRIBUTE.cell("gap-" + gap.group(1) + "-us");
				times.inThread(cell.id(), without).flatMap(all -> made.map(all::minus)).ifPresent(rest -> application.add(new GapCurve.Point(nanos, rest.clampedAtZero())));
				times.inOtherThreads(cell.id(), without).flatMap(all -> perDelivered(all, cell)).ifPresent(all -> delivery.add(new GapCurve.Point(nanos, all)));
			}
		}
		if (application.isEmpty()) {
			return Optional.empty();
		}
		Optional<Interval> handedOverAtOnce = logged ? Optional.empty() : Optional.of(events.handedOver());
		Optional<Interval> deliveredAtOnce = logged ? Optional.empty() : events.delivered();
		boolean delivers = delivery.size() == application.size() && (logged || deliveredAtOnce.isPresent());
		return Optional.of(new HandOverByGap(curve(handedOverAtOnce, application), delivers ? Optional.of(curve(deliveredAtOnce, delivery)) : Optional.empty(), logged));
	}

	/** What the thread does besides: the log was measured with woven code, if that was, and the observer that only counts without. */
	private static Optional<Interval> made(EventCosts events, StageTimes times, boolean logged) {
		String none = EventKind.ATTRIBUTE.cell("none");
		return logged && events.isWoven() ? times.inThread(EventKind.ATTRIBUTE.cell("woven-queued"), none).map(all -> all.minus(events.handedOver()))
				: times.inThread(EventKind.ATTRIBUTE.cell("created"), none);
	}

	/** Of what all events took, by the share of them that arrived: a thread that cannot keep up works all the time. Empty if none arrived. */
	private static Optional<Interval> perDelivered(Interval all, Configuration cell) {
		double share = cell.parameters().stream().filter(parameter -> parameter.number() && parameter.name().equals(Parameter.SHARE_OF_RECORDS_THAT_ARRIVED))
				.mapToDouble(parameter -> Double.parseDouble(parameter.value())).findFirst().orElse(1);
		return share > 0 && share <= 1 ? Optional.of(all.times(1 / share)) : Optional.empty();
	}

	/** @param atOnce after no gap; empty if that is what the shortest gap costs */
	private static GapCurve curve(Optional<Interval> atOnce, List<GapCurve.Point> byGap) {
		Interval first = atOnce.orElseGet(() -> byGap.stream().min(Comparator.comparingDouble(GapCurve.Point::gapNanos)).orElseThrow().nanos());
		return GapCurve.through(Stream.concat(Stream.of(new GapCurve.Point(0, first)), byGap.stream()).toList());
	}

	private int gaps() {
		return application.points().size();
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
