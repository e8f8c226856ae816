/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.code;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.stream.Collectors;

import org.sonde.common.digits.Counted;
import org.sonde.common.digits.Digits;
import org.sonde.common.table.Table;
import org.sonde.metrics.Problem;
import org.sonde.metrics.ProblemKind;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.component.Modules;
import org.sonde.metrics.component.TypePattern;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.source.JavaRelease;
import org.sonde.report.code.CodeFigure;

/** Measurements and their comparison, for people. */
public final class MeasurementText {
	private static final int PROBLEMS_SHOWN = 5;

	private MeasurementText() {
	}

	/** The figures of each version beside each other; with a percentage of the first where there is more than one. */
	public static Table table(List<ComponentMeasurement> versions) {
		List<String> headings = new ArrayList<>(List.of("figure", "profile"));
		for (ComponentMeasurement version : versions) {
			headings.add(version.version());
			if (version != versions.getFirst()) {
				headings.add("%");
			}
		}
		List<List<String>> rows = new ArrayList<>();
		for (CodeFigure figure : CodeFigure.of(versions.getFirst())) {
			List<String> row = new ArrayList<>(List.of(named(figure), figure.profile()));
			for (ComponentMeasurement version : versions) {
				row.add(figure.text(version));
				if (version != versions.getFirst()) {
					OptionalDouble ratio = figure.ratio(versions.getFirst(), version);
					row.add(ratio.isEmpty() ? "" : Digits.fixed(100 * ratio.getAsDouble(), 1));
				}
			}
			rows.add(row);
		}
		return new Table(headings, rows);
	}

	/**
	 * Returns the figure's name with its unit, unless the name or the line below the table says it. Five versions must fit on a terminal.
	 */
	private static String named(CodeFigure figure) {
		return figure.name().endsWith(", average") ? figure.name() : figure.nameAndUnit();
	}

	/** Says what was measured, by which rules, and what problems there were. */
	public static String conditions(List<ComponentMeasurement> versions) {
		StringBuilder text = new StringBuilder("Averages are per method with a body")
				.append(versions.size() > 1 ? "; %: relative to " + versions.getFirst().version() : "").append(".\n")
				.append(component(versions.getFirst().component()));
		for (ComponentMeasurement version : versions) {
			text.append(version.version()).append(version.source().commit().isEmpty() ? "" : " = commit " + version.source().commit())
					.append(": API of Java ").append(release(version.release())).append(", ")
					.append(Counted.of(version.classPath().size(), "jar")).append("; ")
					.append(Counted.of(version.unresolved().total(), "name")).append(" not found (")
					.append(Counted.of(version.unresolved().types(), "type")).append(", ")
					.append(Counted.of(version.unresolved().calls(), "call")).append(", ")
					.append(Counted.of(version.unresolved().names(), "other")).append(")");
			Map<String, Integer> problems = new TreeMap<>();
			version.problems().forEach(problem -> problems.merge(problem.kind().code() + " "
					+ problem.kind().name().toLowerCase(Locale.ROOT).replace('_', ' '), 1, Integer::sum));
			text.append(".\n");
			if (!problems.isEmpty()) {
				text.append("  ").append(problems.entrySet().stream().map(kind -> kind.getValue() + " × " + kind.getKey())
						.collect(Collectors.joining("; "))).append(".\n");
			}
			firstProblems(version.problems(), text);
		}
		if (versions.stream().anyMatch(version -> version.unresolved().types() > 0)) {
			text.append(
					"Names not found change the information metrics. Give the libraries with --dependency GROUP:ARTIFACT:VERSION or --class-path.\n");
		}
		return text.toString();
	}

	/** Which types were measured, and what counts as data. */
	public static String component(Component component) {
		return "Component: types %s%s; data types: primitive%s%s.\n".formatted(list(component.include()),
				component.exclude().isEmpty() ? "" : " without " + list(component.exclude()),
				component.dataTypes().isEmpty() ? "" : ", " + list(component.dataTypes()),
				component.modules() == Modules.TOP_LEVEL ? "" : "; modules: " + component.modules().words());
	}

	/**
	 * Problems of the source as a whole stand first, as they explain many of the others; files without a type last, as they explain none.
	 */
	private static void firstProblems(List<Problem> problems, StringBuilder text) {
		problems.stream().sorted(Comparator.comparing((Problem problem) -> !problem.file().isEmpty())
				.thenComparing(problem -> problem.kind() == ProblemKind.WITHOUT_TYPE)).limit(PROBLEMS_SHOWN)
				.forEach(problem -> text.append("  ").append(problem).append('\n'));
		if (problems.size() > PROBLEMS_SHOWN) {
			text.append("  and ").append(problems.size() - PROBLEMS_SHOWN).append(" more; --format json lists all.\n");
		}
	}

	private static String release(JavaRelease release) {
		return release.number() + switch (release.origin()) {
			case GIVEN -> " (given)";
			case DECLARED -> " (declared)";
			case DEFAULT -> " (default)";
			case NEAREST -> " (the nearest that the running JDK knows)";
		};
	}

	private static String list(List<TypePattern> patterns) {
		return patterns.isEmpty() ? "none" : String.join(", ", patterns.stream().map(TypePattern::toString).toList());
	}
}
