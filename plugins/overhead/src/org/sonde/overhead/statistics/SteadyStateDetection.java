/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import java.util.Arrays;

import org.sonde.overhead.statistics.SteadyState.Course;
import org.sonde.overhead.statistics.SteadyState.NeverSettled;
import org.sonde.overhead.statistics.SteadyState.Reason;
import org.sonde.overhead.statistics.SteadyState.Settled;

/**
 * Finds the steady part of one JVM's run, after Barrett et al. 2017 (section 4): outliers are set aside, the series is divided into
 * segments of one mean and variance, and the steady state is made of the segments at the end that are equivalent. Departures, because one
 * bin stands for many calls and writers stall now and then: the level is that of the last quarter, not of the last segment, and short
 * excursions from it are part of the steady state. Calls at the start that take far longer than any later one are not, even where all
 * others have one level.
 */
public final class SteadyStateDetection {

	/** Fewer bins show no segments. */
	public static final int FEWEST_BINS = 40;
	/** The steady state must reach over this share of the run, as Barrett et al. ask for the last 500 of 2,000 iterations. */
	public static final double SHORTEST_SHARE = 0.25;
	/** Means that differ by less than this share of the steady level are equivalent, however small the noise. */
	public static final double EQUIVALENT_SHARE = 0.05;
	/** This share of the steady bins may lie in segments of another level: a collection of garbage, a stall of the disk. */
	public static final double EXCURSION_SHARE = 0.1;
	/** Changes are looked for at so many places at most. */
	private static final int PLACES = 250;
	/** Bins of a run above this quantile are stalls. */
	private static final double STALLS = 0.99;
	/** At the start, a bin this many times as far from the level as usual stalls is part of the start itself. */
	private static final double START_BEYOND_STALLS = 2;
	private static final int BINS_AROUND = 7;
	private static final int SHORTEST_SEGMENT = 5;
	/** Times the logarithm of the number of bins: the penalty of Barrett et al. */
	private static final double PENALTY = 15;
	/** Spread below this share of the median is taken as rounding. */
	private static final double ROUNDING_SHARE = 0.002;

	private final double[] measured;
	/** Without single spikes. */
	private final double[] bins;
	private final Moments moments;
	private final double leastVariance;
	private final int[] boundaries;

	private SteadyStateDetection(double[] binMeans) {
		measured = binMeans;
		bins = HampelFilter.filter(binMeans, BINS_AROUND);
		int step = Math.ceilDiv(bins.length, PLACES);
		double[] weights = new double[bins.length];
		Arrays.fill(weights, 1);
		moments = new Moments(bins, weights);
		double rounding = ROUNDING_SHARE * Quantiles.median(bins);
		leastVariance = Math.max(rounding * rounding, Double.MIN_NORMAL);
		boundaries = Segmentation.boundaries(Math.ceilDiv(bins.length, step),
				(from, to) -> cost(from * step, Math.min(bins.length, to * step)), PENALTY * Math.log(bins.length),
				Math.ceilDiv(SHORTEST_SEGMENT, step));
		for (int i = 0; i < boundaries.length; i++) {
			boundaries[i] = Math.min(bins.length, boundaries[i] * step);
		}
	}

	/**
	 * @param binMeans of the run from its start, warm-up included, each the mean of the same number of calls, at least 0; up to
	 *        some thousand bins take milliseconds
	 * @throws IllegalArgumentException if a mean is negative or not finite
	 */
	public static SteadyState detect(double[] binMeans) {
		for (int i = 0; i < binMeans.length; i++) {
			if (!(binMeans[i] >= 0 && binMeans[i] < Double.POSITIVE_INFINITY)) {
				throw new IllegalArgumentException("a bin's mean time is finite and not negative, found "
						+ binMeans[i] + " in bin " + i);
			}
		}
		if (binMeans.length < FEWEST_BINS) {
			return new NeverSettled(Reason.TOO_FEW_BINS);
		}
		return new SteadyStateDetection(binMeans).steadyState();
	}

	private SteadyState steadyState() {
		int latest = bins.length - (int) Math.ceil(SHORTEST_SHARE * bins.length);
		double[] levels = levels(latest);
		double level = Quantiles.median(levels);
		double[] noise = new double[levels.length];
		Arrays.setAll(noise, i -> bins[latest + i] - levels[i]);
		double apart = Math.max(EQUIVALENT_SHARE * level, Quantiles.scaledMedianDeviation(noise));
		int steady = -1;
		int away = 0;
		for (int i = boundaries.length - 2; i >= 0; i--) {
			int from = boundaries[i];
			if (Math.abs(moments.mean(from, boundaries[i + 1]) - level) > apart) {
				away += boundaries[i + 1] - from;
			} else if (away <= EXCURSION_SHARE * (bins.length - from)) {
				steady = from;
			}
		}
		if (steady < 0 || steady > latest) {
			return new NeverSettled(reason(latest, apart));
		}
		if (steady == 0) {
			return new Settled(behindStart(level, apart), Course.FLAT);
		}
		return new Settled(steady, moments.mean(0, steady) > level ? Course.WARM_UP : Course.SLOWDOWN);
	}

	/**
	 * The first calls load and weave classes, which may take as long as thousands of others. In few bins, that is set aside as a spike is,
	 * but it is none: it comes once in a JVM, so the longer the run, the less it would count.
	 */
	private int behindStart(double level, double apart) {
		int start = 0;
		while (measured[start] - level > Math.max(apart,
				START_BEYOND_STALLS * (Quantiles.of(Arrays.copyOfRange(measured, start + 1, measured.length), STALLS) - level))) {
			start++;
		}
		return start;
	}

	/** The mean of its segment for each bin from {@code latest} on. */
	private double[] levels(int latest) {
		double[] levels = new double[bins.length - latest];
		for (int i = 0; i < boundaries.length - 1; i++) {
			int from = Math.max(latest, boundaries[i]);
			if (from < boundaries[i + 1]) {
				Arrays.fill(levels, from - latest, boundaries[i + 1] - latest, moments.mean(boundaries[i], boundaries[i + 1]));
			}
		}
		return levels;
	}

	private Reason reason(int latest, double apart) {
		int ups = 0;
		int downs = 0;
		for (int i = boundaries.length - 2; i > 0 && boundaries[i] > latest; i--) {
			double change = moments.mean(boundaries[i], boundaries[i + 1]) - moments.mean(boundaries[i - 1], boundaries[i]);
			ups += change > apart ? 1 : 0;
			downs += change < -apart ? 1 : 0;
		}
		return ups == 0 && downs > 0 ? Reason.STILL_SPEEDING_UP
				: downs == 0 && ups > 0 ? Reason.STILL_SLOWING_DOWN : Reason.NO_STEADY_STATE;
	}

	/** Twice the negative logarithm of the likelihood of normal values of one mean and variance, without its constant. */
	private double cost(int from, int to) {
		double deviations = moments.squaredDeviations(from, to);
		double variance = Math.max(leastVariance, deviations / (to - from));
		return (to - from) * Math.log(variance) + deviations / variance;
	}
}
