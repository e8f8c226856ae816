/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.search;

import java.util.BitSet;
import java.util.OptionalInt;

import org.sonde.placement.cost.SetCosts;
import org.sonde.placement.recording.CandidateSets;
import org.sonde.placement.value.SetValue;

/** The probes of a set without which it loses nothing, each by itself. */
public final class SpareProbes {
	private static final double ROUNDING = 1e-9;
	/** Among more than this, it would take long to find what each is good for. */
	private static final int MOST = 16;

	private final SetValue value;
	private final SetCosts costs;
	private final EvaluatedSet set;
	private final BitSet spare = new BitSet();

	/** @param all the value of the set */
	public SpareProbes(SetValue value, SetCosts costs, EvaluatedSet set, SetValue.Changing all) {
		this.value = value;
		this.costs = costs;
		this.set = set;
		set.probed().stream().filter(candidate -> all.loss(candidate) <= ROUNDING).forEach(spare::set);
	}

	/** Whether the set loses nothing without it; never if there are too many such probes. */
	public boolean isSpare(int candidate) {
		return spare.get(candidate) && spare.cardinality() <= MOST;
	}

	/** Returns another one that shows the same: without the probes of both, the set loses something. Empty if none is known. */
	public OptionalInt instead(int candidate) {
		SetValue.Changing without = value.from(CandidateSets.without(set.probed(), candidate));
		return spare.stream().filter(other -> other != candidate && without.loss(other) > ROUNDING).findFirst();
	}

	/** Whether the set costs less without its probe. */
	public boolean saves(int candidate) {
		return costs.of(CandidateSets.without(set.probed(), candidate)) < set.cost();
	}
}
