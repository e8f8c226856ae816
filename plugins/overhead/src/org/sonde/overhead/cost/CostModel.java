/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.digits.Counted;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.statistics.Interval;

/**
 * What a probe costs, by one result set and one of its writers. Everything is computed once, here; asking is cheap. The
 * definitions are in {@code docs/estimate.md}.
 */
public final class CostModel {

	/**
	 * Half-width of the estimate interval relative to its value, at least. Shape, depth and method time of the user's program
	 * move the cost per probe by about as much (calibration runs: sibling calls cost 1.7 times nested ones), until it is
	 * calibrated on the user's machine.
	 */
	public static final double ESTIMATE_TOLERANCE = 0.30;

	private static final List<ConditionName> ASSUMPTIONS_THAT_MATTER = List.of(ConditionName.PROBE_KIND,
			ConditionName.RECURSION_DEPTH, ConditionName.METHOD_TIME_MICROS, ConditionName.THREADS,
			ConditionName.RECORDS_PER_TRACE);

	private final ResultSet results;
	private final Optional<Configuration> writer;
	private final Conditions conditions;
	private final Portions portions;
	private final Estimate deactivated;
	private final Optional<Interval> recordsPerExecution;
	private final Estimate nanosPerRecord;
	private final OptionalDouble nanosPerRecordAtMost;
	private final String provenance;

	private CostModel(ResultSet results, Optional<Configuration> writer) {
		this.results = results;
		this.writer = writer;
		conditions = writer.map(results::conditionsOf).orElse(results.conditions());
		provenance = provenance();
		portions = portions();
		deactivated = deactivated(portions.instrumentation());
		recordsPerExecution = recordsPerExecutionOf();
		OptionalDouble records = conditions.number(ConditionName.RECORDS_PER_TRACE);
		Optional<RunTime> run = writer.flatMap(RunTime::ofRun);
		// All threads together produce the records that one writer takes in the meantime.
		double recordsMeanwhile = records.orElse(0) * threads(conditions);
		nanosPerRecordAtMost = recordsMeanwhile > 0 && run.isPresent() ? OptionalDouble.of(run.get().nanos() / recordsMeanwhile)
				: OptionalDouble.empty();
		nanosPerRecord = nanosPerRecordOf(recordsMeanwhile, run);
	}

	/** The runs with a writer, in the order of the result set: the choices for {@link #of(ResultSet, String)}. */
	public static List<Configuration> writers(ResultSet results) {
		return results.configurations().stream().filter(configuration -> configuration.phase() == Phase.WRITING).toList();
	}

	/**
	 * By the default writer: of the runs with the fewest threads the last one. Without any, every cost is unknown and says
	 * so.
	 */
	public static CostModel of(ResultSet results) {
		List<Configuration> writers = writers(results);
		double fewest = writers.stream().mapToDouble(writer -> threads(results.conditionsOf(writer))).min().orElse(1);
		return new CostModel(results, writers.stream().filter(writer -> threads(results.conditionsOf(writer)) == fewest)
				.reduce((first, second) -> second));
	}

	/** @throws OverheadException if the result set has no writer of this id; the message lists those it has */
	public static CostModel of(ResultSet results, String writerId) throws OverheadException {
		Optional<Configuration> writer = results.find(writerId).filter(configuration -> configuration.phase() == Phase.WRITING);
		if (writer.isEmpty()) {
			String choices = writers(results).stream().map(Configuration::id).collect(Collectors.joining(", "));
			throw new OverheadException(OverheadProblem.NO_SUCH_WRITER, results.id(), writerId,
					choices.isEmpty() ? "(there is none)" : choices);
		}
		return new CostModel(results, writer);
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
		return portions.instrumentation();
	}

	/** C in nanoseconds per execution. */
	public Estimate collectingNanosPerCall() {
		return portions.collecting();
	}

	/** W in nanoseconds per execution; the upper bound of the hand-over if {@link #isSaturatedRun()}. */
	public Estimate writingNanosPerCall() {
		return portions.writing();
	}

	/** Whether the run is taken as saturated: method time 0 and W &gt; C. The hand-over is then only known to lie in [0, W]. */
	public boolean isSaturatedRun() {
		return portions.saturated();
	}

	/**
	 * Service time of the writer in nanoseconds per record: response time ÷ (records per trace × threads) of a saturated run;
	 * else unknown.
	 */
	public Estimate nanosPerRecord() {
		return nanosPerRecord;
	}

	/** What a record takes the writer at most in nanoseconds, from any run with a writer. */
	public OptionalDouble nanosPerRecordAtMost() {
		return nanosPerRecordAtMost;
	}

	/**
	 * Records per execution: the value if traces are as long as the benchmark's, the low end for endless traces, the high end
	 * if every execution is a trace of its own.
	 */
	public Optional<Interval> recordsPerExecution() {
		return recordsPerExecution;
	}

	/** The number of application threads with which the run was made; 1 if the source does not say. */
	public int measuredThreads() {
		return (int) threads(conditions);
	}

	/** The result set, machine, JVM and year, for the user. */
	public String measuredOn() {
		return provenance;
	}

	/**
	 * The own cost of one probe in nanoseconds per execution of its operation; probes in callees are not included.
	 *
	 * @param active else woven in but switched off: I, an upper bound
	 * @param threads application threads, from 1; more than were measured are unknown
	 */
	public Estimate nanosPerCall(ProbeKind kind, boolean active, int threads) {
		Optional<Estimate> obstacle = obstacle(kind, threads);
		return obstacle.orElseGet(() -> forThreads(active ? portions.active() : deactivated, threads));
	}

	/** Fewer threads contend less than the measured ones did; by how much is not known. */
	private Estimate forThreads(Estimate estimate, int threads) {
		return estimate instanceof Estimate.Known known && threads < measuredThreads()
				? known.times(1, known.basis() + "; measured with " + Counted.of(measuredThreads(), "application thread") + ", the plan has "
						+ threads + ": the cost of their contention is in it")
				: estimate;
	}

	private Optional<Estimate> obstacle(ProbeKind kind, int threads) {
		if (threads < 1) {
			throw new IllegalArgumentException("a program has at least 1 application thread, found " + threads);
		}
		Optional<ProbeKind> measured = conditions.probeKind();
		if (writer.isPresent() && measured.isEmpty()) {
			return Optional.of(new Estimate.Unknown(results.id() + " does not say with which kind of probes it was measured."));
		}
		if (writer.isPresent() && measured.get() != kind) {
			return Optional.of(new Estimate.Unknown(results.id() + " was measured with probes of kind " + measured.get().keyword()
					+ "; costs of kind " + kind.keyword() + " are not converted from it. Choose a result set of that kind."));
		}
		if (writer.isPresent() && threads > measuredThreads()) {
			return Optional.of(new Estimate.Unknown("The writer " + writer.get().id() + " of " + results.id()
					+ " was measured with " + Counted.of(measuredThreads(), "application thread") + ", the plan has " + threads
					+ "; contention is not extrapolated."
					+ choiceFor(threads)));
		}
		return Optional.empty();
	}

	private String choiceFor(int threads) {
		return writers(results).stream().filter(other -> threads(results.conditionsOf(other)) >= threads).findFirst()
				.map(other -> " Choose the writer " + other.id() + ".").orElse("");
	}

	private static double threads(Conditions conditions) {
		return conditions.number(ConditionName.THREADS).orElse(1);
	}

	private Portions portions() {
		if (writer.isEmpty()) {
			return Portions.unknown(results.id() + " has no run of phase writing: its figures are not portions I, C and W.");
		}
		OptionalDouble depth = conditions.number(ConditionName.RECURSION_DEPTH);
		if (depth.isEmpty() || depth.getAsDouble() < 1) {
			return Portions.unknown(results.id() + " does not say the recursion depth, so there is no cost per execution.");
		}
		boolean methodTimeZero = conditions.number(ConditionName.METHOD_TIME_MICROS).orElse(1) == 0;
		return Portions.of(results, writer.get(), depth.getAsDouble(), methodTimeZero, suffix());
	}

	/** A deactivated probe costs I at most: I does not grow linearly with the depth, so the quotient is an upper bound. */
	private static Estimate deactivated(Estimate instrumentation) {
		if (instrumentation instanceof Estimate.Known known) {
			return new Estimate.Extrapolated(known.measurement(), known.estimate().including(0),
					"upper bound for a probe that is woven in but switched off (I is not linear in the depth): " + known.basis());
		}
		return instrumentation;
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

	private Estimate nanosPerRecordOf(double recordsMeanwhile, Optional<RunTime> run) {
		if (nanosPerRecordAtMost.isEmpty()) {
			return new Estimate.Unknown(results.id()
					+ " does not say both the response time with a writer and the records per trace.");
		}
		double nanos = nanosPerRecordAtMost.getAsDouble();
		if (!isSaturatedRun()) {
			return new Estimate.Unknown(String.format(Locale.ROOT,
					"The run %s of %s did not saturate the writer: a record takes it at most %.4g ns,"
							+ " how much less is not known.",
					writer.orElseThrow().id(), results.id(), nanos));
		}
		Optional<Interval> measurement = run.get().interval().map(interval -> interval.times(1 / recordsMeanwhile));
		Interval estimate = Interval.exactly(nanos).atLeastRelative(ESTIMATE_TOLERANCE);
		if (measurement.isPresent()) {
			estimate = estimate.including(measurement.get().low()).including(measurement.get().high());
		}
		String threads = measuredThreads() == 1 ? "" : " × " + measuredThreads() + " threads";
		return new Estimate.Extrapolated(measurement, estimate, "saturated run " + writer.orElseThrow().label()
				+ " (" + run.get().origin() + ") ÷ (" + Portions.plain(recordsMeanwhile / measuredThreads())
				+ " records per trace" + threads + ")" + suffix());
	}

	private String suffix() {
		String assumed = ASSUMPTIONS_THAT_MATTER.stream()
				.filter(name -> conditions.find(name).filter(Condition.Assumed.class::isInstance).isPresent())
				.map(name -> name.label().replaceAll(" \\[.*", "").toLowerCase(Locale.ROOT)).collect(Collectors.joining(", "));
		return "; measured: " + provenance + (assumed.isEmpty() ? "" : "; assumed, not stated by the source: " + assumed);
	}

	private String provenance() {
		StringBuilder text = new StringBuilder(results.id());
		writer.ifPresent(run -> text.append(", ").append(run.id()));
		for (ConditionName name : List.of(ConditionName.MACHINE, ConditionName.VIRTUAL_MACHINE)) {
			conditions.find(name).ifPresent(condition -> text.append(", ").append(condition.value()));
		}
		return text.append(", ").append(results.source().year()).toString();
	}
}
