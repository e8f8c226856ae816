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

import org.sonde.common.digits.Digits;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.handover.GapCosts;
import org.sonde.overhead.objects.ObjectCosts;
import org.sonde.overhead.results.CallShape;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.GapSweep;
import org.sonde.overhead.results.InProgram;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ProbeAllocation;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.statistics.Interval;

/**
 * What a probe costs, by one result set and one of its writers. Everything is computed once, here; asking is cheap. The
 * definitions are in {@code docs/dev/estimate.md}.
 */
public final class CostModel {

	private static final Pattern MAJOR_VERSION = Pattern.compile("\\D+\\d+(?=[. ]|$)");
	private static final List<ConditionName> ASSUMPTIONS_THAT_MATTER = List.of(ConditionName.PROBE_KIND,
			ConditionName.RECURSION_DEPTH, ConditionName.METHOD_TIME_MICROS, ConditionName.THREADS,
			ConditionName.RECORDS_PER_TRACE);

	private final ResultSet results;
	private final Optional<Configuration> writer;
	private final Conditions conditions;
	private final Optional<Scaling> scaling;
	/** The model of the same writer with fewer application threads, if this one is used for a number between the two. */
	private final Optional<CostModel> fewerThreads;
	private final Obstacles obstacles;
	private final Optional<Portions> portions;
	private final boolean saturated;
	private final PortionCost collecting;
	private final PortionCost writing;
	private final PortionCost active;
	private final Estimate instrumentation;
	private final Map<CallContext, Estimate> activeCosts;
	private final Estimate deactivated;
	private final List<LoadCost> loads;
	private final Optional<Interval> recordsPerExecution;
	private final ServiceTime serviceTime;
	private final String measuredOn;
	private final Optional<Double> inProgram;
	private final Optional<ProbeAllocation> allocation;
	/** Empty if the result set has no sweep over gaps with this writer. */
	private final Optional<GapEstimates> gapEstimates;

	/** Whose hand-over this takes, because its own result set has none by the gap; else empty. */
	private final Optional<CostModel> calibration;

	/** The costs of probes that watch objects. They come from a result set of their own. */
	private final ObjectCosts objects;

	private CostModel(ResultSet results, Optional<Configuration> writer, Optional<Scaling> scaling, Optional<CostModel> fewerThreads,
			Optional<CostModel> calibration, ObjectCosts objects) {
		this.calibration = calibration;
		this.objects = objects;
		this.results = results;
		this.writer = writer;
		this.scaling = scaling;
		this.fewerThreads = fewerThreads;
		conditions = writer.map(results::conditionsOf).orElse(results.conditions());
		Optional<GapCosts> swept = writer.flatMap(run -> GapCosts.of(results, run));
		Optional<GapSweep> sweep = swept.flatMap(costs -> results.gapSweep(writer.get()));
		Optional<InProgram> program = sweep.flatMap(GapSweep::inProgram);
		inProgram = program.map(InProgramFactor::factor);
		allocation = calibration.map(CostModel::allocation).orElseGet(() -> sweep.flatMap(GapSweep::allocation));
		measuredOn = placeOfMeasurement(program);
		Provenance measured = measured();
		obstacles = new Obstacles(results, writer);
		Optional<String> obstacle = obstacles.toPortions();
		Optional<RunChain> chain = writer.map(run -> RunChain.to(results, run));
		portions = obstacle.isPresent() ? Optional.empty() : chain.map(runs -> new Portions(runs, measured));
		PortionCost none = PortionCost.unknown(obstacle.orElse(""));
		saturated = portions.map(Portions::isSaturated).orElse(false);
		collecting = portions.map(all -> all.of(Phase.COLLECTING)).orElse(none);
		writing = portions.map(all -> all.of(Phase.WRITING)).orElse(none);
		active = portions.map(Portions::active).orElse(none);
		// A sweep is in CPU time, so what is added to it must be CPU time, too. Elapsed time is longer if other programs ran.
		Optional<Portions> ofInstrumentation = swept.isPresent() ? portions.map(Portions::byThreadTime) : portions;
		instrumentation = scaled(ofInstrumentation.map(all -> all.of(Phase.DEACTIVATED)).orElse(none).nanosPerExecution());
		deactivated = scaled(ofInstrumentation.map(Portions::deactivated).orElse(none.nanosPerExecution()));
		recordsPerExecution = recordsPerExecutionOf();
		serviceTime = ServiceTime.of(results, chain.map(Portions::runForServiceTime), measured);
		loads = portions.map(all -> LoadCost.of(all, serviceTime.nanosPerRecord())).orElse(List.of()).stream()
				.map(load -> load.times(scaling.map(by -> by.factor().value()).orElse(1.0))).toList();
		gapEstimates = calibration.flatMap(by -> by.gapCosts().flatMap(this::withOwnCollecting)).or(() -> swept.map(this::scaled))
				.map(costs -> new GapEstimates(costs, instrumentation instanceof Estimate.Known known ? known.value() : 0, inProgram, scaling, measured,
						Optional.empty(), calibration.map(CostModel::measuredOn)));
		activeCosts = ContextCosts.of(active, portions.flatMap(Portions::underOtherLoads), loads.size() - 1);
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
		return new CostModel(results, best.map(RunChain::writer), Optional.empty(), Optional.empty(), Optional.empty(), ObjectCosts.NONE);
	}

	/** @throws OverheadException if the result set has no writer of this id; the message lists those it has */
	public static CostModel of(ResultSet results, String writerId) throws OverheadException {
		Optional<Configuration> writer = results.find(writerId).filter(configuration -> configuration.phase() == Phase.WRITING);
		if (writer.isEmpty()) {
			String choices = writers(results).stream().map(Configuration::id).collect(Collectors.joining(", "));
			throw new OverheadException(OverheadProblem.NO_SUCH_WRITER, results.id(), writerId,
					choices.isEmpty() ? "(there is none)" : choices);
		}
		return new CostModel(results, writer, Optional.empty(), Optional.empty(), Optional.empty(), ObjectCosts.NONE);
	}

	/** The same with every time scaled to another machine. */
	public CostModel scaled(Scaling by) {
		return new CostModel(results, writer, Optional.of(by), fewerThreads, calibration, objects);
	}

	/**
	 * The same with the hand-over by the gap that a calibration measured, for a result set that was measured at one gap only, as published ones
	 * are. Collecting stays that of the result set, {@linkplain #scaled(Scaling) scaled} if it is; the hand-over is as calibrated.
	 *
	 * @throws OverheadException if {@link #obstacleToHandOverOf} says why not
	 */
	public CostModel withHandOverOf(CostModel calibrated) throws OverheadException {
		Optional<String> obstacle = obstacleToHandOverOf(calibrated);
		if (obstacle.isPresent()) {
			throw new OverheadException(OverheadProblem.NO_HAND_OVER, results.id(), calibrated.results.id(), obstacle.get());
		}
		return new CostModel(results, writer, scaling, fewerThreads, Optional.of(calibrated), objects);
	}

	/** The same with what events of watched fields and types cost. These are not scaled to another machine. */
	public CostModel withObjects(ObjectCosts costs) {
		return costs == objects ? this : new CostModel(results, writer, scaling, fewerThreads, calibration, costs);
	}

	/** Returns what events of watched fields and types cost. */
	public ObjectCosts objects() {
		return objects;
	}

	/** Why this cannot take the hand-over of a calibration; empty if it can: of the same framework, in any minor version, and kind of probes. */
	public Optional<String> obstacleToHandOverOf(CostModel calibrated) {
		if (gapEstimates.isPresent()) {
			return Optional.of(results.id() + " has a sweep over gaps itself");
		}
		if (calibrated.gapEstimates.isEmpty()) {
			return Optional.of(calibrated.results.id() + " has no sweep over gaps");
		}
		if (!conditions.probeKind().equals(calibrated.conditions.probeKind())) {
			return Optional.of("they were measured with different probe kinds");
		}
		if (framework().isEmpty() || !framework().equals(calibrated.framework())) {
			return Optional.of("they were measured with different frameworks, " + framework().orElse("an unknown one") + " and "
					+ calibrated.framework().orElse("an unknown one"));
		}
		return collecting.nanosPerExecution() instanceof Estimate.Known ? Optional.empty()
				: Optional.of(results.id() + " does not state the cost of collecting");
	}

	/** Whose hand-over this takes ({@link #withHandOverOf}); else empty. */
	public Optional<CostModel> calibration() {
		return calibration;
	}

	/** The monitoring framework with its major version, such as {@code Kieker 2}; empty if the result set does not say it. */
	private Optional<String> framework() {
		return conditions.find(ConditionName.FRAMEWORK).map(Condition::value).map(MAJOR_VERSION::matcher).filter(Matcher::lookingAt).map(Matcher::group);
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
		if (threads == measuredThreads() || writer.isEmpty()) {
			return this;
		}
		RunChain chosen = RunChain.to(results, writer.get());
		List<RunChain> runs = chosen.otherThreads();
		Optional<RunChain> enough = threads < measuredThreads() ? Optional.of(chosen)
				: runs.stream().filter(run -> run.threads() >= threads).min(Comparator.comparing(RunChain::threads));
		Optional<CostModel> fewer = runs.stream().filter(run -> run.threads() <= threads).max(Comparator.comparing(RunChain::threads))
				.filter(run -> enough.isPresent() && enough.get().threads() > threads)
				.map(run -> new CostModel(results, Optional.of(run.writer()), scaling, Optional.empty(), calibration, objects));
		return enough.map(run -> new CostModel(results, Optional.of(run.writer()), scaling, fewer, calibration, objects)).orElse(this);
	}

	public ResultSet results() {
		return results;
	}

	/** The run whose writer is used; empty if the result set has none. */
	public Optional<Configuration> writer() {
		return writer;
	}

	/** The conditions of that run. */
	public Conditions conditions() {
		return conditions;
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
		return scaled(collecting.nanosPerExecution());
	}

	/** W in nanoseconds per execution; the upper bound of the hand-over if {@link #isSaturatedRun()}. */
	public Estimate writingNanosPerCall() {
		return scaled(writing.nanosPerExecution());
	}

	/** Whether the run is taken as saturated: method time 0 and W &gt; C. The hand-over is then only known to lie in [0, W]. */
	public boolean isSaturatedRun() {
		return saturated;
	}

	/**
	 * Service time of the writer in nanoseconds per record: response time ÷ (records per trace × threads) of a saturated run;
	 * else unknown.
	 */
	public Estimate nanosPerRecord() {
		return calibration.map(CostModel::nanosPerRecord).orElseGet(() -> scaled(serviceTime.nanosPerRecord()));
	}

	/** Returns the most nanoseconds that the writer needs for a record, from any run with a writer. */
	public OptionalDouble nanosPerRecordAtMost() {
		OptionalDouble atMost = serviceTime.atMost();
		return atMost.isPresent() && scaling.isPresent() ? OptionalDouble.of(atMost.getAsDouble() * scaling.get().factor().high()) : atMost;
	}

	/**
	 * Records per execution: the value if traces are as long as the benchmark's, the low end for endless traces, the high end
	 * if every execution is a trace of its own.
	 */
	public Optional<Interval> recordsPerExecution() {
		return recordsPerExecution;
	}

	/** Returns the factor by which measurements in a program multiply collecting and hand-over of {@link #gapCosts}. It is 1 without measurements or without a sweep. */
	public double programFactor() {
		return inProgram.orElse(1.0);
	}

	/** The cost by the gap between records; empty if the result set has no sweep over gaps with this writer. */
	public Optional<GapCosts> gapCosts() {
		return gapEstimates.map(GapEstimates::costs);
	}

	/** Returns what active probes of the kind of {@link #gapCosts} allocate. Empty if the result set does not say it. */
	public Optional<ProbeAllocation> allocation() {
		return allocation;
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
		return Obstacles.threads(conditions);
	}

	/** The result set, machine, JVM and year, for the user. */
	public String measuredOn() {
		return measuredOn;
	}

	/** Returns the provenance of what is computed from the sweep over gaps. */
	Provenance sweep() {
		return Provenance.stated("sweep over gaps of " + calibration.map(CostModel::measuredOn).orElse(measuredOn));
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
		return conditions.probeKind();
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
		boolean nestedMeasured = active.nanosPerExecution(CallShape.NESTED) instanceof Estimate.Known;
		return obstacle(kind, threads)
				.orElseGet(() -> scaled(nestedMeasured ? active.nanosPerTrace(CallShape.NESTED) : active.nanosPerTrace()));
	}

	/** Threads that the sweep over gaps had count as measured: between them, it is the gap that decides. */
	private Optional<Estimate> obstacle(ProbeKind kind, int threads) {
		boolean swept = gapEstimates.filter(estimates -> estimates.costs().kind() == kind && threads <= estimates.costs().threads()).isPresent();
		return obstacles.to(kind, swept ? Math.min(threads, measuredThreads()) : threads);
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

	private Optional<Interval> recordsPerExecutionOf() {
		OptionalDouble records = conditions.number(ConditionName.RECORDS_PER_TRACE);
		OptionalDouble depth = conditions.number(ConditionName.RECURSION_DEPTH);
		if (records.isEmpty() || depth.isEmpty() || depth.getAsDouble() < 1) {
			return Optional.empty();
		}
		double perExecution = Math.floor(records.getAsDouble() / depth.getAsDouble());
		double perTrace = records.getAsDouble() - perExecution * depth.getAsDouble();
		return Optional.of(new Interval(records.getAsDouble() / depth.getAsDouble(), perExecution, perExecution + perTrace));
	}

	private Provenance measured() {
		List<ConditionName> assumed = ASSUMPTIONS_THAT_MATTER.stream()
				.filter(name -> conditions.find(name).filter(Condition.Assumed.class::isInstance).isPresent()).toList();
		Provenance measured = Provenance.stated(measuredOn);
		return assumed.isEmpty() ? measured : measured.with(new Remark.Assumed(assumed));
	}

	private String placeOfMeasurement(Optional<InProgram> program) {
		StringBuilder text = new StringBuilder(results.id());
		writer.ifPresent(run -> text.append(", ").append(run.id()));
		program.ifPresent(in -> text.append(", costs × " + Digits.value(programFactor()) + " as measured in " + in.program()));
		for (ConditionName name : List.of(ConditionName.MACHINE, ConditionName.VIRTUAL_MACHINE)) {
			conditions.find(name).ifPresent(condition -> text.append(", ").append(condition.value()));
		}
		text.append(", ").append(results.source().year());
		calibration.ifPresent(by -> text.append("; hand-over: ").append(by.measuredOn));
		return text.toString();
	}
}
