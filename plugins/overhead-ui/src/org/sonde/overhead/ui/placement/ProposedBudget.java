/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.placement;

import java.util.OptionalDouble;

import org.sonde.common.digits.Digits;

/** The budget that is filled in for users until they type another one: that of the project. */
final class ProposedBudget {
	private String percent = PlacementSettings.USUAL.budget();

	/**
	 * What the field is to hold.
	 *
	 * @param cpuPercent what the project's plans may cost, in percent of one processor; empty if nobody said so
	 * @param shown      what the fields hold
	 */
	String of(OptionalDouble cpuPercent, PlacementSettings shown) {
		if (shown.ofProgram() || !isIn(shown)) {
			return shown.budget();
		}
		percent = cpuPercent.isPresent() ? Digits.plain(cpuPercent.getAsDouble()) : PlacementSettings.USUAL.budget();
		return percent;
	}

	/** What is kept for the next time, when the project may be another one. */
	PlacementSettings kept(PlacementSettings shown) {
		return isIn(shown) ? shown.withBudget(PlacementSettings.USUAL.budget()) : shown;
	}

	private boolean isIn(PlacementSettings shown) {
		return shown.budget().equals(percent);
	}
}
