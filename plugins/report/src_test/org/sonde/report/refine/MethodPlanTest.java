/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.refine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.Probes;

class MethodPlanTest {
	/** The one given is shared with all who show it. */
	@Test
	void thePlanGivenStaysAsItIs() {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.getProbes().add(Probes.create(SimulatedProgram.signature("a")));
		Plan before = EcoreUtil.copy(plan);
		List<String> notes = new ArrayList<>();
		Plan methods = MethodPlan.of(plan, Optional.empty(), notes::add);
		MethodPlan.addCandidates(methods, Set.of(SimulatedProgram.signature("a"), SimulatedProgram.signature("b")), notes::add);
		assertThat(SimulatedProgram.active(methods)).containsExactly("a", "b");
		assertThat(EcoreUtil.equals(plan, before)).isTrue();
		assertThat(notes).singleElement().asString().contains("1 probe ");
	}
}
