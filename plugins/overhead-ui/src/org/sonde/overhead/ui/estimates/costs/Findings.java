/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.costs;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.WriterChoice;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.budget.BudgetCheck;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.ProbeLoad;
import org.sonde.overhead.cost.ResponsePercentiles;
import org.sonde.overhead.cost.WriterEstimate;
import org.sonde.overhead.cost.scenario.Scenario;
import org.sonde.overhead.cost.scenario.ScenarioText;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.ui.results.AvailableResultSets;

/**
 * What follows from the estimate of a plan, besides the costs of its probes.
 *
 * @param settings that they follow from
 * @param budget empty without a budget, or without an estimate
 * @param scenarios the plan, what is tried out, and the scenarios of the project
 * @param percentiles of the runs that the costs come from
 */
public record Findings(EstimateSettings settings, Optional<BudgetCheck> budget, List<Case> scenarios,
		List<ResponsePercentiles> percentiles) {

	/** The name of the scenario that is the plan itself. */
	public static final String PLAN = Messages.Findings_plan;
	/** The name of the scenario that is tried out. */
	public static final String WHAT_IF = Messages.Findings_whatIf;

	/**
	 * A plan in a scenario.
	 *
	 * @param name for people
	 * @param stored the key in the settings; empty for what is always shown
	 * @param run the result set and the run whose writer was used; empty if there is none
	 * @param estimate empty if it cannot be decided
	 * @param remark why, or what else is to be known; may be empty
	 */
	public record Case(String name, Optional<String> stored, String run, Optional<PlanEstimate> estimate, String remark) {

		/** Distinguishes it from the others. */
		public String key() {
			return stored.orElse(name);
		}

		public Estimate millisPerSecond() {
			return total(plan -> plan.total().millisPerSecond());
		}

		/** A figure of the plan as a whole. */
		public Estimate total(Function<PlanEstimate, Estimate> figure) {
			return estimate.map(figure).orElse(new Estimate.Unknown(remark));
		}

		public Optional<WriterEstimate> writer() {
			return estimate.map(PlanEstimate::writer);
		}
	}

	public Findings {
		scenarios = List.copyOf(scenarios);
		percentiles = List.copyOf(percentiles);
	}

	public static Findings of(ShownCosts shown, EstimateSettings settings) {
		Optional<PlanEstimate> estimate = shown.costs().estimate();
		Optional<BudgetCheck> check = settings.budget().isEmpty() ? Optional.empty()
				: estimate.map(plan -> BudgetCheck.of(plan, settings.budget(), settings.worth()));
		return new Findings(settings, check, cases(shown, settings),
				estimate.map(plan -> ResponsePercentiles.of(plan.model())).orElse(List.of()));
	}

	/** Scenarios are compared with the plan in its file. */
	private static List<Case> cases(ShownCosts shown, EstimateSettings settings) {
		List<Case> cases = new ArrayList<>();
		PlanCosts planned = shown.planned();
		cases.add(of(PLAN, planned));
		shown.tried().ifPresent(tried -> cases.add(of(WHAT_IF, tried)));
		if (planned.estimate().isPresent()) {
			List<ProbeLoad> loads = planned.estimate().get().loads();
			settings.scenarios().forEach(text -> cases.add(of(text, planned, loads)));
		}
		return cases;
	}

	private static Case of(String name, PlanCosts costs) {
		return new Case(name, Optional.empty(), costs.estimate().map(plan -> run(plan.model())).orElse(""), costs.estimate(),
				costs.estimate().map(plan -> plan.total().note()).orElse(costs.obstacle()));
	}

	private static Case of(String text, PlanCosts planned, List<ProbeLoad> loads) {
		List<String> remarks = new ArrayList<>();
		String name = text;
		try {
			ScenarioText scenario = ScenarioText.parse(text);
			name = ScenarioName.of(scenario, planned);
			Plan plan = planned.plan().plan();
			CostModel model = planned.estimate().orElseThrow().model();
			WriterChoice choice = WriterChoice.of(plan, model.results(), Optional.empty());
			Scenario.Outcome outcome = scenario.beside(
					new ScenarioText.Base(choice.model().withObjects(model.objects()), choice.named(), set -> WriterChoice.usual(plan, set),
							plan.getThreads()),
					id -> open(id, planned.choices()), remarks::add).of(loads);
			remarks.add(outcome.estimate().map(estimate -> estimate.total().note()).orElse(outcome.obstacle()));
			return new Case(name, Optional.of(text), run(outcome.model()),
					outcome.estimate(), String.join(" ", remarks).strip());
		} catch (OverheadException | IllegalArgumentException e) {
			return new Case(name, Optional.of(text), "", Optional.empty(), e.getMessage());
		}
	}

	private static ResultSet open(String id, AvailableResultSets choices) throws OverheadException {
		return choices.find(id).orElseThrow(() -> new OverheadException(OverheadProblem.NO_SUCH_RESULT_SET, id));
	}

	private static String run(CostModel model) {
		return model.results().id() + model.writer().map(Configuration::id).map(id -> ", " + id).orElse("");
	}
}
