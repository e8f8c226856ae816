/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.sonde.overhead.results.CallShape;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.statistics.Interval;

/**
 * The portions of one writer's overhead: differences of runs (Waller, Fittkau &amp; Hasselbring 2014, section 3.1), never ÷
 * records. From runs at one recursion depth a portion per execution is the difference ÷ depth, and the constant cost of a trace
 * lies in it; from several, both are fitted ({@link LineFit}), for each shape of calls by itself.
 */
final class Portions {

	private final RunChain chain;
	/** Chains of the same writer at the same method time, by depth. */
	private final List<RunChain> family;
	private final Provenance measured;
	private final boolean saturated;
	/** The saturation behind the bounds. */
	private final Remark saturation;

	/**
	 * @param chosen to a run of phase writing
	 * @param measured where, and what was assumed
	 */
	Portions(RunChain chosen, Provenance measured) {
		chain = chosen;
		family = chosen.sameWriter().stream()
				.filter(other -> other.methodTimeMicros().equals(chosen.methodTimeMicros()) && other.executions().isPresent()
						&& other.first().phase() == Phase.NONE)
				.sorted(Comparator.comparing(other -> other.executions().getAsDouble())).toList();
		this.measured = measured;
		saturated = mayBeSaturated(chosen);
		saturation = isSaturated(chosen) ? Remark.Note.SATURATED : Remark.Note.PERHAPS_SATURATED;
	}

	/**
	 * Whether the writer is taken as saturated: method time 0 and W above C by the wall clock. CPU time does not run while a
	 * thread waits, so it says nothing about a full queue.
	 */
	static boolean isSaturated(RunChain chain) {
		return chain.isTimedByWallClock() && chain.methodTimeMicros().orElse(1) == 0
				&& nanos(chain, Phase.WRITING) > nanos(chain, Phase.COLLECTING);
	}

	/** The same, or the source does not state the method time: then nothing rules it out. */
	static boolean mayBeSaturated(RunChain chain) {
		return chain.isTimedByWallClock() && chain.methodTimeMicros().orElse(0) == 0
				&& nanos(chain, Phase.WRITING) > nanos(chain, Phase.COLLECTING);
	}

	private static double nanos(RunChain chain, Phase phase) {
		return chain.step(phase).map(RunStep::nanos).orElse(Double.NaN);
	}

	/**
	 * The run that shows best how long a record takes the writer: itself if it is saturated, else the longest saturated one,
	 * else itself.
	 */
	static RunChain runForServiceTime(RunChain chosen) {
		return isSaturated(chosen) ? chosen : chosen.sameWriter().stream().filter(Portions::isSaturated)
						.max(Comparator.comparing(chain -> chain.executions().orElse(0))).orElse(chosen);
	}

	/** The same in CPU time of the thread; this, if that was not measured. */
	Portions byThreadTime() {
		return chain.timedBy(Clock.THREAD_CPU).map(runs -> new Portions(runs, measured)).orElse(this);
	}

	/** Returns the chain of runs up to the chosen one. */
	RunChain chain() {
		return chain;
	}

	/** Whether the chosen run is taken as saturated. */
	boolean isSaturated() {
		return isSaturated(chain);
	}

	/** Whether one of the runs may be saturated from which the cost in this shape of calls is fitted. */
	private boolean mayBeSaturated(CallShape shape) {
		return family.stream().anyMatch(other -> other.shape() == shape && other.wholePoint().isPresent() && mayBeSaturated(other));
	}

	/** I, C or W. */
	PortionCost of(Phase phase) {
		return cost(other -> other.point(phase), other -> other.step(phase).stream().toList(),
				shape -> phase == Phase.WRITING && mayBeSaturated(shape) ? OptionalDouble.of(0) : OptionalDouble.empty(),
				() -> step(phase));
	}

	/** I + C + W. */
	PortionCost active() {
		return cost(RunChain::wholePoint, other -> other.steps().orElse(List.of()),
				shape -> mayBeSaturated(shape)
						? OptionalDouble.of(EstimateUncertainty.ofBenchmark(Interval.exactly(slopeWithoutHandOver(shape))).low())
						: OptionalDouble.empty(), this::sumOfSteps);
	}

	/** I + C in nanoseconds per execution, by the line through the runs of a shape that has several depths. */
	private double slopeWithoutHandOver(CallShape shape) {
		return line(shape, other -> other.wholePoint().flatMap(whole -> other.step(Phase.WRITING)
				.map(writing -> new LineFit.Point(whole.executions(), whole.nanos() - writing.signedNanos(), OptionalDouble.empty()))),
				other -> List.of()).map(line -> line.fit().slope()).orElse(0.0);
	}

	/**
	 * What a probe costs that is woven in but switched off: at most I of the depth with the largest I per execution, since I does
	 * not grow linearly with the depth.
	 */
	Estimate deactivated() {
		Estimate bound = of(Phase.DEACTIVATED).nanosPerExecution();
		List<RunChain> runs = family.stream().filter(other -> other.step(Phase.DEACTIVATED).isPresent()).toList();
		if (runs.size() > 1) {
			RunChain highest = runs.stream().max(Comparator.comparingDouble(Portions::instrumentationPerExecution)).orElseThrow();
			RunStep step = highest.step(Phase.DEACTIVATED).orElseThrow();
			Optional<Interval> measurement = step.measurement().map(interval -> interval.times(1 / highest.executions().getAsDouble()));
			bound = new Estimate.Extrapolated(measurement, believed(instrumentationPerExecution(highest), measurement),
					quotient(highest, List.of(step), new Remark.LargestOf(runs.size())));
		}
		return bound instanceof Estimate.Known known ? new Estimate.Extrapolated(known.measurement(), known.estimate().including(0),
				known.provenance().with(Remark.Note.UPPER_BOUND)) : bound;
	}

	private static double instrumentationPerExecution(RunChain chain) {
		return chain.step(Phase.DEACTIVATED).orElseThrow().nanos() / chain.executions().getAsDouble();
	}

	/**
	 * The least cost of all runs and the greatest, where the writer was measured under other loads too: at other method times.
	 */
	Optional<Interval> underOtherLoads() {
		List<RunChain> loads = otherLoads();
		double[] nanos = loads.stream().mapToDouble(other -> wholePerExecution(other).orElseThrow()).sorted().toArray();
		return nanos.length == 0 ? Optional.empty() : Optional.of(new Interval(nanos[0], nanos[0], nanos[nanos.length - 1]));
	}

	/** Chains to the same writer, of the same depth and shape, at other method times. */
	List<RunChain> otherLoads() {
		return chain.sameWriter().stream()
				.filter(other -> other.shape() == chain.shape() && other.executions().equals(chain.executions())
						&& !other.methodTimeMicros().equals(chain.methodTimeMicros()) && wholePerExecution(other).isPresent())
				.sorted(Comparator.comparing(other -> other.methodTimeMicros().orElse(Double.MAX_VALUE))).toList();
	}

	/** Nanoseconds per execution of all portions together, the constant of the trace in it. */
	static Optional<Double> wholePerExecution(RunChain chain) {
		return chain.wholePoint().map(point -> Math.max(0, point.nanos()) / point.executions());
	}

	/**
	 * Through the runs of a shape at several depths.
	 *
	 * @param points what it goes through, as inputs of what is taken from it
	 */
	private record Line(CallShape shape, LineFit fit, Supplier<List<CostFigure>> points) {
	}

	/**
	 * Of the chosen shape: from one depth by {@code single}, from several by a line. Of the other shape only by a line.
	 *
	 * @param steps what the point of a run is made of
	 * @param low how low the estimate interval of a slope reaches, as runs of the shape may be saturated; empty if they are not
	 */
	private PortionCost cost(Function<RunChain, Optional<LineFit.Point>> point, Function<RunChain, List<RunStep>> steps,
			Function<CallShape, OptionalDouble> low, Supplier<Estimate> single) {
		CallShape shape = chain.shape();
		Optional<Line> line = line(shape, point, steps);
		Optional<Line> other = line(shape.other(), point, steps);
		return new PortionCost(constant(line), line.map(of -> slope(of, low.apply(shape))).orElseGet(single), shape,
				other.map(of -> slope(of, low.apply(of.shape()))).orElseGet(() -> new Estimate.Unknown(
						chain.results().id() + " has no runs with calls of shape " + shape.other().keyword() + " at several depths.")),
				constant(other));
	}

	private Optional<Line> line(CallShape shape, Function<RunChain, Optional<LineFit.Point>> point, Function<RunChain,
			List<RunStep>> steps) {
		List<RunChain> runs = family.stream().filter(other -> other.shape() == shape && point.apply(other).isPresent()).toList();
		List<LineFit.Point> points = runs.stream().map(run -> point.apply(run).orElseThrow()).toList();
		return points.stream().mapToDouble(LineFit.Point::executions).distinct().count() < 2 ? Optional.empty()
				: Optional.of(new Line(shape, new LineFit(points), () -> IntStream.range(0, runs.size())
						.mapToObj(i -> overhead(points.get(i), runs.get(i), steps.apply(runs.get(i)))).toList()));
	}

	private static CostFigure overhead(LineFit.Point point, RunChain run, List<RunStep> steps) {
		return CostFigure.exactly("overhead at " + plain(point.executions()) + " executions", RunTime.UNIT, point.nanos(), Optional.empty(),
				Provenance.NONE.by(sum(steps), () -> run.inputs(steps)));
	}

	/** Returns the steps as a formula. */
	private static String sum(List<RunStep> steps) {
		return IntStream.range(0, steps.size()).mapToObj(i -> "{" + i + "}").collect(Collectors.joining(" + "));
	}

	private Estimate constant(Optional<Line> line) {
		return line.map(of -> coefficient("constant", of.fit().constant(), of.fit().freeConstant(), of.fit().constantInterval(), of,
				OptionalDouble.empty())).orElseGet(() -> new Estimate.Extrapolated(Optional.empty(), Interval.exactly(0),
						measured.by("0", Remark.Note.CONSTANT_UNKNOWN)));
	}

	private Estimate slope(Line line, OptionalDouble low) {
		return coefficient("slope", line.fit().slope(), line.fit().freeSlope(), line.fit().slopeInterval(), line, low);
	}

	private Estimate coefficient(String name, double value, double free, Optional<Interval> measurement, Line line, OptionalDouble low) {
		Interval believed = believed(value, measurement);
		List<Remark> remarks = new ArrayList<>(List.of(line.fit().isWeighted() ? Remark.Note.WEIGHTED : Remark.Note.RESIDUALS));
		if (free < 0) {
			remarks.add(new Remark.Negative("the " + name, "ns", free));
		}
		if (low.isPresent()) {
			remarks.add(saturation);
		}
		return new Estimate.Extrapolated(measurement, low.isPresent() ? believed.including(low.getAsDouble()) : believed,
				measured.by(name + " of the least-squares line overhead = constant + slope × executions, of "
						+ (line.shape() == CallShape.SIBLINGS ? "sibling" : "nested") + " calls",
						line.points(), remarks.toArray(Remark[]::new)));
	}

	/** Returns the interval of a benchmark for other loads, extended to contain the measurement. */
	static Interval believed(double value, Optional<Interval> measurement) {
		Interval interval = EstimateUncertainty.ofBenchmark(Interval.exactly(value));
		return measurement.map(measured -> interval.including(measured.low()).including(measured.high())).orElse(interval);
	}

	private Estimate step(Phase phase) {
		if (chain.runs().stream().noneMatch(run -> run.phase() == phase)) {
			return new Estimate.Unknown(chain.results().id() + " has no run of phase " + phase.keyword()
					+ "; its part is in the next portion.");
		}
		boolean onlyBounded = saturated && phase == Phase.WRITING;
		return chain.step(phase).<Estimate>map(
				step -> perExecution(step.measurement(), believed(step, onlyBounded), List.of(step), onlyBounded))
				.orElseGet(() -> new Estimate.Unknown(missing(phase)));
	}

	private Estimate sumOfSteps() {
		if (chain.steps().isEmpty()) {
			return new Estimate.Unknown(missing(chain.runs().stream().skip(1).map(Configuration::phase)
					.filter(phase -> chain.step(phase).isEmpty()).findFirst().orElseThrow()));
		}
		List<RunStep> steps = chain.steps().get();
		Interval believed = Interval.exactly(0);
		Optional<Interval> measurement = Optional.of(Interval.exactly(0));
		for (RunStep step : steps) {
			believed = believed.plusDependent(believed(step, saturated && step == steps.getLast()));
			measurement = measurement.flatMap(sum -> step.measurement().map(sum::plusDependent));
		}
		if (steps.stream().noneMatch(step -> step.stated() || step.clamped())) {
			// The runs in between cancel out, and so do their errors.
			double value = believed.value();
			measurement = RunStep.difference(chain.first(), chain.writer()).orElseThrow().measurement()
					.map(interval -> new Interval(value, Math.min(value, interval.low()), Math.max(value, interval.high())));
		}
		return perExecution(measurement, believed, steps, saturated);
	}

	private Estimate.Known perExecution(Optional<Interval> measurement, Interval estimate, List<RunStep> steps, boolean onlyBounded) {
		double depth = chain.executions().getAsDouble();
		Optional<Interval> perExecution = measurement.map(interval -> interval.times(1 / depth));
		Provenance quotient = quotient(chain, steps, onlyBounded ? new Remark[] { saturation } : new Remark[0]);
		return depth == 1 ? new Estimate.Measured(perExecution, estimate.times(1 / depth), quotient)
				: new Estimate.Extrapolated(perExecution, estimate.times(1 / depth), quotient.with(Remark.Note.ONE_DEPTH));
	}

	private Provenance quotient(RunChain run, List<RunStep> steps, Remark... remarks) {
		String sum = steps.size() > 1 ? "(" + sum(steps) + ")" : sum(steps);
		return measured.by(sum + " ÷ {" + steps.size() + "}", () -> run.inputs(steps), remarks);
	}

	/**
	 * The estimate interval of a step: the tolerance, the measurement, the other way to derive it, and 0 where only a bound
	 * is known.
	 */
	private static Interval believed(RunStep step, boolean onlyBounded) {
		Interval interval = believed(step.nanos(), step.measurement());
		if (step.derivedNanos().isPresent()) {
			interval = interval.including(step.derivedNanos().getAsDouble());
		}
		return (onlyBounded ? interval.including(0) : interval).clampedAtZero();
	}

	private String missing(Phase phase) {
		String label = chain.runs().stream().filter(run -> run.phase() == phase).findFirst().orElseThrow().label();
		return chain.results().id() + " has no figures for what " + label + " adds to the run before it.";
	}

	static String plain(double number) {
		return number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
	}
}
