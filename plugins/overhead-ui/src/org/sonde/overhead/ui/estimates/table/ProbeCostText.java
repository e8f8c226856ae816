/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.table;

import org.eclipse.osgi.util.NLS;
import org.sonde.instrumentation.plan.ObjectProbe;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.overhead.cost.Estimate;

/** A probe and its cost in one line, for the code. */
public final class ProbeCostText {
	private ProbeCostText() {
	}

	/**
	 * {@code operation execution · 5.9 µs (4.2 … 7.7) per call · 12.5 calls/s}; what is not known is shown as unknown, except how often a
	 * watched field changes.
	 */
	public static String line(EstimateRow row) {
		boolean watches = row.probe() instanceof ObjectProbe;
		String kind = row.probe() instanceof ObjectProbe watching ? ObjectProbeText.of(watching)
				: EstimateColumns.kind(row.probe().getKind());
		return (row.probe().isActive() ? kind : NLS.bind(Messages.ProbeCostText_deactivated, kind)) + " · " + cost(row)
				+ (watches && row.probe().getCallsPerSecond() == null ? "" : " · " + calls(row));
	}

	private static String cost(EstimateRow row) {
		return row.nanosPerCall() instanceof Estimate.Known
				? NLS.bind(row.probe() instanceof ObjectProbe ? Messages.ProbeCostText_perEvent : Messages.ProbeCostText_perCall,
						Quantities.perCall(row.nanosPerCall()))
				: row.probe() instanceof ObjectProbe ? Messages.ProbeCostText_noEstimate : Messages.ProbeCostText_costUnknown;
	}

	private static String calls(EstimateRow row) {
		if (row.probe() instanceof ObjectProbe) {
			return NLS.bind(Messages.ProbeCostText_events, Quantities.callsPerSecond(row.probe().getCallsPerSecond()));
		}
		if (row.probe().getCallsPerSecond() == null) {
			return Messages.ProbeCostText_callsNotSet;
		}
		String calls = Quantities.callsPerSecond(row.probe().getCallsPerSecond());
		return row.probe() instanceof PatternProbe pattern ? NLS.bind(Messages.ProbeCostText_callsOfPattern, calls, pattern.getPattern())
				: NLS.bind(Messages.ProbeCostText_calls, calls);
	}
}
