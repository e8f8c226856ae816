/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;

import org.sonde.metrics.Problem;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.component.TypePattern;
import org.sonde.metrics.measurement.Measurement;
import org.sonde.metrics.source.JavaRelease;
import org.sonde.overhead.digits.Counted;
import org.sonde.report.code.CodeFigure;
import org.sonde.report.code.Table;

/** Measurements and their comparison, for people. */
final class MeasurementView {
	private static final int PROBLEMS_SHOWN = 5;

	private MeasurementView() {
	}

	/** The figures of each version under each other; with a percentage of the first where there is more than one. */
	static Table table(List<Measurement> versions) {
		List<String> headings = new ArrayList<>(List.of("figure", "profile", "unit"));
		for (Measurement version : versions) {
			headings.add(version.version());
			if (version != versions.getFirst()) {
				headings.add("÷ first [%]");
			}
		}
		List<List<String>> rows = new ArrayList<>();
		for (CodeFigure figure : CodeFigure.of(versions.getFirst())) {
			List<String> row = new ArrayList<>(List.of(figure.name(), figure.profile(), figure.unit()));
			OptionalDouble first = figure.value().apply(versions.getFirst());
			for (Measurement version : versions) {
				OptionalDouble value = figure.value().apply(version);
				row.add(value.isEmpty() ? "none" : String.format(Locale.ROOT, figure.format(), value.getAsDouble()));
				if (version != versions.getFirst()) {
					row.add(value.isEmpty() || first.isEmpty() || first.getAsDouble() <= 0 ? ""
							: String.format(Locale.ROOT, "%.1f", 100 * value.getAsDouble() / first.getAsDouble()));
				}
			}
			rows.add(row);
		}
		return new Table(headings, rows);
	}

	/** What was measured, by which rules, and what was met on the way; a line each. */
	static String conditions(List<Measurement> versions) {
		StringBuilder text = new StringBuilder(component(versions.getFirst().component()));
		for (Measurement version : versions) {
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
			problems.forEach((kind, count) -> text.append("; ").append(count).append(" × ").append(kind));
			text.append(".\n");
			firstProblems(version.problems(), text);
		}
		return text.toString();
	}

	/** Which types were measured, and what counts as data. */
	static String component(Component component) {
		return "Component: types %s%s; data types: primitive, %s.\n".formatted(list(component.include()),
				component.exclude().isEmpty() ? "" : " without " + list(component.exclude()), list(component.dataTypes()));
	}

	/** Problems of the source as a whole stand first: they explain many of the others. */
	private static void firstProblems(List<Problem> problems, StringBuilder text) {
		problems.stream().sorted(Comparator.comparing((Problem problem) -> !problem.file().isEmpty())).limit(PROBLEMS_SHOWN)
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
