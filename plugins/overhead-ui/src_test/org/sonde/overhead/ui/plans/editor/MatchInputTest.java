/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.Probes;

class MatchInputTest {
	private static final MethodSignature METHOD = MethodSignature.parse("void p.A.one()");

	private final Plan plan = PlanFactory.eINSTANCE.createPlan();
	private final PatternProbe pattern = Probes.createPattern("* p.A.*(..)");

	@Test
	void withoutAPatternNoMethodMatters() {
		plan.getProbes().add(Probes.create(METHOD));
		assertThat(MatchInput.of(plan)).isEqualTo(MatchInput.of(PlanFactory.eINSTANCE.createPlan()));
	}

	@Test
	void whatDoesNotChangeTheMatchesIsLeftOut() {
		Probe method = Probes.create(METHOD);
		plan.getProbes().add(pattern);
		plan.getProbes().add(method);
		MatchInput before = MatchInput.of(plan);
		assertThat(before.methods()).containsExactly(METHOD);
		pattern.setNote("why");
		pattern.setCallsPerSecond(7.0);
		method.setValue(5);
		method.setActive(false);
		assertThat(MatchInput.of(plan)).isEqualTo(before);
	}

	@Test
	void whatChangesTheMatchesIsNot() {
		plan.getProbes().add(pattern);
		MatchInput before = MatchInput.of(plan);
		pattern.setLongerThan(3);
		MatchInput longer = MatchInput.of(plan);
		pattern.setExclusions(List.of("* p.A.get*()"));
		MatchInput excluding = MatchInput.of(plan);
		plan.getProbes().add(Probes.create(METHOD));
		MatchInput own = MatchInput.of(plan);
		plan.getProbes().addFirst(Probes.createPattern("* p..*(..)"));
		MatchInput two = MatchInput.of(plan);
		plan.getProbes().move(0, 1);
		assertThat(new Object[] { before, longer, excluding, own, two, MatchInput.of(plan) }).doesNotHaveDuplicates();
	}
}
