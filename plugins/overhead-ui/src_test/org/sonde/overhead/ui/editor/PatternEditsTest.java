/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;

class PatternEditsTest {

	private static final MethodSignature TOTAL = MethodSignature.parse("int shop.Cart.total(int)");

	private final Plan plan = PlanFactory.eINSTANCE.createPlan();
	private final PatternProbe pattern = Probes.createPattern("int shop.*.*(..)");

	@BeforeEach
	void create() {
		pattern.setExclusions(List.of("* shop.Till.*(..)"));
		plan.getProbes().add(pattern);
	}

	@Test
	void theMethodAndItsOverridesAreExcludedAfterOthers() {
		PatternEdits.exclude(pattern, TOTAL).accept(plan);
		assertThat(pattern.getExclusions()).containsExactly("* shop.Till.*(..)", "* shop.Cart.total(int)");
	}

	@Test
	void theMethodsOwnProbeIsLikeThatOfThePattern() {
		pattern.setKind(ProbeKind.OPERATION_EVENTS);
		pattern.setActive(false);
		pattern.setValue(5);
		pattern.setNote("why");
		PatternEdits.own(pattern, TOTAL).accept(plan);
		MethodProbe own = Probes.find(plan, TOTAL).orElseThrow();
		assertThat(own.getKind()).isEqualTo(ProbeKind.OPERATION_EVENTS);
		assertThat(own.isActive()).isFalse();
		assertThat(own.getValue()).isEqualTo(5);
		assertThat(own.getNote()).isEqualTo("why");
		assertThat(own.getCallsPerSecond()).as("those of the pattern are of all its methods").isNull();
	}

	/** It got one while the assists were open. */
	@Test
	void aProbeThatIsThereStaysAsItIs() {
		MethodProbe there = Probes.create(TOTAL);
		there.setNote("mine");
		plan.getProbes().add(there);
		PatternEdits.own(pattern, TOTAL).accept(plan);
		assertThat(plan.getProbes()).containsExactly(pattern, there);
		assertThat(there.getNote()).isEqualTo("mine");
	}

	@Test
	void thePatternIsSwitched() {
		PatternEdits.activate(pattern, false).accept(plan);
		assertThat(pattern.isActive()).isFalse();
		PatternEdits.activate(pattern, true).accept(plan);
		assertThat(pattern.isActive()).isTrue();
	}

	@Test
	void aPatternThatIsGoneIsNotChanged() {
		plan.getProbes().clear();
		PatternEdits.exclude(pattern, TOTAL).accept(plan);
		PatternEdits.activate(pattern, false).accept(plan);
		assertThat(plan.getProbes()).isEmpty();
		assertThat(pattern.getExclusions()).hasSize(1);
		assertThat(pattern.isActive()).isTrue();
	}
}
