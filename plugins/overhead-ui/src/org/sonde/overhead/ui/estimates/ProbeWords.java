/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.overhead.cost.Estimate;

/** A probe and its cost in one line, for the code. */
public final class ProbeWords {
	private ProbeWords() {
	}

	/** {@code operation execution · 5.9 µs (4.2 … 7.7) per call · 12.5 calls/s}; what is not known is said to be so. */
	public static String line(EstimateRow row) {
		return EstimateColumns.kind(row.probe().getKind()) + (row.probe().isActive() ? "" : ", deactivated") + " · " + cost(row) + " · "
				+ calls(row);
	}

	private static String cost(EstimateRow row) {
		return row.nanosPerCall() instanceof Estimate.Known ? Quantities.perCall(row.nanosPerCall()) + " per call" : "cost unknown";
	}

	private static String calls(EstimateRow row) {
		Double calls = row.probe().getCallsPerSecond();
		return calls == null ? "calls/s not set" : Quantities.callsPerSecond(calls) + " calls/s"
				+ (row.probe() instanceof PatternProbe pattern ? " in all that match " + pattern.getPattern() : "");
	}
}
