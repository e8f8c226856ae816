/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.plan;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.sonde.cli.shared.CommandProblem;
import org.sonde.cli.shared.Diagnostics;
import org.sonde.cli.shared.EstimateOptions;
import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.Interruption;
import org.sonde.cli.shared.Logs;
import org.sonde.cli.shared.OverwriteOption;
import org.sonde.cli.shared.PlanArgument;
import org.sonde.cli.shared.PrintingCommand;
import org.sonde.cli.shared.ProgramOptions;
import org.sonde.cli.shared.TerminalProgress;
import org.sonde.common.digits.Digits;
import org.sonde.common.files.AtomicFile;
import org.sonde.common.keyword.Keyword;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.pattern.MethodPattern;
import org.sonde.instrumentation.pattern.PatternException;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.ProbeLoads;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.placement.Objective;
import org.sonde.placement.Placement;
import org.sonde.placement.PlacementRequest;
import org.sonde.placement.Placing;
import org.sonde.placement.recording.RecordedProgram;
import org.sonde.report.observed.ActiveProbes;
import org.sonde.report.observed.ObservedCalls;
import org.sonde.report.placement.CurveDrawing;
import org.sonde.report.placement.LoggedProgram;
import org.sonde.report.placement.PlacementJson;
import org.sonde.report.placement.PlacementText;
import org.sonde.report.traces.LogResults;
import org.sonde.report.traces.LogResults.Reading;
import org.sonde.report.traces.drawing.DrawingSvg;
import org.sonde.traces.reduction.LogAnalysis;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** {@code sonde place}: the plan that shows most within a budget. */
@Command(name = "place", mixinStandardHelpOptions = true, usageHelpAutoWidth = true, sortOptions = false,
		description = "Choose the probes that show most within a budget. Starts from a recording with probes in all methods of interest, and says what the plan shows, "
				+ "what it costs, and how far it is at most from the best possible.")
public final class PlaceCommand extends PrintingCommand {
	private static final double MILLIS_PER_PERCENT = 10;
	private static final double PERCENT = 100;

	/** Which end of the estimate interval the budget is compared with. */
	private enum BudgetAt implements Keyword {
		UPPER_END, VALUE
	}

	@Parameters(paramLabel = "LOG", arity = "1..*", description = Logs.DESCRIPTION)
	private List<Path> paths;

	@Option(names = "--budget-cpu", paramLabel = "PERCENT",
			description = "What the plan may cost, in percent of one processor (10 ms of the application's threads per second are 1 %%).")
	private Double cpuPercent;

	@Option(names = "--budget-program", paramLabel = "PERCENT",
			description = "What the plan may cost, in percent of the time that the program's threads spend inside the recorded traces, without probes.")
	private Double programPercent;

	@Option(names = "--budget-at", paramLabel = "END", defaultValue = "upper-end",
			description = "Where the estimate interval must keep the budget: upper-end or value." + DEFAULT)
	private String budgetAt;

	@Option(names = "--objective", paramLabel = "OBJECTIVE", defaultValue = "distinguish",
			description = "What to show most of: distinguish (bits per trace), time (share of the time that belongs to a probed method), calls (share of the calls), "
					+ "or wish (the values in the plan given with --wishes)." + DEFAULT)
	private String objective;

	@Option(names = "--keep", paramLabel = "PLAN", description = "A plan whose probes stay. Its settings and patterns are taken over.")
	private Path keep;

	@Option(names = "--wishes", paramLabel = "PLAN", description = "A plan whose probes have values from 1 to 5.")
	private Path wishes;

	@Option(names = "--candidates", paramLabel = "METHODS", description = "Choose only among these methods: type and method, where * stands for any characters, such as 'shop.*', "
			+ "or an AspectJ pattern such as '* shop..*.*(..)', with --classes.")
	private String candidates;

	@Option(names = "--unit", paramLabel = "METHODS", description = "Tell calls of these methods apart, such as shop.Server.handle: each counts as a trace. Default: the recorded traces.")
	private String unit;

	@Option(names = "--kind", paramLabel = "KIND", description = "The kind of the probes: operation-execution or operation-events. Default: as in the plan given with --keep, "
			+ "else as in the result set.")
	private String kind;

	@Mixin
	private EstimateOptions estimating;

	@Mixin
	private ProgramOptions program;

	@Option(names = { "-o", "--output" }, paramLabel = "PLAN.probes", description = "Also write the plan, with the call rates of the recording. No file is overwritten.")
	private Path target;

	@Option(names = "--picture", paramLabel = "FILE.svg", description = "Also draw what plans of other budgets cost and show.")
	private Path picture;

	@Mixin
	private OverwriteOption replacing;

	@Override
	public Integer call() throws Exception {
		Objective wanted = Diagnostics.valid(output.command(), "--objective", () -> Keyword.of(Objective.class, objective));
		BudgetAt end = Diagnostics.valid(output.command(), "--budget-at", () -> Keyword.of(BudgetAt.class, budgetAt));
		checkOptions(wanted);
		Plan plan = keep == null ? PlanFactory.eINSTANCE.createPlan() : PlanArgument.load(keep);
		if (!estimating.isPossible(plan)) {
			throw new Failures.Failed(CommandProblem.NO_RESULT_SET, keep == null ? "the command" : keep);
		}
		EstimateOptions.Inputs inputs = estimating.inputs(plan, keep, output.err());
		ProbeKind probeKind = kind(plan, inputs.model());
		Logs logs = new Logs(paths);
		LogResults log = read(logs, LogAnalysis.Options.DEFAULT.keepingOrder());
		if (log == null) {
			return ExitCode.INTERRUPTED;
		}
		logs.warnAlsoIfEmpty(log, output.err());
		String source = log.source(logs.name());
		RecordedProgram recorded = LoggedProgram.of(log, source, candidates == null ? method -> true : matching("--candidates", candidates),
				unit == null ? Optional.empty() : Optional.of(matching("--unit", unit)));
		if (recorded.candidates().isEmpty()) {
			throw new Failures.Failed(CommandProblem.NO_CANDIDATE, logs.name());
		}
		if (wanted == Objective.DISTINGUISH && recorded.units().size() == 0) {
			throw new Failures.Failed(CommandProblem.OBJECTIVE_NOT_RECORDED, logs.name(), unit == null ? "no complete trace" : "no call of --unit in a complete trace", "what can be told apart");
		}
		if (wanted == Objective.TIME && !(recorded.selfNanos() > 0)) {
			throw new Failures.Failed(CommandProblem.OBJECTIVE_NOT_RECORDED, logs.name(), "no durations", "the share of the time");
		}
		Set<String> pinned = pinned(plan, recorded);
		PlacementRequest request = new PlacementRequest(recorded, inputs.model(), inputs.threads(), probeKind, end == BudgetAt.UPPER_END, wanted, wishes(), pinned);
		Optional<Placement> placement = place(request, log, source);
		if (placement.isEmpty()) {
			return ExitCode.INTERRUPTED;
		}
		print(placement.get());
		hint(request);
		if (picture != null) {
			AtomicFile.write(picture, DrawingSvg.of(CurveDrawing.of(placement.get())).getBytes(StandardCharsets.UTF_8));
		}
		return target == null ? ExitCode.OK : write(plan, placement.get(), probeKind, logs, source);
	}

	private void checkOptions(Objective wanted) throws Failures.Failed {
		if ((cpuPercent == null) == (programPercent == null)) {
			throw new ParameterException(output.command(), cpuPercent == null ? "a budget is missing: --budget-cpu or --budget-program"
					: "--budget-cpu and --budget-program exclude each other");
		}
		double percent = cpuPercent == null ? programPercent : cpuPercent;
		if (!(percent >= 0 && Double.isFinite(percent))) {
			throw new ParameterException(output.command(), "a budget is a finite number ≥ 0, found " + Digits.plain(percent));
		}
		if ((wanted == Objective.WISH) != (wishes != null)) {
			throw new ParameterException(output.command(), "--objective wish and --wishes must be given together");
		}
		replacing.check(new OverwriteOption.Wanted(picture, OverwriteOption.Kind.PICTURE));
		if (target != null) {
			try {
				AtomicFile.requirePlace(target);
				AtomicFile.requireFree(target);
			} catch (FileAlreadyExistsException e) {
				throw new Failures.Failed(CommandProblem.THERE_ALREADY, target);
			} catch (IOException e) {
				throw Failures.Failed.unwritable(target, e);
			}
		}
	}

	private ProbeKind kind(Plan plan, CostModel model) {
		return kind == null ? plan.getProbes().isEmpty() ? model.probeKind().orElse(ProbeKind.OPERATION_EXECUTION) : ProbeLoads.kind(Probes.usualKind(plan))
				: Diagnostics.valid(output.command(), "--kind", () -> Keyword.of(ProbeKind.class, kind));
	}

	/** By an AspectJ pattern, which has parentheses, in the classes that are named; else by type and method, where * stands for any characters. */
	private Predicate<MethodSignature> matching(String option, String text) throws Failures.Failed {
		if (text.indexOf('(') < 0) {
			Pattern names = Pattern.compile(Arrays.stream(text.split("\\*", -1)).map(Pattern::quote).collect(Collectors.joining(".*")));
			return method -> names.matcher(method.declaringType() + "." + method.name()).matches();
		}
		if (!program.given()) {
			throw new ParameterException(output.command(), option + " has an AspectJ pattern, for which the program's classes are needed: --classes");
		}
		Plan patterns = PlanFactory.eINSTANCE.createPlan();
		try {
			patterns.getProbes().add(Probes.createPattern(MethodPattern.parse(text).text()));
		} catch (PatternException e) {
			throw new ParameterException(output.command(), "Invalid value for option '" + option + "': " + e.getMessage());
		}
		Set<MethodSignature> methods = program.match(patterns, output.err()).byMethod().keySet();
		return method -> methods.contains(method.withVarargs(false));
	}

	private Set<String> pinned(Plan plan, RecordedProgram recorded) {
		ActiveProbes kept = new ActiveProbes(plan, Optional.empty());
		Set<String> pinned = new HashSet<>();
		recorded.candidates().stream().filter(one -> one.recordedAs().stream().anyMatch(kept)).forEach(one -> pinned.add(one.method()));
		return pinned;
	}

	private Map<String, Integer> wishes() throws Exception {
		Map<String, Integer> values = new HashMap<>();
		if (wishes != null) {
			for (MethodProbe probe : Probes.methodProbes(PlanArgument.load(wishes))) {
				values.put(probe.signature().toString(), probe.getValue());
			}
		}
		return values;
	}

	/** Null if interrupted. */
	private LogResults read(Logs logs, LogAnalysis.Options options) throws Failures.Failed {
		try (Interruption interruption = new Interruption()) {
			LogResults log = logs.read(Reading.USUAL, options, interruption, output.err());
			if (!log.complete()) {
				output.err().println("sonde: interrupted; nothing was written");
			}
			return log.complete() ? log : null;
		}
	}

	/** Empty if interrupted. */
	private Optional<Placement> place(PlacementRequest request, LogResults log, String source) throws Failures.Failed {
		try (Interruption interruption = new Interruption(); TerminalProgress progress = TerminalProgress.of(output.err())) {
			Placing placing = new Placing(request, progress.until(interruption::isInterrupted));
			double budget = cpuPercent != null ? cpuPercent * MILLIS_PER_PERCENT : programPercent / PERCENT * millisWithoutProbes(request, log, source);
			return Optional.of(placing.within(budget).orElseThrow(() -> new Failures.Failed(CommandProblem.KEPT_TOO_COSTLY, keep,
					Digits.value(placing.costOfPinned() / MILLIS_PER_PERCENT), Digits.value(budget / MILLIS_PER_PERCENT))));
		} catch (CancellationException e) {
			output.err().println("sonde: interrupted; nothing was written");
			return Optional.empty();
		}
	}

	/** What the program takes by itself: the time inside traces without what the probes of the recording cost, if it was recorded with probes. */
	private double millisWithoutProbes(PlacementRequest request, LogResults log, String source) throws Failures.Failed {
		double inTraces = LoggedProgram.millisInTraces(log);
		if (!log.isFlight() && !log.isSpans()) {
			RecordedProgram all = LoggedProgram.of(log, source, method -> true, Optional.empty());
			double probes = new Placing(new PlacementRequest(all, request.model(), request.threads(), request.kind(), false, Objective.CALLS, Map.of(), Set.of()),
					Progress.NONE).costOfAll();
			inTraces -= Double.isFinite(probes) ? probes : 0;
		}
		if (!(inTraces > 0)) {
			throw new Failures.Failed(CommandProblem.PROGRAM_TIME_UNKNOWN, paths.getFirst());
		}
		output.err().println("The program takes about " + Digits.value(inTraces / MILLIS_PER_PERCENT) + " % of one processor without probes, waiting included.");
		return inTraces;
	}

	/** With {@code main} among the recorded methods, all is one trace. */
	private void hint(PlacementRequest request) {
		if (request.objective() == Objective.DISTINGUISH && request.program().units().size() == 1) {
			output.err().println("sonde: all traces are alike, so nothing can be told apart. If the recording has the method that runs all others, such as main, "
					+ "name the methods whose calls are to be told apart with --unit.");
		}
	}

	private void print(Placement placement) {
		switch (output.format()) {
			case json -> output.json(PlacementJson.of(placement));
			case csv -> output.table(PlacementText.table(placement));
			case table -> output.print(PlacementText.of(placement));
		}
	}

	/** Reads the logs again among the chosen methods, as {@code sonde calls} does, so that the plan has the rates it would have. */
	private int write(Plan plan, Placement placement, ProbeKind probeKind, Logs logs, String source) throws Exception {
		for (Placement.Choice choice : placement.chosen()) {
			MethodSignature method = MethodSignature.parse(choice.candidate().method());
			if (choice.reason() == Placement.Reason.CHOSEN && Probes.find(plan, method).isEmpty()) {
				MethodProbe probe = Probes.create(method);
				Arrays.stream(org.sonde.instrumentation.plan.ProbeKind.values()).filter(one -> ProbeLoads.kind(one) == probeKind).forEach(probe::setKind);
				plan.getProbes().add(probe);
			}
		}
		LogResults again = read(logs, LogAnalysis.Options.DEFAULT.among(new ActiveProbes(plan, Optional.empty())));
		if (again == null) {
			return ExitCode.INTERRUPTED;
		}
		ObservedCalls.of(plan, Optional.empty(), again.recorded(), source, again.recordedTo()).into(plan);
		PlanArgument.create(plan, target);
		output.err().println("Wrote " + target + ". Next: sonde estimate " + target
				+ estimating.asTyped().stream().map(word -> " " + word).reduce("", String::concat) + ", or sonde run " + target + " -- java …");
		return ExitCode.OK;
	}
}
