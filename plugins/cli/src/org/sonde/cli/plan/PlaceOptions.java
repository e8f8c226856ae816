/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.plan;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Predicate;

import org.sonde.cli.shared.Diagnostics;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.PlanArgument;
import org.sonde.cli.shared.ProgramOptions;
import org.sonde.common.digits.Digits;
import org.sonde.common.keyword.Keyword;
import org.sonde.instrumentation.pattern.MethodPattern;
import org.sonde.instrumentation.pattern.PatternException;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.PlanFileException;
import org.sonde.instrumentation.plan.ProbeLoads;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.placement.Objective;
import org.sonde.report.placement.LoggedProgram;

import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** The options that say what {@code sonde place} is to choose. */
final class PlaceOptions {
	/** Which end of the estimate interval the budget is compared with. */
	private enum BudgetAt implements Keyword {
		UPPER_END, VALUE
	}

	@Option(names = "--budget-cpu", paramLabel = "PERCENT",
			description = "What the plan may cost, in percent of one processor (10 ms of the application's threads per second are 1 %%).")
	private Double cpuPercent;

	@Option(names = "--budget-program", paramLabel = "PERCENT",
			description = "What the plan may cost, in percent of the time that the program's threads spend inside the recorded traces, without probes.")
	private Double programPercent;

	@Option(names = "--program-seconds", paramLabel = "S",
			description = "With --budget-program: the CPU time of the program for the recorded work, without probes. Default: the time inside the recorded traces, without what the probes "
					+ "of the recording cost; unknown if they cost most of it.")
	private Double programSeconds;

	@Option(names = "--budget-at", paramLabel = "END", defaultValue = "upper-end",
			description = "Where the estimate interval must keep the budget: upper-end or value." + " Default: ${DEFAULT-VALUE}.")
	private String budgetAt;

	@Option(names = "--objective", paramLabel = "OBJECTIVE", defaultValue = "distinguish",
			description = "What to show most of: distinguish (bits per trace), time (share of the time that belongs to a probed method), calls (share of the calls), "
					+ "or wish (the values in the plan given with --wishes)." + " Default: ${DEFAULT-VALUE}.")
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
	private ProgramOptions program;

	@Spec(Target.MIXEE)
	private CommandSpec command;

	/** @throws ParameterException if options do not go together */
	void check() {
		if ((cpuPercent == null) == (programPercent == null)) {
			throw new ParameterException(command.commandLine(), cpuPercent == null ? "a budget is missing: --budget-cpu or --budget-program"
					: "--budget-cpu and --budget-program exclude each other");
		}
		double percent = cpuPercent == null ? programPercent : cpuPercent;
		if (!(percent >= 0 && Double.isFinite(percent))) {
			throw new ParameterException(command.commandLine(), "a budget is a finite number ≥ 0, found " + Digits.plain(percent));
		}
		if (programSeconds != null && (programPercent == null || !(programSeconds > 0 && Double.isFinite(programSeconds)))) {
			throw new ParameterException(command.commandLine(), "--program-seconds is a number above 0 and needs --budget-program");
		}
		if ((objective() == Objective.WISH) != (wishes != null)) {
			throw new ParameterException(command.commandLine(), "--objective wish and --wishes must be given together");
		}
		upperEnd();
	}

	/** Percent of one processor; empty if the budget is one of the program. */
	OptionalDouble cpuPercent() {
		return cpuPercent == null ? OptionalDouble.empty() : OptionalDouble.of(cpuPercent);
	}

	/** Percent of the program's time, if the budget is that. */
	double programPercent() {
		return programPercent;
	}

	/** CPU time of the program for the recorded work, in seconds; empty if not given. */
	OptionalDouble programSeconds() {
		return programSeconds == null ? OptionalDouble.empty() : OptionalDouble.of(programSeconds);
	}

	/** Whether the budget must hold at the upper end of the estimate interval. */
	boolean upperEnd() {
		return Diagnostics.valid(command.commandLine(), "--budget-at", () -> Keyword.of(BudgetAt.class, budgetAt)) == BudgetAt.UPPER_END;
	}

	Objective objective() {
		return Diagnostics.valid(command.commandLine(), "--objective", () -> Keyword.of(Objective.class, objective));
	}

	/** The plan whose probes stay; null if there is none. */
	Path kept() {
		return keep;
	}

	/** That plan, or an empty one. */
	Plan plan() throws PlanFileException, Failures.Failed {
		return keep == null ? PlanFactory.eINSTANCE.createPlan() : PlanArgument.load(keep);
	}

	/** The methods to choose from. */
	Predicate<MethodSignature> candidates(PrintWriter err) throws Failures.Failed {
		return candidates == null ? method -> true : matching("--candidates", candidates, err);
	}

	/** The methods whose calls are told apart; empty if traces are. */
	Optional<Predicate<MethodSignature>> units(PrintWriter err) throws Failures.Failed {
		return unit == null ? Optional.empty() : Optional.of(matching("--unit", unit, err));
	}

	ProbeKind kind(Plan plan, CostModel model) {
		return kind == null ? plan.getProbes().isEmpty() ? model.probeKind().orElse(ProbeKind.OPERATION_EXECUTION) : ProbeLoads.kind(Probes.usualKind(plan))
				: Diagnostics.valid(command.commandLine(), "--kind", () -> Keyword.of(ProbeKind.class, kind));
	}

	/** By an AspectJ pattern, which has parentheses, in the classes that are named; else by type and method, where * stands for any characters. */
	private Predicate<MethodSignature> matching(String option, String text, PrintWriter err) throws Failures.Failed {
		if (text.indexOf('(') < 0) {
			return LoggedProgram.named(text);
		}
		if (!program.given()) {
			throw new ParameterException(command.commandLine(), option + " has an AspectJ pattern, for which the program's classes are needed: --classes");
		}
		Plan patterns = PlanFactory.eINSTANCE.createPlan();
		try {
			patterns.getProbes().add(Probes.createPattern(MethodPattern.parse(text).text()));
		} catch (PatternException e) {
			throw new ParameterException(command.commandLine(), "Invalid value for option '" + option + "': " + e.getMessage());
		}
		Set<MethodSignature> methods = program.match(patterns, err).byMethod().keySet();
		return method -> methods.contains(method.withVarargs(false));
	}

	/** Values of methods by name. */
	Map<String, Integer> wishes() throws PlanFileException, Failures.Failed {
		Map<String, Integer> values = new HashMap<>();
		if (wishes != null) {
			for (MethodProbe probe : Probes.methodProbes(PlanArgument.load(wishes))) {
				values.put(probe.signature().toString(), probe.getValue());
			}
		}
		return values;
	}
}
