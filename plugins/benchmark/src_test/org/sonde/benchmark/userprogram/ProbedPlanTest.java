/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.userprogram;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.export.AgentFiles;
import org.sonde.instrumentation.export.ProgramClasses;
import org.sonde.instrumentation.plan.FieldProbe;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.WatchedType;

class ProbedPlanTest {
	@Test
	void whatWatchesObjectsIsLeftOutAndSaid() {
		MethodSignature method = MethodSignature.parse("void p.A.m()");
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.getProbes().addAll(List.of(Probes.create(method), Probes.createField(new FieldSignature("p.A", "f", "int", false)),
				Probes.createLifecycle(new WatchedType("p.A"))));
		AgentFiles files = ProbedPlan.files(plan, ProgramClasses.UNKNOWN, Optional.empty());
		assertThat(files.watchesObjects()).isFalse();
		assertThat(files.collecting()).containsExactly(method);
		assertThat(files.notes()).isEmpty();
		assertThat(files.remarks()).singleElement().asString().contains("2 probes of fields and types");
		assertThat(plan.getProbes()).hasSize(3);
	}

	@Test
	void withoutMethodsFieldsAndTypesAreMeasured() {
		FieldProbe suspended = Probes.createField(new FieldSignature("p.A", "g", "int", false));
		suspended.setActive(false);
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.getProbes().addAll(List.of(Probes.createField(new FieldSignature("p.A", "f", "int", false)), suspended,
				Probes.createLifecycle(new WatchedType("p.A"))));
		MeasuredProbes probes = MeasuredProbes.of(plan, ProgramClasses.UNKNOWN, Optional.empty());
		assertThat(probes).isInstanceOfSatisfying(WatchedPlan.class, watched -> {
			assertThat(watched.active()).containsExactlyInAnyOrder("p.A.f", "p.A");
			assertThat(watched.suspended()).containsExactly("p.A.g");
		});
		assertThat(probes.files().remarks()).noneMatch(remark -> remark.contains("leaves out"));
		plan.getProbes().add(Probes.create(MethodSignature.parse("void p.A.m()")));
		assertThat(MeasuredProbes.of(plan, ProgramClasses.UNKNOWN, Optional.empty())).isInstanceOf(ProbedPlan.class);
		assertThat(WatchedPlan.of(plan, ProgramClasses.UNKNOWN).files()).satisfies(files -> {
			assertThat(files.collecting()).isEmpty();
			assertThat(files.watchesObjects()).isTrue();
			assertThat(files.remarks()).anyMatch(remark -> remark.contains("1 probe of methods"));
		});
	}
}
