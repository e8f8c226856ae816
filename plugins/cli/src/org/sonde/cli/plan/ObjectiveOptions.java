/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.plan;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Predicate;

import org.sonde.cli.shared.CommandOptions;
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
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The options that say what is wanted of a choice of probes: how much it may cost, and what it is to show. */
public final class ObjectiveOptions extends CommandOptions {
	/** Which end of the estimate interval the budget is compared with. */
	private enum BudgetAt implements Keyword {
		UPPER_END, VALUE
	}

	@Option(names = "--budget-cpu", paramLabel = "PERCENT",
			description = "What the plan may cost, in percent of one processor (10 ms of the application's threads per second are 1 %%).")
	private Double cpuPercent;

	@Option(names = "--budget-program", paramLabel = "PERCENT",
			description = "What the plan may cost, in percent of the program's own time, without probes.")
	private Double programPercent;

	@Option(names = "--budget-at", paramLabel = "END", defaultValue = "upper-end",
			description = "What must keep the budget: upper-end (of the interval) or value." + " Default: ${DEFAULT-VALUE}.")
	private String budgetAt;

	@Option(names = "--objective", paramLabel = "OBJECTIVE", defaultValue = "distinguish",
			description = "What to show most of. distinguish: bits per trace. time: share of the time that belongs to a probed method. calls: share of the calls. "
			+ "wish: the values in the plan given with --wishes." + " Default: ${DEFAULT-VALUE}.")
	private String objective;

	@Option(names = "--keep", paramLabel = "PLAN",
			description = "A plan whose probes stay. The new plan also gets its settings and patterns.")
	private Path keep;

	@Option(names = "--wishes", paramLabel = "PLAN", description = "A plan whose probes have values from 1 to 5.")
	private Path wishes;

	@Option(names = "--candidates", paramLabel = "METHODS",
			description = "Choose only among these methods. Type and method, where * stands for any characters, such as 'shop.*'. "
			+ "Or an AspectJ pattern, such as '* shop..*.*(..)', with --classes.")
	private String candidates;

	@Option(names = "--kind", paramLabel = "KIND",
			description = "The kind of the probes: operation-execution or operation-events. Default: as in the plan given with --keep, "
			+ "else as in the result set.")
	private String kind;

	@Mixin
	private ProgramOptions program;

	/** @throws ParameterException if options do not go together */
	public void check() {
		if ((cpuPercent == null) == (programPercent == null)) {
			throw new ParameterException(command(), cpuPercent == null ? "a budget is missing: --budget-cpu or --budget-program"
					: "--budget-cpu and --budget-program exclude each other");
		}
		double percent = cpuPercent == null ? programPercent : cpuPercent;
		if (!(percent >= 0 && Double.isFinite(percent))) {
			throw new ParameterException(command(), "a budget is a finite number ≥ 0, found " + Digits.plain(percent));
		}
		if ((objective() == Objective.WISH) != (wishes != null)) {
			throw new ParameterException(command(), "--objective wish and --wishes must be given together");
		}
		upperEnd();
	}

	/** Percent of one processor; empty if the budget is one of the program. */
	public OptionalDouble cpuPercent() {
		return cpuPercent == null ? OptionalDouble.empty() : OptionalDouble.of(cpuPercent);
	}

	/** Percent of the program's time, if the budget is that. */
	public double programPercent() {
		return programPercent;
	}

	/** Whether the budget must hold at the upper end of the estimate interval. */
	public boolean upperEnd() {
		return Diagnostics.valid(command(), "--budget-at", () -> Keyword.of(BudgetAt.class, budgetAt)) == BudgetAt.UPPER_END;
	}

	public Objective objective() {
		return Diagnostics.valid(command(), "--objective", () -> Keyword.of(Objective.class, objective));
	}

	/** The plan whose probes stay; null if there is none. */
	public Path kept() {
		return keep;
	}

	/** Returns that plan, or an empty one. */
	public Plan plan() throws PlanFileException, Failures.Failed {
		return keep == null ? PlanFactory.eINSTANCE.createPlan() : PlanArgument.load(keep);
	}

	/** The methods to choose from. */
	public Predicate<MethodSignature> candidates(PrintWriter err) throws Failures.Failed {
		return candidates == null ? method -> true : matching("--candidates", candidates, err);
	}

	public ProbeKind kind(Plan plan, CostModel model) {
		return kind == null ? ProbeLoads.usualKind(plan, model)
				: Diagnostics.valid(command(), "--kind", () -> Keyword.of(ProbeKind.class, kind));
	}

	/**
	 * Returns which methods match: an AspectJ pattern, if the text has parentheses, otherwise type and method with * for any characters.
	 */
	Predicate<MethodSignature> matching(String option, String text, PrintWriter err) throws Failures.Failed {
		if (text.indexOf('(') < 0) {
			return LoggedProgram.named(text);
		}
		if (!program.given()) {
			throw new ParameterException(command(),
					option + " has an AspectJ pattern, for which the program's classes are needed: --classes");
		}
		Set<MethodSignature> methods = matched(option, text, List.of(), err);
		return method -> methods.contains(method.withVarargs(false));
	}

	/**
	 * The candidates that a program has, with {@code varargs} cleared; empty if they are not given by an AspectJ pattern.
	 *
	 * @param places folders and jars that the program is started with, in place of classes that are not named
	 */
	public Optional<Set<MethodSignature>> matchedCandidates(List<Path> places, PrintWriter err) throws Failures.Failed {
		return candidates == null || candidates.indexOf('(') < 0 ? Optional.empty()
				: Optional.of(matched("--candidates", candidates, places, err));
	}

	private Set<MethodSignature> matched(String option, String text, List<Path> places, PrintWriter err) throws Failures.Failed {
		Plan patterns = PlanFactory.eINSTANCE.createPlan();
		try {
			patterns.getProbes().add(Probes.createPattern(MethodPattern.parse(text).text()));
		} catch (PatternException e) {
			throw new ParameterException(command(), "Invalid value for option '" + option + "': " + e.getMessage());
		}
		return program.matches(patterns, places, err).orElseThrow().byMethod().keySet();
	}

	/** Returns where the program's classes are, if they are not those that it is started with. */
	public ProgramOptions program() {
		return program;
	}

	/** Values of methods by name. */
	public Map<String, Integer> wishes() throws PlanFileException, Failures.Failed {
		Map<String, Integer> values = new HashMap<>();
		if (wishes != null) {
			for (MethodProbe probe : Probes.methodProbes(PlanArgument.load(wishes))) {
				values.put(probe.signature().toString(), probe.getValue());
			}
		}
		return values;
	}
}
