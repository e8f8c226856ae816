/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.experiment;

import java.util.List;
import java.util.Optional;

import org.sonde.benchmark.run.BenchmarkRun;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.Fork;
import org.sonde.overhead.results.OddForks;
import org.sonde.overhead.statistics.ForkSummary;

/**
 * What was measured of a run.
 *
 * @param forks the valid ones, by number
 * @param voids why other forks had no figures, one after the other
 * @param disturbed valid attempts whose place a quieter one took
 */
public record MeasuredRun(BenchmarkRun run, List<MeasuredFork> forks, List<String> voids, int disturbed) {

	/** Makes a run without a disturbed attempt. */
	public MeasuredRun(BenchmarkRun run, List<MeasuredFork> forks, List<String> voids) {
		this(run, forks, voids, 0);
	}

	public MeasuredRun {
		forks = List.copyOf(forks);
		voids = List.copyOf(voids);
	}

	/**
	 * The forks by one clock, those that lie far from the others being flagged; none unless the clock worked in each of them: those in
	 * which it did are no fair sample of all.
	 */
	public List<Fork> forks(Clock clock) {
		List<Fork> figures = figures(clock);
		return figures.isEmpty() ? figures : OddForks.withOutliers(figures);
	}

	private List<Fork> figures(Clock clock) {
		boolean everywhere = forks.stream().allMatch(fork -> fork.figures().containsKey(clock));
		return everywhere ? forks.stream().map(fork -> fork.figures().get(clock)).toList() : List.of();
	}

	/** The mean times of the forks by one clock, in nanoseconds per trace; none unless the clock worked in each of them. */
	public double[] means(Clock clock) {
		return figures(clock).stream().mapToDouble(Fork::meanNanos).toArray();
	}

	/** Returns the summary by one clock, in nanoseconds per trace. Empty if the clock did not work, and without a fork. */
	public Optional<ForkSummary> summary(Clock clock) {
		double[] means = means(clock);
		return means.length == 0 ? Optional.empty() : Optional.of(ForkSummary.of(means));
	}

	/** Returns the summary of elapsed time, in nanoseconds per trace. There must be a fork. */
	public ForkSummary summary() {
		return summary(Clock.WALL).orElseThrow();
	}

	/** Returns the half-width of the mean's 95 % interval as a share of the mean. Infinite without an interval. */
	public double precision() {
		if (forks.isEmpty()) {
			return Double.POSITIVE_INFINITY;
		}
		return summary().interval().known().map(interval -> (interval.high() - interval.value()) / interval.value())
				.orElse(Double.POSITIVE_INFINITY);
	}
}
