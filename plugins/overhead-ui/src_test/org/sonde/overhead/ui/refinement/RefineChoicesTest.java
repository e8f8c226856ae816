/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.refinement;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;

import org.eclipse.jface.dialogs.DialogSettings;
import org.junit.jupiter.api.Test;
import org.sonde.benchmark.userprogram.PrecisionTarget;
import org.sonde.benchmark.userprogram.ProgramEffort;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.ui.userprogram.MeasureSettings;
import org.sonde.overhead.ui.userprogram.UnitKind;
import org.sonde.placement.Objective;
import org.sonde.report.refine.RefineSettings;

class RefineChoicesTest {
	private static final ProgramEffort EFFORT = new ProgramEffort(2, 5, 0.08, Duration.ofMinutes(4), Duration.ofSeconds(1),
			Duration.ofSeconds(7), ProgramEffort.DEFAULT.window(), true, PrecisionTarget.TOTAL);
	private static final RefineChoices CHOICES = new RefineChoices(new MeasureSettings("shop", UnitKind.LINES, "", "done", EFFORT, "own"),
			"0,5", true, false, Objective.WISH, 7, true, "kept", "shop.*");

	@Test
	void whatWasChosenIsKept() {
		DialogSettings section = new DialogSettings("Shop");
		CHOICES.write(section);
		assertThat(RefineChoices.read(section)).isEqualTo(CHOICES);
	}

	@Test
	void whatSomebodyChangedIsAsUsual() {
		DialogSettings section = new DialogSettings("Shop");
		assertThat(RefineChoices.read(section)).isEqualTo(RefineChoices.DEFAULT);
		section.put("rounds", "-3");
		section.put("objective", "beauty");
		RefineChoices read = RefineChoices.read(section);
		assertThat(read.rounds()).isEqualTo(1);
		assertThat(read.objective()).isEqualTo(Objective.DISTINGUISH);
	}

	@Test
	void aPlanIsRefinedForThem() throws Exception {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.setThreads(2);
		MethodProbe probe = Probes.create(SimulatedRefinement.method("hot"));
		probe.setKind(ProbeKind.OPERATION_EXECUTION);
		probe.setValue(5);
		plan.getProbes().add(probe);
		RefineSettings settings = CHOICES.settings(plan, CostModel.of(PublishedResults.find("waller-2014-base").orElseThrow()),
				method -> method.name().equals("hot"));
		assertThat(settings.budget()).isEqualTo(0.5);
		assertThat(settings.upperEnd()).isFalse();
		assertThat(settings.rounds()).isEqualTo(7);
		assertThat(settings.threads()).isEqualTo(2);
		assertThat(settings.kind()).isEqualTo(org.sonde.overhead.results.ProbeKind.OPERATION_EXECUTION);
		assertThat(settings.wishes()).containsOnly(Map.entry("void p.A.hot()", 5));
		assertThat(settings.deactivate()).isTrue();
		assertThat(settings.changeable().test(SimulatedRefinement.method("hot"))).isTrue();
		assertThat(settings.changeable().test(SimulatedRefinement.method("rare"))).isFalse();
	}

	@Test
	void candidatesAreNamedOrMatched() {
		assertThat(CHOICES.pattern()).isEmpty();
		assertThat(CHOICES.isCandidate(new MethodSignature("shop.Cart", "add", List.of(), "void", false, false))).isTrue();
		assertThat(CHOICES.isCandidate(SimulatedRefinement.method("hot"))).isFalse();
		assertThat(RefineChoices.DEFAULT.isCandidate(SimulatedRefinement.method("hot"))).as("all").isTrue();
		assertThat(new RefineChoices(MeasureSettings.DEFAULT, "2", false, true, Objective.CALLS, 3, false, "", "* p..*.*(..)").pattern())
				.contains("* p..*.*(..)");
	}
}
