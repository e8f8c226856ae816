/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import java.util.Arrays;
import java.util.Comparator;
import java.util.function.ToDoubleBiFunction;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/**
 * Percentile intervals of any figure over forks by resampling (Efron 1979): forks are drawn with replacement, then the values
 * inside each drawn fork (Kalibera and Jones 2013; Davison and Hinkley 1997, "Bootstrap methods and their application", section
 * 3.8). The same input gives the same interval, whatever the order of the forks. For few forks these intervals are too narrow;
 * docs/dev/statistics.md states by how much, and {@link ForkIntervals} chooses.
 *
 * @param confidence in (0, 1)
 * @param resamples at least 200
 * @param seed of the generator L64X128MixRandom
 */
public record HierarchicalBootstrap(double confidence, int resamples, long seed) {

	public static final int DEFAULT_RESAMPLES = 2_000;
	/** One for all inputs: figures in another unit then have the same interval in that unit. */
	public static final long DEFAULT_SEED = 20_130_620;

	public HierarchicalBootstrap {
		ConfidenceInterval.checkConfidence(confidence);
		if (resamples < 200) {
			throw new IllegalArgumentException("a bootstrap needs at least 200 resamples, found " + resamples);
		}
	}

	public HierarchicalBootstrap(double confidence) {
		this(confidence, DEFAULT_RESAMPLES, DEFAULT_SEED);
	}

	/**
	 * @param forks the values inside each: bins of its steady part, or its mean alone
	 * @param figure of fork means, in any order
	 * @throws IllegalArgumentException if there is no fork, or one without values, or a value that is not finite
	 */
	public ConfidenceInterval interval(double[][] forks, ToDoubleFunction<double[]> figure) {
		return interval(new double[][][] { forks }, sets -> figure.applyAsDouble(sets[0]));
	}

	/** Of a figure of two independent sets of forks, such as a difference or a ratio. */
	public ConfidenceInterval interval(double[][] baseline, double[][] other, ToDoubleBiFunction<double[], double[]> figure) {
		return interval(new double[][][] { baseline, other }, sets -> figure.applyAsDouble(sets[0], sets[1]));
	}

	private ConfidenceInterval interval(double[][][] sets, ToDoubleFunction<double[][]> figure) {
		double[][][] ordered = Arrays.stream(sets).map(HierarchicalBootstrap::ordered).toArray(double[][][]::new);
		double[][] means = Arrays.stream(ordered)
				.map(forks -> Arrays.stream(forks).mapToDouble(fork -> StableSums.mean(fork)).toArray()).toArray(double[][]::new);
		return ForkIntervals.refusal(means).orElseGet(() -> interval(ordered, means, figure));
	}

	private ConfidenceInterval interval(double[][][] ordered, double[][] means, ToDoubleFunction<double[][]> figure) {
		double value = figure.applyAsDouble(means);
		double[] figures = resampled(ordered, figure);
		double tail = (1 - confidence) / 2;
		// Resamples of few forks may all lie on one side of the figure itself.
		return new ConfidenceInterval.Known(new Interval(value, Math.min(value, Quantiles.ofSorted(figures, tail)),
				Math.max(value, Quantiles.ofSorted(figures, 1 - tail))), confidence, IntervalMethod.PERCENTILE_BOOTSTRAP);
	}

	/** By means, and with values ascending inside: the order in which forks and bins come must not matter. */
	private static double[][] ordered(double[][] forks) {
		return Arrays.stream(forks).map(StableSums::sorted)
				.sorted(Comparator.<double[]>comparingDouble(StableSums::mean).thenComparing(Arrays::compare))
				.toArray(double[][]::new);
	}

	private double[] resampled(double[][][] sets, ToDoubleFunction<double[][]> figure) {
		RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
		double[] figures = new double[resamples];
		double[][] drawn = Arrays.stream(sets).map(forks -> new double[forks.length]).toArray(double[][]::new);
		for (int i = 0; i < resamples; i++) {
			for (int set = 0; set < sets.length; set++) {
				for (int fork = 0; fork < drawn[set].length; fork++) {
					drawn[set][fork] = resampledMean(sets[set][draw(random, sets[set].length)], random);
				}
			}
			figures[i] = figure.applyAsDouble(drawn);
		}
		Arrays.sort(figures);
		return figures;
	}

	private static double resampledMean(double[] values, RandomGenerator random) {
		if (values.length == 1) {
			return values[0];
		}
		double sum = 0;
		for (int i = 0; i < values.length; i++) {
			sum += values[draw(random, values.length)];
		}
		return sum / values.length;
	}

	/** Spelled out, since what {@code nextInt(bound)} does with the random bits is left to the JDK. */
	private static int draw(RandomGenerator random, int bound) {
		return (int) ((random.nextLong() >>> 32) * bound >>> 32);
	}
}
