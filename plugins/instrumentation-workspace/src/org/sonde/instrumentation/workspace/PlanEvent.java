/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.util.Set;

import org.eclipse.core.resources.IProject;
import org.sonde.instrumentation.plan.CodePlace;

/**
 * The active plan of a project is another one than before, or stands otherwise than before.
 *
 * @param before  what was known before the change
 * @param after   what is known after it; {@link PlanStore#active(IProject)} may know more by now
 * @param places  the methods, fields and types whose probe came, went or changed, as {@link CodePlace#key} has them; empty when the change
 *                is one of the plan's own attributes
 * @param patterns whether a probe of a pattern came, went, changed or stands in another place
 */
public record PlanEvent(PlanState before, PlanState after, Set<CodePlace> places, boolean patterns) {
	/** The project whose plan changed. */
	public IProject project() {
		return after.project();
	}
}
