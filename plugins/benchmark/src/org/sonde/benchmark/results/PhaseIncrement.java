/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.results;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.sonde.benchmark.experiment.MeasuredRun;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.statistics.ForkComparison;

/**
 * What a run adds to the one before it: a portion of the overhead (Waller &amp; Hasselbring 2013, section 3). In nanoseconds per trace.
 *
 * @param before empty for a first run, and where none before it was measured
 */
public record PhaseIncrement(MeasuredRun run, Optional<MeasuredRun> before) {

	/** The runs that have a valid fork, each with the nearest before it that has one under the same workload. */
	public static List<PhaseIncrement> of(List<MeasuredRun> runs) {
		List<MeasuredRun> measured = runs.stream().filter(run -> !run.forks().isEmpty()).toList();
		List<PhaseIncrement> added = new ArrayList<>();
		for (MeasuredRun run : measured) {
			Optional<MeasuredRun> before = Optional.empty();
			Optional<String> id = run.run().configuration().predecessor();
			while (before.isEmpty() && id.isPresent()) {
				String wanted = id.get();
				before = measured.stream().filter(other -> sameBut(other, run, wanted)).findFirst();
				id = run.run().subject().predecessor(wanted);
			}
			added.add(new PhaseIncrement(run, before));
		}
		return added;
	}

	private static boolean sameBut(MeasuredRun other, MeasuredRun run, String configuration) {
		return other.run().subject().equals(run.run().subject()) && other.run().java().equals(run.run().java())
				&& other.run().workload().equals(run.run().workload()) && other.run().configuration().id().equals(configuration);
	}

	/** Returns the increment by one clock. Empty without a run before, or if the clock did not work. */
	public Optional<ForkComparison> by(Clock clock) {
		return before.flatMap(first -> compare(first, run, clock));
	}

	/** Any two runs by one clock; empty where the clock did not work. */
	public static Optional<ForkComparison> compare(MeasuredRun baseline, MeasuredRun other, Clock clock) {
		double[] first = baseline.means(clock);
		double[] second = other.means(clock);
		return first.length == 0 || second.length == 0 ? Optional.empty() : Optional.of(ForkComparison.of(first, second));
	}
}
