/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.costs;

/** The relation of a result set to a plan, in the order of lists. */
public enum ResultSetGroup {
	/** It has costs for a kind of the plan's probes. */
	FOR_PLAN,
	/** It has none. */
	OTHER,
	/** It is a published one, of an old version of its framework. */
	HISTORY
}
