/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

/**
 * What one probe costs.
 *
 * @param nanosPerCall the probe's own cost per execution of its operation (probes in callees not included)
 * @param millisPerSecond time of application threads in ms per second of wall time, summed over threads (may exceed 1,000)
 */
public record ProbeEstimate(ProbeLoad load, Estimate nanosPerCall, Estimate millisPerSecond) {

	private static final Estimate.Unknown CALLEES_NOT_KNOWN = new Estimate.Unknown(
			"It is at least the cost per call; how much more depends on the probed operations that an execution calls, and how often, which neither a plan nor calls per second say.");

	/**
	 * By how much an execution of the operation gets longer, in nanoseconds: by the cost of its own probe and of all probes below it.
	 * Unknown: it takes a call tree, and {@link ProbeLoad} holds rates.
	 */
	public Estimate inflationNanosPerCall() {
		return nanosPerCall instanceof Estimate.Unknown ? nanosPerCall : CALLEES_NOT_KNOWN;
	}
}
