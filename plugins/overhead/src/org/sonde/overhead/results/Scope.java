/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import org.sonde.common.keyword.Keyword;

/** The scope of a measurement. */
public enum Scope implements Keyword {

	/** One call of the benchmark's method: as many nested executions as the recursion depth says. */
	TRACE,
	/** One run through the source's own test case. */
	TEST_CASE
}
