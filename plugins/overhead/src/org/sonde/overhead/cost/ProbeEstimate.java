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
}
