/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.budget;

import java.util.ArrayList;
import java.util.List;

import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.ProbeLoad;

/**
 * What is done with each probe of a plan.
 *
 * @param actions     by place; null for probes that are left as they are because their cost is unknown
 * @param worth       of the active probes that stay
 * @param isOptimal   whether no other choice within the capacities is worth more, if each probe costs what it does in the whole plan
 * @param worthAtMost that no choice can exceed, likewise
 */
record Choice(PlanEstimate plan, List<Budget.Limit> limits, Advice.Action[] actions, double worth, boolean isOptimal, double worthAtMost) {

	Advice.Action action(int place) {
		return actions[place];
	}

	/** Returns what the changed plan uses of each limit, at the upper end of the estimate interval, as far as known. */
	double[] spent() {
		PlanEstimate changed = PlanEstimate.of(plan.model(), loads(), plan.threads());
		return limits.stream()
				.mapToDouble(limit -> limit.spent(changed) instanceof Estimate.Known known ? limit.share(known.estimate().high()) : 0)
				.toArray();
	}

	private List<ProbeLoad> loads() {
		List<ProbeLoad> loads = new ArrayList<>();
		for (int i = 0; i < actions.length; i++) {
			ProbeLoad load = plan.loads().get(i);
			if (actions[i] == Advice.Action.DEACTIVATE) {
				loads.add(load.withActive(false));
			} else if (actions[i] != Advice.Action.DROP) {
				loads.add(load);
			}
		}
		return ProbeLoad.afterChange(plan.loads(), loads);
	}
}
