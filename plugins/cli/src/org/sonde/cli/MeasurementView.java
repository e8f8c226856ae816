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
import java.util.function.Function;
import java.util.stream.Stream;

import org.sonde.metrics.Problem;
import org.sonde.metrics.comparison.Comparison;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.component.TypePattern;
import org.sonde.metrics.measurement.Measurement;
import org.sonde.metrics.measurement.TypeMeasurement;
import org.sonde.metrics.source.JavaRelease;
import org.sonde.overhead.digits.Counted;
import org.sonde.overhead.digits.Digits;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Measurements and their comparison as tables and as JSON. */
final class MeasurementView {
	private static final int PROBLEMS_SHOWN = 5;

	private MeasurementView() {
	}

	// --- tables ---------------------------------------------------------------------------------------------------------

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
		for (Figure figure : figures(versions.getFirst())) {
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

	/** For programs: a row a figure of a version, the same columns whatever is compared, one number a cell, with all its digits. */
	static Table csv(List<Measurement> versions) {
		List<List<String>> rows = new ArrayList<>();
		for (Figure figure : figures(versions.getFirst())) {
			OptionalDouble first = figure.value().apply(versions.getFirst());
			for (Measurement version : versions) {
				OptionalDouble value = figure.value().apply(version);
				rows.add(List.of(version.version(), version.source().location(), version.source().commit(), figure.name(), figure.profile(),
						figure.unit(), value.isEmpty() ? "" : Digits.plain(value.getAsDouble()),
						value.isEmpty() || first.isEmpty() || first.getAsDouble() <= 0 ? ""
								: Digits.plain(value.getAsDouble() / first.getAsDouble())));
			}
		}
		return new Table(List.of("version", "location", "commit", "figure", "profile", "unit", "value", "ratioToFirst"), rows);
	}

	private record Figure(String name, String profile, String unit, String format, Function<Measurement, OptionalDouble> value) {
	}

	private static List<Figure> figures(Measurement first) {
		String lines = first.linesProfile().id();
		String cyclomatic = first.cyclomatic().profile().id();
		String cognitive = first.cognitive().profile().id();
		String information = first.information().profile().id();
		return List.of(
				new Figure("types", "", "types", "%.0f", m -> OptionalDouble.of(m.types().size())),
				new Figure("lines of code", lines, "lines", "%.0f", m -> OptionalDouble.of(m.loc())),
				new Figure("methods with a body", "", "methods", "%.0f", m -> OptionalDouble.of(m.cyclomatic().methods())),
				new Figure("cyclomatic complexity, average", cyclomatic, "per method", "%.3f", m -> m.cyclomatic().average()),
				new Figure("cyclomatic complexity, sum", cyclomatic, "", "%.0f", m -> OptionalDouble.of(m.cyclomatic().sum())),
				new Figure("cyclomatic complexity, maximum", cyclomatic, "", "%.0f", m -> OptionalDouble.of(m.cyclomatic().max())),
				new Figure("cognitive complexity, average", cognitive, "per method", "%.3f", m -> m.cognitive().average()),
				new Figure("cognitive complexity, sum", cognitive, "", "%.0f", m -> OptionalDouble.of(m.cognitive().sum())),
				new Figure("cognitive complexity, maximum", cognitive, "", "%.0f", m -> OptionalDouble.of(m.cognitive().max())),
				new Figure("information size", information, "bits", "%.1f", m -> OptionalDouble.of(m.information().size())),
				new Figure("information complexity", information, "bits", "%.1f", m -> OptionalDouble.of(m.information().complexity())),
				new Figure("information coupling", information, "bits", "%.1f", m -> OptionalDouble.of(m.information().coupling())),
				new Figure("information cohesion", information, "", "%.6f", m -> m.information().cohesion()),
				new Figure("nodes of the graph", "counting", "nodes", "%.0f", m -> OptionalDouble.of(m.counting().nodes())),
				new Figure("hyperedges", "counting", "hyperedges", "%.0f", m -> OptionalDouble.of(m.counting().hyperedges())),
				new Figure("hyperedges between modules", "counting", "hyperedges", "%.0f",
						m -> OptionalDouble.of(m.counting().interModuleHyperedges())));
	}

	/** One row a type, largest first. */
	static Table types(Measurement measurement) {
		String lines = measurement.profiles().lines().id();
		String cyclomatic = measurement.profiles().cyclomatic().id();
		return new Table(List.of("type", "lines [" + lines + "]", "methods [1]", "cyclomatic sum [" + cyclomatic + "]",
				"maximum [" + cyclomatic + "]", "file"),
				largestFirst(measurement)
						.map(type -> List.of(type.name(), Integer.toString(type.loc()), Integer.toString(type.cyclomatic().methods()),
								Long.toString(type.cyclomatic().sum()), Integer.toString(type.cyclomatic().max()), type.file() + ":" + type.line()))
						.toList());
	}

	/** The same for programs, with the version that the types are of. */
	static Table typesCsv(Measurement measurement) {
		String lines = measurement.profiles().lines().id();
		String cyclomatic = measurement.profiles().cyclomatic().id();
		return new Table(List.of("version", "location", "commit", "type", "lines [" + lines + "]", "methods [1]",
				"cyclomatic sum [" + cyclomatic + "]", "maximum [" + cyclomatic + "]", "file", "line"),
				largestFirst(measurement)
						.map(type -> List.of(measurement.version(), measurement.source().location(), measurement.source().commit(), type.name(),
								Integer.toString(type.loc()), Integer.toString(type.cyclomatic().methods()),
								Long.toString(type.cyclomatic().sum()), Integer.toString(type.cyclomatic().max()), type.file(),
								Integer.toString(type.line())))
						.toList());
	}

	private static Stream<TypeMeasurement> largestFirst(Measurement measurement) {
		return measurement.types().stream()
				.sorted(Comparator.comparingInt(TypeMeasurement::loc).reversed().thenComparing(TypeMeasurement::name));
	}

	/** What was measured, by which rules, and what was met on the way; a line each. */
	static String conditions(List<Measurement> versions) {
		Component component = versions.getFirst().component();
		StringBuilder text = new StringBuilder("Component: types ").append(list(component.include()));
		if (!component.exclude().isEmpty()) {
			text.append(" without ").append(list(component.exclude()));
		}
		text.append("; data types: primitive, ").append(list(component.dataTypes())).append(".\n");
		for (Measurement version : versions) {
			text.append(version.version()).append(version.source().commit().isEmpty() ? "" : " = commit " + version.source().commit())
					.append(": API of Java ").append(release(version.release())).append(", ")
					.append(Counted.of(version.classPath().size(), "jar")).append("; ").append(Counted.of(version.unresolved().total(), "name")).append(" not found (")
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

	// --- JSON -----------------------------------------------------------------------------------------------------------

	static ObjectNode json(Comparison comparison) {
		ObjectNode root = JsonNodeFactory.instance.objectNode();
		ArrayNode versions = root.putArray("versions");
		comparison.versions().forEach(version -> versions.add(json(version)));
		ArrayNode ratios = root.putArray("ratios");
		for (Comparison.Ratio ratio : comparison.ratios()) {
			ObjectNode node = ratios.addObject().put("to", ratio.to());
			node.put("loc", boxed(ratio.loc())).put("cyclomatic", boxed(ratio.cyclomatic())).put("size", boxed(ratio.size()))
					.put("complexity", boxed(ratio.complexity())).put("coupling", boxed(ratio.coupling()));
		}
		return root;
	}

	static ObjectNode json(Measurement measurement) {
		ObjectNode node = JsonNodeFactory.instance.objectNode();
		node.put("name", measurement.version()).put("location", measurement.source().location());
		if (!measurement.source().commit().isEmpty()) {
			node.put("commit", measurement.source().commit());
		}
		Component component = measurement.component();
		ObjectNode selection = node.putObject("component").put("name", component.name());
		selection.set("include", patterns(component.include()));
		selection.set("exclude", patterns(component.exclude()));
		selection.set("dataTypes", patterns(component.dataTypes()));
		node.putObject("javaRelease").put("number", measurement.release().number())
				.put("origin", measurement.release().origin().name().toLowerCase(Locale.ROOT));
		ArrayNode classPath = node.putArray("classPath");
		measurement.classPath().forEach(classPath::add);
		node.put("linesProfile", measurement.linesProfile().id());
		node.put("loc", measurement.loc());
		node.set("cyclomatic", CodeFigures.json(measurement.cyclomatic()));
		node.set("cognitive", CodeFigures.json(measurement.cognitive()));
		node.putObject("information").put("profile", measurement.information().profile().id())
				.put("size", measurement.information().size()).put("complexity", measurement.information().complexity())
				.put("coupling", measurement.information().coupling()).put("cohesion", boxed(measurement.information().cohesion()));
		node.putObject("counting").put("nodes", measurement.counting().nodes()).put("hyperedges", measurement.counting().hyperedges())
				.put("interModuleHyperedges", measurement.counting().interModuleHyperedges());
		node.putObject("unresolved").put("types", measurement.unresolved().types()).put("calls", measurement.unresolved().calls())
				.put("names", measurement.unresolved().names());
		node.set("profiles", CodeFigures.everyProfile(measurement));
		node.set("packages", CodeFigures.packages(measurement));
		ArrayNode types = node.putArray("types");
		for (TypeMeasurement type : measurement.types()) {
			types.addObject().put("name", type.name()).put("file", type.file()).put("line", type.line()).put("loc", type.loc())
					.set("cyclomatic", CodeFigures.brief(type.cyclomatic())).set("cognitive", CodeFigures.brief(type.cognitive()));
		}
		ArrayNode problems = node.putArray("problems");
		for (Problem problem : measurement.problems()) {
			problems.addObject().put("code", problem.kind().code()).put("kind", problem.kind().name().toLowerCase(Locale.ROOT))
					.put("file", problem.file()).put("line", problem.line()).put("message", problem.message());
		}
		return node;
	}

	private static ArrayNode patterns(List<TypePattern> patterns) {
		ArrayNode array = JsonNodeFactory.instance.arrayNode();
		patterns.forEach(pattern -> array.add(pattern.toString()));
		return array;
	}

	private static Double boxed(OptionalDouble value) {
		return value.isPresent() ? value.getAsDouble() : null;
	}
}
