/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class UsualKindTest {
	private final Plan plan = PlanFactory.eINSTANCE.createPlan();

	@Test
	void followsTheMajority() {
		assertThat(Probes.usualKind(plan)).as("an empty plan").isEqualTo(ProbeKind.OPERATION_EVENTS);
		add("a", ProbeKind.OPERATION_EXECUTION);
		assertThat(Probes.usualKind(plan)).isEqualTo(ProbeKind.OPERATION_EXECUTION);
		add("b", ProbeKind.OPERATION_EVENTS);
		assertThat(Probes.usualKind(plan)).as("as many of each").isEqualTo(ProbeKind.OPERATION_EVENTS);
		add("c", ProbeKind.OPERATION_EXECUTION);
		assertThat(Probes.usualKind(plan)).isEqualTo(ProbeKind.OPERATION_EXECUTION);
	}

	private void add(String name, ProbeKind kind) {
		MethodProbe probe = Probes.create(MethodSignature.method("void", "p.A", name));
		probe.setKind(kind);
		plan.getProbes().add(probe);
	}
}
