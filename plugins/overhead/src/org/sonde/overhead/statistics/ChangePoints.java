/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.sonde.overhead.statistics.StudentT.MeanError;

/**
 * Finds where the level of a history changed, such as the response times of one benchmark over the commits of a project. Single
 * outliers are set aside; the series is divided into levels of one mean (PELT with squared deviations), and of these changes
 * those stay whose difference is significant to its neighbours (Welch). The noise is estimated from the differences of successive
 * values, so a drift over all of the history is not taken for noise.
 */
public final class ChangePoints {

	/** A level needs so many values to be one: fewer may be outliers. */
	public static final int FEWEST_VALUES = 4;
	/** The confidence with which levels differ; a history is looked at again and again. */
	public static final double CONFIDENCE = 0.99;
	/**
	 * Times the logarithm of the number of values and the variance of the noise, twice the penalty of Schwarz's criterion, as
	 * several places are tried.
	 */
	private static final double PENALTY = 4;
	/** Noise below this share of the median is taken as rounding. */
	private static final double ROUNDING_SHARE = 0.001;
	private static final String NO_SPREAD = "neither level has any spread";

	/**
	 * @param index of the first value of the new level, from 0
	 * @param before mean of the level before, in the unit of the values, weighted by their deviations, single outliers aside;
	 *        {@code after}: of the new level
	 * @param ratio interval of after ÷ before, with 95 %
	 */
	public record Change(int index, double before, double after, ConfidenceInterval ratio) {
	}

	private final double[] values;
	private final Moments moments;
	private final double noise;

	private ChangePoints(double[] history, double[] deviations) {
		values = HampelFilter.filter(history, FEWEST_VALUES - 1);
		moments = new Moments(values, Arrays.stream(deviations).map(deviation -> 1 / (deviation * deviation)).toArray());
		double[] steps = new double[values.length - 1];
		Arrays.setAll(steps, i -> Math.abs(history[i + 1] - history[i]) / Math.hypot(deviations[i], deviations[i + 1]));
		double typical = Quantiles.median(deviations);
		double rounding = ROUNDING_SHARE * Math.abs(Quantiles.median(history)) / typical;
		noise = Math.max(1.4826 * Quantiles.median(steps), Math.max(rounding, Double.MIN_NORMAL));
	}

	/**
	 * @param history in order of time, all finite; with fewer than twice {@link #FEWEST_VALUES} values there is no change to be
	 *        seen
	 */
	public static List<Change> of(double[] history) {
		double[] equal = new double[history.length];
		Arrays.fill(equal, 1);
		return of(history, equal);
	}

	/**
	 * @param deviations the standard deviation, or another measure of uncertainty, of each value, above 0; only how they compare
	 *        counts, not their size
	 */
	public static List<Change> of(double[] history, double[] deviations) {
		if (history.length != deviations.length) {
			throw new IllegalArgumentException(history.length + " values have " + deviations.length + " standard deviations");
		}
		for (int i = 0; i < history.length; i++) {
			if (!Double.isFinite(history[i]) || !(deviations[i] > 0 && deviations[i] < Double.POSITIVE_INFINITY)) {
				throw new IllegalArgumentException("values are finite and standard deviations above 0, found "
						+ history[i] + " with " + deviations[i] + " at " + i);
			}
		}
		return history.length < 2 * FEWEST_VALUES ? List.of() : new ChangePoints(history, deviations).changes();
	}

	/**
	 * How much the mean changed between two successive parts of a history whose place is known from elsewhere, single outliers
	 * aside; with {@link #CONFIDENCE}.
	 *
	 * @return after − before
	 */
	public static ConfidenceInterval difference(double[] before, double[] after) {
		if (before.length < FEWEST_VALUES || after.length < FEWEST_VALUES) {
			return new ConfidenceInterval.Unknown("a level needs " + FEWEST_VALUES + " values");
		}
		double[] both = Arrays.copyOf(before, before.length + after.length);
		System.arraycopy(after, 0, both, before.length, after.length);
		double[] values = HampelFilter.filter(both, FEWEST_VALUES - 1);
		MeanError earlier = MeanError.of(Arrays.copyOf(values, before.length));
		MeanError later = MeanError.of(Arrays.copyOfRange(values, before.length, values.length));
		if (earlier.squaredError() + later.squaredError() == 0) {
			return new ConfidenceInterval.Unknown(NO_SPREAD);
		}
		return new ConfidenceInterval.Known(StudentT.difference(earlier, later, CONFIDENCE), CONFIDENCE);
	}

	private List<Change> changes() {
		List<Integer> boundaries = new ArrayList<>();
		for (int boundary : Segmentation.boundaries(values.length,
				(from, to) -> moments.squaredDeviations(from, to) / (noise * noise), PENALTY * Math.log(values.length),
				FEWEST_VALUES)) {
			boundaries.add(boundary);
		}
		removeInsignificant(boundaries);
		List<Change> changes = new ArrayList<>();
		for (int i = 1; i < boundaries.size() - 1; i++) {
			MeanError before = level(boundaries, i - 1);
			MeanError after = level(boundaries, i);
			changes.add(new Change(boundaries.get(i), before.mean(), after.mean(), ratio(before, after)));
		}
		return changes;
	}

	private static ConfidenceInterval ratio(MeanError before, MeanError after) {
		if (before.squaredError() + after.squaredError() == 0) {
			return new ConfidenceInterval.Unknown(NO_SPREAD);
		}
		return StudentT.ratio(before, after, ConfidenceInterval.DEFAULT_CONFIDENCE);
	}

	/** The least significant change first, since its levels then are one. */
	private void removeInsignificant(List<Integer> boundaries) {
		while (true) {
			int weakest = 0;
			double least = 1;
			for (int i = 1; i < boundaries.size() - 1; i++) {
				double strength = strength(level(boundaries, i - 1), level(boundaries, i));
				if (strength < least) {
					least = strength;
					weakest = i;
				}
			}
			if (weakest == 0) {
				return;
			}
			boundaries.remove(weakest);
		}
	}

	/** Returns the strength of a change, at least 1 if the levels differ significantly. */
	private static double strength(MeanError before, MeanError after) {
		if (before.squaredError() + after.squaredError() == 0) {
			return Double.POSITIVE_INFINITY;
		}
		Interval difference = StudentT.difference(before, after, CONFIDENCE);
		return Math.abs(difference.value()) / (difference.high() - difference.value());
	}

	private MeanError level(List<Integer> boundaries, int index) {
		int from = boundaries.get(index);
		int to = boundaries.get(index + 1);
		int freedom = to - from - 1;
		return new MeanError(moments.mean(from, to),
				moments.squaredDeviations(from, to) / moments.weight(from, to) / freedom, freedom);
	}
}
