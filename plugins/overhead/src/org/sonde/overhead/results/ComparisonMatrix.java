/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import java.util.List;
import java.util.Optional;

import org.sonde.common.digits.Digits;
import org.sonde.overhead.statistics.ForkComparison;
import org.sonde.overhead.statistics.IntervalText;

/**
 * What was measured under one load, each compared with each. Of many pairs one in twenty differs by chance: the intervals are those of
 * single comparisons.
 *
 * @param load under which all entries were measured, in words
 * @param cells line by line: the entry of the line beside that of the column, which is the baseline; empty on the diagonal
 */
public record ComparisonMatrix(String load, List<Entry> entries, List<List<Optional<ForkComparison>>> cells) {

	private static final double NANOS_PER_MICRO = 1_000;

	/**
	 * A line and a column.
	 *
	 * @param name that no other entry has
	 * @param forkMeans in nanoseconds per trace, one for each fork, at least one
	 */
	public record Entry(String name, List<Double> forkMeans) {
		public Entry {
			forkMeans = List.copyOf(forkMeans);
			if (forkMeans.isEmpty()) {
				throw new IllegalArgumentException(name + " has no fork");
			}
		}

		private double[] means() {
			return forkMeans.stream().mapToDouble(Double::doubleValue).toArray();
		}
	}

	public ComparisonMatrix {
		entries = List.copyOf(entries);
		cells = cells.stream().map(List::copyOf).toList();
	}

	/** Compares all; not for the thread of a user interface. */
	public static ComparisonMatrix of(String load, List<Entry> entries) {
		return new ComparisonMatrix(load, entries, entries.stream().map(row -> entries.stream()
				.map(column -> row == column ? Optional.<ForkComparison>empty()
						: Optional.of(ForkComparison.of(column.means(), row.means())))
				.toList()).toList());
	}

	/**
	 * How many times as long the row takes as the column, with its interval; {@code =} before it says that there is no significant
	 * difference.
	 */
	public static String ratio(ForkComparison comparison) {
		return sign(comparison) + comparison.ratioInterval().known().map(known -> IntervalText.of(known, ""))
				.orElseGet(() -> comparison.ratio().isPresent() ? Digits.value(comparison.ratio().getAsDouble()) : "");
	}

	/** Returns how much longer the row takes than the column, in µs per trace with its interval, or {@code =} as in {@link #ratio}. */
	public static String difference(ForkComparison comparison) {
		return sign(comparison)
				+ comparison.differenceInterval().known().map(known -> IntervalText.of(known.times(1 / NANOS_PER_MICRO), ""))
						.orElseGet(() -> Digits.value(comparison.difference() / NANOS_PER_MICRO));
	}

	private static String sign(ForkComparison comparison) {
		return comparison.verdict() == ForkComparison.Verdict.NO_SIGNIFICANT_DIFFERENCE ? "= " : "";
	}
}
