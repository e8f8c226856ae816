/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.placement;

import java.util.Optional;
import java.util.function.Function;

import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.jdt.core.IJavaElement;
import org.eclipse.jdt.core.IMethod;
import org.sonde.overhead.ui.view.MethodLabel;
import org.sonde.placement.Objective;
import org.sonde.placement.Placement;
import org.sonde.placement.Placement.Choice;

/**
 * A candidate, and what becomes of it.
 *
 * @param objective what values are of
 * @param element   in the source
 * @param inBudget  whether the choice was made for the budget that was asked for; else for what the shown plan costs
 */
record MethodRow(Choice choice, Objective objective, Optional<IMethod> element, boolean inBudget) implements IAdaptable {
	private static final double ROUNDING = 1e-9;

	static Function<Choice, MethodRow> of(Placement placement, Function<String, Optional<IMethod>> elements, boolean inBudget) {
		return choice -> new MethodRow(choice, placement.objective(), elements.apply(choice.candidate().method()), inBudget);
	}

	String method() {
		return choice.candidate().method();
	}

	String label() {
		return MethodLabel.of(method());
	}

	/** In percent of one processor; NaN if unknown. */
	double percent() {
		return Double.isFinite(choice.cost()) ? choice.cost() / Placement.MILLIS_PER_PERCENT : Double.NaN;
	}

	/** What would be lost without its probe, or what a probe would add, in the unit of the objective. */
	double value() {
		return Math.abs(choice.value()) < ROUNDING ? 0 : choice.value();
	}

	@Override
	public <T> T getAdapter(Class<T> adapter) {
		return adapter == IJavaElement.class || adapter == IMethod.class ? adapter.cast(element.orElse(null)) : null;
	}
}
