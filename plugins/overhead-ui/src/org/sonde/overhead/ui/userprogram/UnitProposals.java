/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.userprogram;

import java.util.Comparator;
import java.util.List;
import java.util.Set;

import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;

/**
 * Methods of a plan whose calls may be the unit of work.
 *
 * @param entries that were called from methods without a probe, the likeliest first
 * @param others  in the plan's order
 */
record UnitProposals(List<String> entries, List<String> others) {

	/** Per second: rarer calls are too few for a measurement, such as the one of a main method. */
	private static final double OFTEN = 1;
	private static final Comparator<MethodProbe> LIKELIEST = Comparator
			.comparing((MethodProbe probe) -> probe.getTraceEntriesPerSecond() < OFTEN)
			.thenComparing(Comparator.comparingDouble(UnitProposals::nanosPerSecond).reversed());

	/** Most of a program's time is in its units of work. */
	static UnitProposals of(Plan plan) {
		List<MethodProbe> probes = Probes.methodProbes(plan).stream().filter(probe -> !probe.isConstructor()).toList();
		List<String> entries = probes.stream()
				.filter(probe -> probe.getTraceEntriesPerSecond() != null && probe.getTraceEntriesPerSecond() > 0).sorted(LIKELIEST)
				.map(UnitProposals::name).distinct().toList();
		Set<String> known = Set.copyOf(entries);
		return new UnitProposals(entries,
				probes.stream().map(UnitProposals::name).distinct().filter(name -> !known.contains(name)).toList());
	}

	private static double nanosPerSecond(MethodProbe probe) {
		return probe.getMeanResponseNanos() == null ? 0 : probe.getTraceEntriesPerSecond() * probe.getMeanResponseNanos();
	}

	private static String name(MethodProbe probe) {
		return probe.getDeclaringType() + "." + probe.getMethodName();
	}
}
