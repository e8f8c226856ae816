/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.results.CallShape;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.statistics.Interval;

/**
 * Carries costs over to another machine by the ratio of what its run without probes takes, T. A rule of thumb, applied only where
 * the user asks for it: machines differ in how they run empty methods and in how they run probes.
 *
 * @param factor times which every time is taken; its interval is that of the ratio, as far as the sources give intervals of T
 * @param words what was divided by what, for the basis of every figure
 * @param targetNanos what the run without probes takes on the other machine, per trace
 * @param target where that is from
 * @param trace that was timed on both machines
 */
public record Scaling(Interval factor, String words, Interval targetNanos, String target, Trace trace) {

	/**
	 * What runs without probes must share: of the wall clock and of thread CPU time, of nested and of sibling calls each has a T
	 * of its own.
	 *
	 * @param depth 0 if it is not known
	 */
	public record Trace(double depth, CallShape shape, Clock clock) {

		private static Trace of(Conditions conditions) {
			return new Trace(conditions.number(ConditionName.RECURSION_DEPTH).orElse(0), conditions.callShape().orElse(CallShape.NESTED),
					conditions.clock().orElse(Clock.WALL));
		}

		private String words() {
			return "depth " + Portions.plain(depth) + ", " + shape.keyword() + " calls and clock " + clock.keyword();
		}
	}

	/**
	 * From the runs without probes of both sets, at method time 0, of the same depth, shape of calls and clock.
	 *
	 * @throws OverheadException if there are no two such runs
	 */
	public static Scaling between(CostModel from, ResultSet to) throws OverheadException {
		RunTime here = time(from);
		Trace trace = Trace.of(from.conditions());
		Optional<RunTime> there = to.configurations().stream().filter(run -> isBare(to, run, trace))
				.min(Comparator.comparing(run -> to.conditionsOf(run).number(ConditionName.THREADS).orElse(1))).flatMap(RunTime::ofRun);
		if (there.isEmpty()) {
			throw new OverheadException(OverheadProblem.NOT_SCALED, to.id(), String.format(Locale.ROOT,
					"no run without probes at method time 0 with %s, as %s has", trace.words(), from.results().id()));
		}
		return of(from, here, interval(there.get()), to.id() + ", " + there.get().origin());
	}

	/**
	 * From the time of a trace without probes as the user measured it on the own machine, at method time 0 and the depth of the
	 * set.
	 *
	 * @param nanosPerTrace above 0
	 * @throws OverheadException if the set has no such run
	 */
	public static Scaling toOwn(CostModel from, double nanosPerTrace) throws OverheadException {
		if (!(nanosPerTrace > 0 && Double.isFinite(nanosPerTrace))) {
			throw new IllegalArgumentException("the time of a trace must be a number above 0, found " + nanosPerTrace);
		}
		return of(from, time(from), Interval.exactly(nanosPerTrace), "given as " + Portions.plain(nanosPerTrace) + " ns");
	}

	/**
	 * To the same machine from another set or writer.
	 *
	 * @throws OverheadException if it has no such run of the same depth
	 */
	public Scaling from(CostModel other) throws OverheadException {
		Scaling scaling = of(other, time(other), targetNanos, target);
		if (!scaling.trace.equals(trace)) {
			throw new OverheadException(OverheadProblem.NOT_SCALED, other.results().id(),
					"its run has " + scaling.trace.words() + ", the other machine's " + trace.words());
		}
		return scaling;
	}

	private static Scaling of(CostModel from, RunTime here, Interval there, String origin) {
		Interval inverse = interval(here).reciprocal(1);
		Interval factor = new Interval(there.value() * inverse.value(), there.low() * inverse.low(), there.high() * inverse.high());
		return new Scaling(factor, String.format(Locale.ROOT, "scaled by %.4g, the ratio of the runs without probes (%s) ÷ (%s, %s)",
				factor.value(), origin, from.results().id(), here.origin()), there, origin,
				Trace.of(from.conditions()));
	}

	private static RunTime time(CostModel from) throws OverheadException {
		Trace trace = Trace.of(from.conditions());
		List<Configuration> chain = from.writer().map(writer -> Chain.to(from.results(), writer).runs()).orElse(List.of());
		Optional<RunTime> time = chain.stream().filter(run -> isBare(from.results(), run, trace)).findFirst().flatMap(RunTime::ofRun)
				.filter(run -> interval(run).low() > 0);
		return time.orElseThrow(() -> new OverheadException(OverheadProblem.NOT_SCALED, from.results().id(),
				"it has no run without probes at method time 0 below the writer chosen"));
	}

	private static boolean isBare(ResultSet results, Configuration run, Trace trace) {
		Conditions conditions = results.conditionsOf(run);
		return run.phase() == Phase.NONE && RunTime.ofRun(run).isPresent() && trace.depth() > 0 && Trace.of(conditions).equals(trace)
				&& conditions.number(ConditionName.METHOD_TIME_MICROS).orElse(-1) == 0;
	}

	private static Interval interval(RunTime time) {
		return time.interval().orElse(Interval.exactly(time.nanos()));
	}

	/** The cost times the factor. Both intervals widen by the factor's own. */
	Estimate of(Estimate cost) {
		if (!(cost instanceof Estimate.Known known)) {
			return cost;
		}
		return new Estimate.Extrapolated(known.measurement().map(this::scaled), scaled(known.estimate()), words + ": " + known.basis());
	}

	/** What was taken times the factor's value, as wide as the factor's own interval makes it. */
	Interval widened(Interval times) {
		return scaled(times.times(1 / factor.value()));
	}

	private Interval scaled(Interval nanos) {
		return new Interval(nanos.value() * factor.value(), nanos.low() * factor.low(), nanos.high() * factor.high());
	}
}
