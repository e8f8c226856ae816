/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.table;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.osgi.util.NLS;
import org.sonde.instrumentation.plan.Containment;
import org.sonde.instrumentation.plan.EventPriority;
import org.sonde.instrumentation.plan.FieldProbe;
import org.sonde.instrumentation.plan.LifecycleProbe;
import org.sonde.instrumentation.plan.ObjectProbe;

/** What a probe that watches objects reports, in words: {@code field changes, urgent, masked}. */
public final class ObjectProbeText {
	private ObjectProbeText() {
	}

	/** Only what it watches. */
	public static String kind(ObjectProbe probe) {
		return probe instanceof FieldProbe ? Messages.ObjectProbeText_field : Messages.ObjectProbeText_lifecycle;
	}

	/** Returns the text with everything that differs from the default. */
	public static String of(ObjectProbe probe) {
		List<String> words = new ArrayList<>(List.of(kind(probe)));
		if (probe.getPriority() == EventPriority.URGENT) {
			words.add(Messages.ObjectProbeText_urgent);
		}
		switch (probe) {
			case FieldProbe field -> {
				if (field.getContainment() != Containment.NONE) {
					words.add(field.getContainment() == Containment.PARENT ? Messages.ObjectProbeText_parent
							: Messages.ObjectProbeText_children);
				}
				if (MaskedFields.isMasked(field)) {
					words.add(Messages.ObjectProbeText_masked);
				}
			}
			case LifecycleProbe type when type.getDisposalMethod() != null ->
				words.add(NLS.bind(Messages.ObjectProbeText_until, type.getDisposalMethod()));
			default -> { }
		}
		return String.join(", ", words);
	}
}
