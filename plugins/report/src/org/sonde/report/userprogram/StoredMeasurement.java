/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.userprogram;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

import org.sonde.benchmark.userprogram.MeasuredProbes;
import org.sonde.benchmark.userprogram.ProgramOverhead;
import org.sonde.benchmark.userprogram.ProgramOverhead.PerUnit;
import org.sonde.benchmark.userprogram.ResourceUsage.Figure;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.PortionTotals;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.GapSweep;
import org.sonde.overhead.results.InProgram;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ProgramFigures;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.statistics.ConfidenceInterval;
import org.sonde.overhead.statistics.ForkIntervals;
import org.sonde.overhead.statistics.Interval;

/** Keeps the measured overhead of a program in the result set that it was estimated from, for estimates of other plans in that program. */
public final class StoredMeasurement {

	private static final String IN = "-in-";

	private StoredMeasurement() {
	}

	/**
	 * The result set of the estimate, for this program alone.
	 *
	 * @param whyNot receives why there is none
	 */
	public static Optional<ResultSet> of(ProgramReport report, ProgramConditions conditions, Consumer<String> whyNot) {
		String main = conditions.main();
		Optional<ConfidenceInterval> added = report.overhead().added(Phase.WRITING, Figure.APPLICATION_CPU).map(PerUnit::interval);
		Optional<String> problem = impossible(report.probes(), report.prediction(), main).or(() -> notAboveZero(added));
		if (problem.isPresent()) {
			whyNot.accept(problem.get());
			return Optional.empty();
		}
		ProgramPrediction prediction = report.prediction().orElseThrow();
		CostModel model = prediction.model();
		Configuration writer = model.writer().orElseThrow();
		Optional<InProgram> before = before(model);
		PortionTotals active = prediction.active().orElseThrow();
		double bySweepAlone = (active.collecting().value() + active.handOver().value()) / model.programFactor();
		List<InProgram.Measured> measurements = new ArrayList<>(before.map(InProgram::measurements).orElse(List.of()));
		measurements.add(new InProgram.Measured(conditions.plan(), conditions.date(),
				added.flatMap(ConfidenceInterval::known).orElseThrow().times(1 / bySweepAlone),
				Optional.of(figures(report, prediction, conditions))));
		ResultSet results = model.results();
		return Optional.of(
				results.in(new InProgram(main, measurements), writer, before.isPresent() ? results.id() : results.id() + IN + idOf(main),
						before.isPresent() ? results.title() : results.title() + ", in " + main));
	}

	/** All that was measured with an interval; of whole runs without I, which is mixed with start-up there. */
	private static ProgramFigures figures(ProgramReport report, ProgramPrediction prediction, ProgramConditions conditions) {
		ProgramOverhead overhead = report.overhead();
		Map<ProgramFigures.Kind, Interval> perUnit = new EnumMap<>(ProgramFigures.Kind.class);
		if (!overhead.hasStartUpInUnits()) {
			put(perUnit, ProgramFigures.Kind.INSTRUMENTATION, overhead.instrumentation(Figure.APPLICATION_CPU));
		}
		put(perUnit, ProgramFigures.Kind.COLLECTING, overhead.added(Phase.COLLECTING, Figure.APPLICATION_CPU));
		put(perUnit, ProgramFigures.Kind.HAND_OVER, overhead.handOver(Figure.APPLICATION_CPU));
		put(perUnit, ProgramFigures.Kind.ACTIVE, overhead.added(Phase.WRITING, Figure.APPLICATION_CPU));
		put(perUnit, ProgramFigures.Kind.ACTIVE_PROCESS, overhead.added(Phase.WRITING, Figure.PROCESS_CPU));
		put(perUnit, ProgramFigures.Kind.ACTIVE_ELAPSED, overhead.added(Phase.WRITING, Figure.WALL));
		put(perUnit, ProgramFigures.Kind.ACTIVE_ALLOCATED, overhead.added(Phase.WRITING, Figure.ALLOCATION));
		PortionTotals active = prediction.active().orElseThrow();
		int jvms = overhead.added(Phase.WRITING, Figure.APPLICATION_CPU).map(PerUnit::forks).orElseThrow();
		return new ProgramFigures(report.unit(), prediction.callsPerUnit(), active.records(), active.wakeUps(), perUnit,
				stated(conditions, jvms));
	}

	private static void put(Map<ProgramFigures.Kind, Interval> figures, ProgramFigures.Kind kind, Optional<PerUnit> measured) {
		measured.flatMap(one -> one.interval().known()).ifPresent(interval -> figures.put(kind, interval));
	}

	/** Without what is a matter of the user's machine alone, and may be secret: class path, options and arguments. */
	private static Conditions stated(ProgramConditions conditions, int jvms) {
		Map<ConditionName, String> values = new EnumMap<>(ConditionName.class);
		values.put(ConditionName.MACHINE, conditions.machine());
		values.put(ConditionName.OPERATING_SYSTEM, conditions.operatingSystem());
		values.put(ConditionName.VIRTUAL_MACHINE, conditions.java());
		values.put(ConditionName.BENCHMARK, "sonde bench program, " + conditions.effort());
		values.put(ConditionName.FRAMEWORK, conditions.monitoring());
		values.put(ConditionName.WRITER, conditions.recordTo());
		values.put(ConditionName.JVMS, Integer.toString(jvms));
		Map<ConditionName, Condition> stated = new EnumMap<>(ConditionName.class);
		values.forEach((name, value) -> stated.put(name, new Condition.Stated(value)));
		return new Conditions(stated);
	}

	/**
	 * Why no measurement of a program can be kept, whatever comes of it; empty if it can.
	 *
	 * @param main the program's main class or module
	 */
	public static Optional<String> impossible(MeasuredProbes.Kind probes, Optional<ProgramPrediction> prediction, String main) {
		if (probes == MeasuredProbes.Kind.EVENTS) {
			return Optional.of("Only measurements of probes of methods can be kept.");
		}
		if (prediction.isEmpty()) {
			return Optional
					.of("There is no estimate to compare the measurement with. Choose a calibration of this machine as the result set.");
		}
		if (prediction.get().callsPerUnit() == 0) {
			return Optional.of("No probe is executed in a unit of work. Choose another unit, or mark methods that it calls.");
		}
		if (prediction.flatMap(ProgramPrediction::active).isEmpty()) {
			return Optional.of("The result set is not a calibration, so it has no costs by the gaps between records. "
					+ "Calibrate this machine, and measure again with the new set.");
		}
		return before(prediction.get().model()).map(InProgram::program).filter(program -> !program.equals(main))
				.map(program -> "The result set has "
						+ "measurements of " + program + ". Estimate " + main + " from one without, and measure again.");
	}

	private static Optional<String> notAboveZero(Optional<ConfidenceInterval> added) {
		if (added.flatMap(ConfidenceInterval::known).isEmpty()) {
			return Optional.of("The figure for active probes has no interval yet. Measure with " + ForkIntervals.FEWEST_FORKS
					+ " JVMs that write, or more.");
		}
		return added.flatMap(ConfidenceInterval::known).filter(interval -> interval.low() <= 0)
				.map(interval -> "The 95 % interval of the figure for active probes "
						+ "is not above 0. Measure with more JVMs, or with probes that are called more often.");
	}

	private static Optional<InProgram> before(CostModel model) {
		return model.writer().flatMap(writer -> model.results().gapSweep(writer)).flatMap(GapSweep::inProgram);
	}

	/** Makes an id of lower-case words, dots and hyphens. A name may have none of these characters. */
	private static String idOf(String main) {
		String id = main.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9.]+", "-").replaceAll("[.-]*\\.[.-]*", ".")
				.replaceAll("^[.-]+|[.-]+$", "");
		return id.isEmpty() ? "program" : id;
	}
}
