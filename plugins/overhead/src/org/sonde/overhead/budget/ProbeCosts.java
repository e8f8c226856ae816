/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.budget;

import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.ProbeEstimate;
import org.sonde.overhead.cost.Provenance;
import org.sonde.overhead.cost.WriterLoad;

/** Computes what single probes use of a budget's limits. */
public final class ProbeCosts {

	private ProbeCosts() {
	}

	/** Returns what the probe of the plan uses, in the unit of the limit. */
	static Estimate of(PlanEstimate plan, int place, Budget.Limit limit) {
		ProbeEstimate probe = plan.probes().get(place);
		Estimate cost = limit.isVolume() ? bytesPerSecond(plan.model(), probe) : probe.millisPerSecond();
		return cost instanceof Estimate.Known known ? known.times(limit.perUnit(), Provenance.NONE) : cost;
	}

	private static Estimate bytesPerSecond(CostModel model, ProbeEstimate probe) {
		if (!probe.load().active()) {
			return Estimate.zero(Provenance.stated("a deactivated probe writes no records"));
		}
		if (!probe.load().kind().isOfOperations()) {
			return probe.millisPerSecond() instanceof Estimate.Unknown unknown ? unknown
					: Estimate.zero(Provenance.stated("events of objects are not records"));
		}
		return probe.millisPerSecond() instanceof Estimate.Unknown unknown ? unknown
				: WriterLoad.bytes(model, probe);
	}
}
