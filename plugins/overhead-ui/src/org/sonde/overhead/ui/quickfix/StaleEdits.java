/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.quickfix;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.ProbeMoves;
import org.sonde.overhead.ui.view.MethodLabel;

/** What can be done about probes whose methods are gone; each edit is to be made as any other of a plan, and can be undone. */
public final class StaleEdits {
	/** What Undo calls it. */
	public static final String REBIND = Messages.StaleEdits_rebind;
	public static final String REMOVE = Messages.StaleEdits_remove;

	private StaleEdits() {
	}

	/** The probe goes to the other method with all that is said of it; unless that has a probe by now. */
	public static Consumer<Plan> rebind(MethodSignature from, MethodSignature to) {
		ProbeMoves move = new ProbeMoves(Map.of(from, to), Set.of(), List.of());
		return plan -> {
			if (move.displacedIn(plan).isEmpty()) {
				move.applyTo(plan);
			}
		};
	}

	/** Takes the probes out of the plan. */
	public static Consumer<Plan> remove(Collection<MethodSignature> methods) {
		return plan -> new ProbeMoves(Map.of(), Set.copyOf(methods), List.of()).applyTo(plan);
	}

	/** A method in a menu: as code has it, and then where it is. */
	public static String words(MethodSignature method) {
		String type = method.declaringType();
		int dot = type.lastIndexOf('.');
		return MethodLabel.of(method) + (dot < 0 ? "" : "  –  " + type.substring(0, dot));
	}
}
