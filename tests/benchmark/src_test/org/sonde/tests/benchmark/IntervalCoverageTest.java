/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.benchmark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.statistics.ConfidenceInterval;
import org.sonde.overhead.statistics.StudentT;

/**
 * How often intervals of 95 % over forks contain what they should, by the number of forks and how the forks' means are
 * distributed: simulated, with fixed seeds, printed for docs/dev/statistics.md. Nothing is asserted here; {@code ForkIntervals} was
 * written by the outcome, and the tests of the bundle assert what it relies on.
 */
class IntervalCoverageTest {

	private static final int RUNS = Integer.getInteger("sonde.benchmark.runs", 2_000);
	private static final int[] FORKS = { 3, 5, 10, 20, 30, 50 };
	private static final double CONFIDENCE = ConfidenceInterval.DEFAULT_CONFIDENCE;
	/** The second set of forks is the first distribution times this. */
	private static final double RATIO = 1.2;
	private static final int BINS = 20;

	private final StringBuilder report = new StringBuilder();

	/** Distributions of fork means; the parameters of the bimodal one: 70 % around 100, 30 % around 130. */
	private enum Distribution {
		NORMAL("normal, sd 5 % of the mean", 100) {
			@Override
			double draw(RandomGenerator random) {
				return random.nextGaussian(100, 5);
			}
		},
		LOG_NORMAL("log-normal, sigma 0.25", 100 * Math.exp(0.25 * 0.25 / 2)) {
			@Override
			double draw(RandomGenerator random) {
				return 100 * Math.exp(random.nextGaussian(0, 0.25));
			}
		},
		LOG_NORMAL_WIDE("log-normal, sigma 0.5", 100 * Math.exp(0.5 * 0.5 / 2)) {
			@Override
			double draw(RandomGenerator random) {
				return 100 * Math.exp(random.nextGaussian(0, 0.5));
			}
		},
		BIMODAL("bimodal, 70 % 100 and 30 % 130, sd 3", 109) {
			@Override
			double draw(RandomGenerator random) {
				return (random.nextDouble() < 0.3 ? 130 : 100) + random.nextGaussian(0, 3);
			}
		};

		private final String text;
		private final double mean;

		Distribution(String text, double mean) {
			this.text = text;
			this.mean = mean;
		}

		abstract double draw(RandomGenerator random);
	}

	private static final class Coverage {
		private int containing;
		private int unknown;
	}

	@Test
	void coverage() throws IOException {
		try {
			line("%% of %,d intervals of 95 %% that contain the true value", RUNS);
			for (Distribution distribution : Distribution.values()) {
				line("");
				line("fork means %s; difference and ratio to a second set, times %.1f", distribution.text, RATIO);
				for (int forks : FORKS) {
					line(forks, forkMeans(distribution, forks));
				}
			}
			line("");
			line("forks normal, sd 5, in each %d bins, normal, sd 20", BINS);
			for (int forks : FORKS) {
				line(forks, twoLevels(forks));
			}
		} finally {
			Files.writeString(Path.of("target", "coverage.txt"), report);
		}
	}

	private static Map<String, Coverage> forkMeans(Distribution distribution, int forks) {
		RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(forks);
		Map<String, Coverage> covered = new LinkedHashMap<>();
		for (int run = 0; run < RUNS; run++) {
			double[] first = new double[forks];
			Arrays.setAll(first, fork -> distribution.draw(random));
			double[] second = new double[forks];
			Arrays.setAll(second, fork -> RATIO * distribution.draw(random));
			count(covered, "mean", StudentT.mean(first, CONFIDENCE), distribution.mean);
			count(covered, "difference", StudentT.difference(first, second, CONFIDENCE), (RATIO - 1) * distribution.mean);
			count(covered, "ratio", StudentT.ratio(first, second, CONFIDENCE), RATIO);
		}
		return covered;
	}

	private static Map<String, Coverage> twoLevels(int forks) {
		RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(forks);
		Map<String, Coverage> covered = new LinkedHashMap<>();
		for (int run = 0; run < RUNS; run++) {
			double[][] bins = new double[forks][BINS];
			for (double[] fork : bins) {
				double middle = random.nextGaussian(100, 5);
				Arrays.setAll(fork, bin -> random.nextGaussian(middle, 20));
			}
			double[] means = Arrays.stream(bins).mapToDouble(IntervalCoverageTest::mean).toArray();
			count(covered, "over forks", StudentT.mean(means, CONFIDENCE), 100);
			// As MooBench's scripts do: treats all bins as independent
			double[] all = Arrays.stream(bins).flatMapToDouble(Arrays::stream).toArray();
			count(covered, "over all bins", StudentT.mean(all, CONFIDENCE), 100);
		}
		return covered;
	}

	private static void count(Map<String, Coverage> covered, String name, ConfidenceInterval interval, double truth) {
		Coverage counted = covered.computeIfAbsent(name, any -> new Coverage());
		interval.known().ifPresentOrElse(known -> counted.containing += known.contains(truth) ? 1 : 0, () -> counted.unknown++);
	}

	private static double mean(double[] values) {
		double sum = 0;
		for (double value : values) {
			sum += value;
		}
		return sum / values.length;
	}

	private void line(int forks, Map<String, Coverage> covered) {
		if (forks == FORKS[0]) {
			line("forks | %s", String.join(" | ", covered.keySet()));
		}
		StringBuilder line = new StringBuilder(String.format(Locale.ROOT, "%5d", forks));
		covered.forEach((name, count) -> line.append(
				String.format(Locale.ROOT, " | %" + name.length() + ".1f", 100.0 * count.containing / (RUNS - count.unknown)))
				.append(count.unknown == 0 ? "" : String.format(Locale.ROOT, " (%.1f %% have no interval)", 100.0 * count.unknown / RUNS)));
		line("%s", line);
	}

	private void line(String format, Object... values) {
		String line = String.format(Locale.ROOT, format, values);
		System.out.println(line);
		report.append(line).append('\n');
	}
}
