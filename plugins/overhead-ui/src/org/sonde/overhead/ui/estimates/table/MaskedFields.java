/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.table;

import java.util.regex.Pattern;

import org.sonde.instrumentation.plan.FieldProbe;
import org.sonde.instrumentation.plan.MaskedNames;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.objects.event.SensorId;
import org.sonde.objects.event.ValueCapture;

/** Which watched fields report no values, as the object monitoring decides by their names unless the plan says otherwise. */
public final class MaskedFields {
	private MaskedFields() {
	}

	public static boolean isMasked(FieldProbe field) {
		return field.getMasked() == null ? isMaskedByName(field) : field.getMasked();
	}

	/** Whether the field is masked if the plan says nothing about the field itself. */
	public static boolean isMaskedByName(FieldProbe field) {
		Pattern names = field.eContainer() instanceof Plan plan ? MaskedNames.of(plan) : ValueCapture.MASKED_NAMES;
		return ValueCapture.named(names).test(SensorId.ofAttribute(field.getDeclaringType(), field.getFieldName(), field.getFieldType()));
	}
}
