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
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.ui.view.MethodLabel;

/**
 * A probe of the plan and what it costs.
 *
 * @param probe as it stands in the plan; to be read only
 * @param nanosPerCall own cost per execution of the method
 * @param millisPerSecond application-thread time per second of wall time
 * @param element the method in the source; empty while it is being looked for, and if it is not there
 */
public record EstimateRow(MethodSignature method, MethodProbe probe, Estimate nanosPerCall, Estimate millisPerSecond,
		Optional<IMethod> element)
		implements IAdaptable {

	/** {@code Cart.add(String, int...)}: without packages and return type. */
	public String label() {
		return MethodLabel.of(method);
	}

	/** The source's method, for the menus and views of Java. */
	@Override
	public <T> T getAdapter(Class<T> adapter) {
		return adapter == IJavaElement.class || adapter == IMethod.class ? adapter.cast(element.orElse(null)) : null;
	}
}
