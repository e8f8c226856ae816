/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import org.sonde.common.keyword.Keyword;

/** What is odd about a fork, so that readers should be careful with its figures. */
public enum ForkFlag implements Keyword {

	/** Response times did not become steady before the run ended. */
	NEVER_SETTLED,
	/** Its mean is far from the means of the other forks of its configuration. */
	OUTLIER,
	/** The distribution has more than one mode: the mean is a time that few calls took. */
	SEVERAL_MODES,
	/** The file ends early: calls are missing. */
	TRUNCATED,
	/** Other programs took much of the machine meanwhile. */
	NOISY
}
