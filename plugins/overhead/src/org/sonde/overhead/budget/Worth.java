/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.budget;

import java.util.List;

import org.sonde.common.keyword.Keyword;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.cost.ProbeLoad;
import org.sonde.overhead.statistics.ExactSum;

/** The value of a probe for the user. */
public enum Worth implements Keyword {

	/** The wish in the plan, from 1 to 5. */
	WISH,
	/**
	 * The information a probe adds, in bits per second: of all calls p of the plan's probes, a share p of calls says −p · log₂ p
	 * of which operation runs (Shannon 1948). Probes without a call rate add none that is known.
	 */
	INFORMATION;

	/** Returns the value of each probe, at least 0. */
	public double[] of(List<ProbeLoad> plan) {
		double[] worth = new double[plan.size()];
		ExactSum all = new ExactSum();
		plan.forEach(load -> all.add(rate(load)));
		double calls = all.value();
		for (int i = 0; i < worth.length; i++) {
			double share = calls == 0 ? 0 : rate(plan.get(i)) / calls;
			worth[i] = this == WISH ? plan.get(i).value() : share == 0 ? 0 : Math.max(0, -share * Math.log(share) / Math.log(2) * calls);
		}
		return worth;
	}

	private static double rate(ProbeLoad load) {
		return load.callRate().map(CallRate::callsPerSecond).orElse(0.0);
	}
}
