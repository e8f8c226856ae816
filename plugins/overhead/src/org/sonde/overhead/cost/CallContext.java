/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import org.sonde.common.keyword.Keyword;

/** What is known about the places of a probed operation's executions in their traces. */
public enum CallContext implements Remark, Keyword {

	/** Nothing: each execution is taken to be called by another probed one, as in the benchmark. */
	ASSUMED_NESTED("Nested calls are assumed: another probed execution calls each execution, as in the benchmark."),
	/** The number of executions that open a trace. The others are assumed to be nested. */
	ENTRIES_KNOWN("Nested calls are assumed for all executions except those that open a trace."),
	/** An execution of the nearest probed caller makes one probed call at most. */
	NESTED("Nested call: its caller makes at most one probed call."),
	/** An execution of the nearest probed caller makes more than one probed call. */
	SIBLINGS("Sibling call: its caller makes more than one probed call.");

	final String words;

	CallContext(String words) {
		this.words = words;
	}
}
