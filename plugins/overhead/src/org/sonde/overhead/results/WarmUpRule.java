/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import org.sonde.common.keyword.Keyword;

/** How the end of the warm-up was found. */
public enum WarmUpRule implements Keyword {

	/** Found by steady-state detection in this fork. */
	DETECTED,
	/** The first half of the calls, as MooBench does. */
	FIRST_HALF,
	/** A number of calls that was asked for. */
	GIVEN
}
