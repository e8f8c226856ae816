/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

import org.sonde.overhead.imports.summary.Summary.Row;
import org.sonde.overhead.results.QuantityKind;
import org.sonde.overhead.results.Statistic;

/**
 * Finds out which loop the summaries that lie beside raw files are of: a mean of a summary that is, to its last digit, that of
 * the second half of one raw file.
 */
final class SummaryComparison {

	/** R prints µs. */
	private static final double NANOS_PER_MICRO = 1000;
	/** Fewer digits agree by chance. */
	private static final int FEWEST_DIGITS = 3;

	private final List<ImportSource.Named> summaries;
	private final List<Loop> loops = new ArrayList<>();

	private record Loop(String label, int number, double meanNanos) {
	}

	SummaryComparison(List<ImportSource.Named> summaries) {
		this.summaries = summaries;
	}

	/** @param meanNanos of the second half of all rows */
	void add(String label, int loop, double meanNanos) {
		loops.add(new Loop(label, loop, meanNanos));
	}

	List<String> notes() {
		return summaries.stream().map(this::note).toList();
	}

	private String note(ImportSource.Named named) {
		List<Row> rows = named.summary().experiments().getLast().rows();
		int agreeing = 0;
		TreeSet<Integer> numbers = new TreeSet<>();
		for (Row row : rows) {
			List<Loop> same = loops.stream().filter(loop -> agrees(row, loop)).toList();
			agreeing += same.isEmpty() ? 0 : 1;
			same.forEach(loop -> numbers.add(loop.number()));
		}
		String means = agreeing + " of the " + rows.size() + " means in " + named.file();
		return agreeing == 0 ? "None of the means in " + named.file() + " belongs to one of these files."
				: means + " are, to the last digit, those of the second half of a single loop ("
						+ String.join(", ", numbers.stream()
						.map(number -> "loop " + number).toList()) + "): MooBench's script keeps only one loop.";
	}

	private static boolean agrees(Row row, Loop loop) {
		return row.figures().stream().filter(figures -> figures.kind() == QuantityKind.RESPONSE_TIME)
				.map(figures -> figures.values().get(Statistic.MEAN)).anyMatch(mean -> mean.precision() >= FEWEST_DIGITS
						&& new BigDecimal(loop.meanNanos() / NANOS_PER_MICRO).round(new MathContext(30)).setScale(mean.scale(),
								RoundingMode.HALF_EVEN).compareTo(mean) == 0);
	}
}
