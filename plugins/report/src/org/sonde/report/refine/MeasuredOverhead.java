/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.refine;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.sonde.benchmark.userprogram.PrecisionTarget;
import org.sonde.benchmark.userprogram.ProgramOverhead;
import org.sonde.benchmark.userprogram.ResourceUsage.Figure;
import org.sonde.benchmark.userprogram.UnitOfWork;
import org.sonde.common.keyword.Keyword;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.statistics.Interval;

/**
 * What the probes of a plan cost a program, measured, in percent of one processor or of the program's own time.
 *
 * @param percent         mean over JVMs
 * @param interval        95 %, over JVMs; empty with too few of them
 * @param nanosPerPercent of application threads in each unit of work; above 0
 * @param ownNanos       of the program without probes in each unit of work; 0 if not known
 * @param instrumentation whether the cost of deactivated probes is in it
 * @param jvms            that were compared
 */
public record MeasuredOverhead(double percent, Optional<Interval> interval, double nanosPerPercent, double ownNanos,
		boolean instrumentation, int jvms) {
	private static final double PERCENT = 100;

	/** Whether the plan stays within its budget. */
	public enum Verdict implements Keyword {
		/** The interval's end is within the budget too, as it must be. */
		WITHIN,
		/** Only the value is within the budget. */
		WITHIN_BY_VALUE,
		ABOVE
	}

	/**
	 * The states of the probes that must be measured. A program whose unit of work is a method has its probes switched in windows, which is
	 * cheap and precise; others are run with and without them.
	 *
	 * @param ofProgram whether the budget is a share of the program's time
	 */
	public static List<Phase> phases(UnitOfWork unit, PrecisionTarget precise, boolean ofProgram) {
		boolean active = precise == PrecisionTarget.ACTIVE;
		return switch (unit) {
			case UnitOfWork.MethodCalls calls -> active ? List.of(Phase.WRITING) : List.of(Phase.NONE, Phase.DEACTIVATED, Phase.WRITING);
			case UnitOfWork.WholeRun run when active ->
				ofProgram ? List.of(Phase.NONE, Phase.DEACTIVATED, Phase.WRITING) : List.of(Phase.DEACTIVATED, Phase.WRITING);
			case UnitOfWork.WholeRun run -> List.of(Phase.NONE, Phase.WRITING);
			case UnitOfWork.OutputLines lines -> List.of(Phase.NONE, Phase.WRITING);
		};
	}

	/** Empty if not enough was measured, or if units of work last a fixed time whatever the probes cost. */
	public static Optional<MeasuredOverhead> of(ProgramOverhead overhead, PrecisionTarget precise, boolean ofProgram) {
		boolean windows = precise == PrecisionTarget.ACTIVE && overhead.switched().containsKey(Phase.WRITING);
		Optional<ProgramOverhead.PerUnit> added = overhead.all(Figure.APPLICATION_CPU, precise);
		OptionalDouble all = ofProgram ? without(overhead) : with(overhead);
		if (added.isEmpty() || all.isEmpty() || !(all.getAsDouble() > 0)) {
			return Optional.empty();
		}
		double nanosPerPercent = all.getAsDouble() / PERCENT;
		return Optional.of(new MeasuredOverhead(added.get().value() / nanosPerPercent,
				added.get().interval().known().map(known -> known.times(1 / nanosPerPercent)),
				nanosPerPercent, without(overhead).orElse(0), !windows && overhead.allHasInstrumentation(Figure.APPLICATION_CPU),
				added.get().forks()));
	}

	/** The program's own CPU time; with deactivated probes where none were measured without. */
	private static OptionalDouble without(ProgramOverhead overhead) {
		OptionalDouble none = steady(overhead, Phase.NONE);
		OptionalDouble off = none.isPresent() ? none : overhead.switchedOff(Figure.APPLICATION_CPU);
		return off.isPresent() ? off : steady(overhead, Phase.DEACTIVATED);
	}

	private static OptionalDouble steady(ProgramOverhead overhead, Phase phase) {
		return overhead.steady(phase, Figure.APPLICATION_CPU).map(known -> OptionalDouble.of(known.value())).orElse(OptionalDouble.empty());
	}

	/** Elapsed time with the probes. */
	private static OptionalDouble with(ProgramOverhead overhead) {
		return overhead.switchedOn(Phase.WRITING, Figure.WALL).or(() -> overhead.steady(Phase.WRITING, Figure.WALL))
				.map(wall -> OptionalDouble.of(wall.value()))
				.orElse(OptionalDouble.empty());
	}

	/** Returns what is compared with the budget: the interval's upper end if it is wanted and known, otherwise the value. */
	public double end(boolean upperEnd) {
		return upperEnd && interval.isPresent() ? interval.get().high() : percent;
	}

	/** Whether the overhead is within the budget by this verdict. Without an interval, the value decides. */
	boolean keeps(Verdict verdict) {
		return verdict == Verdict.WITHIN || verdict == Verdict.WITHIN_BY_VALUE && interval.isEmpty();
	}

	/** @param upperEnd whether the upper end of the interval must keep the budget; without an interval, nobody knows */
	public Verdict verdict(double budget, boolean upperEnd) {
		return percent > budget ? Verdict.ABOVE
				: !upperEnd || interval.isPresent() && interval.get().high() <= budget ? Verdict.WITHIN : Verdict.WITHIN_BY_VALUE;
	}
}
