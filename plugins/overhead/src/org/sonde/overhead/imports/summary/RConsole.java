/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.summary;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.sonde.overhead.OverheadException;
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
 * What R prints while MooBench's script runs: the variables it was given, then a table of quoted cells whose columns are numbered
 * from 1. A table wider than the terminal is continued below with the next columns.
 */
final class RConsole {

	private static final Pattern TABLE = Pattern.compile("(?m)^mean\\s+(\"|NA)");
	private static final Pattern COLUMNS = Pattern.compile("\\s*\\d+(\\s+\\d+)*\\s*");
	private static final Pattern CELL = Pattern.compile("\"([^\"]*)\"|(\\S+)");
	private static final Pattern ONE_DECIMAL = Pattern.compile("\\s*(\\d+\\.\\d|NA|NaN)\\s*");
	private static final Pattern VARIABLE = Pattern.compile("> ?(\\w+(?:\\.\\w+)?) ?= ?(.*)");
	private static final Pattern WORDS = Pattern.compile("\"([^\"]*)\"");

	private final InputFile file;
	private final Map<String, String> variables = new LinkedHashMap<>();
	private final List<Experiment> experiments = new ArrayList<>();
	private final List<ImportWarning> warnings = new ArrayList<>();
	private StatisticTable table;
	private QuantityKind kind = QuantityKind.RESPONSE_TIME;

	private RConsole(InputFile file) {
		this.file = file;
	}

	static Optional<Summary> read(InputFile file, String text) throws OverheadException {
		return TABLE.matcher(text).find() ? Optional.of(new RConsole(file).read(text)) : Optional.empty();
	}

	private Summary read(String text) throws OverheadException {
		table = new StatisticTable(file);
		boolean headed = false;
		int line = 0;
		for (String content : text.split("\n", -1)) {
			line++;
			Matcher variable = VARIABLE.matcher(content);
			String name = content.split("\\s", 2)[0];
			if (variable.matches()) {
				variables.put(variable.group(1), variable.group(2).strip());
			} else if (COLUMNS.matcher(content).matches()) {
				headed = content.strip().startsWith("1");
			} else if (StatisticTable.isStatistic(name) && content.length() > name.length()) {
				List<String> cells = cells(content.substring(name.length()));
				if (headed) {
					beginTable(cells);
					headed = false;
				}
				table.add(kind, name, cells, line);
			}
		}
		endTable();
		warnings.addAll(0, RScriptWarnings.of("last", file.simpleName()));
		return new Summary(ImportFormat.R_CONSOLE, word("configs.framework_name"), experiments, facts(), warnings);
	}

	/** The script of Kieker 1.10 prints throughput, to one decimal, below response times, to four. */
	private void beginTable(List<String> cells) throws OverheadException {
		boolean throughput = !table.isEmpty() && kind == QuantityKind.RESPONSE_TIME
				&& cells.stream().allMatch(cell -> ONE_DECIMAL.matcher(cell).matches());
		if (!throughput) {
			endTable();
		}
		kind = throughput ? QuantityKind.THROUGHPUT : QuantityKind.RESPONSE_TIME;
	}

	private void endTable() throws OverheadException {
		if (!table.isEmpty()) {
			experiments.add(new Experiment("table " + (experiments.size() + 1), Optional.empty(), conditions(),
					table.rows(words("configs.labels"), warnings)));
			table = new StatisticTable(file);
		}
	}

	private static List<String> cells(String text) {
		return CELL.matcher(text).results().map(cell -> cell.group(1) == null ? cell.group(2) : cell.group(1)).toList();
	}

	private List<String> words(String variable) {
		return WORDS.matcher(variables.getOrDefault(variable, "")).results().map(word -> word.group(1)).toList();
	}

	private Optional<String> word(String variable) {
		return words(variable).stream().findFirst();
	}

	private Optional<String> number(String variable) {
		return Optional.ofNullable(variables.get(variable)).filter(text -> text.matches("\\d{1,12}"));
	}

	private Conditions conditions() {
		Map<ConditionName, Condition> conditions = new LinkedHashMap<>();
		number("configs.recursion").filter(depth -> !depth.startsWith("0")).ifPresent(depth -> conditions.put(ConditionName.RECURSION_DEPTH,
				new Condition.Stated(depth)));
		number("results.count").ifPresent(calls -> conditions.put(ConditionName.CALLS_PER_JVM, new Condition.Stated(calls)));
		return new Conditions(conditions);
	}

	private List<Fact> facts() {
		List<Fact> facts = new ArrayList<>();
		for (String name : List.of("configs.framework_name", "configs.loop", "configs.recursion", "configs.labels",
				"configs.indices",
				"results.count", "results.skip")) {
			if (variables.containsKey(name)) {
				facts.add(new Fact(name, variables.get(name), "R's echo"));
			}
		}
		return facts;
	}
}
