/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.refine;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Predicate;

import org.sonde.benchmark.userprogram.ProbedPlan;
import org.sonde.benchmark.userprogram.UnitOfWork;
import org.sonde.benchmark.userprogram.UserProgram;
import org.sonde.cli.bench.ProgramEffortOptions;
import org.sonde.cli.bench.UnitOption;
import org.sonde.cli.plan.ObjectiveOptions;
import org.sonde.cli.plan.RecordToOption;
import org.sonde.cli.shared.CommandProblem;
import org.sonde.cli.shared.EstimateOptions;
import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.Format;
import org.sonde.cli.shared.Interruption;
import org.sonde.cli.shared.NewFile;
import org.sonde.cli.shared.PlannedProgramArguments;
import org.sonde.cli.shared.PrintingCommand;
import org.sonde.cli.shared.TerminalProgress;
import org.sonde.instrumentation.export.AgentFiles;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.RecordTo;
import org.sonde.instrumentation.run.JavaCommand;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.report.refine.MethodPlan;
import org.sonde.report.refine.ProgramTrial;
import org.sonde.report.refine.RefineJson;
import org.sonde.report.refine.RefineSettings;
import org.sonde.report.refine.RefineText;
import org.sonde.report.refine.RefinedRound;
import org.sonde.report.refine.Refinement;
import org.sonde.report.refine.Refinement.End;

import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** {@code sonde refine}: runs a program with a plan, measures, and changes the plan, until the probes keep a budget. */
@Command(name = "refine", mixinStandardHelpOptions = true, usageHelpAutoWidth = true, sortOptions = false,
		customSynopsis = "sonde refine PLAN --budget-cpu PERCENT | --budget-program PERCENT [--unit METHOD] [--rounds N] [-o NEXT.probes] [OPTIONS] -- java [JVM OPTIONS] -cp CLASSPATH MAIN [ARGUMENTS]",
		description = "Run a Java program with a plan, measure what the probes cost, and change the plan, until the measured overhead keeps a budget. "
				+ "Each round prints a line, and each change has a reason.",
		footer = "The program must run without input and do the same work each time. With --unit, each round takes a minute or two, because the probes are switched while the program runs; "
				+ "without it, whole runs are compared. Ctrl-C keeps the plan that shows most of those within the budget, or else the last one that ran. Ends with "
				+ ExitCode.BROKEN + " if the budget is not kept.")
public final class RefineCommand extends PrintingCommand {
	@Mixin
	private PlannedProgramArguments program;

	@Mixin
	private ObjectiveOptions wanted;

	@Option(names = "--rounds", paramLabel = "N", description = "Run the program with N plans at most." + DEFAULT)
	private int rounds = 3;

	@Option(names = "--deactivate", description = "Deactivate probes instead of removing them. They stay in the program and cost a little.")
	private boolean deactivate;

	@Option(names = { "-o",
			"--output" }, paramLabel = "NEXT.probes", description = "Write the result: after each round, the plan that shows most of those within the budget, or else the one that ran last. No file is overwritten.")
	private Path target;

	@ArgGroup
	private UnitOption unit;

	@Mixin
	private ProgramEffortOptions efforts;

	@Option(names = "--log-size", paramLabel = "MB",
			description = "The most MB to keep of each JVM's log; the oldest records are dropped first. Logs are deleted after they are read."
			+ DEFAULT)
	private int megabytes = 500;

	@Mixin
	private RecordToOption recordTo;

	@Mixin
	private EstimateOptions estimating;

	private Optional<NextPlanFile> next;

	@Override
	public Integer call() throws Exception {
		wanted.check();
		check();
		next = Optional.ofNullable(target).map(NextPlanFile::new);
		JavaCommand command = program.command(output.command());
		Optional<Set<MethodSignature>> candidates = wanted.matchedCandidates(command.places(), output.err());
		Plan plan = plan(command, candidates);
		if (!estimating.isPossible(plan)) {
			throw new Failures.Failed(CommandProblem.NO_RESULT_SET, program.plan().file());
		}
		EstimateOptions.Inputs inputs = estimating.inputs(plan, program.plan().file(), output.err());
		ProbeKind kind = wanted.kind(plan, inputs.model());
		if (inputs.model().nanosPerCall(kind, true, inputs.threads()) instanceof Estimate.Unknown unknown) {
			throw new Failures.Failed(CommandProblem.COSTS_UNKNOWN, unknown.reason());
		}
		UnitOfWork counted = unit == null ? new UnitOfWork.WholeRun() : unit.get(output.command());
		UnitOption.check(counted, command.places(), output.err());
		boolean ofProgram = wanted.cpuPercent().isEmpty();
		double budget = ofProgram ? wanted.programPercent() : wanted.cpuPercent().getAsDouble();
		RefineSettings settings = new RefineSettings(budget, wanted.upperEnd(), rounds, wanted.objective(), wanted.wishes(), inputs.model(),
				inputs.threads(), kind, changeable(command, candidates), deactivate);
		UserProgram measured = new UserProgram(program.home(command), command, Path.of("").toAbsolutePath(), Map.of());
		try (Interruption interruption = new Interruption(); TerminalProgress progress = TerminalProgress.of(output.err())) {
			ProgramTrial trial = new ProgramTrial(measured, counted, efforts.effort(output.command(), false), ofProgram,
					tried -> export(tried, command), progress.until(interruption::isInterrupted), output.err()::println);
			return refine(plan, settings, trial, new Refinement(settings, progress.until(interruption::isInterrupted)), ofProgram);
		}
	}

	private int refine(Plan plan, RefineSettings settings, ProgramTrial trial, Refinement refinement, boolean ofProgram) throws Exception {
		RefineText text = new RefineText(settings, ofProgram);
		Refinement.Refined refined;
		try {
			refined = refinement.refine(plan, trial, trial::rate, (round, kept) -> tell(text, round, kept));
		} catch (CancellationException e) {
			output.err().println("sonde: interrupted" + next.flatMap(NextPlanFile::words).map(words -> "; " + words).orElse(""));
			return ExitCode.INTERRUPTED;
		}
		if (output.format() == Format.json) {
			output.json(RefineJson.of(refined.rounds(), Optional.of(refined.end()), refined.round(), settings, ofProgram));
		}
		output.err().println(text.end(refined));
		if (next.isPresent()) {
			next.get().write(refined.plan(), "the result");
			output.err().println("Wrote " + target + ".");
		}
		return refined.end() == End.WITHIN_BUDGET || refined.end() == End.WITHIN_BY_VALUE ? ExitCode.OK : ExitCode.BROKEN;
	}

	private void check() throws Failures.Failed {
		if (output.format() == Format.csv) {
			throw new ParameterException(output.command(), "--format csv is not available here; use table or json");
		}
		if (rounds < 1 || megabytes < 1) {
			throw new ParameterException(output.command(), rounds < 1 ? "--rounds is a number from 1, found " + rounds
					: "--log-size is a number of MB from 1, found " + megabytes);
		}
		if (recordTo.isDiscard()) {
			throw new ParameterException(output.command(), "--record-to discard leaves nothing to judge the probes by");
		}
		if (target != null) {
			NewFile.require(target);
		}
	}

	/** The plan with a probe for each method, and for each candidate that it lacks. */
	private Plan plan(JavaCommand command, Optional<Set<MethodSignature>> candidates) throws IOException, Failures.Failed {
		Plan plan = program.plan().load();
		recordTo.applyTo(plan);
		if (plan.getRecordTo() == RecordTo.DISCARD) {
			throw new ParameterException(output.command(),
					program.plan().file() + " discards the records, which leaves nothing to judge the probes by. Use --record-to binary");
		}
		Optional<PlanMatches> matches = wanted.program().matches(plan, command.places(), output.err());
		Plan methods = MethodPlan.of(plan, matches, output.err()::println);
		if (candidates.isPresent()) {
			MethodPlan.addCandidates(methods, candidates.get(), output.err()::println);
		}
		return methods;
	}

	private ProbedPlan export(Plan plan, JavaCommand command) throws IOException, Failures.Failed {
		Optional<PlanMatches> matches = wanted.program().matches(plan, command.places(), output.err());
		AgentFiles files = ProbedPlan.files(plan, wanted.program().read(plan, matches, command.places()), matches);
		return new ProbedPlan(files, matches.isPresent(), plan.getRecordTo(), OptionalInt.of(megabytes));
	}

	/** The candidates without those that stay: the plan that is kept has a probe for them, or a pattern that matches them. */
	private Predicate<MethodSignature> changeable(JavaCommand command, Optional<Set<MethodSignature>> matched)
			throws IOException, Failures.Failed {
		Predicate<MethodSignature> candidates = matched.isPresent() ? method -> matched.get().contains(method.withVarargs(false))
				: wanted.candidates(output.err());
		Plan kept = wanted.plan();
		return MethodPlan.changeable(candidates, kept, wanted.program().matches(kept, command.places(), output.err()));
	}

	private void tell(RefineText text, RefinedRound round, Refinement.Kept kept) {
		if (output.format() == Format.table) {
			text.lines(round).forEach(line -> output.print(line + "\n"));
		}
		if (next.isPresent()) {
			try {
				next.get().write(kept.plan(), "the plan of round " + kept.round());
			} catch (Failures.Failed e) {
				// The next round may be luckier.
				output.err().println("sonde: " + e.getMessage());
			}
		}
	}
}
