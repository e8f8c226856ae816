/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.refine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;

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
import org.sonde.instrumentation.export.ClassFiles;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.RecordedSignature;
import org.sonde.instrumentation.run.LaunchException;
import org.sonde.instrumentation.run.LaunchProblem;
import org.sonde.overhead.results.Phase;
import org.sonde.placement.recording.RecordedProgram;
import org.sonde.report.observed.ActiveProbes;
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
		Recorded recorded = record(plan, probed, round);
		MeasuredOverhead overhead = measured(probed);
		rounds = round;
		return new TriedPlan(recorded.program(), secondsPerUnit(recorded.observed(), probed), overhead,
				isWhole(lost(recorded.observed().jvm().records(), last.counts())));
	}

	/** What a run of a plan recorded. */
	private record Recorded(RecordedProgram program, Observation observed) {
	}

	/** Runs the plan once, with a probe on the unit of work: units in which no other probe fires are distinguished, too. */
	private Recorded record(Plan plan, ProbedPlan probed, int round) throws Exception {
		ActiveProbes active = new ActiveProbes(plan, Optional.empty());
		Set<MethodSignature> added = unitMethods().stream().filter(method -> !active.test(method.toString())).collect(Collectors.toSet());
		ProbedPlan recorded = added.isEmpty() ? probed : export.of(MethodPlan.with(plan, added));
		try (ProgramStudy study = new ProgramStudy(program, unit, recorded, List.of(Phase.WRITING), effort)) {
			Observation observed = study.record(progress);
			LogResults log = read(study, LogAnalysis.Options.DEFAULT.keepingOrder());
			// Gaps, callers and entries are those of the plan's own probes.
			last = added.isEmpty() ? log : read(study, LogAnalysis.Options.DEFAULT.among(active));
			RecordedProgram methods = LoggedProgram.of(log, log.source("of round " + round).text(),
					method -> !added.contains(method.withVarargs(false)), units(log));
			if (methods.candidates().isEmpty() && round == 1) {
				throw new BenchmarkException(BenchmarkProblem.NO_PROBE_FIRED,
						probed.files().collecting().isEmpty() ? "patterns" : probed.files().collecting().getFirst());
			}
			return new Recorded(methods, observed);
		}
	}

	private LogResults read(ProgramStudy study, LogAnalysis.Options options) throws IOException {
		return MonitoringLogs.read(List.of(study.recording()), options, progress, WhenCancelled.NOTHING);
	}

	/** The methods whose calls are units of work; none if these are something else, or their class is not on the class path. */
	private Set<MethodSignature> unitMethods() throws IOException {
		if (!(unit instanceof UnitOfWork.MethodCalls calls)) {
			return Set.of();
		}
		List<Path> places = program.command().places().stream().filter(Files::exists).toList();
		return ClassFiles.read(places, Set.of(calls.type()), progress).type(calls.type()).stream().flatMap(type -> type.methods().stream())
				.filter(method -> method.body() && !method.synthetic()).map(method -> method.signature().withVarargs(false))
				.filter(method -> isUnit(calls, method)).collect(Collectors.toSet());
	}

	private MeasuredOverhead measured(ProbedPlan plan) throws Exception {
		try (ProgramStudy study = new ProgramStudy(program, unit, plan, MeasuredOverhead.phases(unit, effort.precise(), ofProgram),
				effort)) {
			return overhead(study);
		} catch (BenchmarkException e) {
			if (!(unit instanceof UnitOfWork.MethodCalls)) {
				throw e;
			}
			notes.accept("The probes cannot be switched while the program runs, so JVMs with and without them are compared. "
					+ e.getMessage());
		}
		try (ProgramStudy jvms = new ProgramStudy(program, unit, plan, List.of(Phase.NONE, Phase.WRITING), effort, false)) {
			return overhead(jvms);
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

	/** Each call of the unit of work is distinguished, if that was recorded. */
	private Optional<Predicate<MethodSignature>> units(LogResults log) {
		return unit instanceof UnitOfWork.MethodCalls calls && log.operations().stream().anyMatch(one -> isUnit(calls, one.signature()))
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
