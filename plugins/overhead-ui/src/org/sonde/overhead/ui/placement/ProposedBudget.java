/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.placement;

import java.util.OptionalDouble;

import org.sonde.common.digits.Digits;

/** The budget that is filled in for users until they type another one: that of the project. */
public final class ProposedBudget {
	/** In percent, where the project has none. */
	public static final String USUAL = "2";

	private String percent = USUAL;

	/**
	 * Returns what the field holds next.
	 *
	 * @param cpuPercent what the project's plans may cost, in percent of one processor; empty if nobody set it
	 * @param shown      what it holds
	 * @param ofProgram  whether it is a percentage of the program's own time
	 */
	public String propose(OptionalDouble cpuPercent, String shown, boolean ofProgram) {
		if (ofProgram || !shown.equals(percent)) {
			return shown;
		}
		percent = cpuPercent.isPresent() ? Digits.plain(cpuPercent.getAsDouble()) : USUAL;
		return percent;
	}

	/** What is kept for the next time, when the project may be another one. */
	PlacementSettings kept(PlacementSettings shown) {
		return shown.budget().equals(percent) ? shown.withBudget(USUAL) : shown;
	}
}
