/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.sonde.common.digits.Counted;
import org.sonde.common.digits.Digits;
import org.sonde.common.table.Table;
import org.sonde.metrics.Problem;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.measuring.History;
import org.sonde.metrics.source.GitRevision;
import org.sonde.metrics.source.JavaRelease;
import org.sonde.report.figure.MeasuredFigures;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The history of a component as a table, as CSV and as JSON. */
public final class HistoryTable {

	/** The figures with a column in the table. All others are in CSV and JSON only. */
	private static final Set<String> SHOWN = Set.of("types", "lines of code", "cyclomatic complexity, average",
			"cyclomatic complexity, sum", "cognitive complexity, sum", "information size", "information complexity",
			"information coupling");
	/** The figures with a chart. */
	private static final Set<String> CHARTED = Set.of("lines of code", "cyclomatic complexity, average", "cognitive complexity, sum",
			"information size", "information complexity", "information coupling");
	private static final int DAY = 10;
	static final int COMMIT_DIGITS = 10;

	/**
	 * The figures of a version, without the rest of its measurement.
	 *
	 * @param columns    which figures these are
	 * @param values     one for each
	 * @param release    the Java release whose API the source was bound against
	 * @param classPath  the names of the libraries that it was bound against, in order
	 * @param unresolved how many names were not found
	 * @param problems   what was met
	 */
	public record Figures(List<CodeFigure> columns, List<OptionalDouble> values, JavaRelease release, List<String> classPath,
			int unresolved,
			List<Problem> problems) {

		public static Figures of(ComponentMeasurement measurement) {
			List<CodeFigure> columns = CodeFigure.of(measurement);
			return new Figures(columns, columns.stream().map(column -> column.value().apply(measurement)).toList(),
					measurement.release(), measurement.classPath(), measurement.unresolved().total(), measurement.problems());
		}
	}

	/** One of the figures in every revision. */
	public record Column(CodeFigure figure, int place) {

		/** The name with the profile, or that it is a plain number, and bits. */
		public String heading() {
			String rules = figure.profile().isEmpty() ? "1" : figure.profile();
			return figure.name() + " [" + rules + (figure.unit().equals("bits") ? ", bits]" : "]");
		}

		/** Short, for a terminal; the rules stand elsewhere. */
		private String shortHeading() {
			String name = figure.name().replace("lines of code", "lines").replace(" complexity, average", "")
					.replace(" complexity, sum", " sum")
					.replace("information ", "");
			return name + (figure.unit().equals("bits") ? " [bits]" : "");
		}

		/** Empty where there is nothing to measure. */
		public OptionalDouble of(History.Point<Figures> point) {
			return point.measured().isPresent() ? point.measured().get().values().get(place) : OptionalDouble.empty();
		}

		/** For people. */
		public String format(double value) {
			return String.format(Locale.ROOT, figure.format(), value);
		}
	}

	private HistoryTable() {
	}

	/** For people: a row a revision, the earliest first. */
	public static Table table(History<Figures> history) {
		return table(history, Column::heading, "names not found [1]");
	}

	/** The same with short headings, for a terminal; {@link #rules} says what they leave out. */
	public static Table narrow(History<Figures> history) {
		return table(history, Column::shortHeading, "not found");
	}

	/** By which rules the figures of {@link #narrow} were counted. */
	public static String rules(History<Figures> history) {
		Map<String, String> profiles = shown(history).stream().collect(Collectors.toMap(column -> column.figure().name(),
				column -> column.figure().profile()));
		return "Lines %s; cyclomatic %s, the average per method and the sum; cognitive %s; information size, complexity and coupling %s."
				.formatted(profiles.get("lines of code"), profiles.get("cyclomatic complexity, average"),
						profiles.get("cognitive complexity, sum"), profiles.get("information size"));
	}

	private static List<Column> shown(History<Figures> history) {
		return columns(history).stream().filter(column -> SHOWN.contains(column.figure().name())).toList();
	}

	private static Table table(History<Figures> history, Function<Column, String> heading, String notFound) {
		List<Column> columns = shown(history);
		List<String> headings = new ArrayList<>(List.of("revision", "commit", "date"));
		columns.forEach(column -> headings.add(heading.apply(column)));
		headings.add(notFound);
		List<List<String>> rows = new ArrayList<>();
		for (History.Point<Figures> point : history.points()) {
			GitRevision revision = point.revision();
			List<String> row = new ArrayList<>(List.of(revision.name(), revision.commit().substring(0, COMMIT_DIGITS), day(revision)));
			columns.forEach(column -> row.add(column.of(point).isPresent() ? column.format(column.of(point).getAsDouble()) : "none"));
			row.add(point.measured().map(figures -> Integer.toString(figures.unresolved())).orElse("none"));
			rows.add(row);
		}
		return new Table(headings, rows);
	}

	/** For programs: a row a revision with every figure and all digits. */
	public static Table csv(History<Figures> history) {
		List<Column> columns = columns(history);
		List<String> headings = new ArrayList<>(List.of("revision", "commit", "time"));
		columns.forEach(column -> headings.add(column.heading()));
		headings.addAll(List.of("names not found [1]", "problems [1]", "javaRelease", "classPath", "component", "sonde",
				"nothingBecause"));
		List<String> same = List.of(MeasuredFigures.patterns(history.component()), SondeVersion.get());
		List<List<String>> rows = new ArrayList<>();
		for (History.Point<Figures> point : history.points()) {
			List<String> row = new ArrayList<>(
					List.of(point.revision().name(), point.revision().commit(), point.revision().time().toString()));
			columns.forEach(column -> row.add(column.of(point).isPresent() ? Digits.plain(column.of(point).getAsDouble()) : ""));
			row.add(point.measured().map(figures -> Integer.toString(figures.unresolved())).orElse(""));
			row.add(point.measured().map(figures -> Integer.toString(figures.problems().size())).orElse(""));
			row.add(point.measured().map(figures -> Integer.toString(figures.release().number())).orElse(""));
			row.add(point.measured().map(figures -> String.join(" ", figures.classPath())).orElse(""));
			row.addAll(same);
			row.add(point.reason());
			rows.add(row);
		}
		return new Table(headings, rows);
	}

	/** Returns every figure with all digits. */
	public static ObjectNode json(History<Figures> history) {
		ObjectNode root = JsonNodeFactory.instance.objectNode();
		root.put("source", history.range().source()).put("range", history.range().revisions());
		root.set("component", CodeJson.component(history.component()));
		List<Column> columns = columns(history);
		ArrayNode revisions = root.putArray("revisions");
		for (History.Point<Figures> point : history.points()) {
			ObjectNode node = revisions.addObject().put("name", point.revision().name()).put("commit", point.revision().commit())
					.put("time", point.revision().time().toString());
			if (point.measured().isEmpty()) {
				node.put("nothingBecause", point.reason());
				continue;
			}
			ArrayNode figures = node.putArray("figures");
			for (Column column : columns) {
				OptionalDouble value = column.of(point);
				figures.addObject().put("figure", column.figure().name()).put("profile", column.figure().profile())
						.put("unit", column.figure().unit()).put("value", value.isPresent() ? (Double) value.getAsDouble() : null);
			}
			Figures measured = point.measured().get();
			CodeJson.putBoundAgainst(node, measured.release(), measured.classPath());
			CodeJson.putAll(node.put("unresolved", measured.unresolved()), measured.problems());
		}
		root.set("citation", HistoryCitation.of(history).json());
		return root;
	}

	/** Returns what else the figures depend on, for a terminal: {@code API of Java 8. Problems: 3, in 2 revisions.} */
	public static String conditions(History<Figures> history) {
		List<Figures> measured = history.points().stream().flatMap(point -> point.measured().stream()).toList();
		String releases = measured.stream().map(figures -> figures.release().number()).distinct().sorted().map(String::valueOf)
				.collect(Collectors.joining(", "));
		long met = measured.stream().mapToLong(figures -> figures.problems().size()).sum();
		return "API of Java %s. Problems: %s".formatted(releases, met == 0 ? "none."
				: "%d, in %s; --format json lists them.".formatted(met,
						Counted.of((int) measured.stream().filter(figures -> !figures.problems().isEmpty()).count(), "revision")));
	}

	/** A line for each reason why there is nothing to measure, with the revisions it holds for. */
	public static List<String> notes(History<Figures> history) {
		return history.points().stream().filter(point -> point.measured().isEmpty())
				.map(point -> point.revision().name() + ": " + point.reason()).toList();
	}

	/** The figures that are worth a chart. */
	public static List<Column> charted(History<Figures> history) {
		return columns(history).stream().filter(column -> CHARTED.contains(column.figure().name())).toList();
	}

	/** The day it was committed, in UTC. */
	public static String day(GitRevision revision) {
		return revision.time().toString().substring(0, DAY);
	}

	private static List<Column> columns(History<Figures> history) {
		List<CodeFigure> figures = history.points().stream().flatMap(point -> point.measured().stream()).findFirst().orElseThrow()
				.columns();
		return IntStream.range(0, figures.size()).mapToObj(place -> new Column(figures.get(place), place)).toList();
	}
}
