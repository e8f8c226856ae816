/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reduction;

/** Which one of the valid traces is wanted. */
public sealed interface TraceChoice {
	/** The one with the longest duration; of several the first. */
	record Slowest() implements TraceChoice {
	}

	/** The one with the most calls; of several the first. */
	record MostCalls() implements TraceChoice {
	}

	/** The first with this id, as recorded. */
	record WithId(long id) implements TraceChoice {
	}
}
