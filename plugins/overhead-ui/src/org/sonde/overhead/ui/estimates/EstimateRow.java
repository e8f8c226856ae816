/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import java.util.Optional;

import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IMethod;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.StaleProbe;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.ui.view.MethodLabel;

/**
 * A probe of the plan and what it costs.
 *
 * @param probe as it stands in the plan; to be read only
 * @param nanosPerCall own cost per execution of the method, or of one that the pattern matches
 * @param millisPerSecond application-thread time per second of wall time
 * @param stale why the method is gone, and what it may have become; empty if it is there, as far as is known
 * @param element the method in the source; empty while it is being looked for, if it is not there, and for a pattern
 */
public record EstimateRow(Probe probe, Estimate nanosPerCall, Estimate millisPerSecond, Optional<StaleProbe> stale,
		Optional<IMethod> element)
		implements IAdaptable {

	/** What the probe is called; no other of the plan is. */
	public String name() {
		return Probes.name(probe);
	}

	/** The probed method; empty for a pattern. */
	public Optional<MethodSignature> method() {
		return probe instanceof MethodProbe inMethod ? Optional.of(inMethod.signature()) : Optional.empty();
	}

	/** {@code Cart.add(String, int...)}, without packages and return type; of a pattern its text. */
	public String label() {
		return probe instanceof PatternProbe pattern ? pattern.getPattern() : MethodLabel.of(method().orElseThrow());
	}

	/** The source's method, for the menus and views of Java. */
	@Override
	public <T> T getAdapter(Class<T> adapter) {
		return adapter == IJavaElement.class || adapter == IMethod.class ? adapter.cast(element.orElse(null)) : null;
	}
}
