/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.guard;

import java.util.List;

/**
 * Which probes a guard switches off, and why.
 *
 * @param recordsPerSecond mean over the seconds before
 * @param seconds          for which the limit was exceeded, without a break
 * @param off              the probes to switch off, the costliest first; empty if none can be
 * @param left             records per second without these
 * @param fixed            probes that record and cannot be switched off, the costliest first
 */
public record GuardDecision(double recordsPerSecond, int seconds, List<ProbeRate> off, double left, List<ProbeRate> fixed) {
	public GuardDecision {
		off = List.copyOf(off);
		fixed = List.copyOf(fixed);
	}
}
