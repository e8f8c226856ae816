/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.estimate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.sonde.cli.shared.BudgetOptions;
import org.sonde.cli.shared.CommandProblem;
import org.sonde.cli.shared.EstimateOptions;
import org.sonde.cli.shared.ExitCode;
import org.sonde.cli.shared.Failures;
import org.sonde.cli.shared.Format;
import org.sonde.cli.shared.PlanPrintingCommand;
import org.sonde.cli.shared.ResultSets;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.WriterChoice;
import org.sonde.instrumentation.plan.WriterMatch;
import org.sonde.overhead.budget.Budget;
import org.sonde.overhead.budget.BudgetCheck;
import org.sonde.overhead.budget.Worth;
import org.sonde.overhead.calls.CallRates;
import org.sonde.overhead.cost.Explanation;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.scenario.Scenario;
import org.sonde.overhead.cost.scenario.ScenarioText;
import org.sonde.report.estimate.BudgetJson;
import org.sonde.report.estimate.EstimateJson;
import org.sonde.report.estimate.EstimateTable;
import org.sonde.report.estimate.ExplanationJson;
import org.sonde.report.estimate.ScenariosJson;
import org.sonde.report.explanation.ExplanationText;

import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import tools.jackson.databind.node.ObjectNode;

/** {@code sonde estimate}: what the probes of a plan cost. */
@Command(name = "estimate", mixinStandardHelpOptions = true, usageHelpAutoWidth = true,
		description = "Estimate what the probes of a plan cost, from stored benchmark results and the calls per second of each method. "
		+ "A figure that cannot be estimated is shown as unknown, with the reason.")
public final class EstimateCommand extends PlanPrintingCommand {
	private static final int MOST_NAMED = 5;

	@Mixin
	private EstimateOptions estimating;

	@Mixin
	private BudgetOptions budgeting;

	@Option(names = "--scenario", paramLabel = "KEY=VALUE,…",
			description = "Compare the estimate with another case. Keys: results, writer, threads, "
			+ "probes (as-planned, all-active, all-deactivated, only-entry-points). Other keys stay as in the estimate. May be repeated.")
	private List<String> scenarios = new ArrayList<>();

	@Option(names = "--explain", paramLabel = "PROBE", description = "Explain the cost of this probe, down to what the source states. "
			+ "PROBE is its signature, or a part of it that no other probe has.")
	private String explained;

	@Override
	public Integer call() throws Exception {
		List<ScenarioText> options = scenarioOptions();
		Budget budget = budgeting.budget();
		Worth worth = budgeting.worth();
		if (output.format() == Format.csv && (!options.isEmpty() || !budget.isEmpty() || explained != null)) {
			throw new ParameterException(output.command(),
					"--format csv is not available with --scenario, --explain or a budget; use table or json");
		}
		Plan planned = planArgument.load();
		EstimateOptions.Inputs inputs = estimating.inputs(planned, planArgument.file(), output.err());
		ScenarioText.Base base = new ScenarioText.Base(inputs.model(), inputs.writerChosen(), set -> WriterChoice.usual(planned, set),
				inputs.threads());
		PlanEstimate estimate = PlanEstimate.of(inputs.model(), inputs.loads(), inputs.threads());
		WriterMatch writers = WriterMatch.of(planned, estimate.model());
		Optional<String> warning = writers.warning().filter(text -> !estimate.probes().isEmpty());
		List<Scenario.Outcome> outcomes = new ArrayList<>();
		if (!options.isEmpty()) {
			outcomes.add(new Scenario("(the estimate)", inputs.model(), inputs.threads(), Scenario.Probes.AS_PLANNED).of(inputs.loads()));
		}
		for (ScenarioText option : options) {
			outcomes.add(option.beside(base, set -> ResultSets.open(set, output.err()), remark -> output.err().println("sonde: " + remark))
					.of(inputs.loads()));
		}
		Optional<BudgetCheck> check = budget.isEmpty() ? Optional.empty() : Optional.of(BudgetCheck.of(estimate, budget, worth));
		Optional<Explanation> explanation = explained == null ? Optional.empty() : Optional.of(Explanation.of(estimate, place(estimate)));
		switch (output.format()) {
			case json -> {
				ObjectNode json = EstimateJson.of(estimate, writers);
				if (!outcomes.isEmpty()) {
					json.set("scenarios", ScenariosJson.of(outcomes));
				}
				check.ifPresent(held -> json.set("budget", BudgetJson.of(estimate, held)));
				explanation.ifPresent(found -> json.set("explanation", ExplanationJson.of(found)));
				output.json(json);
			}
			case csv -> {
				warning.ifPresent(text -> output.err().println("sonde: " + text));
				output.table(EstimateTable.of(estimate));
			}
			case table -> {
				if (explanation.isPresent()) {
					output.print(ExplanationText.of(explanation.get()));
				} else {
					output.print(warning.map(text -> text + "\n\n").orElse("") + EstimateText.table(estimate)
							+ EstimateText.summary(estimate));
				}
				if (!outcomes.isEmpty()) {
					output.print(ScenarioTable.table(outcomes));
				}
				check.ifPresent(held -> output.print(BudgetText.text(estimate, held)));
			}
		}
		return ExitCode.OK;
	}

	private List<ScenarioText> scenarioOptions() {
		try {
			return scenarios.stream().map(ScenarioText::parse).toList();
		} catch (IllegalArgumentException e) {
			throw new ParameterException(output.command(), "Invalid value for option '--scenario': " + e.getMessage());
		}
	}

	/** Returns the place of the probe with this signature, or of the only one whose signature contains it, such as {@code Cart.total}. */
	private int place(PlanEstimate estimate) throws Failures.Failed {
		String wanted = CallRates.normalise(explained);
		List<String> signatures = estimate.probes().stream().map(probe -> CallRates.normalise(probe.load().signature())).toList();
		if (signatures.contains(wanted)) {
			return signatures.indexOf(wanted);
		}
		List<String> containing = signatures.stream().filter(signature -> signature.contains(wanted)).toList();
		if (containing.size() == 1) {
			return signatures.indexOf(containing.getFirst());
		}
		throw containing.isEmpty() ? new Failures.Failed(CommandProblem.NO_SUCH_PROBE, planArgument.file(), explained)
				: new Failures.Failed(CommandProblem.SEVERAL_PROBES, planArgument.file(), explained,
						String.join("; ", containing.subList(0, Math.min(MOST_NAMED, containing.size()))));
	}
}
