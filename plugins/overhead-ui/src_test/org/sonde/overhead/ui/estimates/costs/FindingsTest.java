/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.costs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.overhead.budget.Budget;
import org.sonde.overhead.budget.BudgetCheck.Answer;
import org.sonde.overhead.budget.Worth;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.ui.estimates.edit.ProbeEdits;
import org.sonde.overhead.ui.estimates.table.EstimateRow;
import org.sonde.overhead.ui.estimates.table.ProbeCostText;

/** 2000 executions per second at 5.9391 µs are 11.9 ms/s. */
class FindingsTest {

	private final Plan plan = Samples.plan(Samples.BASE);

	@BeforeEach
	void addProbes() {
		Samples.probe(plan, "void a.A.a()", 2000);
		Samples.probe(plan, "void a.A.b()", 8000).setActive(false);
	}

	private static EstimateSettings settings(double cpuPercent, String... scenarios) {
		return new EstimateSettings(new Budget(OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.of(cpuPercent),
				OptionalDouble.empty()), Worth.WISH, List.of(scenarios));
	}

	private Findings findings(EstimateSettings settings) {
		return Findings.of(ShownCosts.of(Samples.costs(plan), Optional.empty(), List.of()), settings);
	}

	private static double millis(Findings.Case scenario) {
		return ((Estimate.Known) scenario.millisPerSecond()).value();
	}

	@Test
	void scenariosStandBesideThePlan() {
		List<Findings.Case> cases = findings(settings(5, "probes=all-active", "probes=all-deactivated")).scenarios();
		assertThat(cases.stream().map(Findings.Case::key)).containsExactly(Findings.PLAN, "probes=all-active", "probes=all-deactivated");
		assertThat(cases.stream().map(Findings.Case::name)).as("for people").noneMatch(name -> name.contains("="));
		assertThat(cases.stream().map(one -> one.stored().isPresent())).containsExactly(false, true, true);
		assertThat(millis(cases.get(0))).isCloseTo(2 * 5.9391 + 8 * 0.0470, within(2e-3));
		assertThat(millis(cases.get(1))).isCloseTo(10 * 5.9391, within(2e-3));
		assertThat(millis(cases.get(2))).isCloseTo(10 * 0.0470, within(2e-3));
		assertThat(cases.getFirst().run()).startsWith(Samples.BASE);
	}

	@Test
	void aScenarioThatCannotBeReadSaysWhyAndLeavesTheOthersAlone() {
		List<Findings.Case> cases = findings(settings(5, "probes=none-of-these", "results=no-such-set", "probes=all-active")).scenarios();
		assertThat(cases.stream().map(one -> one.estimate().isPresent())).containsExactly(true, false, false, true);
		assertThat(cases.get(1).remark()).contains("all-active", "all-deactivated");
		assertThat(cases.get(2).remark()).contains("no-such-set");
		assertThat(cases.get(2).millisPerSecond()).isInstanceOf(Estimate.Unknown.class);
	}

	/**
	 * The interval of a published set reaches three times as high, and two wake-ups of 15 µs more: 12 ms/s, from 0.9 to 96, and at most
	 * 2,000 ns for each call of the deactivated probe.
	 */
	@Test
	void theBudgetIsHeldAgainstTheInterval() {
		assertThat(findings(settings(13)).budget().orElseThrow().verdicts()).singleElement()
				.satisfies(verdict -> assertThat(verdict.answer()).isEqualTo(Answer.KEPT));
		assertThat(findings(settings(5)).budget().orElseThrow().verdicts()).singleElement()
				.satisfies(verdict -> assertThat(verdict.answer()).isEqualTo(Answer.CANNOT_BE_DECIDED));
		assertThat(findings(settings(0.08)).budget().orElseThrow().verdicts()).singleElement()
				.satisfies(verdict -> assertThat(verdict.answer()).isEqualTo(Answer.BROKEN));
		assertThat(findings(new EstimateSettings(Budget.NONE, Worth.WISH, List.of())).budget()).isEmpty();
	}

	@Test
	void withoutAnEstimateThePlanSaysWhy() {
		plan.setResultSet("no-such-set");
		Findings findings = findings(settings(5, "probes=all-active"));
		assertThat(findings.budget()).isEmpty();
		assertThat(findings.percentiles()).isEmpty();
		assertThat(findings.scenarios()).singleElement().satisfies(only -> assertThat(only.remark()).contains("no-such-set"));
	}

	/** What is tried out is in a copy: the plan stays as it is. */
	@Test
	void whatIsTriedOutStandsBesideThePlan() {
		List<WhatIf.Edit> edits = List.of(new WhatIf.Edit("off", ProbeEdits.active(List.of("void a.A.a()"), false)),
				new WhatIf.Edit("on", ProbeEdits.active(List.of("void a.A.b()"), true)));
		PlanCosts planned = Samples.costs(plan);
		PlanCosts tried = PlanCosts.of(WhatIf.changed(planned.plan(), edits), Samples.PUBLISHED);
		ShownCosts shown = ShownCosts.of(planned, Optional.of(tried), edits);
		List<Findings.Case> cases = Findings.of(shown, settings(5)).scenarios();
		assertThat(cases.stream().map(Findings.Case::name)).containsExactly(Findings.PLAN, Findings.WHAT_IF);
		assertThat(millis(cases.get(0))).isCloseTo(2 * 5.9391 + 8 * 0.0470, within(2e-3));
		assertThat(millis(cases.get(1))).isCloseTo(2 * 0.0470 + 8 * 5.9391, within(2e-3));
		assertThat(shown.costs()).isSameAs(tried);
		assertThat(shown.rated()).isTrue();
		assertThat(plan.getProbes().getFirst().isActive()).isTrue();
	}

	@Test
	void aDroppedProbeStaysInItsPlace() {
		List<WhatIf.Edit> edits = List.of(new WhatIf.Edit("drop", ProbeEdits.remove(List.of("void a.A.a()"))));
		PlanCosts planned = Samples.costs(plan);
		PlanCosts tried = PlanCosts.of(WhatIf.changed(planned.plan(), edits), Samples.PUBLISHED);
		List<EstimateRow> rows = ShownCosts.of(planned, Optional.of(tried), edits).rows();
		assertThat(rows).extracting(EstimateRow::name).containsExactly("void a.A.a()", "void a.A.b()");
		assertThat(rows).extracting(EstimateRow::dropped).containsExactly(true, false);
	}

	@Test
	void aProbeInOneLineHasItsKindCostAndCalls() {
		PlanCosts costs = Samples.costs(plan);
		assertThat(ProbeCostText.line(costs.rows().getFirst()))
				.matches("operation events · 5\\.9 µs \\(.* … .*\\) per call · 2000 calls/s");
		assertThat(ProbeCostText.line(costs.rows().get(1))).contains("deactivated", "47 ns");
		plan.getProbes().getFirst().setCallsPerSecond(null);
		plan.setResultSet(null);
		assertThat(ProbeCostText.line(Samples.costs(plan).rows().getFirst())).contains("cost unknown", "not set");
	}
}
