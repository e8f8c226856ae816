/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.summary;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

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

/**
 * {@code results-text.csv}: a line of labels and a line of means, separated by commas and padded with blanks; pairs may follow.
 */
final class ResultsCsv {
	private ResultsCsv() {
	}

	static Optional<Summary> read(InputFile file, String text) throws OverheadException {
		List<String> lines = text.lines().filter(line -> !line.isBlank()).toList();
		if (lines.size() < 2 || !isPair(lines.get(0), lines.get(1))) {
			return Optional.empty();
		}
		List<Experiment> experiments = new ArrayList<>();
		List<ImportWarning> warnings = new ArrayList<>();
		for (int line = 0; line < lines.size(); line += 2) {
			if (line + 1 == lines.size() || !isPair(lines.get(line), lines.get(line + 1))) {
				throw new OverheadException(OverheadProblem.IMPORT_VALUE, file, "line " + (line + 1),
						"expected a line of labels and a line of as many means");
			}
			experiments.add(experiment(file, lines, line, warnings));
		}
		warnings.addFirst(RScriptWarnings.oneJvm("last (until Kieker 1.10: first)", file.simpleName()));
		return Optional.of(new Summary(ImportFormat.RESULTS_CSV, Optional.empty(), experiments, List.of(), warnings));
	}

	private static boolean isPair(String labels, String means) {
		String[] cells = means.split(",", -1);
		return cells.length > 1 && labels.split(",", -1).length == cells.length && Arrays.stream(cells).allMatch(Cell::isCell)
				&& Arrays.stream(labels.split(",", -1)).noneMatch(Cell::isCell);
	}

	private static Experiment experiment(InputFile file, List<String> lines, int line,
			List<ImportWarning> warnings) throws OverheadException {
		String[] labels = lines.get(line).split(",", -1);
		String[] means = lines.get(line + 1).split(",", -1);
		List<Row> rows = new ArrayList<>();
		Map<String, Integer> keys = new HashMap<>();
		for (int i = 0; i < labels.length; i++) {
			String label = labels[i].strip().replaceAll("\\s+", " ");
			Optional<BigDecimal> mean = Cell.read(means[i], file, "line " + (line + 2));
			if (mean.isEmpty()) {
				warnings.add(ImportWarning.note(ImportWarning.Kind.NO_FIGURES, label + " has no figures in " + file.simpleName()
						+ " and is left out."));
			} else {
				rows.add(Row.of(StatisticTable.uniqueKey(Cell.slug(label, "" + i), keys), label, OptionalInt.of(i), List.of(
						new Figures(QuantityKind.RESPONSE_TIME, Optional.empty(), Map.of(Statistic.MEAN, mean.get())))));
			}
		}
		return new Experiment("block " + (line / 2 + 1), Optional.empty(), Conditions.NONE, rows);
	}
}
