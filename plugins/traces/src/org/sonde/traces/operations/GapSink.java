/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

/** Takes the gaps before the records of one operation. */
interface GapSink {
	/**
	 * A record of it was handed over.
	 *
	 * @param nanos      since the record before it that was not left out
	 * @param leftOut    records in between that were left out
	 * @param afterPause whether the record before it ended a pause
	 */
	void gap(long nanos, long leftOut, boolean afterPause);
}
