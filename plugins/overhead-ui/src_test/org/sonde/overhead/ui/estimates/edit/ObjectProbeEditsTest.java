/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.edit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.plan.Containment;
import org.sonde.instrumentation.plan.DisposalMethod;
import org.sonde.instrumentation.plan.EventPriority;
import org.sonde.instrumentation.plan.FieldProbe;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.LifecycleProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.WatchedType;

/** Edits of several probes at once, some of which do not have what is edited. The plan can always be saved. */
class ObjectProbeEditsTest {
	private final Plan plan = PlanFactory.eINSTANCE.createPlan();
	private final FieldProbe field = Probes.createField(new FieldSignature("p.A", "f", "int", false));
	private final FieldProbe shared = Probes.createField(new FieldSignature("p.A", "s", "int", true));
	private final LifecycleProbe type = Probes.createLifecycle(new WatchedType("p.A"));
	private final List<String> all;

	ObjectProbeEditsTest() {
		plan.getProbes().addAll(
				List.of(Probes.create(MethodSignature.parse("void p.A.a()")), Probes.createPattern("* *(..)"), field, shared, type));
		all = plan.getProbes().stream().map(Probes::name).toList();
	}

	@Test
	void eachProbeTakesWhatItHas() {
		ObjectProbeEdits.priority(all, EventPriority.URGENT).accept(plan);
		ObjectProbeEdits.containment(all, Containment.CHILDREN).accept(plan);
		ObjectProbeEdits.masked(all, Optional.of(true)).accept(plan);
		ObjectProbeEdits.disposal(all, Optional.of(DisposalMethod.parse("close()"))).accept(plan);
		ProbeEdits.kind(all, ProbeKind.OPERATION_EVENTS).accept(plan);
		assertThat(Probes.objectProbes(plan)).allSatisfy(probe -> {
			assertThat(probe.getPriority()).isEqualTo(EventPriority.URGENT);
			assertThat(probe.getKind()).as("they have none").isEqualTo(ProbeKind.OPERATION_EXECUTION);
		});
		assertThat(field.getContainment()).isEqualTo(Containment.CHILDREN);
		assertThat(shared.getContainment()).as("a static field").isEqualTo(Containment.NONE);
		assertThat(shared.getMasked()).isTrue();
		assertThat(type.getDisposalMethod()).isEqualTo(DisposalMethod.parse("close()"));
		assertThat(Probes.ofOperations(plan)).allSatisfy(probe -> assertThat(probe.getKind()).isEqualTo(ProbeKind.OPERATION_EVENTS));
		assertThat(PlanFiles.toBytes(plan)).isNotEmpty();
	}

	@Test
	void whatIsTakenBackIsLeftOutOfTheFile() {
		byte[] before = PlanFiles.toBytes(plan);
		ObjectProbeEdits.masked(all, Optional.of(false)).accept(plan);
		ObjectProbeEdits.disposal(all, Optional.of(DisposalMethod.parse("close()"))).accept(plan);
		ObjectProbeEdits.masked(all, Optional.empty()).accept(plan);
		ObjectProbeEdits.disposal(all, Optional.empty()).accept(plan);
		assertThat(PlanFiles.toBytes(plan)).isEqualTo(before);
	}
}
