/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.bench;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

import org.sonde.benchmark.userprogram.MeasuredProbes;
import org.sonde.benchmark.userprogram.Observation;
import org.sonde.benchmark.userprogram.ProgramEffort;
import org.sonde.benchmark.userprogram.ProgramOverhead;
import org.sonde.benchmark.userprogram.ProgramStudy;
import org.sonde.benchmark.userprogram.UnitOfWork;
import org.sonde.benchmark.userprogram.UserProgram;
import org.sonde.benchmark.userprogram.WatchedPlan;
import org.sonde.cli.shared.CommandProblem;
import org.sonde.cli.shared.EstimateOptions;
import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.Format;
import org.sonde.cli.shared.Interruption;
import org.sonde.cli.shared.OverwriteOption;
import org.sonde.cli.shared.PlannedProgramArguments;
import org.sonde.cli.shared.ProgramOptions;
import org.sonde.cli.shared.ReplacingCommand;
import org.sonde.cli.shared.TerminalProgress;
import org.sonde.common.files.AtomicFile;
import org.sonde.instrumentation.export.AgentFiles;
import org.sonde.instrumentation.export.ProgramClasses;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.RecordTo;
import org.sonde.instrumentation.run.JavaCommand;
import org.sonde.instrumentation.run.LaunchException;
import org.sonde.instrumentation.run.LaunchProblem;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.json.ResultSetDocument;
import org.sonde.report.html.ProgramPage;
import org.sonde.report.userprogram.ProgramConditions;
import org.sonde.report.userprogram.ProgramPrediction;
import org.sonde.report.userprogram.ProgramReport;
import org.sonde.report.userprogram.RecordedLoads;
import org.sonde.report.userprogram.StoredMeasurement;

import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** {@code sonde bench program}: what a plan's probes cost a program, measured, next to the estimate. */
@Command(name = "program", mixinStandardHelpOptions = true, usageHelpAutoWidth = true, sortOptions = false,
		customSynopsis = "sonde bench program PLAN [--unit METHOD | --iteration REGEX] [OPTIONS] -- java [JVM OPTIONS] -cp CLASSPATH MAIN [ARGUMENTS]",
		description = "Measure what the probes of a plan cost a Java program, and compare that with the estimate. "
				+ "Runs the program several times: without probes, with deactivated ones, and with probes that are switched on and off while it runs.",
		footer = "The program must run without input and do the same work each time. With a unit of work, Sonde ends it when enough is measured. "
				+ "Without one, the whole run is the unit. Ctrl-C ends the measurement and prints the result so far.")
public final class BenchProgramCommand extends ReplacingCommand {
	@Mixin
	private PlannedProgramArguments program;

	@ArgGroup
	private UnitOption unit;

	@Option(names = "--whole-run",
			description = "Also let the program run to its own end in each state. Adds elapsed time, collections, records and lost records of whole runs. "
			+ "Without a unit of work, this is always on.")
	private boolean wholeRun;

	@Mixin
	private ProgramEffortOptions efforts;

	@Option(names = "--states", paramLabel = "STATE", split = ",",
			description = "The states to measure: none, deactivated, collecting, writing. Default: all. Watched fields and types have no state collecting.")
	private List<String> states = new ArrayList<>();

	@Option(names = "--events",
			description = "Measure the plan's probes of fields and types instead of those of methods. Without probes of methods, this is always on.")
	private boolean events;

	@Option(names = "--report", paramLabel = "FILE.html",
			description = "Also write an HTML page with the figures, a chart and the conditions. It works without a network.")
	private Path page;

	@Option(names = "--keep", paramLabel = "FILE.json",
			description = "Also write the estimate's result set with this measurement added. Later estimates of this program can use it with --results.")
	private Path kept;

	@Mixin
	private EstimateOptions estimating;

	@Mixin
	private ProgramOptions named;

	@Override
	public Integer call() throws Exception {
		if (output.format() == Format.csv) {
			throw new ParameterException(output.command(), "--format csv is not available here; use table or json");
		}
		replacing.check(new OverwriteOption.Wanted(page, OverwriteOption.Kind.PAGE),
				new OverwriteOption.Wanted(kept, OverwriteOption.Kind.MEASURED_SET));
		ProgramEffort effort = efforts.effort(output.command(), wholeRun);
		JavaCommand command = program.command(output.command());
		Plan plan = program.plan().load();
		Optional<PlanMatches> matches = named.matches(plan, command.places(), output.err());
		ProgramClasses classes = named.read(plan, matches, command.places());
		MeasuredProbes probes = events ? WatchedPlan.of(plan, classes) : MeasuredProbes.of(plan, classes, matches);
		AgentFiles files = probes.files();
		if (files.collecting().isEmpty() && !files.watchesObjects() && (events || Probes.patternProbes(plan).isEmpty())) {
			throw new LaunchException(LaunchProblem.NOTHING_TO_WEAVE, program.plan().file());
		}
		ProgramOptions.printNotes(files, output.err());
		UserProgram measured = new UserProgram(program.home(command), command, Path.of("").toAbsolutePath(), Map.of());
		UnitOfWork counted = unit == null ? new UnitOfWork.WholeRun() : unit.get(output.command());
		UnitOption.check(counted, command.places(), output.err());
		ProgramConditions conditions = ProgramConditions.here(measured.command().main(), measured, probes.kind(), plan,
				program.plan().file(), effort);
		try (Interruption interruption = new Interruption(); TerminalProgress progress = TerminalProgress.of(output.err());
				ProgramStudy study = new ProgramStudy(measured, counted, probes, phases(probes), effort)) {
			Optional<ProgramPrediction> prediction = prediction(plan, matches, measured, probes, study, progress, interruption);
			Optional<String> notKept = kept == null ? Optional.empty()
					: StoredMeasurement.impossible(probes.kind(), prediction, conditions.main());
			if (notKept.isPresent()) {
				throw new Failures.Failed(CommandProblem.NOT_KEPT, kept, notKept.get());
			}
			ProgramOverhead overhead = study.measure(progress.until(interruption::isInterrupted));
			ProgramReport report = new ProgramReport(probes.kind(), counted.toString(), overhead, prediction, Optional.of(effort));
			switch (output.format()) {
				case json -> output.json(report.json());
				default -> {
					report.tables().forEach(table -> {
						output.table(table);
						output.print("\n");
					});
					report.sentences().forEach(sentence -> output.print(sentence + "\n"));
				}
			}
			try {
				write(report, conditions);
			} finally {
				keep(report, conditions);
			}
			return interruption.isInterrupted() ? ExitCode.INTERRUPTED : ExitCode.OK;
		}
	}

	private void write(ProgramReport report, ProgramConditions conditions) throws Failures.Failed {
		if (page == null) {
			return;
		}
		try {
			ProgramPage.write(report, conditions, page);
			output.err().println("Wrote " + page + ".");
		} catch (IOException e) {
			throw Failures.Failed.unwritable(page, e);
		}
	}

	private void keep(ProgramReport report, ProgramConditions conditions) throws Failures.Failed {
		if (kept == null) {
			return;
		}
		StringBuilder whyNot = new StringBuilder();
		Optional<ResultSet> set = StoredMeasurement.of(report, conditions, whyNot::append);
		if (set.isEmpty()) {
			throw new Failures.Failed(CommandProblem.NOT_KEPT, kept, whyNot);
		}
		try {
			AtomicFile.write(kept, ResultSetDocument.of(set.get()).toBytes());
			output.err().println("Wrote " + kept + ". Estimates of this program use it with --results.");
		} catch (IOException e) {
			throw Failures.Failed.unwritable(kept, e);
		}
	}

	/** Made before anything is measured; empty if no result set is named, or nothing is recorded. */
	private Optional<ProgramPrediction> prediction(Plan plan, Optional<PlanMatches> matches, UserProgram measured, MeasuredProbes probes,
			ProgramStudy study, TerminalProgress progress, Interruption interruption) throws Exception {
		boolean ofEvents = probes.kind() == MeasuredProbes.Kind.EVENTS;
		if (!ofEvents && (!estimating.isPossible(plan) || plan.getRecordTo() == RecordTo.DISCARD)) {
			output.err().println("sonde: nothing is estimated: " + (plan.getRecordTo() == RecordTo.DISCARD ? "the plan discards its records"
					: "neither the plan nor --results names a result set"));
			return Optional.empty();
		}
		// Before the program runs: a file that is not a result set should not cost that time.
		CostModel model = estimating.inputs(ofEvents ? Probes.withoutOperations(plan) : plan, program.plan().file(), output.err()).model();
		List<String> differences = ProgramPrediction.differences(plan, model, measured.java(), ofEvents);
		differences.forEach(warning -> output.err().println("sonde: " + warning));
		Observation observed = study.record(progress.until(interruption::isInterrupted));
		Consumer<String> whyNot = reason -> output.err().println("sonde: nothing is estimated: " + reason);
		Optional<ProgramPrediction> predicted = ofEvents
				? ProgramPrediction.ofEvents(RecordedLoads.ofEvents(plan, study.recording(), observed), model, plan.getThreads(), whyNot)
				: ProgramPrediction.of(RecordedLoads.read(plan, matches, study.recording(), observed,
						progress.until(interruption::isInterrupted)), model, plan.getThreads(), whyNot);
		return predicted.map(one -> one.withDifferences(differences));
	}

	private List<Phase> phases(MeasuredProbes probes) {
		List<Phase> all = probes.states();
		for (String state : states) {
			if (all.stream().noneMatch(phase -> phase.keyword().equals(state))) {
				throw new ParameterException(output.command(), "Invalid value for option '--states': expected one of "
						+ all.stream().map(Phase::keyword).collect(Collectors.joining(", ")) + ", found " + state);
			}
		}
		return states.isEmpty() ? all : all.stream().filter(phase -> states.contains(phase.keyword())).toList();
	}
}
