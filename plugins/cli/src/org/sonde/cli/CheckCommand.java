/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

import org.sonde.cli.shared.BudgetOptions;
import org.sonde.cli.shared.CommandProblem;
import org.sonde.cli.shared.Diagnostics;
import org.sonde.cli.shared.EstimateOptions;
import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.FileNames;
import org.sonde.cli.shared.MeasureOptions;
import org.sonde.cli.shared.Output;
import org.sonde.cli.shared.OverwriteOption;
import org.sonde.cli.shared.PlanArgument;
import org.sonde.cli.shared.ResultSets;
import org.sonde.common.files.AtomicFile;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.metrics.comparison.TypeComparison;
import org.sonde.metrics.measurement.Measurement;
import org.sonde.metrics.source.SourceLocation;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.budget.Budget;
import org.sonde.overhead.budget.BudgetCheck;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.results.ResultSet;
import org.sonde.report.check.BudgetRule;
import org.sonde.report.check.CheckJson;
import org.sonde.report.check.CheckReport;
import org.sonde.report.check.CheckResult;
import org.sonde.report.check.GrowthLimit;
import org.sonde.report.check.JUnitXml;
import org.sonde.report.check.PerformanceRule;
import org.sonde.report.check.Place;
import org.sonde.report.check.SarifLog;
import org.sonde.report.results.ResultComparison;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** {@code sonde check}: whether a build may go on. */
@Command(name = "check", mixinStandardHelpOptions = true, usageHelpAutoWidth = true, sortOptions = false,
		description = "Fail a build when a plan breaks its budget, a component grew beyond a limit, or a result set became significantly slower. "
				+ "Give one, two or all three checks. Ends with exit code " + ExitCode.BROKEN + " if a check is broken.")
final class CheckCommand implements Callable<Integer> {
	private static final double PERCENT = 100;

	@Option(names = "--plan", paramLabel = "PLAN", description = "A plan that must keep the budget set with --budget-….")
	private Path planFile;

	@Mixin
	private BudgetOptions budgeting;

	@Mixin
	private EstimateOptions estimating;

	@Option(names = "--code", paramLabel = "SOURCES",
			description = "A component that may grow since --base by at most --growth. " + MeasureOptions.SOURCES)
	private String code;

	@Option(names = "--base", paramLabel = "SOURCES", description = "The sources to compare --code with, such as git:.@origin/main.")
	private String base;

	@Option(names = "--growth", paramLabel = "FIGURE=LIMIT", split = ",",
			description = "How much a figure of the whole component may grow: loc=200, "
			+ "or complexity=5%%. Figures: loc, cyclomatic, cognitive, size, complexity, coupling. May be repeated.")
	private List<String> growth = new ArrayList<>();

	@Mixin
	private MeasureOptions measuring;

	@Option(names = "--measured", paramLabel = "ID|FILE", description = "A result set that must not be significantly slower than --against.")
	private String measured;

	@Option(names = "--against", paramLabel = "ID|FILE", description = "The result set to compare --measured with.")
	private String against;

	@Option(names = "--tolerance", paramLabel = "PERCENT",
			description = "How much slower it may be, in percent. Default: 0, so any significant difference counts.")
	private Double tolerance;

	@Option(names = "--strict", description = "Also fail the build if a check cannot be decided.")
	private boolean strict;

	@Option(names = "--sarif", paramLabel = "FILE", description = "Also write a SARIF 2.1.0 file, which code hosts show beside the code.")
	private Path sarif;

	@Option(names = "--junit", paramLabel = "FILE", description = "Also write JUnit's XML, which build servers show as tests.")
	private Path junit;

	@Mixin
	private OverwriteOption replacing;

	@Mixin
	private Output output;

	@Override
	public Integer call() throws Exception {
		Budget budget = budgeting.budget();
		List<GrowthLimit> limits = growth.stream().map(text -> Diagnostics.valid(output.command(), "--growth", () -> GrowthLimit.parse(text))).toList();
		check(budget, limits);
		replacing.check(new OverwriteOption.Wanted(sarif, OverwriteOption.Kind.SARIF), new OverwriteOption.Wanted(junit, OverwriteOption.Kind.JUNIT));
		List<CheckResult> results = new ArrayList<>();
		if (planFile != null) {
			results.addAll(budget(budget));
		}
		if (code != null) {
			results.addAll(growth(limits));
		}
		if (measured != null) {
			results.addAll(performance());
		}
		CheckReport report = new CheckReport(results);
		write(sarif, SarifLog.text(report));
		write(junit, JUnitXml.text(report, strict));
		switch (output.format()) {
			case json -> output.json(CheckJson.of(report, strict));
			case csv -> output.table(CheckText.csv(report));
			case table -> output.print(CheckText.text(report));
		}
		return report.passes(strict) ? ExitCode.OK : ExitCode.BROKEN;
	}

	private void check(Budget budget, List<GrowthLimit> limits) {
		require(planFile != null || code != null || measured != null, "Nothing to check: give --plan, --code or --measured");
		require((planFile == null) == budget.isEmpty(), planFile == null ? "a budget needs --plan"
				: "--plan needs a budget: --budget-cpu, --budget-request or --budget-volume");
		Optional<String> forPlans = estimating.given();
		require(planFile != null || forPlans.isEmpty(), forPlans.orElse("") + " needs --plan");
		require((code == null) == (base == null) && (code == null) == limits.isEmpty(), "--code, --base and --growth must be given together");
		Optional<String> forCode = measuring.given();
		require(code != null || forCode.isEmpty(), forCode.orElse("") + " needs --code");
		require((measured == null) == (against == null), "--measured and --against must be given together");
		require(tolerance == null || measured != null && tolerance >= 0 && tolerance < Double.POSITIVE_INFINITY,
				"--tolerance needs --measured, and a percentage of 0 or more");
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

	private List<CheckResult> growth(List<GrowthLimit> limits) throws Exception {
		List<Measurement> versions = measuring.measure(List.of(base, code), output.err());
		TypeComparison comparison = MeasureOptions.steps(versions, output.err()).getFirst();
		SourceLocation location = SourceLocation.parse(code);
		String component = versions.getLast().component().name();
		String subject = component.equals("*") ? location.version() : component;
		return limits.stream().map(limit -> limit.check(comparison, subject, file -> file(location, file))).toList();
	}

	/** The path of a source file from here, if it lies in the folder that the check runs in. */
	private static Optional<String> file(SourceLocation location, String file) {
		return switch (location) {
			case SourceLocation.Folder(Path folder) -> Optional.of(FileNames.fromHere(folder.resolve(file)));
			case SourceLocation.Git git -> inWorkTree(git, file);
			case SourceLocation.Jar jar -> Optional.empty();
			case SourceLocation.Maven maven -> Optional.empty();
		};
	}

	/** A revision may have files that the work tree has no more. */
	private static Optional<String> inWorkTree(SourceLocation.Git git, String file) {
		List<String> folders = git.folders().isEmpty() ? List.of("") : git.folders();
		for (Path root = git.repository().toAbsolutePath().normalize(); root != null; root = root.getParent()) {
			for (String folder : folders) {
				Path found = root.resolve(folder).resolve(file);
				if (Files.isRegularFile(found)) {
					return Optional.of(FileNames.fromHere(found));
				}
			}
		}
		return Optional.empty();
	}

	private List<CheckResult> performance() throws OverheadException, Failures.Failed {
		ResultSet before = ResultSets.open(against, output.err());
		ResultSet after = ResultSets.open(measured, output.err());
		ResultComparison comparison = ResultComparison.together(before, after);
		if (comparison.rows().isEmpty()) {
			throw new Failures.Failed(CommandProblem.NOTHING_IN_COMMON, measured, against);
		}
		Path file = Path.of(measured);
		return PerformanceRule.of(comparison, tolerance == null ? 0 : tolerance / PERCENT,
				Files.isRegularFile(file) ? Optional.of(new Place(FileNames.fromHere(file), 1)) : Optional.empty());
	}

	private static void write(Path file, String text) throws Failures.Failed {
		if (file == null) {
			return;
		}
		try {
			AtomicFile.write(file, text.getBytes(StandardCharsets.UTF_8));
		} catch (IOException e) {
			throw Failures.Failed.unwritable(file, e);
		}
	}
}
