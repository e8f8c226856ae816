/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.edit;

import java.util.Collection;
import java.util.Optional;
import java.util.function.Consumer;

import org.sonde.instrumentation.plan.Containment;
import org.sonde.instrumentation.plan.DisposalMethod;
import org.sonde.instrumentation.plan.EventPriority;
import org.sonde.instrumentation.plan.FieldProbe;
import org.sonde.instrumentation.plan.LifecycleProbe;
import org.sonde.instrumentation.plan.ObjectProbe;
import org.sonde.instrumentation.plan.Plan;

/** Edits of probes that watch objects, like {@link ProbeEdits} for all. Probes without the attribute do not change. */
public final class ObjectProbeEdits {
	private ObjectProbeEdits() {
	}

	public static Consumer<Plan> priority(Collection<String> names, EventPriority priority) {
		return each(names, ObjectProbe.class, probe -> probe.setPriority(priority));
	}

	/** Static fields belong to no object, and contain none. */
	public static Consumer<Plan> containment(Collection<String> names, Containment containment) {
		return each(names, FieldProbe.class, probe -> {
			if (!probe.isStatic()) {
				probe.setContainment(containment);
			}
		});
	}

	/** @param masked empty: decided by the name of the field */
	public static Consumer<Plan> masked(Collection<String> names, Optional<Boolean> masked) {
		return each(names, FieldProbe.class, probe -> probe.setMasked(masked.orElse(null)));
	}

	/** @param method empty: the garbage collector ends the life of objects */
	public static Consumer<Plan> disposal(Collection<String> names, Optional<DisposalMethod> method) {
		return each(names, LifecycleProbe.class, probe -> probe.setDisposalMethod(method.orElse(null)));
	}

	private static <P extends ObjectProbe> Consumer<Plan> each(Collection<String> names, Class<P> kind, Consumer<P> edit) {
		return ProbeEdits.each(names, probe -> {
			if (kind.isInstance(probe)) {
				edit.accept(kind.cast(probe));
			}
		});
	}
}
