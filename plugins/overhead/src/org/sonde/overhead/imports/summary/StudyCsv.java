/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.imports.summary;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.sonde.overhead.OverheadException;
import org.sonde.overhead.OverheadProblem;
import org.sonde.overhead.imports.format.ImportFormat;
import org.sonde.overhead.imports.format.ImportWarning;
import org.sonde.overhead.imports.format.PreviewItem.Fact;
import org.sonde.overhead.imports.input.InputFile;
import org.sonde.overhead.imports.summary.Summary.Experiment;
import org.sonde.overhead.imports.summary.Summary.Figures;
import org.sonde.overhead.imports.summary.Summary.ForkFigures;
import org.sonde.overhead.imports.summary.Summary.Row;
import org.sonde.overhead.results.CallShape;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.Parameter;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.results.QuantityKind;
import org.sonde.overhead.results.Statistic;

/**
 * The study of recursion depths, shapes of calls and method times: a JVM a line, with wall time and thread CPU time. Each clock
 * becomes a configuration of its own, and the lines of one configuration become its forks. Where a line names how many methods
 * were probed ({@code k16}), that is its depth: so many executions are monitored in a trace.
 */
final class StudyCsv {

	private static final List<String> NEEDED = List.of("tag", "index", "loop", "depth", "method_time_ns", "probe", "app",
			"wall_mean");
	private static final Pattern TAG = Pattern.compile("([A-Za-z]+)\\d*(?:-(.+))?");
	private static final Pattern PROBED = Pattern.compile("k(\\d{1,6})");
	private static final Map<Clock, String> CLOCKS = new EnumMap<>(Map.of(Clock.WALL, "wall", Clock.THREAD_CPU, "tcpu"));
	private static final Map<String, Statistic> STATISTICS = Map.of("mean", Statistic.MEAN, "q25", Statistic.Q1, "q50",
			Statistic.MEDIAN,
			"q75", Statistic.Q3);

	private final InputFile file;
	private final Map<String, Integer> columns = new LinkedHashMap<>();
	private final List<ImportWarning> warnings = new ArrayList<>();

	StudyCsv(InputFile file) {
		this.file = file;
	}

	static boolean isHeading(String line) {
		return Arrays.asList(line.split(",")).containsAll(NEEDED);
	}

	/** What the lines of one configuration share. */
	private record Group(String tag, String index, String depth, String methodNanos, String probe, String app, Clock clock) {
		String key() {
			return Cell.slug(tag + " i" + index + " d" + depth + " m" + methodNanos + " " + clock.keyword(), "row");
		}

		/** Whether another group can be the predecessor, apart from the depth. */
		boolean fits(Group other) {
			return clock == other.clock && methodNanos.equals(other.methodNanos) && app.equals(other.app) && family()
					.equals(other.family());
		}

		/**
		 * Tags begin with the letter of an experiment; what comes after it distinguishes variants of the writer where it is not the name of
		 * the application. Of the configurations, two may be of one phase: a text and a binary writer.
		 */
		List<Parameter> parameters() {
			Matcher parts = TAG.matcher(family());
			List<Parameter> parameters = new ArrayList<>(List.of(Parameter.text("tag", tag), Parameter.text("application", app),
					Parameter.number("configuration", new BigDecimal(index))));
			if (parts.matches()) {
				parameters.add(Parameter.text("experiment", parts.group(1)));
				Optional.ofNullable(parts.group(2)).filter(variant -> !app.endsWith("." + variant))
						.ifPresent(variant -> parameters.add(Parameter.text("variant", variant)));
			}
			return parameters;
		}

		/** The tag without the number of probed methods. */
		private String family() {
			return tag.replaceFirst("-k\\d+$", "");
		}
	}

	Summary read(List<CsvTables.Line> lines) throws OverheadException {
		List<String> heading = lines.getFirst().cells();
		for (int i = 0; i < heading.size(); i++) {
			columns.put(heading.get(i).strip(), i);
		}
		Map<Group, List<ForkFigures>> forks = new LinkedHashMap<>();
		for (CsvTables.Line line : lines.subList(1, lines.size())) {
			add(line, forks);
		}
		List<Row> rows = new ArrayList<>();
		forks.forEach((group, figures) -> rows.add(row(group, figures, forks.keySet())));
		if (rows.isEmpty()) {
			throw new OverheadException(OverheadProblem.NOTHING_IN_IT, file, "no line of it has figures");
		}
		List<Fact> facts = List.of(new Fact("Lines", Integer.toString(lines.size() - 1), "the file"), new Fact("Tags",
				String.join(", ", distinct(forks.keySet())), "the file"));
		return new Summary(ImportFormat.STUDY, Optional.empty(), List.of(new Experiment("study", Optional.empty(),
				Conditions.NONE, rows)),
				facts, warnings);
	}

	private static Set<String> distinct(Set<Group> groups) {
		Set<String> tags = new LinkedHashSet<>();
		groups.forEach(group -> tags.add(group.tag()));
		return tags;
	}

	private void add(CsvTables.Line line, Map<Group, List<ForkFigures>> forks) throws OverheadException {
		if (line.cells().size() != columns.size()) {
			throw new OverheadException(OverheadProblem.IMPORT_VALUE, file, line.place(), "expected " + columns.size()
					+ " cells, found "
					+ line.cells().size() + ". Is the file complete?");
		}
		String trouble = cell(line, "error");
		if (!trouble.isEmpty()) {
			warnings.add(ImportWarning.note(ImportWarning.Kind.NO_FIGURES, file.simpleName() + ", " + line.place() + " is left out: "
					+ Cell.shortened(trouble)));
			return;
		}
		for (Map.Entry<Clock, String> clock : CLOCKS.entrySet()) {
			Map<Statistic, BigDecimal> values = new EnumMap<>(Statistic.class);
			for (Map.Entry<String, Statistic> statistic : STATISTICS.entrySet()) {
				Cell.read(cell(line, clock.getValue() + "_" + statistic.getKey()), file, line.place())
						.ifPresent(value -> values.put(statistic.getValue(), value));
			}
			if (values.containsKey(Statistic.MEAN)) {
				Matcher probed = PROBED.matcher(cell(line, "probe"));
				Group group = new Group(cell(line, "tag"), number(line, "index"), probed.matches() ? probed.group(1)
						: depth(line),
						number(line, "method_time_ns"), cell(line, "probe"), cell(line, "app"), clock.getKey());
				List<ForkFigures> all = forks.computeIfAbsent(group, any -> new ArrayList<>());
				all.add(new ForkFigures(all.size() + 1, 1, values, Optional.empty()));
			}
		}
	}

	/** Returns the depth. A run with tag k0 has no probes and so no depth. It is the first run for all others of its application. */
	private String depth(CsvTables.Line line) throws OverheadException {
		return cell(line, "tag").endsWith("-k0") ? "" : number(line, "depth");
	}

	private String cell(CsvTables.Line line, String column) {
		Integer place = columns.get(column);
		return place == null ? "" : line.cells().get(place).strip();
	}

	private String number(CsvTables.Line line, String column) throws OverheadException {
		String text = cell(line, column);
		if (!text.matches("\\d{1,9}")) {
			throw new OverheadException(OverheadProblem.IMPORT_VALUE, file, line.place(), column
					+ " must be a whole number, found \"" + text + "\"");
		}
		return text;
	}

	private static Row row(Group group, List<ForkFigures> forks, Set<Group> all) {
		Map<ConditionName, Condition> conditions = new EnumMap<>(ConditionName.class);
		if (group.depth().matches("[1-9]\\d*")) {
			conditions.put(ConditionName.RECURSION_DEPTH, new Condition.Stated(group.depth()));
		}
		conditions.put(ConditionName.METHOD_TIME_MICROS, new Condition.Stated(
				new BigDecimal(group.methodNanos()).movePointLeft(3).stripTrailingZeros().toPlainString()));
		conditions.put(ConditionName.CLOCK, new Condition.Stated(group.clock().keyword()));
		shape(group).ifPresent(shape -> conditions.put(ConditionName.CALL_SHAPE, new Condition.Stated(shape.keyword())));
		if (group.probe().equals("opexec") || PROBED.matcher(group.probe()).matches()) {
			conditions.put(ConditionName.PROBE_KIND, new Condition.Stated(ProbeKind.OPERATION_EXECUTION.keyword()));
		}
		List<String> after = all.stream().filter(other -> other != group && other.fits(group)
				&& (other.depth().equals(group.depth()) || other.depth().isEmpty())).map(Group::key).toList();
		String label = group.tag() + ", configuration " + group.index() + (group.depth().isEmpty() ? "" : ", depth "
				+ group.depth()) + ", "
				+ (group.clock() == Clock.WALL ? "wall time" : "thread CPU time");
		return new Row(group.key(), group.index(), label, OptionalInt.of(Integer.parseInt(group.index())),
				List.of(new Figures(QuantityKind.RESPONSE_TIME, Optional.empty(), Map.of())), forks, new Conditions(conditions),
				group.parameters(), after);
	}

	/**
	 * MooBench's method calls itself; of the two other applications one calls the methods in a chain, the other one after the
	 * other.
	 */
	private static Optional<CallShape> shape(Group group) {
		if (group.app().endsWith("Flat")) {
			return Optional.of(CallShape.SIBLINGS);
		}
		return group.app().endsWith("Chain") || group.app().startsWith("moobench.") ? Optional.of(CallShape.NESTED)
				: Optional.empty();
	}
}
