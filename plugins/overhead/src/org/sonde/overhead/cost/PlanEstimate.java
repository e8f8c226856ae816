/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import org.sonde.overhead.digits.Counted;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.statistics.Interval;

/**
 * What a plan costs, probe by probe and as a whole. The order of the probes changes nothing but the order of
 * {@link #probes()}.
 *
 * @param threads application threads of the program, from 1
 * @param probes as many as the plan has, in its order
 */
public record PlanEstimate(CostModel model, int threads, List<ProbeEstimate> probes, PlanTotal total, WriterEstimate writer) {

	/** The number of application threads unless the user says otherwise. */
	public static final int DEFAULT_THREADS = 1;

	private static final double MILLIS_PER_NANO = 1e-6;
	private static final Estimate.Unknown RATE_NOT_SET = new Estimate.Unknown(
			"The calls per second are not set; type them, or take them from a CSV file or a monitoring log.");

	public PlanEstimate {
		probes = List.copyOf(probes);
	}

	/** For {@link #DEFAULT_THREADS}. */
	public static PlanEstimate of(CostModel model, List<ProbeLoad> plan) {
		return of(model, plan, DEFAULT_THREADS);
	}

	/** @throws IllegalArgumentException if {@code threads} is below 1 */
	public static PlanEstimate of(CostModel model, List<ProbeLoad> plan, int threads) {
		Map<ProbeKind, Estimate> active = new EnumMap<>(ProbeKind.class);
		Map<ProbeKind, Estimate> deactivated = new EnumMap<>(ProbeKind.class);
		for (ProbeKind kind : ProbeKind.values()) {
			active.put(kind, model.nanosPerCall(kind, true, threads));
			deactivated.put(kind, model.nanosPerCall(kind, false, threads));
		}
		List<ProbeEstimate> probes = new ArrayList<>(plan.size());
		for (ProbeLoad load : plan) {
			Estimate nanosPerCall = (load.active() ? active : deactivated).get(load.kind());
			probes.add(new ProbeEstimate(load, nanosPerCall, millisPerSecond(nanosPerCall, load)));
		}
		List<LoadGroup> groups = LoadGroup.of(plan);
		return new PlanEstimate(model, threads, probes, total(model, groups, threads),
				WriterLoad.estimate(model, groups, threads));
	}

	/** The basis stays that of the cost per call; the source of the rate is in the load. */
	private static Estimate millisPerSecond(Estimate nanosPerCall, ProbeLoad load) {
		if (!(nanosPerCall instanceof Estimate.Known known)) {
			return nanosPerCall;
		}
		if (load.callRate().isEmpty()) {
			return RATE_NOT_SET;
		}
		return known.times(load.callRate().get().callsPerSecond() * MILLIS_PER_NANO, known.basis());
	}

	/** All probes share the error of the same portions, so the ends of their intervals add up (not their squares). */
	private static PlanTotal total(CostModel model, List<LoadGroup> groups, int threads) {
		TreeMap<String, Integer> unknown = new TreeMap<>();
		int probes = 0;
		Interval estimate = Interval.exactly(0);
		Optional<Interval> measurement = Optional.of(Interval.exactly(0));
		for (LoadGroup group : groups) {
			switch (model.nanosPerCall(group.kind(), group.active(), threads)) {
				case Estimate.Unknown reason -> unknown.merge(reason.reason(), group.probes(), Integer::sum);
				case Estimate.Known perCall -> {
					if (group.withoutRate() > 0) {
						unknown.merge(RATE_NOT_SET.reason(), group.withoutRate(), Integer::sum);
					}
					if (group.withRate() > 0) {
						probes += group.withRate();
						Estimate.Known cost = perCall.times(group.callsPerSecond() * MILLIS_PER_NANO, perCall.basis());
						estimate = estimate.plusDependent(cost.estimate());
						measurement = measurement.flatMap(sum -> cost.measurement().map(sum::plusDependent));
					}
				}
			}
		}
		if (probes == 0 && !unknown.isEmpty()) {
			return new PlanTotal(new Estimate.Unknown("The cost of no probe of the plan is known."), 0, unknown);
		}
		String basis = "sum over " + Counted.of(probes, "probe") + " of cost per call × calls per second;"
				+ " their errors are the same, so the intervals add up; measured: " + model.measuredOn();
		return new PlanTotal(new Estimate.Extrapolated(measurement, estimate, basis), probes, unknown);
	}
}
