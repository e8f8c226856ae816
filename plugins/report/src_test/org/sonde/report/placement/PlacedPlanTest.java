/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.placement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.WatchedType;
import org.sonde.overhead.results.ProbeKind;

/** A plan that gets the probes of a placement. */
class PlacedPlanTest {
	@Test
	void otherMethodsAndPatternsGoAndWhatWatchesObjectsStays() {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.getProbes()
				.addAll(List.of(Probes.create(MethodSignature.parse("void p.A.kept()")),
						Probes.create(MethodSignature.parse("void p.A.gone()")),
						Probes.create(MethodSignature.parse("void p.A.pinned()")), Probes.createPattern("* p..*(..)"),
						Probes.createField(new FieldSignature("p.A", "f", "int", false)), Probes.createLifecycle(new WatchedType("p.A"))));
		PlacedPlan.replace(List.of("void p.A.kept()", "void p.A.added()"), ProbeKind.OPERATION_EXECUTION,
				method -> method.name().equals("pinned"), plan);
		assertThat(Probes.allInFileOrder(plan)).extracting(Probes::name).containsExactly("void p.A.added()", "void p.A.kept()",
				"void p.A.pinned()", "lifecycle p.A", "field int p.A.f");
	}
}
