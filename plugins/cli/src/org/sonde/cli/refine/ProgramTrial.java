/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.refine;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.CancellationException;
import java.util.function.Predicate;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.BenchmarkProblem;
import org.sonde.benchmark.userprogram.Observation;
import org.sonde.benchmark.userprogram.PrecisionTarget;
import org.sonde.benchmark.userprogram.ProbedPlan;
import org.sonde.benchmark.userprogram.ProgramEffort;
import org.sonde.benchmark.userprogram.ProgramOverhead;
import org.sonde.benchmark.userprogram.ProgramStudy;
import org.sonde.benchmark.userprogram.UnitOfWork;
import org.sonde.benchmark.userprogram.UserProgram;
import org.sonde.cli.shared.ProgramOptions;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.export.AgentFiles;
import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.RecordedSignature;
import org.sonde.instrumentation.run.LaunchException;
import org.sonde.instrumentation.run.LaunchProblem;
import org.sonde.overhead.results.Phase;
import org.sonde.placement.recording.RecordedProgram;
import org.sonde.report.placement.LoggedProgram;
import org.sonde.report.refine.MeasuredOverhead;
import org.sonde.report.refine.Refinement;
import org.sonde.report.refine.TriedPlan;
import org.sonde.report.traces.LogResults;
import org.sonde.report.traces.LogResults.WhenCancelled;
import org.sonde.traces.reduction.LogAnalysis;

/** Runs a program with plans: once to record, and then to measure. */
final class ProgramTrial implements Refinement.Trial {
	private static final double NANOS_PER_SECOND = 1e9;
	/** A log that lacks more records than this share was too large. */
	private static final double FEW = 0.01;

	private final UserProgram program;
	private final UnitOfWork unit;
	private final PrecisionTarget precise;
	private final ProgramEffort effort;
	private final int megabytes;
	private final boolean ofProgram;
	private final ProgramOptions named;
	private final Progress progress;
	private final PrintWriter err;
	private LogResults last;
	private int rounds;

	ProgramTrial(UserProgram program, UnitOfWork unit, PrecisionTarget precise, ProgramEffort effort, int megabytes, boolean ofProgram, ProgramOptions named, Progress progress,
			PrintWriter err) {
		this.program = program;
		this.unit = unit;
		this.precise = precise;
		this.effort = effort;
		this.megabytes = megabytes;
		this.ofProgram = ofProgram;
		this.named = named;
		this.progress = progress;
		this.err = err;
	}

	/** Those that are complete. */
	int rounds() {
		return rounds;
	}

	@Override
	public TriedPlan run(Plan plan, int round) throws Exception {
		Optional<PlanMatches> matches = named.matches(plan, program.command().places(), err);
		AgentFiles files = KiekerAspectJ.export(plan, named.read(plan, matches, program.command().places()), matches);
		if (files.collecting().isEmpty() && Probes.patternProbes(plan).isEmpty()) {
			throw new LaunchException(LaunchProblem.NOTHING_TO_WEAVE, "the plan of round " + round);
		}
		if (round == 1) {
			ProgramOptions.printNotes(files, err);
		}
		ProbedPlan probed = new ProbedPlan(files, matches.isPresent(), plan.getRecordTo(), OptionalInt.of(megabytes));
		Measured measured = measured(probed, round);
		rounds = round;
		return new TriedPlan(measured.recorded(), secondsPerUnit(measured.observed()), measured.overhead());
	}

	/** What came of a round. */
	private record Measured(RecordedProgram recorded, Observation observed, MeasuredOverhead overhead) {
	}

	private Measured measured(ProbedPlan plan, int round) throws Exception {
		try (ProgramStudy study = new ProgramStudy(program, unit, plan, MeasuredOverhead.phases(unit, precise, ofProgram), effort)) {
			Observation observed = study.record(progress);
			last = LogResults.read(List.of(study.recording()), LogAnalysis.Options.DEFAULT.keepingOrder(), progress, WhenCancelled.NOTHING);
			RecordedProgram recorded = LoggedProgram.of(last, last.source("of round " + round), method -> true, units());
			if (recorded.candidates().isEmpty() && round == 1) {
				throw new BenchmarkException(BenchmarkProblem.NO_PROBE_FIRED, plan.files().collecting().isEmpty() ? "patterns" : plan.files().collecting().getFirst());
			}
			try {
				return new Measured(recorded, observed, overhead(study));
			} catch (BenchmarkException e) {
				if (!(unit instanceof UnitOfWork.MethodCalls)) {
					throw e;
				}
				err.println("sonde: the probes cannot be switched while the program runs, so JVMs with and without them are compared. " + e.getMessage());
			}
			try (ProgramStudy jvms = new ProgramStudy(program, unit, plan, List.of(Phase.NONE, Phase.WRITING), effort, false)) {
				return new Measured(recorded, observed, overhead(jvms));
			}
		}
	}

	private MeasuredOverhead overhead(ProgramStudy study) throws Exception {
		ProgramOverhead overhead = study.measure(progress);
		progress.checkCancelled();
		return MeasuredOverhead.of(overhead, precise, ofProgram).orElseThrow(() -> new BenchmarkException(BenchmarkProblem.NOTHING_MEASURED, "The program",
				overhead.lastsFixedTime() ? "its units of work last the same time whatever the probes cost"
						: String.join("; ", overhead.voids().values().stream().flatMap(List::stream).limit(1).toList())));
	}

	/** Each call of the unit of work is told apart, if that is a method with a probe. */
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

	/** Of the recording. Where the oldest records are gone, that of its last part, which is the steady state. */
	private double secondsPerUnit(Observation observed) {
		OptionalLong lost = observed.lostRecords();
		boolean whole = lost.isEmpty() || lost.getAsLong() <= FEW * last.counts().recordsRead();
		if (!whole) {
			err.println("sonde: the log was larger than " + megabytes + " MB, so only its last part counts. Allow more with --log-size.");
		}
		return whole || observed.steady().isEmpty() ? last.counts().observedNanos() / NANOS_PER_SECOND / observed.whole().units() * observed.steadyShareOfRecords()
				: observed.steady().get().nanos() / NANOS_PER_SECOND / observed.steady().get().units();
	}

	/** A copy of the plan that ran last, with the calls per second of its recording. */
	Plan withRates(Plan plan) {
		Plan copy = EcoreUtil.copy(plan);
		last.comparedWith(copy, Optional.empty(), last.source("of round " + rounds)).into(copy);
		return copy;
	}
}
