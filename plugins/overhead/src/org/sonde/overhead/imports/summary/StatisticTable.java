/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.summary;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.imports.format.ImportWarning;
import org.sonde.overhead.imports.input.InputFile;
import org.sonde.overhead.imports.summary.Summary.Figures;
import org.sonde.overhead.imports.summary.Summary.Row;
import org.sonde.overhead.results.QuantityKind;
import org.sonde.overhead.results.Statistic;
import org.sonde.overhead.results.Unit;

/** A table being read: a statistic a row, a configuration a column, as R prints them; turned into a row a configuration. */
final class StatisticTable {

	/** R's row names. */
	private static final Map<String, Statistic> STATISTICS = Map.of("mean", Statistic.MEAN, "sd", Statistic.STANDARD_DEVIATION,
			"ci95%",
			Statistic.CI95_HALF_WIDTH, "md25%", Statistic.Q1, "md50%", Statistic.MEDIAN, "md75%", Statistic.Q3, "max",
			Statistic.MAX, "min",
			Statistic.MIN);

	private final InputFile file;
	private final Map<QuantityKind, List<EnumMap<Statistic, BigDecimal>>> columns = new EnumMap<>(QuantityKind.class);
	private final Map<QuantityKind, Map<Statistic, Integer>> filled = new EnumMap<>(QuantityKind.class);

	StatisticTable(InputFile file) {
		this.file = file;
	}

	static boolean isStatistic(String name) {
		return STATISTICS.containsKey(name);
	}

	/** Adds the cells of a row; those of columns that follow, where the row was there before. */
	void add(QuantityKind kind, String statisticName, List<String> cells, int line) throws OverheadException {
		Statistic statistic = STATISTICS.get(statisticName);
		List<EnumMap<Statistic, BigDecimal>> all = columns.computeIfAbsent(kind, any -> new ArrayList<>());
		Map<Statistic, Integer> seen = filled.computeIfAbsent(kind, any -> new EnumMap<>(Statistic.class));
		int column = seen.getOrDefault(statistic, 0);
		for (String cell : cells) {
			Optional<BigDecimal> value = Cell.read(cell, file, "line " + line);
			if (column == all.size()) {
				all.add(new EnumMap<>(Statistic.class));
			}
			EnumMap<Statistic, BigDecimal> values = all.get(column++);
			value.ifPresent(number -> values.put(statistic, number));
		}
		seen.put(statistic, column);
	}

	boolean isEmpty() {
		return columns.isEmpty();
	}

	/**
	 * The configurations that have figures.
	 *
	 * @param labels of the columns; where there are none, or too few, a column is called by its number
	 * @param warnings receives those of columns without figures
	 */
	List<Row> rows(List<String> labels, List<ImportWarning> warnings) throws OverheadException {
		for (Map.Entry<QuantityKind, Map<Statistic, Integer>> kind : filled.entrySet()) {
			Set<Integer> widths = new LinkedHashSet<>(kind.getValue().values());
			if (widths.size() > 1) {
				throw new OverheadException(OverheadProblem.IMPORT_VALUE, file, "table of " + kind.getKey().keyword(),
						"its rows have different numbers of columns: " + widths + ". Is the file complete?");
			}
		}
		List<Row> rows = new ArrayList<>();
		Map<String, Integer> keys = new HashMap<>();
		int width = columns.values().stream().mapToInt(List::size).max().orElse(0);
		for (int column = 0; column < width; column++) {
			String label = column < labels.size() ? labels.get(column).strip().replaceAll("\\s+", " ") : "";
			List<Figures> figures = new ArrayList<>();
			for (Map.Entry<QuantityKind, List<EnumMap<Statistic, BigDecimal>>> kind : columns.entrySet()) {
				if (column < kind.getValue().size() && kind.getValue().get(column).containsKey(Statistic.MEAN)) {
					figures.add(new Figures(kind.getKey(), unit(kind.getKey()), kind.getValue().get(column)));
				}
			}
			String name = label.isEmpty() ? "column " + (column + 1) : label;
			if (figures.isEmpty()) {
				warnings.add(ImportWarning.note(ImportWarning.Kind.NO_FIGURES, name + " has no figures in " + file.simpleName()
						+ " and is left out."));
			} else {
				rows.add(Row.of(uniqueKey(label.isEmpty() ? "" + column : Cell.slug(label, "" + column), keys), label,
						OptionalInt.of(column),
						figures));
			}
		}
		return rows;
	}

	static String uniqueKey(String key, Map<String, Integer> seen) {
		int count = seen.merge(key, 1, Integer::sum);
		return count == 1 ? key : key + "-" + count;
	}

	/** MooBench's script counts the calls of each second. */
	private static Optional<Unit> unit(QuantityKind kind) {
		return kind == QuantityKind.THROUGHPUT ? Optional.of(Unit.PER_SECOND) : Optional.empty();
	}
}
