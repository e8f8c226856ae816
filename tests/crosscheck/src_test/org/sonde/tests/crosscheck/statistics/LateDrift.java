/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.crosscheck.statistics;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

import org.sonde.overhead.statistics.Quantiles;

/**
 * Whether the level of forks still changes near their end, as a look at medians shows that belongs to neither technique: those of each
 * {@value #BLOCK} iterations differ by more than {@value #APART}.
 */
final class LateDrift {

	static final List<String> HEADINGS = List.of("forks", "number", "level changes in the last quarter", "in the last sixth");

	private static final int BLOCK = 250;
	private static final double APART = 0.05;

	private final String name;
	private int forks;
	private int inQuarter;
	private int inSixth;

	LateDrift(String name) {
		this.name = name;
	}

	void add(double[] seconds) {
		forks++;
		inQuarter += changes(seconds, seconds.length / 4) ? 1 : 0;
		inSixth += changes(seconds, seconds.length / 6) ? 1 : 0;
	}

	private static boolean changes(double[] seconds, int last) {
		double least = Double.POSITIVE_INFINITY;
		double most = 0;
		for (int from = seconds.length - last; from + BLOCK <= seconds.length; from += BLOCK) {
			double median = Quantiles.median(Arrays.copyOfRange(seconds, from, from + BLOCK));
			least = Math.min(least, median);
			most = Math.max(most, median);
		}
		return most > (1 + APART) * least;
	}

	double shareInQuarter() {
		return inQuarter / (double) forks;
	}

	List<String> row() {
		return List.of(name, Integer.toString(forks), percent(inQuarter), percent(inSixth));
	}

	private String percent(int some) {
		return String.format(Locale.ROOT, "%.1f %%", 100.0 * some / forks);
	}
}
