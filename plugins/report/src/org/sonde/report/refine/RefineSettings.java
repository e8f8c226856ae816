/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.refine;

import java.util.Map;
import java.util.function.Predicate;

import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.placement.Objective;

/**
 * What a plan is refined for.
 *
 * @param budget     in percent, 0 or more
 * @param upperEnd   whether the upper ends of intervals must keep it
 * @param rounds     at most, from 1
 * @param wishes     value of methods by name, for {@link Objective#WISH}
 * @param threads    of the application, from 1
 * @param kind       of the probes
 * @param changeable whether a method may lose or get its probe
 * @param deactivate whether probes are deactivated instead of removed
 */
public record RefineSettings(double budget, boolean upperEnd, int rounds, Objective objective, Map<String, Integer> wishes, CostModel model,
		int threads, ProbeKind kind, Predicate<MethodSignature> changeable, boolean deactivate) {
	/** @throws IllegalArgumentException naming what is wrong */
	public RefineSettings {
		if (!(budget >= 0) || rounds < 1) {
			throw new IllegalArgumentException("a budget is 0 or more, and there is 1 round or more; found " + budget + " and " + rounds);
		}
	}
}
