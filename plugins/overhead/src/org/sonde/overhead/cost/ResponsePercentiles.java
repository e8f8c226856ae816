/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.sonde.common.digits.Counted;
import org.sonde.common.digits.Digits;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Distribution;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.Measurement;
import org.sonde.overhead.results.QuantityKind;
import org.sonde.overhead.results.Scope;
import org.sonde.overhead.results.Statistic;

/**
 * How long a call of the benchmark's method took in a run, by percentile.
 *
 * @param nanos in nanoseconds per trace; what the data does not have is missing
 * @param source where they come from, or why there are none, for the user
 */
public record ResponsePercentiles(Configuration run, Map<Percentile, Double> nanos, String source) {

	/** A share of all calls that took at most so long. */
	public enum Percentile {

		Q1(0.25), MEDIAN(0.5), Q3(0.75), P90(0.9), P99(0.99), P999(0.999), MAX(1);

		private final double share;

		Percentile(double share) {
			this.share = share;
		}

		/** Returns the label for people. */
		public String label() {
			return this == MAX ? "longest" : Digits.atMost(100 * share, 1) + " %";
		}

		/** Returns the share, from 0 to 1. */
		public double share() {
			return share;
		}
	}

	private static final Map<Statistic, Percentile> STATED = Map.of(Statistic.Q1, Percentile.Q1, Statistic.MEDIAN, Percentile.MEDIAN,
			Statistic.Q3, Percentile.Q3, Statistic.MAX, Percentile.MAX);

	public ResponsePercentiles {
		EnumMap<Percentile, Double> copy = new EnumMap<>(Percentile.class);
		copy.putAll(nanos);
		nanos = Collections.unmodifiableMap(copy);
	}

	/**
	 * Of the runs from the one without probes to that of the model's writer, in this order; as measured, also where the model carries times
	 * over to another machine.
	 */
	public static List<ResponsePercentiles> of(CostModel model) {
		return model.writer().map(writer -> RunChain.to(model.results(), writer).runs()).orElse(List.of()).stream()
				.map(ResponsePercentiles::of).toList();
	}

	private static ResponsePercentiles of(Configuration run) {
		if (!run.forks().isEmpty() && run.forks().stream().allMatch(fork -> fork.distribution().isPresent())) {
			return ofForks(run);
		}
		Optional<Measurement> stated = run.find(QuantityKind.RESPONSE_TIME).filter(time -> time.scope() == Scope.TRACE);
		if (stated.isEmpty()) {
			return new ResponsePercentiles(run, Map.of(), run.find(QuantityKind.THROUGHPUT).isPresent()
					? "The source states only throughput; its quartiles are those of seconds, not of calls."
					: "The source states no response time.");
		}
		EnumMap<Percentile, Double> nanos = new EnumMap<>(Percentile.class);
		STATED.forEach((statistic, percentile) -> stated.get().find(statistic)
				.ifPresent(value -> nanos.put(percentile, value.doubleValue() * stated.get().unit().factor())));
		return new ResponsePercentiles(run, nanos,
				nanos.isEmpty() ? "The source states only the mean response time." : "stated by the source");
	}

	private static ResponsePercentiles ofForks(Configuration run) {
		Distribution calls = run.forks().stream().map(Fork::distribution).map(Optional::orElseThrow).reduce(Distribution::plus)
				.orElseThrow();
		EnumMap<Percentile, Double> nanos = new EnumMap<>(Percentile.class);
		for (Percentile percentile : Percentile.values()) {
			nanos.put(percentile, calls.quantileNanos(percentile.share()));
		}
		return new ResponsePercentiles(run, nanos,
				"of " + Counted.of(calls.count(), "call") + " in " + Counted.of(run.forks().size(), "JVM")
						+ ", to three digits");
	}
}
