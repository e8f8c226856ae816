/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.summary;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

import org.sonde.common.digits.Counted;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.imports.format.ImportFormat;
import org.sonde.overhead.imports.format.ImportWarning;
import org.sonde.overhead.imports.input.InputFile;
import org.sonde.overhead.imports.summary.Summary.Experiment;
import org.sonde.overhead.imports.summary.Summary.Figures;
import org.sonde.overhead.imports.summary.Summary.Row;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.QuantityKind;
import org.sonde.overhead.results.Statistic;

/** Rows of a {@link FigureTable} as experiments: one of the rows of run "current" for each snapshot. */
final class SnapshotRows {

	private final InputFile file;
	private final Map<String, List<Row>> rows = new LinkedHashMap<>();
	private final Map<String, Map<String, Integer>> keys = new HashMap<>();
	private int averaged;

	SnapshotRows(InputFile file) {
		this.file = file;
	}

	void add(FigureTable table, List<String> cells, String place) throws OverheadException {
		Map<Statistic, BigDecimal> values = table.figures(cells, place);
		if (table.cell("run", cells).equalsIgnoreCase("past")) {
			averaged++;
			return;
		}
		if (values.containsKey(Statistic.MEAN)) {
			String snapshot = table.cell("snapshot", cells);
			String label = table.cell("setup", cells);
			List<Row> experiment = rows.computeIfAbsent(snapshot.isEmpty() ? "table" : snapshot, any -> new ArrayList<>());
			String key = StatisticTable.uniqueKey(Cell.slug(label, "" + experiment.size()),
					keys.computeIfAbsent(snapshot, any -> new HashMap<>()));
			experiment.add(Row.of(key, label, OptionalInt.empty(),
					List.of(new Figures(QuantityKind.RESPONSE_TIME, Optional.empty(), values))));
		}
	}

	Summary summary(ImportFormat format) throws OverheadException {
		if (rows.isEmpty()) {
			throw new OverheadException(OverheadProblem.NOTHING_IN_IT, file, "no row of its table is a measurement");
		}
		List<Experiment> experiments = new ArrayList<>();
		rows.forEach((name, all) -> experiments.add(new Experiment(name, Optional.empty(), Conditions.NONE, all)));
		List<ImportWarning> warnings = new ArrayList<>(RScriptWarnings.of("last", file.simpleName()));
		if (averaged > 0) {
			warnings.add(
					ImportWarning.note(ImportWarning.Kind.AVERAGED_ROWS, file.simpleName() + ": left out " + Counted.of(averaged, "row")
							+ " of run \"past\". Such a row is not a measurement: "
							+ "it is a running mean of up to eight earlier ones, and the latest counts half."));
		}
		return new Summary(format, Optional.empty(), experiments, List.of(), warnings);
	}
}
