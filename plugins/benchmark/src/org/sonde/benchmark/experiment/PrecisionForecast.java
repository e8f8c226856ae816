/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.experiment;

import java.util.Optional;
import java.util.stream.IntStream;

import org.sonde.overhead.statistics.ConfidenceInterval;
import org.sonde.overhead.statistics.ForkSummary;
import org.sonde.overhead.statistics.StudentT;

/**
 * How precise a run will probably be in the end: if the forks to come spread as those that there are, n of them have an interval of
 * ± t(n − 1) · s / √n.
 *
 * @param forks that it will have
 * @param precision how far the 95 % interval of the mean will reach to either side, as a share of the mean
 */
public record PrecisionForecast(int forks, double precision) {

	/**
	 * Of a run that ends as soon as it is as precise as asked and has half as many forks again.
	 *
	 * @param most forks that there is time for, those that there are included
	 * @return empty until there is an interval
	 */
	static Optional<PrecisionForecast> of(Effort effort, MeasuredRun sofar, int most) {
		if (Double.isInfinite(sofar.precision())) {
			return Optional.empty();
		}
		ForkSummary summary = sofar.summary();
		int mostForks = Math.max(summary.forks(), most);
		int forks = effort.precision().isEmpty() ? mostForks
				: IntStream.range(Math.max(summary.forks(), effort.leastForks()), mostForks)
						.filter(n -> precision(summary, n) <= effort.precision().getAsDouble())
						.map(n -> Math.min(mostForks, n + Math.ceilDiv(n, 2))).findFirst().orElse(mostForks);
		return Optional.of(new PrecisionForecast(forks, precision(summary, forks)));
	}

	private static double precision(ForkSummary summary, int forks) {
		return StudentT.quantile(forks - 1, ConfidenceInterval.DEFAULT_CONFIDENCE) * summary.standardDeviation().orElseThrow()
				/ Math.sqrt(forks)
				/ summary.mean();
	}
}
