/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.refine;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Predicate;

import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;
import org.sonde.benchmark.userprogram.Observation;
import org.sonde.benchmark.userprogram.ProbedPlan;
import org.sonde.benchmark.userprogram.ProgramEffort;
import org.sonde.benchmark.userprogram.ProgramOverhead;
import org.sonde.benchmark.userprogram.ProgramStudy;
import org.sonde.benchmark.userprogram.RecordCounts;
import org.sonde.benchmark.userprogram.UnitOfWork;
import org.sonde.benchmark.userprogram.UserProgram;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.RecordedSignature;
import org.sonde.instrumentation.run.LaunchException;
import org.sonde.instrumentation.run.LaunchProblem;
import org.sonde.overhead.results.Phase;
import org.sonde.placement.recording.RecordedProgram;
import org.sonde.report.placement.LoggedProgram;
import org.sonde.report.traces.LogResults;
import org.sonde.report.traces.MonitoringLogs;
import org.sonde.report.traces.MonitoringLogs.WhenCancelled;
import org.sonde.traces.operations.OperationCounts;
import org.sonde.traces.reduction.LogAnalysis;

/** Runs a program with plans: once to record, and then to measure. */
public final class ProgramTrial implements Refinement.Trial {
	/** Knows the program's classes. */
	public interface Export {
		/**
		 * The files of the agent for a plan, whose patterns are matched.
		 *
		 * @throws Exception if the plan or the classes cannot be read
		 */
		ProbedPlan of(Plan plan) throws Exception;
	}

	private static final double NANOS_PER_SECOND = 1e9;
	/** A log that lacks more records than this share was too large. */
	private static final double FEW = 0.01;

	private final UserProgram program;
	private final UnitOfWork unit;
	private final ProgramEffort effort;
	private final boolean ofProgram;
	private final Export export;
	private final Progress progress;
	private final Consumer<String> notes;
	private LogResults last;
	private int rounds;

	/**
	 * A program that is run as often as it is asked for.
	 *
	 * @param ofProgram whether overhead is a percentage of the program's own time; else of one processor
	 * @param notes     what the user should know besides, a sentence or two each
	 */
	public ProgramTrial(UserProgram program, UnitOfWork unit, ProgramEffort effort, boolean ofProgram, Export export, Progress progress,
			Consumer<String> notes) {
		this.program = program;
		this.unit = unit;
		this.effort = effort;
		this.ofProgram = ofProgram;
		this.export = export;
		this.progress = progress;
		this.notes = notes;
	}

	@Override
	public TriedPlan run(Plan plan, int round) throws Exception {
		ProbedPlan probed = export.of(plan);
		if (probed.files().collecting().isEmpty() && Probes.patternProbes(plan).isEmpty()) {
			throw new LaunchException(LaunchProblem.NOTHING_TO_WEAVE, "the plan of round " + round);
		}
		if (round == 1) {
			probed.files().lines().forEach(notes);
		}
		Measured measured = measured(probed, round);
		rounds = round;
		return new TriedPlan(measured.recorded(), secondsPerUnit(measured.observed(), probed), measured.overhead(),
				isWhole(lost(measured.observed().jvm().records(), last.counts())));
	}

	/** What a round measured. */
	private record Measured(RecordedProgram recorded, Observation observed, MeasuredOverhead overhead) {
	}

	private Measured measured(ProbedPlan plan, int round) throws Exception {
		try (ProgramStudy study = new ProgramStudy(program, unit, plan, MeasuredOverhead.phases(unit, effort.precise(), ofProgram),
				effort)) {
			Observation observed = study.record(progress);
			last = MonitoringLogs.read(List.of(study.recording()), LogAnalysis.Options.DEFAULT.keepingOrder(), progress,
					WhenCancelled.NOTHING);
			RecordedProgram recorded = LoggedProgram.of(last, last.source("of round " + round).text(), method -> true, units());
			if (recorded.candidates().isEmpty() && round == 1) {
				throw new BenchmarkException(BenchmarkProblem.NO_PROBE_FIRED,
						plan.files().collecting().isEmpty() ? "patterns" : plan.files().collecting().getFirst());
			}
			try {
				return new Measured(recorded, observed, overhead(study));
			} catch (BenchmarkException e) {
				if (!(unit instanceof UnitOfWork.MethodCalls)) {
					throw e;
				}
				notes.accept("The probes cannot be switched while the program runs, so JVMs with and without them are compared. "
						+ e.getMessage());
			}
			try (ProgramStudy jvms = new ProgramStudy(program, unit, plan, List.of(Phase.NONE, Phase.WRITING), effort, false)) {
				return new Measured(recorded, observed, overhead(jvms));
			}
		}
	}

	private MeasuredOverhead overhead(ProgramStudy study) throws Exception {
		ProgramOverhead overhead = study.measure(progress);
		progress.checkCancelled();
		return MeasuredOverhead.of(overhead, effort.precise(), ofProgram)
				.orElseThrow(() -> new BenchmarkException(BenchmarkProblem.NOTHING_MEASURED, "The program",
						overhead.lastsFixedTime() ? "its units of work last the same time whatever the probes cost"
								: String.join("; ", overhead.voids().values().stream().flatMap(List::stream).limit(1).toList())));
	}

	/** Each call of the unit of work is distinguished, if that is a method with a probe. */
	private Optional<Predicate<MethodSignature>> units() {
		return unit instanceof UnitOfWork.MethodCalls calls && last.operations().stream().anyMatch(one -> isUnit(calls, one.signature()))
				? Optional.of(method -> isUnit(calls, method)) : Optional.empty();
	}

	private static boolean isUnit(UnitOfWork.MethodCalls calls, String recorded) {
		return RecordedSignature.find(recorded).filter(method -> isUnit(calls, method)).isPresent();
	}

	private static boolean isUnit(UnitOfWork.MethodCalls calls, MethodSignature method) {
		return method.declaringType().equals(calls.type()) && method.name().equals(calls.method());
	}

	/** Returns how many records the JVM made that are missing in the log. Empty if the JVM does not tell. */
	static OptionalLong lost(Optional<RecordCounts> made, OperationCounts read) {
		return made.map(counts -> counts.missingFrom(read.recordsRead())).orElse(OptionalLong.empty());
	}

	/** Whether the log is known to be complete. A missing record may be the only one of a method. */
	static boolean isWhole(OptionalLong lost) {
		return lost.isPresent() && lost.getAsLong() == 0;
	}

	/** Whether so few records are lost that the gaps between the others are those of the program. */
	static boolean isNearlyWhole(OptionalLong lost, long read) {
		return lost.isEmpty() || lost.getAsLong() <= FEW * read;
	}

	/**
	 * Returns the seconds per unit in the recording. If the oldest records are gone, only the last part counts, which is the steady state.
	 */
	private double secondsPerUnit(Observation observed, ProbedPlan plan) {
		boolean whole = isNearlyWhole(lost(observed.jvm().records(), last.counts()), last.counts().recordsRead());
		if (!whole) {
			notes.accept("The log was larger than " + plan.megabytes().orElseThrow() + " MB (--log-size), so only its last part counts.");
		}
		return whole || observed.steady().isEmpty()
				? last.counts().observedNanos() / NANOS_PER_SECOND / observed.whole().units() * observed.steadyShareOfRecords()
				: observed.steady().get().nanos() / NANOS_PER_SECOND / observed.steady().get().units();
	}

	/** Writes the calls per second of the last recording into a plan. */
	public void rate(Plan plan) {
		last.comparedWith(plan, Optional.empty(), last.source("of round " + rounds)).into(plan);
	}
}
