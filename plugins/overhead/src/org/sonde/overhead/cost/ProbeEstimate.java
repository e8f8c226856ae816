/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

/**
 * What one probe costs.
 *
 * @param context what is known of how its executions lie in their traces
 * @param nanosPerCall the probe's own cost per execution of its operation (probes in callees not included), with its share of the
 * constant cost of a trace where it is known how many executions open one
 * @param millisPerSecond time of application threads in ms per second of wall time, summed over threads (may exceed 1,000)
 * @param inflationNanosPerCall by how much an execution of the operation gets longer: by the cost of its own probe and of all
 * probes below it; unknown unless it is known of all probes from where they are called
 */
public record ProbeEstimate(ProbeLoad load, CallContext context, Estimate nanosPerCall, Estimate millisPerSecond,
		Estimate inflationNanosPerCall) {
}
