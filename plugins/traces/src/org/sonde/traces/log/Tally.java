/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

/**
 * How much of a log was read. In a text log every line that is not blank counts as one of the two; where a binary log cannot
 * be read further, its rest counts as one record skipped.
 *
 * @param read    well-formed records of known classes
 * @param skipped all others
 */
public record Tally(long read, long skipped) {
	/** Both together, each. */
	public Tally plus(Tally other) {
		return new Tally(read + other.read, skipped + other.skipped);
	}
}
