/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.plan;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import org.sonde.cli.shared.CommandProblem;
import org.sonde.cli.shared.EstimateOptions;
import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.Interruption;
import org.sonde.cli.shared.Logs;
import org.sonde.cli.shared.NewFile;
import org.sonde.cli.shared.OverwriteOption;
import org.sonde.cli.shared.PlanArgument;
import org.sonde.cli.shared.ReplacingCommand;
import org.sonde.cli.shared.TerminalProgress;
import org.sonde.common.digits.Counted;
import org.sonde.common.digits.Digits;
import org.sonde.instrumentation.export.ProgramClasses;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.ProbeLoads;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.run.SwitchedMethods;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.placement.Placement;
import org.sonde.placement.PlacementRequest;
import org.sonde.placement.ProbePlacer;
import org.sonde.placement.RuleOutcome;
import org.sonde.placement.recording.RecordedProgram;
import org.sonde.report.html.PlacementPage;
import org.sonde.report.observed.ActiveProbes;
import org.sonde.report.observed.ObservedCalls;
import org.sonde.report.placement.CurveDrawing;
import org.sonde.report.placement.LoggedProgram;
import org.sonde.report.placement.PlacedPlan;
import org.sonde.report.placement.PlacementJson;
import org.sonde.report.placement.PlacementText;
import org.sonde.report.traces.LogResults;
import org.sonde.report.traces.MonitoringLogs;
import org.sonde.report.traces.MonitoringLogs.Reading;
import org.sonde.report.traces.OtherProbes;
import org.sonde.report.traces.drawing.DrawingSvg;
import org.sonde.traces.reduction.LogAnalysis;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code sonde place}: the plan that shows most within a budget. */
@Command(name = "place", mixinStandardHelpOptions = true, usageHelpAutoWidth = true, sortOptions = false,
		description = "Choose the probes that show most within a budget. Starts from a recording with probes in all methods of interest. Prints what the plan shows, "
		+ "what it costs, and how close it is to the best possible.")
public final class PlaceCommand extends ReplacingCommand {
	private static final double PERCENT = 100;

	@Parameters(paramLabel = "LOG", arity = "1..*", description = Logs.DESCRIPTION)
	private List<Path> paths;

	@Mixin
	private PlaceOptions options;

	@Mixin
	private EstimateOptions estimating;

	@Option(names = { "-o",
			"--output" }, paramLabel = "PLAN.probes", description = "Also write the plan, with the call rates of the recording. No other plan is overwritten, not even with --overwrite.")
	private Path target;

	@Option(names = "--compare",
			description = "Also print what simple rules achieve within the budget: by worth, public methods, hottest first, at random.")
	private boolean comparing;

	@Option(names = "--picture", paramLabel = "FILE.svg", description = "Also draw what plans of other budgets cost and show.")
	private Path picture;

	@Option(names = "--report", paramLabel = "FILE.html",
			description = "Also write an HTML page with that picture, the methods and the plans of other budgets. It works without a network.")
	private Path report;

	@Override
	public Integer call() throws Exception {
		options.check();
		checkFiles();
		Plan plan = options.wanted().plan();
		if (!estimating.isPossible(plan)) {
			throw new Failures.Failed(CommandProblem.NO_RESULT_SET,
					options.wanted().kept() == null ? "the command" : options.wanted().kept());
		}
		EstimateOptions.Inputs inputs = estimating.inputs(plan, options.wanted().kept(), output.err());
		ProbeKind kind = options.wanted().kind(plan, inputs.model());
		int switched = SwitchedMethods.ofLogs(paths).methods().size();
		if (switched > 0) {
			throw new Failures.Failed(CommandProblem.PROBES_SWITCHED, Counted.of(switched, "method"), MonitoringLogs.nameOf(paths));
		}
		Logs logs = new Logs(paths);
		Optional<LogResults> log = read(logs, LogAnalysis.Options.DEFAULT.keepingOrder());
		if (log.isEmpty()) {
			return ExitCode.INTERRUPTED;
		}
		logs.warnAlsoIfEmpty(log.get(), output.err());
		String name = logs.name(log.get());
		String source = log.get().source(name).text();
		RecordedProgram recorded = LoggedProgram.taking(options.programSeconds(),
				LoggedProgram.of(log.get(), source, candidates(log.get()), options.units(output.err())), log.get());
		PlacementRequest request = new PlacementRequest(recorded, inputs.model(), inputs.threads(), kind, options.wanted().upperEnd(),
				options.wanted().objective(), options.wanted().wishes(), PlacedPlan.pinned(plan, recorded));
		check(request, name);
		warnOfUnrecorded(plan, name, log.get());
		Optional<Placed> placed = place(request, log.get());
		if (placed.isEmpty()) {
			return ExitCode.INTERRUPTED;
		}
		Placement placement = placed.get().placement;
		print(placed.get());
		hint(request);
		if (picture != null) {
			OverwriteOption.write(picture, DrawingSvg.of(CurveDrawing.of(placement)));
		}
		if (report != null) {
			PlacementPage.write(placement, name, report);
		}
		if (target == null) {
			return Logs.code(log.get());
		}
		PlacedPlan.add(placement, kind, plan);
		return write(plan, logs, request, placement);
	}

	private void checkFiles() throws Failures.Failed {
		replacing.check(new OverwriteOption.Wanted(picture, OverwriteOption.Kind.PICTURE),
				new OverwriteOption.Wanted(report, OverwriteOption.Kind.PAGE));
		if (target != null) {
			NewFile.require(target);
		}
	}

	/** The methods to choose from. If the program's classes are named, only those that it still has. */
	private Predicate<MethodSignature> candidates(LogResults log) throws Failures.Failed {
		Predicate<MethodSignature> wanted = options.wanted().candidates(output.err());
		if (!options.wanted().program().given()) {
			return wanted;
		}
		List<MethodSignature> recorded = LoggedProgram.methods(log).stream().filter(wanted).sorted(MethodSignature.FILE_ORDER).toList();
		ProgramClasses classes = options.wanted().program().withLibraries(
				recorded.stream().map(MethodSignature::declaringType).collect(Collectors.toSet()));
		List<MethodSignature> gone = recorded.stream().filter(method -> !hasBody(classes, method)).toList();
		if (!gone.isEmpty()) {
			output.err().println("sonde: " + Counted.of(gone.size(), "recorded method") + (gone.size() == 1 ? " is" : " are")
					+ " not in the program's classes, such as " + LoggedProgram.few(gone) + ". "
					+ (gone.size() == 1 ? "It gets" : "They get") + " no probe. The log may be of another version of the program.");
		}
		return wanted.and(method -> hasBody(classes, method));
	}

	private static boolean hasBody(ProgramClasses classes, MethodSignature method) {
		return classes.method(method).filter(ProgramClasses.Method::body).isPresent();
	}

	/** Kept probes stay, but nothing is known of what they cost. */
	private void warnOfUnrecorded(Plan kept, String name, LogResults log) {
		Set<MethodSignature> recorded = LoggedProgram.methods(log).stream().map(method -> method.withVarargs(false))
				.collect(Collectors.toSet());
		List<MethodSignature> unknown = Probes.methodProbes(kept).stream().filter(MethodProbe::isActive).map(MethodProbe::signature)
				.filter(method -> !recorded.contains(method.withVarargs(false))).toList();
		if (!unknown.isEmpty()) {
			output.err().println("sonde: " + name + " has no calls of " + Counted.of(unknown.size(), "method") + " that "
					+ (unknown.size() == 1 ? "keeps its probe, " : "keep their probes, such as ") + unknown.getFirst()
					+ ". What " + (unknown.size() == 1 ? "it costs" : "they cost") + " is not included.");
		}
	}

	/** Counts without traces tell nothing apart. */
	private static void check(PlacementRequest request, String name) throws Failures.Failed {
		if (request.obstacle().isPresent()) {
			throw switch (request.obstacle().get()) {
				case NO_CANDIDATE -> new Failures.Failed(CommandProblem.NO_CANDIDATE, name);
				case NO_TRACE -> new Failures.Failed(CommandProblem.OBJECTIVE_NOT_RECORDED, name,
						"no complete trace, or no call of --unit in one", "what can be distinguished");
				case NO_DURATION ->
					new Failures.Failed(CommandProblem.OBJECTIVE_NOT_RECORDED, name, "no durations", "the share of the time");
			};
		}
	}

	/** Empty if interrupted. */
	private Optional<LogResults> read(Logs logs, LogAnalysis.Options options) throws Failures.Failed {
		try (Interruption interruption = new Interruption()) {
			LogResults log = logs.read(Reading.USUAL, options, interruption, output.err());
			if (!log.complete()) {
				output.err().println("sonde: interrupted; nothing was written");
			}
			return log.complete() ? Optional.of(log) : Optional.empty();
		}
	}

	/** @param compared empty if not asked for */
	private record Placed(Placement placement, List<RuleOutcome> compared) {
	}

	/** Empty if interrupted. */
	private Optional<Placed> place(PlacementRequest request, LogResults log) throws Failures.Failed {
		try (Interruption interruption = new Interruption(); TerminalProgress progress = TerminalProgress.of(output.err())) {
			ProbePlacer placing = new ProbePlacer(request, progress.until(interruption::isInterrupted));
			double budget = options.wanted().cpuPercent().isPresent()
					? options.wanted().cpuPercent().getAsDouble() * Placement.MILLIS_PER_PERCENT
					: options.wanted().programPercent() / PERCENT * millisWithoutProbes(request, log);
			Placement placement = placing.within(budget)
					.orElseThrow(() -> new Failures.Failed(CommandProblem.KEPT_TOO_COSTLY, options.wanted().kept(),
							Digits.value(placing.costOfPinned() / Placement.MILLIS_PER_PERCENT),
							Digits.value(budget / Placement.MILLIS_PER_PERCENT)));
			return Optional.of(new Placed(placement, comparing ? placing.compared(budget) : List.of()));
		} catch (CancellationException e) {
			output.err().println("sonde: interrupted; nothing was written");
			return Optional.empty();
		}
	}

	/** Returns the program's own time: as given, otherwise as recorded. */
	private double millisWithoutProbes(PlacementRequest request, LogResults log) throws Failures.Failed {
		if (options.programSeconds().isPresent()) {
			return LoggedProgram.millisWithoutProbes(options.programSeconds().getAsDouble(), log);
		}
		OptionalDouble recorded = LoggedProgram.millisWithoutProbes(request, log);
		if (recorded.isEmpty()) {
			throw new Failures.Failed(CommandProblem.PROGRAM_TIME_UNKNOWN, paths.getFirst());
		}
		output.err().println("The program takes about " + Digits.value(recorded.getAsDouble() / Placement.MILLIS_PER_PERCENT)
				+ " % of one processor without probes, waiting included.");
		return recorded.getAsDouble();
	}

	/** Says what to do if all traces are alike, for example because {@code main} was recorded. */
	private void hint(PlacementRequest request) {
		if (request.isAlike()) {
			output.err().println(
					"sonde: all traces are alike, so nothing can be distinguished. If the recording has the method that runs all others, such as main, "
							+ "name the methods whose calls are to be distinguished with --unit.");
		}
	}

	private void print(Placed placed) {
		switch (output.format()) {
			case json -> output.json(PlacementJson.of(placed.placement, placed.compared));
			case csv -> output.table(PlacementText.table(placed.placement));
			case table -> output.print(PlacementText.of(placed.placement, placed.compared));
		}
	}

	/** Reads the logs again among the chosen methods, as {@code sonde calls} does, so that the plan has the rates it would have. */
	private int write(Plan plan, Logs logs, PlacementRequest request, Placement placement) throws Exception {
		Optional<LogResults> again = read(logs, LogAnalysis.Options.DEFAULT.among(new ActiveProbes(plan, Optional.empty())));
		if (again.isEmpty()) {
			return ExitCode.INTERRUPTED;
		}
		ObservedCalls observed = again.get().comparedWith(plan, Optional.empty(), again.get().source(logs.name(again.get())));
		observed.into(plan);
		PlacedPlan.inOwnTime(request.program(), plan);
		PlanArgument.create(plan, target);
		output.err().println("Wrote " + target + ". Next: sonde estimate " + target
				+ estimating.asTypedHere().stream().map(word -> " " + word).reduce("", String::concat) + ", or sonde run " + target
				+ " --keep-log NEW-FOLDER -- java …");
		PlacementText.written(placement, PlanEstimate.of(request.model(), ProbeLoads.of(plan), request.threads()),
				request.program().sequence().filter(sequence -> !sequence.isComplete()).isPresent()).ifPresent(output.err()::println);
		OtherProbes.of(observed, again.get()).map(OtherProbes::words).ifPresent(output.err()::println);
		LoggedProgram.cutTraces(again.get()).ifPresent(words -> output.err().println("sonde: " + words));
		return Logs.code(again.get());
	}
}
