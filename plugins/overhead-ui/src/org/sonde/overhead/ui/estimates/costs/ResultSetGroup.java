/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.costs;

/** What a result set is to a plan, in the order in which lists show them. */
public enum ResultSetGroup {
	/** It has costs for a kind of the plan's probes. */
	FOR_PLAN,
	/** It has none. */
	OTHER,
	/** It is a published one, of an old version of its framework. */
	HISTORY
}
