/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement;

import org.sonde.common.keyword.Keyword;

/** What a plan should show as much of as possible. */
public enum Objective implements Keyword {
	/** How well the recorded traces can be distinguished, in bits per trace. */
	DISTINGUISH("bits per trace"),
	/** The share of the recorded time that is attributed to a probed method, in percent. */
	TIME("% of the time"),
	/** The share of the recorded calls, in percent. */
	CALLS("% of the calls"),
	/** The values that the user gave to the methods, from 1 to 5 each. */
	WISH("points");

	private final String unit;

	Objective(String unit) {
		this.unit = unit;
	}

	/** For people. */
	public String unit() {
		return unit;
	}
}
