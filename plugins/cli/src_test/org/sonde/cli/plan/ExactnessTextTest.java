/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.export.AgentFiles;
import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.Probes;

class ExactnessTextTest {
	@Test
	void watchedFieldsAreCountedAndListed() {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.getProbes().addAll(List.of(Probes.createField(new FieldSignature("p.A", "x", "int", false)),
				Probes.createField(new FieldSignature("java.lang.Thread", "name", "java.lang.String", false))));
		AgentFiles export = KiekerAspectJ.export(plan);
		assertThat(ExactnessText.table(export).rows()).extracting(row -> row.subList(0, 2))
				.containsExactly(List.of("field int p.A.x", "exact"), List.of("field java.lang.String java.lang.Thread.name", "left out"));
		assertThat(ExactnessText.lines(export).getFirst()).contains("0 methods selected", "1 probe of fields and types",
				"1 exactly as planned");
	}
}
