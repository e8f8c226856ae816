/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import java.math.BigDecimal;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.DoubleBinaryOperator;

import org.sonde.common.digits.Digits;
import org.sonde.overhead.statistics.ForkSummary;
import org.sonde.overhead.statistics.Interval;

/**
 * The forks of a configuration as one measurement. Its mean is the mean of the fork means, and its interval the t-interval over
 * them (from three forks on; Kalibera &amp; Jones 2013): the JVM is the sampling unit. Standard deviation, minimum, quartiles and
 * maximum are those of all steady calls together, because they describe what a call may take.
 */
public final class PooledForks {

	/** R prints this number of digits, which is more than a clock in nanoseconds justifies. */
	private static final int COMPUTED = 7;
	/** The digits for times of single calls, which are whole nanoseconds or between two of them. */
	private static final int OBSERVED = 18;
	private static final Set<Statistic> OF_SINGLE_CALLS = EnumSet.of(Statistic.MIN, Statistic.Q1, Statistic.MEDIAN, Statistic.Q3,
			Statistic.MAX);

	private PooledForks() {
	}

	/**
	 * In nanoseconds per trace. Quartiles of several forks come from their distributions, to three digits; without distributions
	 * they are left out, as is whatever a fork does not know.
	 *
	 * @throws IllegalArgumentException without a fork
	 */
	public static Measurement measurement(List<Fork> forks) {
		if (forks.isEmpty()) {
			throw new IllegalArgumentException("there is no fork to measure from");
		}
		return measurement(forks, callStatistics(forks));
	}

	/**
	 * @param nanos statistics of all steady calls together, where they are known better than from the forks; a mean in it is not
	 *        used
	 */
	public static Measurement measurement(List<Fork> forks, Map<Statistic, Double> nanos) {
		ForkSummary summary = ForkSummary.of(forks.stream().mapToDouble(Fork::meanNanos).toArray());
		Optional<Interval> interval = summary.interval().known();
		Map<Statistic, BigDecimal> values = new EnumMap<>(Statistic.class);
		nanos.forEach((statistic, value) -> values.put(statistic,
				Digits.rounded(value, OF_SINGLE_CALLS.contains(statistic) ? OBSERVED : COMPUTED)));
		values.put(Statistic.MEAN, between(values.get(Statistic.MIN), Digits.rounded(summary.mean(), COMPUTED), values.get(Statistic.MAX)));
		interval.ifPresent(known -> values.put(Statistic.CI95_HALF_WIDTH, Digits.rounded(known.high() - known.value(), COMPUTED)));
		return new Measurement(QuantityKind.RESPONSE_TIME, Unit.NANOSECONDS, Scope.TRACE, Precision.EXACT, values,
				Optional.empty(),
				interval.map(any -> SamplingUnit.FORKS));
	}

	/** Rounding may lift a mean of long calls that hardly differ over the longest, or lower it below the shortest. */
	private static BigDecimal between(BigDecimal min, BigDecimal mean, BigDecimal max) {
		BigDecimal atLeast = min == null ? mean : mean.max(min);
		return max == null ? atLeast : atLeast.min(max);
	}

	private static Map<Statistic, Double> callStatistics(List<Fork> forks) {
		Map<Statistic, Double> statistics = new EnumMap<>(Statistic.class);
		if (forks.size() == 1) {
			statistics.putAll(forks.getFirst().nanos());
			return statistics;
		}
		putIfAllKnow(Statistic.MIN, Math::min, forks, statistics);
		putIfAllKnow(Statistic.MAX, Math::max, forks, statistics);
		if (all(Statistic.STANDARD_DEVIATION, forks) && forks.stream().allMatch(fork -> fork.steadyCalls() > 0)) {
			statistics.put(Statistic.STANDARD_DEVIATION, standardDeviation(forks));
		}
		if (forks.stream().allMatch(fork -> fork.distribution().isPresent())) {
			Distribution distribution = forks.stream().map(fork -> fork.distribution().get()).reduce(Distribution::plus)
					.orElseThrow();
			putQuantile(Statistic.Q1, distribution, 0.25, statistics);
			putQuantile(Statistic.MEDIAN, distribution, 0.5, statistics);
			putQuantile(Statistic.Q3, distribution, 0.75, statistics);
		}
		return statistics;
	}

	private static boolean all(Statistic statistic, List<Fork> forks) {
		return forks.stream().allMatch(fork -> fork.nanos().containsKey(statistic));
	}

	private static void putIfAllKnow(Statistic statistic, DoubleBinaryOperator choice, List<Fork> forks, Map<Statistic,
			Double> into) {
		if (all(statistic, forks)) {
			into.put(statistic, forks.stream().mapToDouble(fork -> fork.nanos().get(statistic)).reduce(choice).orElseThrow());
		}
	}

	/** A bucket of the distribution may reach beyond the shortest and the longest call. */
	private static void putQuantile(Statistic statistic, Distribution distribution, double share, Map<Statistic, Double> into) {
		double value = distribution.quantileNanos(share);
		value = Math.max(value, into.getOrDefault(Statistic.MIN, value));
		into.put(statistic, Math.min(value, into.getOrDefault(Statistic.MAX, value)));
	}

	/** Returns the deviation of all steady calls, from the deviations within the forks and between them. */
	private static double standardDeviation(List<Fork> forks) {
		double calls = forks.stream().mapToDouble(Fork::steadyCalls).sum();
		double mean = forks.stream().mapToDouble(fork -> fork.steadyCalls() * fork.meanNanos()).sum() / calls;
		double squares = 0;
		for (Fork fork : forks) {
			double within = fork.nanos().get(Statistic.STANDARD_DEVIATION);
			squares += (fork.steadyCalls() - 1) * within * within + fork.steadyCalls() * Math.pow(fork.meanNanos() - mean, 2);
		}
		return calls < 2 ? 0 : Math.sqrt(squares / (calls - 1));
	}
}
