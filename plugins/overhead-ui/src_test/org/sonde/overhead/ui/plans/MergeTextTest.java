/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.PlanMerge;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.Probes;

class MergeTextTest {

	private final Plan mine = PlanFactory.eINSTANCE.createPlan();
	private final Plan theirs = PlanFactory.eINSTANCE.createPlan();

	private static Probe add(Plan plan, String signature) {
		Probe probe = Probes.create(MethodSignature.parse(signature));
		plan.getProbes().add(probe);
		return probe;
	}

	private MergeText merged() {
		return new MergeText(PlanMerge.merge(mine, theirs), "theirs.sonde", "mine.sonde");
	}

	@BeforeEach
	void addCommonProbe() {
		add(mine, "void a.A.a()");
		add(theirs, "void a.A.a()");
	}

	@Test
	void countsWhatWasAdded() {
		add(theirs, "void a.A.b()");
		MergeText text = merged();
		assertThat(text.summary()).contains("1 probe ", "theirs.sonde", "mine.sonde").doesNotContain("differ", "filled in");
		assertThat(text.hasConflicts()).isFalse();
		assertThat(text.whole()).isEqualTo(text.summary());
	}

	@Test
	void countsWhatWasCompleted() {
		theirs.getProbes().getFirst().setNote("why");
		MergeText text = merged();
		assertThat(text.summary()).contains("0 probes ", "missing values of 1 probe ").doesNotContain("differ");
		assertThat(mine.getProbes().getFirst().getNote()).isEqualTo("why");
	}

	@Test
	void namesTheValuesOfBothPlans() {
		mine.getProbes().getFirst().setCallsPerSecond(10.0);
		theirs.getProbes().getFirst().setCallsPerSecond(20.0);
		theirs.getProbes().getFirst().setActive(false);
		MergeText text = merged();
		assertThat(text.hasConflicts()).isTrue();
		assertThat(text.summary()).contains("1 differs and did not change in mine.sonde");
		assertThat(text.whole()).contains("void a.A.a()\n", "    calls per second: 10.0 (20.0 in theirs.sonde)",
				"    state: active (deactivated in theirs.sonde)");
		assertThat(mine.getProbes().getFirst().isActive()).isTrue();
	}

	@Test
	void thePlansThemselvesMayDiffer() {
		mine.setResultSet("waller-2014-base");
		theirs.setResultSet("waller-2014-pt1");
		mine.setName("Mine");
		theirs.setName("Theirs");
		assertThat(merged().whole()).contains("result set: waller-2014-base (waller-2014-pt1 in theirs.sonde)").doesNotContain("Theirs (");
	}
}
