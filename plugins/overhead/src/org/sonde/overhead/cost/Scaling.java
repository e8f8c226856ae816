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
 * Scales costs to another machine by the ratio of what its run without probes takes, T. A rule of thumb, applied only where
 * the user asks for it: machines differ in how they run empty methods and in how they run probes.
 *
 * @param factor times which every time is taken; its interval is that of the ratio, as far as the sources give intervals of T
 * @param provenance what was divided by what
 * @param target what the run without probes takes on the other machine, per trace
 * @param trace that was timed on both machines
 */
public record Scaling(Interval factor, Provenance provenance, CostFigure target, Trace trace) {

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
		CostFigure here = time(from);
		Trace trace = Trace.of(from.conditions());
		Optional<RunTime> there = to.configurations().stream().filter(run -> isBare(to, run, trace))
				.min(Comparator.comparing(run -> to.conditionsOf(run).number(ConditionName.THREADS).orElse(1))).flatMap(RunTime::ofRun);
		if (there.isEmpty()) {
			throw new OverheadException(OverheadProblem.NOT_SCALED, to.id(), String.format(Locale.ROOT,
					"it has no run without probes at method time 0 with %s, which %s has", trace.words(), from.results().id()));
		}
		return of(from, here, bare(there.get(), to));
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
		return of(from, time(from), CostFigure.stated("T of the other machine", RunTime.UNIT, nanosPerTrace, "given by the user"));
	}

	/**
	 * To the same machine from another set or writer.
	 *
	 * @throws OverheadException if it has no such run of the same depth
	 */
	public Scaling from(CostModel other) throws OverheadException {
		Scaling scaling = of(other, time(other), target);
		if (!scaling.trace.equals(trace)) {
			throw new OverheadException(OverheadProblem.NOT_SCALED, other.results().id(),
					"its run has " + scaling.trace.words() + ", the other machine's " + trace.words());
		}
		return scaling;
	}

	private static Scaling of(CostModel from, CostFigure here, CostFigure there) {
		Interval inverse = interval(here).reciprocal(1);
		Interval target = interval(there);
		Interval factor = new Interval(target.value() * inverse.value(), target.low() * inverse.low(), target.high() * inverse.high());
		return new Scaling(factor, Provenance.NONE.by("{0} ÷ {1}", () -> List.of(there, here), Remark.Note.SCALED), there,
				Trace.of(from.conditions()));
	}

	private static CostFigure time(CostModel from) throws OverheadException {
		Trace trace = Trace.of(from.conditions());
		List<Configuration> chain = from.writer().map(writer -> RunChain.to(from.results(), writer).runs()).orElse(List.of());
		return chain.stream().filter(run -> isBare(from.results(), run, trace)).findFirst().flatMap(RunTime::ofRun)
				.map(time -> bare(time, from.results())).filter(time -> interval(time).low() > 0)
				.orElseThrow(() -> new OverheadException(OverheadProblem.NOT_SCALED, from.results().id(),
						"it has no run without probes at method time 0 below the chosen writer"));
	}

	private static CostFigure bare(RunTime time, ResultSet results) {
		return time.figure(results).named("T of " + results.id());
	}

	private static boolean isBare(ResultSet results, Configuration run, Trace trace) {
		Conditions conditions = results.conditionsOf(run);
		return run.phase() == Phase.NONE && RunTime.ofRun(run).isPresent() && trace.depth() > 0 && Trace.of(conditions).equals(trace)
				&& conditions.number(ConditionName.METHOD_TIME_MICROS).orElse(-1) == 0;
	}

	/** The measurement interval, or the value alone. */
	private static Interval interval(CostFigure time) {
		Estimate.Known known = (Estimate.Known) time.estimate();
		return known.measurement().orElse(known.estimate());
	}

	/** The cost times the factor. Both intervals widen by the factor's own. */
	Estimate of(Estimate cost) {
		return cost instanceof Estimate.Known known ? new Estimate.Extrapolated(known.measurement().map(this::scaled),
				scaled(known.estimate()), known.provenance().times(figure())) : cost;
	}

	/** The factor as an input of what is scaled. */
	CostFigure figure() {
		return new CostFigure("machine factor", "", new Estimate.Extrapolated(Optional.empty(), factor, provenance));
	}

	/** Widens an interval, which was multiplied by the factor's value, by the factor's own interval. */
	Interval widened(Interval times) {
		return scaled(times.times(1 / factor.value()));
	}

	private Interval scaled(Interval nanos) {
		return new Interval(nanos.value() * factor.value(), nanos.low() * factor.low(), nanos.high() * factor.high());
	}
}
