/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.plan.Containment;
import org.sonde.instrumentation.plan.DisposalMethod;
import org.sonde.instrumentation.plan.EventPriority;
import org.sonde.instrumentation.plan.FieldProbe;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.LifecycleProbe;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.WatchedType;

class WatchedRowTest {

	@Test
	void aFieldHasItsContainmentAndWhetherItsNameMasksIt() {
		FieldSignature place = new FieldSignature("p.Account", "password", "java.lang.String", false);
		FieldProbe probe = Probes.createField(place);
		probe.setPriority(EventPriority.URGENT);
		probe.setContainment(Containment.CHILDREN);
		assertThat(WatchedRow.of(probe))
				.isEqualTo(new WatchedRow(place, EventPriority.URGENT, true, Containment.CHILDREN, Optional.empty(), true, ""));
		probe.setMasked(false);
		assertThat(WatchedRow.of(probe).masked()).contains(false);
		assertThat(WatchedRow.of(probe).maskedByName()).as("what the name says stays").isTrue();
		assertThat(WatchedRow.of(probe).type()).isFalse();
	}

	@Test
	void aStaticFieldContainsNoObjects() {
		assertThat(WatchedRow.of(Probes.createField(new FieldSignature("p.Account", "count", "int", true))).contains()).isFalse();
	}

	@Test
	void aTypeHasTheMethodThatEndsItsObjects() {
		LifecycleProbe probe = Probes.createLifecycle(new WatchedType("p.Account", Optional.of(DisposalMethod.parse("close(int)"))));
		WatchedRow row = WatchedRow.of(probe);
		assertThat(row.type()).isTrue();
		assertThat(row.contains()).isFalse();
		assertThat(row.disposal()).isEqualTo("close(int)");
		assertThat(WatchedRow.of(Probes.createLifecycle(new WatchedType("p.Account"))).disposal()).isEmpty();
	}
}
