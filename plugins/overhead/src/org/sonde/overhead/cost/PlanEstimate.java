/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

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
		return new PlanEstimate(model, threads, probes, total(probes), WriterLoad.estimate(model, plan, threads));
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

	private static PlanTotal total(List<ProbeEstimate> probes) {
		TreeMap<String, Integer> unknown = new TreeMap<>();
		List<Estimate.Known> known = new ArrayList<>(probes.size());
		for (ProbeEstimate probe : probes) {
			switch (probe.millisPerSecond()) {
				case Estimate.Known cost -> known.add(cost);
				case Estimate.Unknown reason -> unknown.merge(reason.reason(), 1, Integer::sum);
			}
		}
		if (known.isEmpty() && !unknown.isEmpty()) {
			return new PlanTotal(new Estimate.Unknown("The cost of no probe of the plan is known."), 0, unknown);
		}
		return new PlanTotal(sum(known), known.size(), unknown);
	}

	/** All probes share the error of the same portions, so the ends of their intervals add up (not their squares). */
	private static Estimate sum(List<Estimate.Known> costs) {
		int n = costs.size();
		double[] values = new double[n];
		double[] lows = new double[n];
		double[] highs = new double[n];
		double[] measuredLows = new double[n];
		double[] measuredHighs = new double[n];
		boolean measured = true;
		for (int i = 0; i < n; i++) {
			Estimate.Known cost = costs.get(i);
			values[i] = cost.value();
			lows[i] = cost.estimate().low();
			highs[i] = cost.estimate().high();
			measured &= cost.measurement().isPresent();
			measuredLows[i] = cost.measurement().map(Interval::low).orElse(0.0);
			measuredHighs[i] = cost.measurement().map(Interval::high).orElse(0.0);
		}
		double value = ascendingSum(values);
		Optional<Interval> measurement = measured
				? Optional.of(interval(value, ascendingSum(measuredLows), ascendingSum(measuredHighs)))
				: Optional.empty();
		return new Estimate.Extrapolated(measurement, interval(value, ascendingSum(lows), ascendingSum(highs)),
				"sum over " + n + " probe(s) of cost per call × calls per second;"
						+ " their errors are the same, so the intervals add up");
	}

	/** Rounding must not push the value out of its interval. */
	private static Interval interval(double value, double low, double high) {
		return new Interval(value, Math.min(value, low), Math.max(value, high));
	}

	/** The same sum to the last bit whatever the order of the probes, and the least rounding. */
	static double ascendingSum(double[] summands) {
		Arrays.sort(summands);
		double sum = 0;
		for (double summand : summands) {
			sum += summand;
		}
		return sum;
	}
}
