/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.summary;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.imports.format.ImportFormat;
import org.sonde.overhead.imports.format.ImportWarning;
import org.sonde.overhead.imports.format.PreviewItem.Fact;
import org.sonde.overhead.imports.input.InputFile;
import org.sonde.overhead.imports.summary.Summary.Experiment;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.QuantityKind;

/**
 * {@code results-text.txt}: blocks that begin with the recursion depth, a statistic a line, separated by tabs. Every run of
 * MooBench appends its blocks; the scripts of Kieker 1.10 add throughput, those since 2022 the standard deviation.
 */
final class ResultsText {

	private static final Pattern DEPTH = Pattern.compile("Recursion Depth:\\s*([1-9]\\d{0,8})\\s*");

	private final InputFile file;
	private final List<Experiment> experiments = new ArrayList<>();
	private final List<ImportWarning> warnings = new ArrayList<>();
	private StatisticTable table;
	private String depth;

	private ResultsText(InputFile file) {
		this.file = file;
	}

	static Optional<Summary> read(InputFile file, String text) throws OverheadException {
		return DEPTH.matcher(text.lines().findFirst().orElse("")).matches() ? Optional.of(new ResultsText(file).read(text))
				: Optional.empty();
	}

	private Summary read(String text) throws OverheadException {
		QuantityKind kind = QuantityKind.RESPONSE_TIME;
		int line = 0;
		for (String content : text.split("\n", -1)) {
			line++;
			Matcher heading = DEPTH.matcher(content);
			String[] cells = content.split("\t");
			if (heading.matches()) {
				endBlock();
				depth = heading.group(1);
				table = new StatisticTable(file);
				kind = QuantityKind.RESPONSE_TIME;
			} else if (content.strip().equalsIgnoreCase("throughput")) {
				kind = QuantityKind.THROUGHPUT;
			} else if (cells.length > 1 && StatisticTable.isStatistic(cells[0].strip())) {
				table.add(kind, cells[0].strip(), Arrays.asList(cells).subList(1, cells.length), line);
			} else if (!content.isBlank() && !content.strip().equalsIgnoreCase("response time")) {
				throw new OverheadException(OverheadProblem.IMPORT_VALUE, file, "line " + line,
						"expected the name of a statistic and its values, separated by tabs; found \""
								+ Cell.shortened(content.strip()) + "\"");
			}
		}
		endBlock();
		if (experiments.isEmpty()) {
			throw new OverheadException(OverheadProblem.NOTHING_IN_IT, file, "no block of it has figures");
		}
		warnings.addAll(0, RScriptWarnings.of(text.contains("Throughput") ? "first" : "last", file.simpleName()));
		return new Summary(ImportFormat.RESULTS_TEXT, Optional.empty(), experiments,
				List.of(new Fact("Blocks", Integer.toString(experiments.size()), "the file")), warnings);
	}

	private void endBlock() throws OverheadException {
		if (table != null && !table.isEmpty()) {
			Conditions conditions = new Conditions(Map.of(ConditionName.RECURSION_DEPTH, new Condition.Stated(depth)));
			experiments.add(new Experiment("block " + (experiments.size() + 1) + ", depth " + depth, Optional.empty(), conditions,
					table.rows(List.of(), warnings)));
		}
	}
}
