/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports;

/** What is kept of raw files. */
public enum RawFileRetention {
	/** The statistics alone. */
	SUMMARY,
	/** And the distribution of the steady calls and the course of each fork. */
	HISTOGRAM,
	/** And the files themselves, compressed, beside the result set. */
	RAW
}
