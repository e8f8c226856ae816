/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.sonde.overhead.results.ProbeKind;

/**
 * The probes of a plan that cost the same per call, summed up. The sum is the same to the last bit whatever the order of the
 * probes.
 *
 * @param callsPerSecond of the probes whose call rate is known
 */
record LoadGroup(ProbeKind kind, boolean active, double callsPerSecond, int withRate, int withoutRate) {

	/** The groups that have probes, in a fixed order. */
	static List<LoadGroup> of(List<ProbeLoad> plan) {
		int groups = 2 * ProbeKind.values().length;
		int[] withRate = new int[groups];
		int[] withoutRate = new int[groups];
		double[][] rates = new double[groups][plan.size()];
		for (ProbeLoad load : plan) {
			int group = 2 * load.kind().ordinal() + (load.active() ? 1 : 0);
			if (load.callRate().isPresent()) {
				rates[group][withRate[group]++] = load.callRate().get().callsPerSecond();
			} else {
				withoutRate[group]++;
			}
		}
		List<LoadGroup> result = new ArrayList<>();
		for (int group = 0; group < groups; group++) {
			if (withRate[group] + withoutRate[group] > 0) {
				result.add(new LoadGroup(ProbeKind.values()[group / 2], group % 2 == 1,
						ascendingSum(Arrays.copyOf(rates[group], withRate[group])), withRate[group], withoutRate[group]));
			}
		}
		return result;
	}

	int probes() {
		return withRate + withoutRate;
	}

	private static double ascendingSum(double[] summands) {
		Arrays.sort(summands);
		double sum = 0;
		for (double summand : summands) {
			sum += summand;
		}
		return sum;
	}
}
