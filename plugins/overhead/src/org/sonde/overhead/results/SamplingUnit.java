/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import org.sonde.common.keyword.Keyword;

/** Over what a source computed its confidence interval. */
public enum SamplingUnit implements Keyword {

	/**
	 * Over calls, as if they were independent of each other. Calls inside one JVM are not: such an interval is far too narrow
	 * (a binary writer: ±0.21 µs over calls, ±1.90 µs between JVMs).
	 */
	CALLS,
	/** Over the means of forks (JVMs), which are independent; Kalibera &amp; Jones 2013. */
	FORKS
}
