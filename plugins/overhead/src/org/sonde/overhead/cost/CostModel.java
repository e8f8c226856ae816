/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.handover.GapCosts;
import org.sonde.overhead.objects.ObjectCosts;
import org.sonde.overhead.results.CallShape;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ProbeAllocation;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.statistics.Interval;

/**
 * What a probe costs, by one result set and one of its writers. Everything is computed once; asking is cheap. The
 * definitions are in {@code docs/dev/estimate.md}.
 */
public final class CostModel {

	private static final Pattern MAJOR_VERSION = Pattern.compile("\\D+\\d+(?=[. ]|$)");
	private final MeasuredRun run;
	private final Optional<Scaling> scaling;
	/** The model of the same writer with fewer application threads, if this one is used for a number between the two. */
	private final Optional<CostModel> fewerThreads;
	/** Whose hand-over this takes, because its own result set has none by the gap; else empty. */
	private final Optional<CostModel> calibration;
	/** The costs of probes that watch objects. They come from a result set of their own. */
	private final ObjectCosts objects;
	private final Estimate instrumentation;
	private final Estimate deactivated;
	private final List<LoadCost> loads;
	private final Map<CallContext, Estimate> activeCosts;
	/** Empty if the result set has no sweep over gaps with this writer. */
	private final Optional<GapEstimates> gapEstimates;

	private CostModel(MeasuredRun run, Optional<Scaling> scaling, Optional<CostModel> fewerThreads, Optional<CostModel> calibration,
			ObjectCosts objects) {
		this.run = run;
		this.scaling = scaling;
		this.fewerThreads = fewerThreads;
		this.calibration = calibration;
		this.objects = objects;
		instrumentation = scaled(run.instrumentation);
		deactivated = scaled(run.deactivated);
		loads = run.loads().stream().map(load -> load.times(scaling.map(by -> by.factor().value()).orElse(1.0))).toList();
		gapEstimates = calibration.flatMap(by -> by.gapCosts().flatMap(this::withOwnCollecting)).or(() -> run.gapCosts.map(this::scaled))
				.map(costs -> new GapEstimates(costs, instrumentation instanceof Estimate.Known known ? known.value() : 0, run.inProgram,
						scaling, run.provenance, Optional.empty(), calibration.map(CostModel::measuredOn)));
		activeCosts = ContextCosts.of(run.active, run.portions.flatMap(Portions::underOtherLoads), loads.size() - 1);
	}

	private static CostModel of(ResultSet results, Optional<Configuration> writer) {
		return new CostModel(new MeasuredRun(results, writer, Optional.empty()), Optional.empty(), Optional.empty(), Optional.empty(),
				ObjectCosts.NONE);
	}

	/** The runs with a writer, in the order of the result set: the choices for {@link #of(ResultSet, String)}. */
	public static List<Configuration> writers(ResultSet results) {
		return results.configurations().stream().filter(configuration -> configuration.phase() == Phase.WRITING).toList();
	}

	/**
	 * By the default writer: of the runs with the fewest threads one of nested or sibling calls, one by the wall clock, one that
	 * leads back to a run without probes, one of nested calls, which are assumed where nothing is known, the one measured at the
	 * most depths, the lowest method time; of several such the last one. Without any, every cost is unknown and says so.
	 */
	public static CostModel of(ResultSet results) {
		return of(results, writer -> true);
	}

	/** Makes a model of one of the accepted writers, chosen in the same way. */
	public static CostModel of(ResultSet results, Predicate<Configuration> among) {
		List<RunChain> writers = writers(results).stream().filter(among).map(writer -> RunChain.to(results, writer)).toList();
		int fewest = writers.stream().mapToInt(RunChain::threads).min().orElse(1);
		Comparator<RunChain> better = Comparator.comparing((RunChain chain) -> chain.shape().isModelled())
				.thenComparing(RunChain::isTimedByWallClock)
				.thenComparing(chain -> chain.first().phase() == Phase.NONE).thenComparing(chain -> chain.shape() == CallShape.NESTED)
				.thenComparing(RunChain::depths).thenComparing(chain -> -chain.methodTimeMicros().orElse(0));
		Optional<RunChain> best = writers.stream().filter(chain -> chain.threads() == fewest)
				.reduce((first, second) -> better.compare(first, second) > 0 ? first : second);
		return of(results, best.map(RunChain::writer));
	}

	/** @throws OverheadException if the result set has no writer of this id; the message lists those it has */
	public static CostModel of(ResultSet results, String writerId) throws OverheadException {
		Optional<Configuration> writer = results.find(writerId).filter(configuration -> configuration.phase() == Phase.WRITING);
		if (writer.isEmpty()) {
			String choices = writers(results).stream().map(Configuration::id).collect(Collectors.joining(", "));
			throw new OverheadException(OverheadProblem.NO_SUCH_WRITER, results.id(), writerId,
					choices.isEmpty() ? "(there is none)" : choices);
		}
		return of(results, writer);
	}

	/** The same with every time scaled to another machine. */
	public CostModel scaled(Scaling by) {
		return new CostModel(run, Optional.of(by), fewerThreads, calibration, objects);
	}

	/**
	 * The same with the hand-over by the gap that a calibration measured, for a result set that was measured at one gap only, as published
	 * ones are. Collecting stays that of the result set, {@linkplain #scaled(Scaling) scaled} if it is; the hand-over is as calibrated.
	 *
	 * @throws OverheadException if {@link #obstacleToHandOverOf} says why not
	 */
	public CostModel withHandOverOf(CostModel calibrated) throws OverheadException {
		Optional<String> obstacle = obstacleToHandOverOf(calibrated);
		if (obstacle.isPresent()) {
			throw new OverheadException(OverheadProblem.NO_HAND_OVER, results().id(), calibrated.results().id(), obstacle.get());
		}
		return new CostModel(new MeasuredRun(run.results, run.writer, Optional.of(calibrated.measuredOn())), scaling, fewerThreads,
				Optional.of(calibrated), objects);
	}

	/** The same with what events of watched fields and types cost. These are not scaled to another machine. */
	public CostModel withObjects(ObjectCosts costs) {
		return costs == objects ? this : new CostModel(run, scaling, fewerThreads, calibration, costs);
	}

	/** Returns what events of watched fields and types cost. */
	public ObjectCosts objects() {
		return objects;
	}

	/**
	 * Why this cannot take the hand-over of a calibration; empty if it can: of the same framework, in any minor version, and kind of
	 * probes.
	 */
	public Optional<String> obstacleToHandOverOf(CostModel calibrated) {
		if (gapEstimates.isPresent()) {
			return Optional.of(results().id() + " has a sweep over gaps itself");
		}
		if (calibrated.gapEstimates.isEmpty()) {
			return Optional.of(calibrated.results().id() + " has no sweep over gaps");
		}
		if (!probeKind().equals(calibrated.probeKind())) {
			return Optional.of("they were measured with different probe kinds");
		}
		if (framework().isEmpty() || !framework().equals(calibrated.framework())) {
			return Optional.of("they were measured with different frameworks, " + framework().orElse("an unknown one") + " and "
					+ calibrated.framework().orElse("an unknown one"));
		}
		return run.collecting.nanosPerExecution() instanceof Estimate.Known ? Optional.empty()
				: Optional.of(results().id() + " does not state the cost of collecting");
	}

	/** Whose hand-over this takes ({@link #withHandOverOf}); else empty. */
	public Optional<CostModel> calibration() {
		return calibration;
	}

	/** The monitoring framework with its major version, such as {@code Kieker 2}; empty if the result set does not say it. */
	private Optional<String> framework() {
		return conditions().find(ConditionName.FRAMEWORK).map(Condition::value).map(MAJOR_VERSION::matcher).filter(Matcher::lookingAt)
				.map(Matcher::group);
	}

	private Optional<GapCosts> withOwnCollecting(GapCosts costs) {
		return collectingNanosPerCall() instanceof Estimate.Known known ? Optional.of(costs.collecting(known.value())) : Optional.empty();
	}

	/** Returns how times were scaled to another machine. Empty if they were not. */
	public Optional<Scaling> scaling() {
		return scaling;
	}

	/**
	 * The model for so many application threads: this one if it was measured with as many or more; else the same writer with the
	 * next larger number that was measured. Where that is more, the intervals reach to the run with the next smaller number, or
	 * the same. If none was measured with enough, this one, whose costs are then unknown.
	 *
	 * @throws IllegalArgumentException below 1
	 */
	public CostModel forThreads(int threads) {
		requireThreads(threads);
		if (threads == measuredThreads() || run.writer.isEmpty()) {
			return this;
		}
		RunChain chosen = RunChain.to(run.results, run.writer.get());
		List<RunChain> runs = chosen.otherThreads();
		Optional<RunChain> enough = threads < measuredThreads() ? Optional.of(chosen)
				: runs.stream().filter(one -> one.threads() >= threads).min(Comparator.comparing(RunChain::threads));
		Optional<CostModel> fewer = runs.stream().filter(one -> one.threads() <= threads).max(Comparator.comparing(RunChain::threads))
				.filter(one -> enough.isPresent() && enough.get().threads() > threads).map(one -> with(one, Optional.empty()));
		return enough.map(one -> with(one, fewer)).orElse(this);
	}

	private CostModel with(RunChain other, Optional<CostModel> fewer) {
		MeasuredRun measured = new MeasuredRun(run.results, Optional.of(other.writer()), calibration.map(CostModel::measuredOn));
		return new CostModel(measured, scaling, fewer, calibration, objects);
	}

	public ResultSet results() {
		return run.results;
	}

	/** The run whose writer is used; empty if the result set has none. */
	public Optional<Configuration> writer() {
		return run.writer;
	}

	/** The conditions of that run. */
	public Conditions conditions() {
		return run.conditions;
	}

	/** I in nanoseconds per execution. */
	public Estimate instrumentationNanosPerCall() {
		return instrumentation;
	}

	/**
	 * The same for a program, where it may be something else: with another estimate interval.
	 *
	 * @param callsPerSecond of all probes together
	 * @param threads application threads of the program
	 */
	public Estimate instrumentationInPrograms(double callsPerSecond, int threads) {
		return EstimateUncertainty.instrumentationInPrograms(instrumentation, callsPerSecond, threads);
	}

	/** C in nanoseconds per execution. */
	public Estimate collectingNanosPerCall() {
		return scaled(run.collecting.nanosPerExecution());
	}

	/** W in nanoseconds per execution; the upper bound of the hand-over if {@link #isSaturatedRun()}. */
	public Estimate writingNanosPerCall() {
		return scaled(run.writing.nanosPerExecution());
	}

	/** Whether the run is taken as saturated: method time 0 and W &gt; C. The hand-over is then only known to lie in [0, W]. */
	public boolean isSaturatedRun() {
		return run.saturated;
	}

	/**
	 * Service time of the writer in nanoseconds per record: response time ÷ (records per trace × threads) of a saturated run;
	 * else unknown.
	 */
	public Estimate nanosPerRecord() {
		return calibration.map(CostModel::nanosPerRecord).orElseGet(() -> scaled(run.serviceTime.nanosPerRecord()));
	}

	/** Returns the most nanoseconds that the writer needs for a record, from any run with a writer. */
	public OptionalDouble nanosPerRecordAtMost() {
		OptionalDouble atMost = run.serviceTime.atMost();
		return atMost.isPresent() && scaling.isPresent() ? OptionalDouble.of(atMost.getAsDouble() * scaling.get().factor().high()) : atMost;
	}

	/**
	 * Records per execution: the value if traces are as long as the benchmark's, the low end for endless traces, the high end
	 * if every execution is a trace of its own.
	 */
	public Optional<Interval> recordsPerExecution() {
		return run.recordsPerExecution;
	}

	/**
	 * Returns the factor by which measurements in a program multiply collecting and hand-over of {@link #gapCosts}. It is 1 without
	 * measurements or without a sweep.
	 */
	public double programFactor() {
		return run.inProgram.orElse(1.0);
	}

	/** The cost by the gap between records; empty if the result set has no sweep over gaps with this writer. */
	public Optional<GapCosts> gapCosts() {
		return gapEstimates.map(GapEstimates::costs);
	}

	/** Returns what active probes of the kind of {@link #gapCosts} allocate. Empty if the result set does not say it. */
	public Optional<ProbeAllocation> allocation() {
		return calibration.map(CostModel::allocation).orElse(run.allocation);
	}

	/** Returns how active probes of one kind are estimated by the gaps between their records. Empty if that is not known. */
	Optional<GapEstimates> gapEstimates() {
		return gapEstimates;
	}

	private GapCosts scaled(GapCosts costs) {
		return scaling.map(by -> costs.times(by.factor().value())).orElse(costs);
	}

	/** The number of application threads with which the run was made; 1 if the source does not say. */
	public int measuredThreads() {
		return Obstacles.threads(run.conditions);
	}

	/** The result set, machine, JVM and year, for the user. */
	public String measuredOn() {
		return run.measuredOn;
	}

	/** Returns the provenance of what is computed from the sweep over gaps. */
	Provenance sweep() {
		return Provenance.stated("sweep over gaps of " + calibration.map(CostModel::measuredOn).orElse(run.measuredOn));
	}

	/**
	 * What an active probe cost per execution under the loads with which this writer was measured; empty if there was one load
	 * only.
	 */
	public List<LoadCost> loads() {
		return loads;
	}

	/** The kind of the probes that were measured; empty if the source does not say. */
	public Optional<ProbeKind> probeKind() {
		return run.conditions.probeKind();
	}

	/** The same with the nested context assumed. */
	public Estimate nanosPerCall(ProbeKind kind, boolean active, int threads) {
		return nanosPerCall(kind, active, threads, CallContext.ASSUMED_NESTED);
	}

	/**
	 * The own cost of one probe in nanoseconds per execution of its operation; probes in callees are not included, and neither is
	 * what a trace costs on top of its executions ({@link #nanosPerTrace}).
	 *
	 * @param active else woven in but switched off: I, an upper bound
	 * @param threads application threads, from 1; more than were measured are unknown
	 */
	public Estimate nanosPerCall(ProbeKind kind, boolean active, int threads, CallContext context) {
		requireThreads(threads);
		return obstacle(kind, threads)
				.orElseGet(() -> forFewerThreads(active ? scaled(activeCosts.get(context)) : deactivated, kind, active, threads, context));
	}

	/**
	 * What an active probe costs in addition whenever its execution opens a trace, in nanoseconds; 0 where one depth cannot show
	 * it.
	 */
	public Estimate nanosPerTrace(ProbeKind kind, int threads) {
		requireThreads(threads);
		boolean nestedMeasured = run.active.nanosPerExecution(CallShape.NESTED) instanceof Estimate.Known;
		return obstacle(kind, threads)
				.orElseGet(() -> scaled(nestedMeasured ? run.active.nanosPerTrace(CallShape.NESTED) : run.active.nanosPerTrace()));
	}

	/** Threads that the sweep over gaps had count as measured: between them, it is the gap that decides. */
	private Optional<Estimate> obstacle(ProbeKind kind, int threads) {
		boolean swept = gapEstimates.filter(estimates -> estimates.costs().kind() == kind && threads <= estimates.costs().threads())
				.isPresent();
		return run.obstacles.to(kind, swept ? Math.min(threads, measuredThreads()) : threads);
	}

	private Estimate scaled(Estimate estimate) {
		return scaling.map(by -> by.of(estimate)).orElse(estimate);
	}

	/** Fewer threads contend less than the measured ones did; how much less is known only where fewer were measured too. */
	private Estimate forFewerThreads(Estimate estimate, ProbeKind kind, boolean active, int threads, CallContext context) {
		if (!(estimate instanceof Estimate.Known known) || threads >= measuredThreads()) {
			return estimate;
		}
		Interval interval = known.estimate();
		OptionalInt reachesTo = OptionalInt.empty();
		if (fewerThreads.isPresent() && fewerThreads.get().nanosPerCall(kind, active, fewerThreads.get().measuredThreads(), context)
				instanceof Estimate.Known fewer) {
			interval = interval.including(fewer.estimate().low()).including(fewer.estimate().high());
			reachesTo = OptionalInt.of(fewerThreads.get().measuredThreads());
		}
		return known.with(interval, known.provenance().with(new Remark.Contention(measuredThreads(), threads, reachesTo)));
	}

	private static void requireThreads(int threads) {
		if (threads < 1) {
			throw new IllegalArgumentException("a program has at least 1 application thread, found " + threads);
		}
	}
}
