/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.userprogram;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.userprogram.ResourceUsage.Figure;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.WriterMatch;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.PortionTotals;
import org.sonde.overhead.cost.ProbeLoad;
import org.sonde.overhead.objects.ObjectCosts;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.statistics.Interval;

/**
 * What the estimate says of a program before its overhead is measured, from a recording of the same plan, in nanoseconds per unit of work.
 *
 * @param total           CPU time of the application's threads: I + C + hand-over, with the estimate interval
 * @param process         CPU time of the process: also that of the thread that writes; empty where the cost model does not tell it
 * @param instrumentation I, with the estimate interval; empty where the cost model does not tell it
 * @param active          C and hand-over; empty where the cost model does not tell the portions
 * @param allocation      bytes, of active probes and the hand-over, with the estimate interval; empty likewise
 * @param callsPerUnit    executions of probed operations
 * @param deactivated    probes that the estimate leaves out: a recording does not count the calls of deactivated ones
 * @param model           that the costs come from
 * @param differences     what the costs were measured with and the program does not run with, a sentence each
 */
public record ProgramPrediction(Interval total, Optional<Interval> process, Optional<Interval> instrumentation,
		Optional<PortionTotals> active,
		Optional<Interval> allocation, double callsPerUnit, int deactivated, CostModel model,
		List<String> differences) {

	private static final double NANOS_PER_MILLI = 1e6;
	/** The JVM's name: "Eclipse Adoptium Java 25.0.3" in calibrations; papers also state 1.7, and "Java 64-bit". */
	private static final Pattern JAVA = Pattern.compile("\\bJava (?:1\\.)?(\\d{1,3})(?![-\\d])");

	public ProgramPrediction {
		differences = List.copyOf(differences);
	}

	/** The same with {@link #differences(Plan, CostModel, JavaHome, boolean)}. */
	public ProgramPrediction withDifferences(List<String> found) {
		return new ProgramPrediction(total, process, instrumentation, active, allocation, callsPerUnit, deactivated, model, found);
	}

	/**
	 * Says, with the remedy, what the costs were measured with and the program does not run with: another writer, another Java.
	 *
	 * @param ofEvents whether watched fields and types are measured, whose events have a log of their own
	 */
	public static List<String> differences(Plan plan, CostModel model, JavaHome here, boolean ofEvents) {
		Optional<String> writer = ofEvents ? Optional.empty() : WriterMatch.of(plan, model).warning();
		return Stream.of(otherJava(model.conditions(), here), writer).flatMap(Optional::stream).toList();
	}

	/** Empty if the release is the same or not known. */
	static Optional<String> otherJava(Conditions estimated, JavaHome here) {
		return estimated.find(ConditionName.VIRTUAL_MACHINE).map(Condition::value).map(JAVA::matcher).filter(Matcher::find)
				.filter(java -> Integer.parseInt(java.group(1)) != here.feature())
				.map(java -> "The estimate is for Java " + java.group(1) + ", and the program runs on Java " + here.feature()
						+ ". Calibrate with Java " + here.feature() + ", or start the program with Java " + java.group(1) + ".");
	}

	/**
	 * Estimates what was recorded.
	 *
	 * @param threads of the application
	 * @param whyNot  receives why there is no prediction: the costs are unknown
	 */
	public static Optional<ProgramPrediction> of(RecordedLoads recorded, CostModel model, int threads, Consumer<String> whyNot) {
		// Sensors of objects are not switched on and off with the others.
		CostModel ofMethods = model.withObjects(ObjectCosts.NONE);
		PlanEstimate estimate = PlanEstimate.of(ofMethods, recorded.loads(), threads);
		if (!(estimate.total().millisPerSecond() instanceof Estimate.Known total)) {
			whyNot.accept(estimate.total().note());
			return Optional.empty();
		}
		double perUnit = recorded.secondsPerUnit();
		Optional<Interval> instrumentation = model.instrumentationInPrograms(recorded.callsPerUnit() / perUnit,
				threads) instanceof Estimate.Known known
				? Optional.of(known.estimate().times(recorded.callsPerUnit())) : Optional.empty();
		Interval whole = perUnit(total, perUnit);
		Optional<Interval> process = process(estimate, perUnit);
		return Optional
				.of(new ProgramPrediction(whole, process, instrumentation, estimate.portionsPerSecond().map(all -> all.times(perUnit)),
						allocation(estimate, perUnit), recorded.callsPerUnit(), recorded.deactivated(), ofMethods, List.of()));
	}

	/**
	 * The same for probes that watch fields and types: I is what their sensors cost without an observer.
	 *
	 * @param whyNot receives why there is no prediction: the costs are unknown
	 */
	public static Optional<ProgramPrediction> ofEvents(RecordedLoads recorded, CostModel model, int threads, Consumer<String> whyNot) {
		PlanEstimate estimate = PlanEstimate.of(model, recorded.loads(), threads);
		List<ProbeLoad> idle = recorded.loads().stream().map(load -> load.withActive(false)).toList();
		if (!(estimate.total().millisPerSecond() instanceof Estimate.Known total)
				|| !(PlanEstimate.of(model, idle, threads).total().millisPerSecond() instanceof Estimate.Known withoutObserver)) {
			whyNot.accept(estimate.total().note());
			return Optional.empty();
		}
		double perUnit = recorded.secondsPerUnit();
		return Optional.of(new ProgramPrediction(perUnit(total, perUnit), process(estimate, perUnit),
				Optional.of(perUnit(withoutObserver, perUnit)), Optional.empty(), allocation(estimate, perUnit), recorded.callsPerUnit(),
				recorded.deactivated(), model, List.of()));
	}

	private static Optional<Interval> allocation(PlanEstimate estimate, double secondsPerUnit) {
		return estimate.total().allocatedBytesPerSecond() instanceof Estimate.Known known
				? Optional.of(known.estimate().times(secondsPerUnit)) : Optional.empty();
	}

	private static Optional<Interval> process(PlanEstimate estimate, double secondsPerUnit) {
		return estimate.total().processMillisPerSecond() instanceof Estimate.Known known ? Optional.of(perUnit(known, secondsPerUnit))
				: Optional.empty();
	}

	private static Interval perUnit(Estimate.Known millisPerSecond, double secondsPerUnit) {
		return millisPerSecond.estimate().times(NANOS_PER_MILLI * secondsPerUnit);
	}

	/** Where the costs were measured, for the user. */
	String measuredOn() {
		return model.objects().results().isEmpty() ? model.measuredOn() : model.objects().measuredOn();
	}

	/** All that is estimated but I. */
	Interval withoutInstrumentation() {
		return withoutInstrumentation(total);
	}

	/** A figure but I. */
	Interval withoutInstrumentation(Interval all) {
		return all.plusDependent(Interval.exactly(-instrumentation.map(Interval::value).orElse(0.0))).clampedAtZero();
	}

	/** C, with the estimate interval; empty where the cost model does not tell the portions. */
	public Optional<Interval> collecting() {
		return active.map(PortionTotals::collecting);
	}

	/** The hand-over, likewise. */
	public Optional<Interval> handOver() {
		return active.map(PortionTotals::handOver);
	}

	/**
	 * All that is estimated of a figure; of the allocation, without I. Threads that wait neither for the writer nor for a processor take
	 * longer by their own CPU time.
	 */
	public Optional<Interval> estimated(Figure figure) {
		return switch (figure) {
			case APPLICATION_CPU, WALL -> Optional.of(total);
			case PROCESS_CPU -> process;
			case ALLOCATION -> allocation;
			case WRITER_CPU, COLLECTOR_CPU, COMPILER_CPU, COLLECTIONS, COLLECTION_TIME, RECORDS, LOG_BYTES -> Optional.empty();
		};
	}
}
