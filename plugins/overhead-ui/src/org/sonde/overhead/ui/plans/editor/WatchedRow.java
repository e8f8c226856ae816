/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans.editor;

import java.util.Optional;

import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.plan.Containment;
import org.sonde.instrumentation.plan.DisposalMethod;
import org.sonde.instrumentation.plan.EventPriority;
import org.sonde.instrumentation.plan.FieldProbe;
import org.sonde.instrumentation.plan.ObjectProbe;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.WatchedType;
import org.sonde.overhead.ui.estimates.table.MaskedFields;

/**
 * What a probe in the form has if it watches objects.
 *
 * @param place        the field whose changes it watches, or the type whose objects
 * @param contains     whether containment can be set, as for fields of objects
 * @param masked       empty if the name of the field decides
 * @param maskedByName whether the name masks it
 * @param disposal     empty if it has none
 */
record WatchedRow(CodePlace place, EventPriority priority, boolean contains, Containment containment, Optional<Boolean> masked,
		boolean maskedByName, String disposal) {
	static WatchedRow of(ObjectProbe probe) {
		CodePlace place = Probes.codePlace(probe).orElseThrow();
		if (probe instanceof FieldProbe field) {
			return new WatchedRow(place, field.getPriority(), !field.isStatic(), field.getContainment(),
					Optional.ofNullable(field.getMasked()), MaskedFields.isMaskedByName(field), "");
		}
		return new WatchedRow(place, probe.getPriority(), false, Containment.NONE, Optional.empty(), false,
				((WatchedType) place).disposal().map(DisposalMethod::toString).orElse(""));
	}

	/** Whether it watches the objects of a type; else the changes of a field. */
	boolean type() {
		return place instanceof WatchedType;
	}
}
