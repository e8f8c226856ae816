/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.userprogram;

/** Which figure must be precise before a measurement ends early. */
public enum PrecisionTarget {

	/** The cost of active probes: collecting and hand-over, which switching within a JVM measures well. */
	ACTIVE,
	/** The cost with I, which takes many more JVMs: in most programs it is smaller than the difference between two JVMs. */
	TOTAL
}
