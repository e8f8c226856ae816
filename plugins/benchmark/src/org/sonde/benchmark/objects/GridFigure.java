/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.objects;

import org.sonde.common.keyword.Keyword;

/** A figure of a cell's fork. A cell does not have all figures. Times are in nanoseconds. */
public enum GridFigure implements Keyword {
	/** Elapsed time of a test case, or of an operation, as its caller sees it. */
	CASE_NANOS,
	/** CPU time of all threads of the watched program, with those of its JVM, per test case. */
	PROCESS_NANOS,
	/** CPU time of its production thread, per test case. */
	THREAD_NANOS,
	/** Context switches of all its threads, per test case. */
	SWITCHES,
	/** What the production thread allocates, per test case. */
	ALLOCATED_BYTES,
	/** Test cases that were measured. */
	CASES,
	/** Test cases of the warm-up. */
	WARM_UP_CASES,
	/** Mean time of the second half of the test cases, divided by that of the first: 1 in a steady state. */
	SECOND_HALF,
	/** Elapsed time that half of the test cases do not exceed. */
	CASE_MEDIAN,
	/** Elapsed time that 99 % of the test cases do not exceed. */
	CASE_P99,
	/** The median time from an event until its observer has received it. */
	DELAY_MEDIAN,
	/** The same for 99 %. */
	DELAY_P99,
	/** The longest. */
	DELAY_GREATEST,
	/** Events that all end-points got, from the start to the end; the log of {@code sonde run} in the measured time. */
	GENERATED,
	/** Events that observers received. */
	DELIVERED,
	/** Events that were dropped. */
	DROPPED,
	/** Processors that other programs kept busy meanwhile. */
	FOREIGN_PROCESSORS
}
