/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.raw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.sonde.overhead.results.Distribution;
import org.sonde.overhead.results.Statistic;
import org.sonde.tests.seeded.RandomInput;
import org.sonde.tests.seeded.Seeded;

/** Against statistics computed from the sorted calls themselves. */
class CallCountsPropertiesTest {

	/** Mostly short calls, now and then one far beyond the window of exact counts. */
	private static List<Long> calls(RandomInput in) {
		return in.list(1, 200, () -> in.between(50L, in.chance(0.1) ? 60_000_000_000L : 5_000L));
	}

	private static CallCounts count(List<Long> calls) {
		long[] nanos = calls.stream().mapToLong(Long::longValue).toArray();
		CallCounts counts = new CallCounts(Arrays.stream(nanos).min().orElseThrow(), Arrays.stream(nanos).max().orElseThrow());
		counts.add(nanos, 0, nanos.length);
		return counts;
	}

	@Test
	void agreesWithTheSortedCalls() {
		Seeded.tries(200, in -> {
			List<Long> calls = calls(in);
			double[] sorted = calls.stream().mapToDouble(Long::doubleValue).sorted().toArray();
			Map<Statistic, Double> statistics = count(calls).statistics();
			double mean = Arrays.stream(sorted).sum() / sorted.length;
			double squares = Arrays.stream(sorted).map(call -> (call - mean) * (call - mean)).sum();
			double deviation = sorted.length < 2 ? 0 : Math.sqrt(squares / (sorted.length - 1));
			assertThat(statistics.get(Statistic.MEAN)).isCloseTo(mean, Percentage.withPercentage(1e-9));
			assertThat(statistics.get(Statistic.STANDARD_DEVIATION)).isCloseTo(deviation,
					within(1e-6 * mean + 1e-9 * sorted[sorted.length - 1]));
			assertThat(statistics.get(Statistic.MIN)).isEqualTo(sorted[0]);
			assertThat(statistics.get(Statistic.MAX)).isEqualTo(sorted[sorted.length - 1]);
			boolean exact = count(calls).exact();
			for (Map.Entry<Statistic, Double> quartile : Map.of(Statistic.Q1, 0.25, Statistic.MEDIAN, 0.5, Statistic.Q3, 0.75)
					.entrySet()) {
				double expected = quantile(sorted, quartile.getValue());
				assertThat(statistics.get(quartile.getKey())).as("%s of %s", quartile.getKey(), calls)
						.isCloseTo(expected, Percentage.withPercentage(exact ? 1e-9 : 0.2));
			}
		});
	}

	/** Type 7 of Hyndman and Fan 1996. */
	private static double quantile(double[] sorted, double share) {
		double place = share * (sorted.length - 1);
		int below = (int) place;
		int above = Math.min(sorted.length - 1, below + 1);
		return sorted[below] + (place - below) * (sorted[above] - sorted[below]);
	}

	@Test
	void countsAddUp() {
		Seeded.tries(50, in -> {
			List<Long> first = calls(in);
			List<Long> second = calls(in);
			long lowest = Stream.concat(first.stream(), second.stream()).mapToLong(Long::longValue).min().orElseThrow();
			CallCounts a = new CallCounts(lowest, 60_000_000_000L);
			CallCounts b = new CallCounts(lowest, 60_000_000_000L);
			CallCounts both = new CallCounts(lowest, 60_000_000_000L);
			a.add(first.stream().mapToLong(Long::longValue).toArray(), 0, first.size());
			b.add(second.stream().mapToLong(Long::longValue).toArray(), 0, second.size());
			both.add(first.stream().mapToLong(Long::longValue).toArray(), 0, first.size());
			both.add(second.stream().mapToLong(Long::longValue).toArray(), 0, second.size());
			a.add(b);
			Map<Statistic, Double> sum = a.statistics();
			Map<Statistic, Double> whole = both.statistics();
			whole.forEach((statistic, value) -> assertThat(sum.get(statistic)).as("%s", statistic)
					.isCloseTo(value, Percentage.withPercentage(1e-9)));
			Distribution distribution = a.distribution();
			assertThat(distribution).isEqualTo(both.distribution());
			assertThat(distribution.count()).isEqualTo(first.size() + second.size());
		});
	}

	@Test
	void binsAreMeansOfTheCalls() {
		Seeded.tries(100, in -> {
			List<Long> calls = in.list(1, 5000, () -> in.between(0L, 100_000L));
			BinnedMeans bins = new BinnedMeans();
			bins.add(calls.stream().mapToLong(Long::longValue).toArray(), calls.size());
			double[] means = bins.means();
			int size = (int) bins.callsPerBin();
			assertThat(means.length).isLessThanOrEqualTo(BinnedMeans.MAX_BINS).isGreaterThanOrEqualTo(calls.size() / size);
			for (int bin = 0; bin < means.length; bin++) {
				List<Long> those = calls.subList(bin * size, Math.min(calls.size(), (bin + 1) * size));
				assertThat(means[bin]).isCloseTo(those.stream().mapToLong(Long::longValue).average().orElseThrow(), within(1e-9));
			}
			assertThat(calls.size() - means.length * size).as("calls left out").isLessThan(Math.ceilDiv(size, 2));
		});
	}
}
