/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.objects;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.sonde.overhead.calls.GapHistogram;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Parameter;
import org.sonde.overhead.statistics.Interval;

/**
 * What handing over an event costs by the gap since the event before, where an observer gets each event at once, as the log of
 * {@code sonde run} does: its thread sleeps when there is nothing to do, and the program's thread has to wake it. Measured with changes of
 * a field at many gaps; with the log itself, if the set has it at all gaps, else with an observer that only counts.
 *
 * @param application time of the thread that makes the change
 * @param delivery    CPU time of all other threads, for each event that the observer got: a log that cannot keep up drops some; empty if it
 *                    was not measured
 * @param isLogged    whether the observer was the log
 */
public record HandOverByGap(GapCurve application, Optional<GapCurve> delivery, boolean isLogged) {
	private static final double NANOS_PER_MICRO = 1000;
	/** The gap in the ids of cells, in microseconds. */
	private static final String GAP = "(0|[1-9]\\d{0,8})";

	/** The cost of an event after a gap, on average over the events of an operation. All but the first come at once. */
	private record Cell(double gapNanos, Interval application, Optional<Interval> delivery) {
	}

	/** @return empty if the set of these costs was measured with no gap */
	static Optional<HandOverByGap> of(EventCosts events) {
		Optional<HandOverByGap> counted = of(events, false);
		return of(events, true).filter(logged -> counted.isEmpty() || logged.gaps() >= counted.get().gaps()).or(() -> counted);
	}

	private static Optional<HandOverByGap> of(EventCosts changes, boolean logged) {
		List<Cell> cells = cells(changes, logged);
		if (cells.isEmpty()) {
			return Optional.empty();
		}
		Optional<Interval> handedOverAtOnce = logged ? Optional.empty() : Optional.of(changes.handedOver());
		Optional<Interval> deliveredAtOnce = logged ? Optional.empty() : changes.delivered();
		boolean delivers = cells.stream().allMatch(cell -> cell.delivery().isPresent()) && (logged || deliveredAtOnce.isPresent());
		return Optional.of(new HandOverByGap(curve(handedOverAtOnce, cells, Cell::application),
				delivers ? Optional.of(curve(deliveredAtOnce, cells, cell -> cell.delivery().orElseThrow())) : Optional.empty(), logged));
	}

	/** Returns the cells of a set. Their gaps are microseconds of computed work. */
	private static List<Cell> cells(EventCosts events, boolean logged) {
		StageTimes times = new StageTimes(events.results());
		Optional<Interval> made = made(events, times, logged);
		double perEvent = 1.0 / events.kind().events();
		Pattern observed = Pattern.compile(logged ? events.kind().logged(GAP) : events.kind().cell("gap-" + GAP + "-us-delivered"));
		List<Cell> cells = new ArrayList<>();
		for (Configuration cell : events.results().configurations()) {
			Matcher gap = observed.matcher(cell.id());
			if (gap.matches()) {
				String without = events.kind().cell(gap.group(1).equals("0") ? "none" : "gap-" + gap.group(1) + "-us");
				Optional<Interval> delivery = times.inOtherThreads(cell.id(), without).flatMap(all -> perDelivered(all, cell));
				times.inThread(cell.id(), without).flatMap(all -> made.map(all::minus)).ifPresent(rest -> cells.add(
						new Cell(Double.parseDouble(gap.group(1)) * NANOS_PER_MICRO, rest.times(perEvent).clampedAtZero(),
								delivery.map(all -> all.times(perEvent)))));
			}
		}
		return cells;
	}

	/** Returns what the thread does besides. The log was measured with woven code, if there was any, and the counting observer without. */
	private static Optional<Interval> made(EventCosts events, StageTimes times, boolean logged) {
		EventKind kind = events.kind();
		return logged && events.isWoven()
				? times.inThread(kind.wovenQueued(), kind.cell("none")).map(all -> all.minus(events.handedOver().times(kind.events())))
				: times.inThread(kind.cell("created"), kind.cell("none"));
	}

	/**
	 * The same for the beginning and end of objects, which are measured at few gaps, one event after the gap and the other at once, when
	 * the tree finds that the collector took an object: what they take more there than changes do, or less, they take after any gap.
	 *
	 * @param lives of the same measurement
	 * @return empty if they were not measured with this observer
	 */
	Optional<HandOverByGap> forLives(EventCosts lives) {
		List<Cell> cells = cells(lives, isLogged);
		List<Interval> more = cells.stream().map(cell -> cell.application().minus(application.afterGapAndAtOnce(cell.gapNanos()))).toList();
		List<Interval> moreDelivered = delivery.stream().flatMap(curve -> cells.stream()
				.flatMap(cell -> cell.delivery().stream().map(nanos -> nanos.minus(curve.afterGapAndAtOnce(cell.gapNanos()))))).toList();
		return more.isEmpty() ? Optional.empty() : Optional.of(new HandOverByGap(application.plus(mean(more)),
						moreDelivered.isEmpty() ? delivery : delivery.map(curve -> curve.plus(mean(moreDelivered))), isLogged));
	}

	private static Interval mean(List<Interval> all) {
		return all.stream().reduce(Interval.exactly(0), Interval::plusDependent).times(1.0 / all.size());
	}

	/** Divides the time of all events by the share that arrived: a thread that cannot keep up works all the time. Empty if none arrived. */
	private static Optional<Interval> perDelivered(Interval all, Configuration cell) {
		double share = cell.number(Parameter.SHARE_OF_RECORDS_THAT_ARRIVED).orElse(1);
		return share > 0 && share <= 1 ? Optional.of(all.times(1 / share)) : Optional.empty();
	}

	/** @param atOnce after no gap; empty if that is what the shortest gap costs */
	private static GapCurve curve(Optional<Interval> atOnce, List<Cell> cells, Function<Cell, Interval> cost) {
		List<GapCurve.Point> byGap = cells.stream().map(cell -> new GapCurve.Point(cell.gapNanos(), cost.apply(cell))).toList();
		GapCurve.Point first = byGap.stream().min(Comparator.comparingDouble(GapCurve.Point::gapNanos)).orElseThrow();
		Stream<GapCurve.Point> begin = first.gapNanos() == 0 ? Stream.empty()
				: Stream.of(new GapCurve.Point(0, atOnce.orElse(first.nanos())));
		return GapCurve.through(Stream.concat(begin, byGap.stream()).toList());
	}

	private int gaps() {
		return application.points().size();
	}

	/**
	 * On average over recorded gaps. Inside a gap lies what the event before it cost behind its time: the hand-over, and after a pause most
	 * likely with a wake-up.
	 *
	 * @param curve of the two
	 * @param gaps  one or more
	 */
	public Interval after(GapHistogram gaps, GapCurve curve) {
		return curve.of(gaps, application.points().getFirst().nanos().value(), application.points().getLast().nanos().value());
	}
}
