/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.table;

import org.sonde.overhead.cost.Estimate;

/** How far the bar of a cost and its interval reach. */
public final class BarLength {

	/** If an interval reaches further, the bar would be too short to be seen, so it is cut, and its end is not marked. */
	private static final int MOST_TIMES = 3;

	private BarLength() {
	}

	/** In the unit of the cost. */
	public static double of(Estimate.Known cost) {
		return Math.min(cost.estimate().high(), MOST_TIMES * cost.value());
	}
}
