/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import org.sonde.common.keyword.Keyword;

/** The kind of quantity that is measured. */
public enum QuantityKind implements Keyword {

	/** The time of one trace or test case in this configuration, overhead included. */
	RESPONSE_TIME,
	/** Traces or test cases per time in this configuration. */
	THROUGHPUT,
	/** The difference of response time to the predecessor, as the source itself states it. */
	PORTION
}
