/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.sonde.cli.shared.BudgetOptions;
import org.sonde.cli.shared.EstimateOptions;
import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.FileNames;
import org.sonde.cli.shared.PlanArgument;
import org.sonde.cli.shared.PrintingCommand;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.overhead.budget.Budget;
import org.sonde.overhead.budget.BudgetCheck;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.report.check.BudgetRule;
import org.sonde.report.check.CheckJson;
import org.sonde.report.check.CheckReport;
import org.sonde.report.check.CheckResult;
import org.sonde.report.check.Place;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** {@code sonde check}: whether a build may go on. */
@Command(name = "check", mixinStandardHelpOptions = true, usageHelpAutoWidth = true, sortOptions = false,
		description = "Fail a build when a plan breaks its budget, a component grew beyond a limit, or a result set became significantly slower. "
		+ "Give one, two or all three checks. Ends with exit code " + ExitCode.BROKEN + " if a check is broken.")
final class CheckCommand extends PrintingCommand {
	@Option(names = "--plan", paramLabel = "PLAN", description = "A plan that must keep the budget set with --budget-….")
	private Path planFile;

	@Mixin
	private BudgetOptions budgeting;

	@Mixin
	private EstimateOptions estimating;

	@Mixin
	private GrowthOptions growing;

	@Mixin
	private SlowdownOptions slowing;

	@Option(names = "--strict", description = "Also fail the build if a check cannot be decided.")
	private boolean strict;

	@Mixin
	private CheckFiles files;

	@Override
	public Integer call() throws Exception {
		Budget budget = budgeting.budget();
		check(budget);
		files.check();
		List<CheckResult> results = new ArrayList<>();
		if (planFile != null) {
			results.addAll(budget(budget));
		}
		results.addAll(growing.results(output.err()));
		results.addAll(slowing.results(output.err()));
		CheckReport report = new CheckReport(results);
		files.write(report, strict);
		switch (output.format()) {
			case json -> output.json(CheckJson.of(report, strict));
			case csv -> output.table(CheckText.csv(report));
			case table -> output.print(CheckText.text(report));
		}
		return report.passes(strict) ? ExitCode.OK : ExitCode.BROKEN;
	}

	private void check(Budget budget) {
		require(planFile != null || growing.given() || slowing.given(), "Nothing to check: give --plan, --code or --measured");
		require((planFile == null) == budget.isEmpty(), planFile == null ? "a budget needs --plan"
				: "--plan needs a budget: --budget-cpu, --budget-request or --budget-volume");
		Optional<String> forPlans = estimating.given();
		require(planFile != null || forPlans.isEmpty(), forPlans.orElse("") + " needs --plan");
		growing.check();
		slowing.check();
	}

	private void require(boolean condition, String rule) {
		if (!condition) {
			throw new ParameterException(output.command(), rule);
		}
	}

	private List<CheckResult> budget(Budget budget) throws Exception {
		Plan plan = PlanArgument.load(planFile);
		PlanEstimate estimate = estimating.estimate(plan, planFile, output.err());
		PlanLines lines = PlanLines.read(planFile, plan);
		return BudgetRule.of(estimate, BudgetCheck.of(estimate, budget, budgeting.worth()), FileNames.of(planFile),
				Optional.of(new Place(FileNames.fromHere(planFile), 1)), lines::probe);
	}
}
