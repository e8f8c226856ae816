/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports;

/** How much of raw files is kept. */
public enum RawFileRetention {
	/** The statistics alone. */
	SUMMARY,
	/** And the distribution of the steady calls and the course of each fork. */
	HISTOGRAM,
	/** And the files themselves, compressed, beside the result set. */
	RAW
}
