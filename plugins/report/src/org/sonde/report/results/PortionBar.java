/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.results;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.Phase;
import org.sonde.overhead.results.ResponseTime;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.statistics.Interval;

/**
 * The response time of one run, made up of the portions that each of its predecessors added: T, I, C, W, as the papers stack
 * them (Waller, Fittkau, Hasselbring 2014, figures 4 to 7).
 *
 * @param set that it is of
 * @param run at the end of the chain
 * @param parts from the first run on; at least one
 */
public record PortionBar(ResultSet set, Configuration run, List<Part> parts) {

	/**
	 * What one run adds.
	 *
	 * @param nanos the height of the part, per trace; 0 where the run was not slower than its predecessor
	 * @param responseTime of the run, in nanoseconds per trace, with the interval of its source
	 * @param hasInterval whether the source gives one
	 * @param derived whether it is the reciprocal of a throughput
	 */
	public record Part(Configuration run, double nanos, Interval responseTime, boolean hasInterval, boolean derived) {

		/** The letter of the portion in the papers, or the name of the phase. */
		public String letter() {
			return switch (run.phase()) {
				case NONE -> "T";
				case DEACTIVATED -> "I";
				case COLLECTING -> "C";
				case WRITING -> "W";
				case RECONSTRUCTION, REDUCTION, OTHER -> run.phase().keyword();
			};
		}
	}

	public PortionBar {
		parts = List.copyOf(parts);
	}

	/** One bar for each run that no other adds to and that adds to others; runs without a response time are left out. */
	public static List<PortionBar> of(ResultSet set) {
		Set<String> predecessors = new HashSet<>();
		set.configurations().forEach(configuration -> configuration.predecessor().ifPresent(predecessors::add));
		List<PortionBar> bars = new ArrayList<>();
		for (Configuration run : set.configurations()) {
			if (run.predecessor().isPresent() && !predecessors.contains(run.id()) && run.phase() != Phase.OTHER) {
				bar(set, run).ifPresent(bars::add);
			}
		}
		return bars;
	}

	/** Empty if a run of the chain has no response time. */
	private static Optional<PortionBar> bar(ResultSet set, Configuration last) {
		List<Configuration> chain = new ArrayList<>();
		for (Optional<Configuration> run = Optional.of(last); run.isPresent(); run = set.predecessorOf(run.get())) {
			chain.add(run.get());
		}
		Collections.reverse(chain);
		List<Part> parts = new ArrayList<>();
		double before = 0;
		for (Configuration run : chain) {
			Optional<ResponseTime> time = ResponseTime.of(run);
			if (time.isEmpty()) {
				return Optional.empty();
			}
			double nanos = time.get().nanos().value();
			parts.add(new Part(run, Math.max(0, nanos - before), time.get().nanos(), time.get().hasInterval(), time.get().derived()));
			before = nanos;
		}
		return Optional.of(new PortionBar(set, last, parts));
	}

	/** The response time of the run at the end, in nanoseconds per trace. */
	public double measuredNanos() {
		return parts.getLast().responseTime().value();
	}

	/**
	 * Whether it is longer than what was measured, because a run was faster than its predecessor, whose part cannot be less than nothing.
	 */
	public boolean exceedsMeasured() {
		return nanos() > measuredNanos() * (1 + 1e-9);
	}

	/** Returns the length of the bar, in nanoseconds per trace. */
	public double nanos() {
		return parts.stream().mapToDouble(Part::nanos).sum();
	}
}
