/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.userprogram;

import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.sonde.overhead.results.Phase;
import org.sonde.overhead.statistics.ConfidenceInterval;
import org.sonde.overhead.statistics.ForkIntervals;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.statistics.Quantiles;

/**
 * What was observed of a program: JVMs by the state of the probes, each observed as a whole or with the probes switched in windows.
 *
 * @param whole    by phase, in the order in which they ran
 * @param switched by phase, {@link Phase#COLLECTING} or {@link Phase#WRITING}, in the order in which they ran
 * @param voids    why JVMs are not counted, by phase
 */
public record ProgramOverhead(Map<Phase, List<Observation>> whole, Map<Phase, List<Observation>> switched,
		Map<Phase, List<String>> voids) {

	public ProgramOverhead {
		whole = copy(whole);
		switched = copy(switched);
		voids = copy(voids);
	}

	private static <T> Map<Phase, List<T>> copy(Map<Phase, List<T>> forks) {
		Map<Phase, List<T>> copy = new TreeMap<>(forks);
		copy.replaceAll((phase, list) -> List.copyOf(list));
		return copy;
	}

	/** Units that differ more from window to window are not the same work. */
	private static final double MUCH_VARIATION = 0.5;
	/** JVMs that do the same work differ by more in the time it takes. */
	private static final double SAME_TIME = 0.005;
	/** With fewer JVMs, times may agree by chance. */
	private static final int ENOUGH_TIMES = 6;
	/** Threads that wait for work may start it at fixed times, though it is the same work. */
	private static final double BUSY = 0.9;

	/**
	 * A figure of a unit of work, or of a whole run, with its interval over JVMs.
	 *
	 * @param value    mean over JVMs
	 * @param interval 95 %, or why there is none
	 * @param forks    JVMs
	 */
	public record PerUnit(double value, ConfidenceInterval interval, int forks) {

		static Optional<PerUnit> of(List<Double> forks) {
			if (forks.isEmpty()) {
				return Optional.empty();
			}
			double[] values = forks.stream().mapToDouble(Double::doubleValue).toArray();
			return Optional.of(new PerUnit(forks.stream().mapToDouble(Double::doubleValue).average().orElseThrow(),
					ForkIntervals.ofMean(values, ConfidenceInterval.DEFAULT_CONFIDENCE), values.length));
		}

		/** Returns the half-width of the interval as a share of the value. Empty without an interval, or if the value is 0. */
		public OptionalDouble precision() {
			Optional<Interval> known = interval.known().filter(any -> value != 0);
			return known.isPresent() ? OptionalDouble.of(half(known.get()) / Math.abs(value)) : OptionalDouble.empty();
		}

		/** The sum of two figures of different JVMs: their variances add up. */
		PerUnit plus(PerUnit other) {
			double sum = value + other.value;
			int fewest = Math.min(forks, other.forks);
			Optional<Interval> mine = interval.known();
			Optional<Interval> theirs = other.interval.known();
			return new PerUnit(sum, mine.isPresent() && theirs.isPresent()
					? new ConfidenceInterval.Known(Interval.symmetric(sum, Math.hypot(half(mine.get()), half(theirs.get()))),
							ConfidenceInterval.DEFAULT_CONFIDENCE)
					: new ConfidenceInterval.Unknown("one of the two parts has no interval"), fewest);
		}

		private PerUnit negated() {
			return new PerUnit(-value, interval, forks);
		}

		private static double half(Interval interval) {
			return (interval.high() - interval.low()) / 2;
		}
	}

	/** A unit of work in the steady state, with the probes in one state throughout. */
	public Optional<PerUnit> steady(Phase phase, ResourceUsage.Figure figure) {
		return PerUnit.of(whole.getOrDefault(phase, List.of()).stream().flatMap(one -> one.steady().stream())
				.filter(used -> used.knows(figure)).map(used -> used.perUnit(figure)).toList());
	}

	/**
	 * A JVM as a whole, with the probes in one state throughout; start-up and peak memory also where they were switched. Empty where it
	 * says nothing, as the program was ended by us.
	 */
	public Optional<PerUnit> run(Phase phase, RunFigure figure) {
		return PerUnit.of(runs(phase, figure));
	}

	/** Returns what the probes add to a whole JVM, from one state to another. */
	public Optional<PerUnit> addedToRun(Phase before, Phase after, RunFigure figure) {
		List<Double> without = runs(before, figure);
		List<Double> with = runs(after, figure);
		return PerUnit.of(IntStream.range(0, Math.min(without.size(), with.size())).mapToObj(i -> with.get(i) - without.get(i)).toList());
	}

	private List<Double> runs(Phase phase, RunFigure figure) {
		List<Observation> unswitched = whole.getOrDefault(phase, List.of());
		if (figure.needsOwnEnd()) {
			return unswitched.stream().allMatch(one -> one.jvm().ownEnd()) ? figures(unswitched, figure) : List.of();
		}
		return figures(unswitched.isEmpty() ? switched.getOrDefault(phase, List.of()) : unswitched, figure);
	}

	private static List<Double> figures(List<Observation> jvms, RunFigure figure) {
		return jvms.stream().map(figure::of).filter(OptionalDouble::isPresent).map(OptionalDouble::getAsDouble).toList();
	}

	/** All JVMs that count, of one state. */
	public List<Observation> all(Phase phase) {
		return Stream.of(whole, switched).flatMap(map -> map.getOrDefault(phase, List.of()).stream()).toList();
	}

	/** All JVMs that count. */
	public List<Observation> all() {
		return Stream.of(whole, switched).flatMap(map -> map.values().stream()).flatMap(List::stream).toList();
	}

	/** Whether units of work differ so much that the program does not do the same all the time. */
	public boolean variesMuch() {
		double[] variations = switched.values().stream().flatMap(List::stream).map(one -> WindowPairs.variation(one.windows()))
				.filter(OptionalDouble::isPresent).mapToDouble(OptionalDouble::getAsDouble).toArray();
		return variations.length > 0 && Quantiles.median(variations) > MUCH_VARIATION;
	}

	/**
	 * Whether a unit is a stretch of time rather than of work, like an iteration of JMH: it lasts as long with probes as without, and its
	 * threads are busy throughout. What probes cost is then missing from the work, and nothing is known to be added.
	 */
	public boolean lastsFixedTime() {
		List<ResourceUsage> units = all().stream().flatMap(one -> one.steady().stream()).toList();
		DoubleSummaryStatistics times = units.stream().mapToDouble(used -> used.perUnit(ResourceUsage.Figure.WALL)).summaryStatistics();
		return times.getCount() >= ENOUGH_TIMES && times.getMax() - times.getMin() <= SAME_TIME * times.getMax()
				&& units.stream().allMatch(used -> used.applicationCpuNanos() >= BUSY * used.nanos());
	}

	/** Whether whole runs are the units of work: what deactivated probes add to them also has the start of Kieker and the weaving in it. */
	public boolean hasStartUpInUnits() {
		return all().stream().anyMatch(Observation::isOneUnit);
	}

	/** Whether probes were to write, and wrote nothing as none of them was executed. */
	public boolean noProbeFired() {
		return run(Phase.WRITING, RunFigure.RECORDS).filter(records -> records.value() == 0).isPresent();
	}

	/** Returns what deactivated probes add to a unit. For whole runs, start-up is included. */
	public Optional<PerUnit> instrumentation(ResourceUsage.Figure figure) {
		return unlessFixedTime(differences(Phase.NONE, Phase.DEACTIVATED, figure));
	}

	/** Whether no JVM counts. */
	public boolean isEmpty() {
		return whole.isEmpty() && switched.isEmpty();
	}

	/** Whether {@link #all} has what deactivated probes cost: if that was measured, and is not mixed with start-up. */
	public boolean allHasInstrumentation(ResourceUsage.Figure figure) {
		if (hasStartUpInUnits() && whole.containsKey(Phase.DEACTIVATED)) {
			return false;
		}
		return (switched.containsKey(Phase.WRITING) ? instrumentation(figure)
				: unlessFixedTime(differences(Phase.NONE, Phase.WRITING, figure)))
				.isPresent();
	}

	/** Returns what writing probes add to a unit in all. I is left out if no JVM without probes was observed, and for whole runs. */
	public Optional<PerUnit> all(ResourceUsage.Figure figure) {
		Optional<PerUnit> writing = added(Phase.WRITING, figure);
		if (!allHasInstrumentation(figure)) {
			return writing;
		}
		return switched.containsKey(Phase.WRITING) ? writing.map(added -> added.plus(instrumentation(figure).orElseThrow()))
				: unlessFixedTime(differences(Phase.NONE, Phase.WRITING, figure));
	}

	/** Returns the figure that must become precise. It always includes I if the probes are not switched, because JVMs are compared then. */
	public Optional<PerUnit> all(ResourceUsage.Figure figure, PrecisionTarget precise) {
		return precise == PrecisionTarget.ACTIVE && switched.containsKey(Phase.WRITING) ? added(Phase.WRITING, figure) : all(figure);
	}

	/** Returns what writing adds to collecting. */
	public Optional<PerUnit> handOver(ResourceUsage.Figure figure) {
		return switched.containsKey(Phase.WRITING)
				? added(Phase.WRITING, figure).flatMap(all -> added(Phase.COLLECTING, figure).map(part -> all.plus(part.negated())))
				: unlessFixedTime(differences(Phase.COLLECTING, Phase.WRITING, figure));
	}

	/**
	 * What collecting adds to a unit, and, of {@link Phase#WRITING}, the hand-over with it: by switching the probes within each JVM; where
	 * they were not switched, by the difference to JVMs with deactivated probes.
	 */
	public Optional<PerUnit> added(Phase phase, ResourceUsage.Figure figure) {
		return switched.containsKey(phase)
				? unlessFixedTime(switched.get(phase).stream().map(one -> WindowPairs.added(one.windows(), figure))
						.filter(OptionalDouble::isPresent).map(OptionalDouble::getAsDouble).toList())
				: unlessFixedTime(differences(Phase.DEACTIVATED, phase, figure));
	}

	/** Over JVMs; none is known of units of a fixed time. */
	private Optional<PerUnit> unlessFixedTime(List<Double> jvms) {
		return lastsFixedTime() ? Optional.empty() : PerUnit.of(jvms);
	}

	/**
	 * A unit of work with the probes in a state that was only measured in windows: in each JVM, what it takes with the probes switched off
	 * and what they add.
	 *
	 * @param phase {@link Phase#COLLECTING} or {@link Phase#WRITING}
	 */
	public Optional<PerUnit> switchedOn(Phase phase, ResourceUsage.Figure figure) {
		List<Double> jvms = new ArrayList<>();
		for (Observation one : switched.getOrDefault(phase, List.of())) {
			OptionalDouble off = WindowPairs.switchedOff(one.windows(), figure);
			OptionalDouble added = WindowPairs.added(one.windows(), figure);
			if (off.isPresent() && added.isPresent()) {
				jvms.add(off.getAsDouble() + added.getAsDouble());
			}
		}
		return unlessFixedTime(jvms);
	}

	/**
	 * JVM by JVM, in the order in which they alternated.
	 *
	 * @param before a state that does not write
	 */
	private List<Double> differences(Phase before, Phase after, ResourceUsage.Figure figure) {
		List<Observation> without = whole.getOrDefault(before, List.of());
		List<Observation> with = whole.getOrDefault(after, List.of());
		List<Double> differences = new ArrayList<>();
		for (int i = 0; i < Math.min(without.size(), with.size()); i++) {
			Optional<ResourceUsage> less = without.get(i).steady();
			Optional<ResourceUsage> more = with.get(i).steady();
			if (less.isPresent() && more.isPresent() && (figure.isOfLog() || less.get().knows(figure)) && more.get().knows(figure)) {
				differences.add(more.get().perUnit(figure) - (figure.isOfLog() ? 0 : less.get().perUnit(figure)));
			}
		}
		return differences;
	}

	/** Returns what a unit takes with deactivated probes, as the mean over the JVMs that write. */
	public OptionalDouble switchedOff(ResourceUsage.Figure figure) {
		return switched.getOrDefault(Phase.WRITING, List.of()).stream().map(one -> WindowPairs.switchedOff(one.windows(), figure))
				.filter(OptionalDouble::isPresent).mapToDouble(OptionalDouble::getAsDouble).average();
	}
}
