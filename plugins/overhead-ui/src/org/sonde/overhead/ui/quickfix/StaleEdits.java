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

import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.ProbeMoves;
import org.sonde.instrumentation.plan.WatchedType;
import org.sonde.overhead.ui.marking.PlaceLabel;

/** Fixes for probes whose methods, fields or types were deleted. Each edit is made like any other edit of a plan, and can be undone. */
public final class StaleEdits {
	/** What Undo calls it. */
	public static final String REBIND = Messages.StaleEdits_rebind;
	public static final String REMOVE = Messages.StaleEdits_remove;

	private StaleEdits() {
	}

	/**
	 * The probe goes to the other place with all its attributes, unless that has a probe by now. What ends the life of objects stays,
	 * unless it is that which is gone from the type.
	 */
	public static Consumer<Plan> rebind(CodePlace from, CodePlace to) {
		CodePlace end = from instanceof WatchedType old && to instanceof WatchedType type && !from.key().equals(to.key())
				? new WatchedType(type.declaringType(), old.disposal()) : to;
		ProbeMoves move = new ProbeMoves(Map.of(from, end), Set.of(), List.of());
		return plan -> {
			if (move.displacedIn(plan).isEmpty()) {
				move.applyTo(plan);
			}
		};
	}

	/** Takes the probes out of the plan. */
	public static Consumer<Plan> remove(Collection<? extends CodePlace> places) {
		return plan -> new ProbeMoves(Map.of(), Set.copyOf(places), List.of()).applyTo(plan);
	}

	/** A place in a menu: as code has it, and then where it is. */
	public static String words(CodePlace place) {
		String type = place.declaringType();
		int dot = type.lastIndexOf('.');
		return PlaceLabel.of(place) + (dot < 0 ? "" : "  –  " + type.substring(0, dot));
	}
}
