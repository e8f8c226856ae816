/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.userprogram;

/** Which figure must be precise before a measurement ends early. */
public enum PrecisionTarget {

	/** What active probes add: collecting and hand-over, which switching within a JVM measures well. */
	ACTIVE,
	/** With I, which takes many more JVMs: in most programs it is smaller than the difference between two of them. */
	TOTAL
}
