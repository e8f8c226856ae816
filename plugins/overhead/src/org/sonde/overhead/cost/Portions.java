/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

import org.sonde.overhead.results.CallShape;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.statistics.Interval;

/**
 * The portions of one writer's overhead: differences of runs (Waller, Fittkau &amp; Hasselbring 2014, section 3.1), never ÷
 * records. From runs at one recursion depth a portion per execution is the difference ÷ depth, and the constant cost of a trace
 * lies in it; from several, both are fitted ({@link LineFit}), for each shape of calls by itself.
 */
final class Portions {

	private final Chain chain;
	/** Chains of the same writer at the same method time, by depth. */
	private final List<Chain> family;
	private final String provenance;
	private final boolean saturated;
	/** What saturation the bounds rest on. */
	private final String saturation;

	/**
	 * @param chosen to a run of phase writing
	 * @param provenance where it was measured, appended to every basis
	 */
	Portions(Chain chosen, String provenance) {
		chain = chosen;
		family = chosen.sameWriter().stream()
				.filter(other -> other.methodTimeMicros().equals(chosen.methodTimeMicros()) && other.executions().isPresent()
						&& other.first().phase() == Phase.NONE)
				.sorted(Comparator.comparing(other -> other.executions().getAsDouble())).toList();
		this.provenance = provenance;
		saturated = mayBeSaturated(chosen);
		saturation = isSaturated(chosen) ? "taken as saturated (method time 0 and W > C)"
				: "perhaps saturated (W > C; the source does not state the method time)";
	}

	/**
	 * Whether the writer is taken as saturated: method time 0 and W above C by the wall clock. CPU time does not run while a
	 * thread waits, so it tells nothing of a full queue.
	 */
	static boolean isSaturated(Chain chain) {
		return chain.isTimedByWallClock() && chain.methodTimeMicros().orElse(1) == 0
				&& nanos(chain, Phase.WRITING) > nanos(chain, Phase.COLLECTING);
	}

	/** The same, or the source does not tell the method time: then nothing rules it out. */
	static boolean mayBeSaturated(Chain chain) {
		return chain.isTimedByWallClock() && chain.methodTimeMicros().orElse(0) == 0
				&& nanos(chain, Phase.WRITING) > nanos(chain, Phase.COLLECTING);
	}

	private static double nanos(Chain chain, Phase phase) {
		return chain.step(phase).map(Step::nanos).orElse(Double.NaN);
	}

	/**
	 * The run that tells most of how long a record takes the writer: itself if it is saturated, else the longest saturated one,
	 * else itself.
	 */
	static Chain runForServiceTime(Chain chosen) {
		return isSaturated(chosen) ? chosen : chosen.sameWriter().stream().filter(Portions::isSaturated)
				.max(Comparator.comparing(chain -> chain.executions().orElse(0))).orElse(chosen);
	}

	/** To the chosen run. */
	Chain chain() {
		return chain;
	}

	/** Whether the chosen run is taken as saturated. */
	boolean isSaturated() {
		return isSaturated(chain);
	}

	/** Whether one of the runs may be saturated from which the cost in this shape of calls is fitted. */
	private boolean mayBeSaturated(CallShape shape) {
		return runs(shape).stream().anyMatch(Portions::mayBeSaturated);
	}

	/**
	 * Why the hand-over may cost anything between 0 and W, from the chosen run, or from those of this shape; empty if it does
	 * not.
	 */
	Optional<String> saturation(Optional<CallShape> shape) {
		return shape.map(this::mayBeSaturated).orElse(saturated) ? Optional.of(saturation) : Optional.empty();
	}

	/** I, C or W. */
	PortionCost of(Phase phase) {
		String remark = "; " + saturation + ": the hand-over lies anywhere between 0 and this";
		boolean onlyBounded = saturated && phase == Phase.WRITING;
		return cost(other -> other.point(phase),
				shape -> phase == Phase.WRITING && mayBeSaturated(shape) ? Optional.of(new Bound(0, remark))
				: Optional.empty(), () -> step(phase, onlyBounded, onlyBounded ? remark : ""));
	}

	/** I + C + W. */
	PortionCost active() {
		String remark = " " + saturation + ": of W only the hand-over, anywhere between 0 and W, is the program's own cost";
		return cost(Chain::wholePoint, shape -> mayBeSaturated(shape)
				? Optional.of(new Bound((1 - CostModel.ESTIMATE_TOLERANCE) * slopeWithoutHandOver(shape), "; runs among them are" + remark))
				: Optional.empty(), () -> sumOfSteps(saturated ? "; the run is" + remark : ""));
	}

	/** I + C in nanoseconds per execution, by the line through the runs of a shape that has several depths. */
	private double slopeWithoutHandOver(CallShape shape) {
		return fit(shape, other -> other.wholePoint().flatMap(whole -> other.step(Phase.WRITING)
				.map(writing -> new LineFit.Point(whole.executions(), whole.nanos() - writing.signedNanos(), OptionalDouble.empty()))))
				.map(LineFit::slope).orElse(0.0);
	}

	/**
	 * What a probe costs that is woven in but switched off: at most I of the depth with the largest I per execution, since I does
	 * not grow linearly with the depth.
	 */
	Estimate deactivated() {
		Chain highest = runOfDeactivated();
		Estimate bound = of(Phase.DEACTIVATED).nanosPerExecution();
		if (measuredDeactivated().size() > 1) {
			Step step = highest.step(Phase.DEACTIVATED).orElseThrow();
			Optional<Interval> measurement = step.measurement().map(interval -> interval.times(1 / highest.executions().getAsDouble()));
			bound = new Estimate.Extrapolated(measurement, believed(instrumentationPerExecution(highest), measurement),
					"the largest I per execution of " + measuredDeactivated().size() + " runs, that of depth "
							+ plain(highest.executions().getAsDouble()) + ": (" + step.origin() + ") ÷ that depth" + provenance);
		}
		return bound instanceof Estimate.Known known ? new Estimate.Extrapolated(known.measurement(), known.estimate().including(0),
				"upper bound for a probe that is woven in but switched off (I is not linear in the depth): " + known.basis()) : bound;
	}

	/** The run from which {@link #deactivated()} is taken. */
	Chain runOfDeactivated() {
		return measuredDeactivated().stream().max(Comparator.comparingDouble(Portions::instrumentationPerExecution)).orElse(chain);
	}

	private List<Chain> measuredDeactivated() {
		return family.stream().filter(other -> other.step(Phase.DEACTIVATED).isPresent()).toList();
	}

	private static double instrumentationPerExecution(Chain chain) {
		return chain.step(Phase.DEACTIVATED).orElseThrow().nanos() / chain.executions().getAsDouble();
	}

	/**
	 * The least cost of all runs and the greatest, where the writer was measured under other loads too: at other method times.
	 */
	Optional<Interval> underOtherLoads() {
		List<Chain> loads = otherLoads();
		double[] nanos = loads.stream().mapToDouble(other -> wholePerExecution(other).orElseThrow()).sorted().toArray();
		return nanos.length == 0 ? Optional.empty() : Optional.of(new Interval(nanos[0], nanos[0], nanos[nanos.length - 1]));
	}

	/** Chains to the same writer, of the same depth and shape, at other method times. */
	List<Chain> otherLoads() {
		return chain.sameWriter().stream()
				.filter(other -> other.shape() == chain.shape() && other.executions().equals(chain.executions())
						&& !other.methodTimeMicros().equals(chain.methodTimeMicros()) && wholePerExecution(other).isPresent())
				.sorted(Comparator.comparing(other -> other.methodTimeMicros().orElse(Double.MAX_VALUE))).toList();
	}

	/** Nanoseconds per execution of all portions together, the constant of the trace in it. */
	static Optional<Double> wholePerExecution(Chain chain) {
		return chain.wholePoint().map(point -> Math.max(0, point.nanos()) / point.executions());
	}

	/** How low the estimate interval of a slope reaches at least, in nanoseconds, and why. */
	private record Bound(double low, String remark) {
	}

	/** Of the chosen shape: from one depth by {@code single}, from several by a line. Of the other shape only by a line. */
	private PortionCost cost(Function<Chain, Optional<LineFit.Point>> point, Function<CallShape, Optional<Bound>> bound,
			Supplier<Estimate> single) {
		CallShape shape = chain.shape();
		CallShape other = shape.other();
		Optional<LineFit> fit = fit(shape, point);
		Optional<LineFit> otherFit = fit(other, point);
		Estimate perTrace = fit.map(this::constant).orElseGet(this::constantOfOneDepth);
		Estimate perExecution = fit.map(line -> slope(line, shape, bound)).orElseGet(single);
		Estimate inOtherShape = otherFit.map(line -> slope(line, other, bound))
				.orElseGet(() -> new Estimate.Unknown(
						chain.results().id() + " has no runs with calls of shape " + other.keyword() + " at several depths."));
		return new PortionCost(perTrace, perExecution, shape, inOtherShape,
				otherFit.map(this::constant).orElseGet(this::constantOfOneDepth));
	}

	private Optional<LineFit> fit(CallShape shape, Function<Chain, Optional<LineFit.Point>> point) {
		List<LineFit.Point> points = family.stream().filter(other -> other.shape() == shape).map(point).flatMap(Optional::stream).toList();
		return points.stream().mapToDouble(LineFit.Point::executions).distinct().count() < 2 ? Optional.empty()
				: Optional.of(new LineFit(points));
	}

	/** The runs of this shape that the line of all portions together goes through, by depth. */
	List<Chain> runs(CallShape shape) {
		return family.stream().filter(other -> other.shape() == shape && other.wholePoint().isPresent()).toList();
	}

	private Estimate constant(LineFit line) {
		Optional<Interval> measurement = line.constantInterval();
		return new Estimate.Extrapolated(measurement, believed(line.constant(), measurement),
				"constant of " + words(line, line.freeConstant(), "constant") + provenance);
	}

	private Estimate slope(LineFit line, CallShape shape, Function<CallShape, Optional<Bound>> bound) {
		Optional<Interval> measurement = line.slopeInterval();
		Interval believed = believed(line.slope(), measurement);
		Optional<Bound> reaching = bound.apply(shape);
		return new Estimate.Extrapolated(measurement, reaching.map(to -> believed.including(to.low())).orElse(believed),
				"slope of " + words(line, line.freeSlope(), "slope") + " with " + shape.keyword() + " calls"
						+ reaching.map(Bound::remark).orElse("") + provenance);
	}

	private static String words(LineFit line, double free, String coefficient) {
		String depths = line.points().stream().mapToDouble(LineFit.Point::executions).sorted().mapToObj(Portions::plain)
				.collect(Collectors.joining(", "));
		String held = free < 0 ? String.format(Locale.ROOT, "; the %s came out as %.4g ns, taken as 0 because a cost cannot be negative",
				coefficient, free) : "";
		return String.format(Locale.ROOT, "the least-squares line %.4g + %.4g × executions [ns per trace] through runs of depth %s, %s%s",
				line.constant(), line.slope(), depths,
				line.isWeighted() ? "weighted by their intervals over forks" : "its interval from the residuals", held);
	}

	private Estimate constantOfOneDepth() {
		return new Estimate.Extrapolated(Optional.empty(), Interval.exactly(0),
				"one depth cannot tell the constant cost of a trace from that of its executions; it is set to 0" + provenance);
	}

	/** The tolerance, and the measurement. */
	static Interval believed(double value, Optional<Interval> measurement) {
		Interval interval = Interval.exactly(value).atLeastRelative(CostModel.ESTIMATE_TOLERANCE);
		return measurement.map(measured -> interval.including(measured.low()).including(measured.high())).orElse(interval);
	}

	private Estimate step(Phase phase, boolean onlyBounded, String remark) {
		if (chain.runs().stream().noneMatch(run -> run.phase() == phase)) {
			return new Estimate.Unknown(chain.results().id() + " has no run of phase " + phase.keyword()
					+ "; its part lies in the next portion.");
		}
		Optional<Step> step = chain.step(phase);
		if (step.isEmpty()) {
			return new Estimate.Unknown(missing(phase));
		}
		return perExecution(step.get().measurement(), believed(step.get(), onlyBounded), step.get().origin(), remark);
	}

	private Estimate sumOfSteps(String remark) {
		Optional<List<Step>> steps = chain.steps();
		if (steps.isEmpty()) {
			Phase missing = chain.runs().stream().skip(1).filter(run -> chain.step(run.phase()).isEmpty()).findFirst().orElseThrow()
					.phase();
			return new Estimate.Unknown(missing(missing));
		}
		Interval believed = Interval.exactly(0);
		Optional<Interval> measurement = Optional.of(Interval.exactly(0));
		List<String> origins = new ArrayList<>();
		for (Step step : steps.get()) {
			believed = believed.plusDependent(believed(step, saturated && step == steps.get().getLast()));
			measurement = measurement.flatMap(sum -> step.measurement().map(sum::plusDependent));
			origins.add(step.origin());
		}
		String origin = String.join(" + ", origins);
		if (steps.get().stream().noneMatch(step -> step.stated() || step.clamped())) {
			// The runs in between cancel out, and so do their errors.
			Step whole = Step.difference(chain.first(), chain.writer()).orElseThrow();
			double value = believed.value();
			measurement = whole.measurement()
					.map(interval -> new Interval(value, Math.min(value, interval.low()), Math.max(value, interval.high())));
			origin = whole.origin();
		}
		return perExecution(measurement, believed, origin, remark);
	}

	private Estimate perExecution(Optional<Interval> measurement, Interval estimate, String origin, String remark) {
		OptionalDouble executions = chain.executions();
		double depth = executions.getAsDouble();
		Optional<Interval> measured = measurement.map(interval -> interval.times(1 / depth));
		String basis = "(" + origin + ") ÷ recursion depth " + plain(depth) + remark;
		return depth == 1 ? new Estimate.Measured(measured, estimate.times(1 / depth), basis + provenance)
				: new Estimate.Extrapolated(measured, estimate.times(1 / depth), basis
						+ "; extrapolated from one depth: the constant cost of a trace is set to 0 and lies in the quotient" + provenance);
	}

	/**
	 * The estimate interval of a step: the tolerance, the measurement, the other way to derive it, and 0 where only a bound
	 * is known.
	 */
	private static Interval believed(Step step, boolean onlyBounded) {
		Interval interval = believed(step.nanos(), step.measurement());
		if (step.derivedNanos().isPresent()) {
			interval = interval.including(step.derivedNanos().getAsDouble());
		}
		return (onlyBounded ? interval.including(0) : interval).clampedAtZero();
	}

	private String missing(Phase phase) {
		String label = chain.runs().stream().filter(run -> run.phase() == phase).findFirst().orElseThrow().label();
		return chain.results().id() + " has no figures to tell what " + label + " adds to the run before it.";
	}

	static String plain(double number) {
		return number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
	}
}
