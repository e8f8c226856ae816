/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Finds the modes of the distribution of positive values, such as response times, given as counts: peaks of a kernel estimate of
 * the density of their logarithms, with criteria of size instead of a test. With a million calls any ripple of the clock is
 * significant, and what a user wants to know is whether the mean stands for a time that many calls take. A peak is a mode if the
 * density sinks by {@link #LEAST_DEPTH} of the peak's height before it rises to a higher one, by more than chance would make it
 * sink, and if {@link #LEAST_SHARE} of the values lie around it.
 */
public final class Modes {

	/** A share of the peak's height. */
	public static final double LEAST_DEPTH = 0.25;
	/** A share of all values. */
	public static final double LEAST_SHARE = 0.05;
	/** Fewer values are taken to have one mode. */
	public static final int FEWEST_VALUES = 50;
	/** Peaks closer than about twice this share of their value are one: no user asks for the modes of a clock that ticks. */
	private static final double LEAST_BANDWIDTH = 0.03;
	/** The drop from a peak must be so many of its standard deviations if the values are independent. */
	private static final double SIGNIFICANT = 3;
	private static final int CELLS_PER_BANDWIDTH = 4;
	private static final int BANDWIDTHS = 4;

	/**
	 * A mode and the values around it, up to where the density is lowest.
	 *
	 * @param peak where the density of the logarithms is highest, in the unit of the values
	 * @param from from where on values count for this mode; {@code to}: up to where
	 * @param share of all values, in (0, 1]
	 */
	public record Mode(double peak, double from, double to, double share) {
	}

	private final double first;
	private final double last;
	private final long total;
	private final double bandwidth;
	private final double cell;
	private final double[] counts;
	private final double[] density;

	private Modes(double[] values, long[] counts) {
		total = Arrays.stream(counts).sum();
		first = values[0];
		last = values[values.length - 1];
		bandwidth = Math.max(LEAST_BANDWIDTH, Math.max(spacing(values, counts), ruleOfThumb(values, counts)));
		cell = bandwidth / CELLS_PER_BANDWIDTH;
		this.counts = new double[(int) Math.ceil(Math.log(last / first) / cell) + 1];
		for (int i = 0; i < values.length; i++) {
			this.counts[(int) Math.round(Math.log(values[i] / first) / cell)] += counts[i];
		}
		density = smoothed();
	}

	/**
	 * @param values above 0, ascending, each once: the values themselves, or the middles of the buckets of a histogram
	 * @param counts how often each occurred, from 0; at least one is above 0
	 * @return at least one, ascending
	 */
	public static List<Mode> of(double[] values, long[] counts) {
		check(values, counts);
		int[] occurring = IntStream.range(0, counts.length).filter(i -> counts[i] > 0).toArray();
		double[] present = Arrays.stream(occurring).mapToDouble(i -> values[i]).toArray();
		long[] times = Arrays.stream(occurring).mapToLong(i -> counts[i]).toArray();
		return new Modes(present, times).modes();
	}

	private static void check(double[] values, long[] counts) {
		if (values.length != counts.length) {
			throw new IllegalArgumentException(values.length + " values have " + counts.length + " counts");
		}
		boolean any = false;
		for (int i = 0; i < values.length; i++) {
			if (!(values[i] > (i == 0 ? 0 : values[i - 1]) && values[i] < Double.POSITIVE_INFINITY)) {
				throw new IllegalArgumentException("values are above 0, finite and ascend, found " + values[i] + " at " + i);
			}
			if (counts[i] < 0) {
				throw new IllegalArgumentException("a count is at least 0, found " + counts[i] + " at " + i);
			}
			any |= counts[i] > 0;
		}
		if (!any) {
			throw new IllegalArgumentException("modes need at least one value");
		}
	}

	private List<Mode> modes() {
		List<int[]> hills = hills();
		while (hills.size() > 1) {
			int weakest = -1;
			double least = Double.POSITIVE_INFINITY;
			for (int i = 0; i < hills.size(); i++) {
				double strength = strength(hills, i);
				if (strength < least) {
					least = strength;
					weakest = i;
				}
			}
			if (least >= 1) {
				break;
			}
			join(hills, weakest);
		}
		return hills.stream().map(this::mode).toList();
	}

	/** From, peak and to (exclusive), in cells, of every hill of the density. */
	private List<int[]> hills() {
		List<int[]> hills = new ArrayList<>();
		int from = 0;
		int peak = 0;
		boolean falling = false;
		for (int i = 1; i < density.length; i++) {
			if (falling && density[i] > density[i - 1]) {
				hills.add(new int[] { from, peak, i });
				from = i;
				peak = i;
				falling = false;
			} else if (density[i] > density[peak]) {
				peak = i;
			} else if (density[i] < density[i - 1]) {
				falling = true;
			}
		}
		hills.add(new int[] { from, peak, density.length });
		return hills;
	}

	/** Returns how well a hill meets the criterion that it meets worst. At least 1 means that it meets all. */
	private double strength(List<int[]> hills, int index) {
		int[] hill = hills.get(index);
		double share = share(hill) / (total < FEWEST_VALUES ? 1 : LEAST_SHARE);
		double height = density[hill[1]];
		if (isHighest(hills, hill)) {
			return share;
		}
		double valley = Math.max(index == 0 ? 0 : density[hill[0]], index == hills.size() - 1 ? 0 : density[hill[2] - 1]);
		double depth = (height - valley) / (LEAST_DEPTH * height);
		// Variance of a kernel estimate: density · ∫K² / (n · bandwidth); here in counts per cell
		double chance = Math.sqrt((height + valley) * cell / (2 * Math.sqrt(Math.PI) * bandwidth));
		return Math.min(share, Math.min(depth, (height - valley) / (SIGNIFICANT * chance)));
	}

	private boolean isHighest(List<int[]> hills, int[] hill) {
		return hill == Collections.max(hills, Comparator.comparingDouble(each -> density[each[1]]));
	}

	/** Makes a hill part of the neighbour from which the shallower valley divides it. */
	private void join(List<int[]> hills, int index) {
		int[] hill = hills.remove(index);
		boolean up = index == 0 || index < hills.size() && density[hill[2] - 1] > density[hill[0]];
		int[] neighbour = hills.get(up ? index : index - 1);
		neighbour[0] = Math.min(neighbour[0], hill[0]);
		neighbour[2] = Math.max(neighbour[2], hill[2]);
		if (density[hill[1]] > density[neighbour[1]]) {
			neighbour[1] = hill[1];
		}
	}

	private Mode mode(int[] hill) {
		return new Mode(Math.clamp(at(hill[1]), first, last), hill[0] == 0 ? first : at(hill[0] - 0.5),
				hill[2] == density.length ? last : at(hill[2] - 0.5), share(hill));
	}

	private double share(int[] hill) {
		double sum = 0;
		for (int i = hill[0]; i < hill[2]; i++) {
			sum += counts[i];
		}
		return sum / total;
	}

	private double at(double position) {
		return first * Math.exp(position * cell);
	}

	private double[] smoothed() {
		double[] kernel = new double[CELLS_PER_BANDWIDTH * BANDWIDTHS + 1];
		double sum = 0;
		for (int i = 0; i < kernel.length; i++) {
			double distance = (double) i / CELLS_PER_BANDWIDTH;
			kernel[i] = Math.exp(-distance * distance / 2);
			sum += (i == 0 ? 1 : 2) * kernel[i];
		}
		double[] smooth = new double[counts.length];
		for (int i = 0; i < counts.length; i++) {
			if (counts[i] > 0) {
				for (int j = Math.max(0, i - kernel.length + 1); j < Math.min(counts.length, i + kernel.length); j++) {
					smooth[j] += counts[i] * kernel[Math.abs(i - j)] / sum;
				}
			}
		}
		return smooth;
	}

	/**
	 * How far the logarithms of neighbouring values typically lie apart: a clock may tick so slowly that each tick would be a
	 * mode.
	 */
	private static double spacing(double[] values, long[] counts) {
		double[][] gaps = new double[values.length - 1][];
		for (int i = 0; i < gaps.length; i++) {
			gaps[i] = new double[] { Math.log(values[i + 1] / values[i]), counts[i] + counts[i + 1] };
		}
		return quantile(gaps, 0.5);
	}

	/**
	 * 0.9 · min(s, IQR / 1.34) · n^(−1/5) (Silverman 1986, "Density estimation", equation 3.31), with the interquartile range
	 * alone for the tails' sake.
	 */
	private static double ruleOfThumb(double[] values, long[] counts) {
		double[][] weighted = new double[values.length][];
		long n = 0;
		for (int i = 0; i < values.length; i++) {
			weighted[i] = new double[] { Math.log(values[i]), counts[i] };
			n += counts[i];
		}
		return 0.6 * (quantile(weighted, 0.75) - quantile(weighted, 0.25)) / 1.34 * Math.pow(n, -0.2);
	}

	/** Returns the quantile of values with weights, or 0 without values. */
	private static double quantile(double[][] weighted, double probability) {
		Arrays.sort(weighted, Comparator.comparingDouble(each -> each[0]));
		double left = probability * Arrays.stream(weighted).mapToDouble(each -> each[1]).sum();
		for (double[] each : weighted) {
			left -= each[1];
			if (left <= 0) {
				return each[0];
			}
		}
		return 0;
	}
}
