/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.summary;

import java.math.BigDecimal;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.imports.input.InputFile;
import org.sonde.overhead.results.Statistic;

/**
 * A table with a configuration a row and headings that say which figure stands where: those of compile-results, and web pages.
 */
final class FigureTable {

	private static final Map<String, Statistic> HEADINGS = Map.ofEntries(Map.entry("mean", Statistic.MEAN),
			Map.entry("ci", Statistic.CI95_HALF_WIDTH), Map.entry("sd", Statistic.STANDARD_DEVIATION),
			Map.entry("1.quartile", Statistic.Q1),
			Map.entry("q1", Statistic.Q1), Map.entry("median", Statistic.MEDIAN), Map.entry("3.quartile", Statistic.Q3),
			Map.entry("q3", Statistic.Q3), Map.entry("max", Statistic.MAX), Map.entry("min", Statistic.MIN));

	private final InputFile file;
	private final List<String> headings;

	FigureTable(InputFile file, List<String> headings) {
		this.file = file;
		this.headings = headings.stream().map(heading -> heading.strip().toLowerCase(Locale.ROOT)).toList();
	}

	/** Whether these are headings of such a table. */
	boolean isOne() {
		return headings.contains("setup") && headings.contains("mean");
	}

	String cell(String heading, List<String> row) {
		int place = headings.indexOf(heading);
		return place < 0 ? "" : row.get(place).strip();
	}

	Map<Statistic, BigDecimal> figures(List<String> row, String place) throws OverheadException {
		if (row.size() != headings.size()) {
			throw new OverheadException(OverheadProblem.IMPORT_VALUE, file, place, "expected " + headings.size()
					+ " cells, found "
					+ row.size() + ". Is the file complete?");
		}
		Map<Statistic, BigDecimal> values = new EnumMap<>(Statistic.class);
		for (int i = 0; i < row.size(); i++) {
			Statistic statistic = HEADINGS.get(headings.get(i));
			if (statistic != null) {
				Optional<BigDecimal> value = Cell.read(row.get(i), file, place);
				value.ifPresent(number -> values.put(statistic, number));
			}
		}
		return values;
	}
}
