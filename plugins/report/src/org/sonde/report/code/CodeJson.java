/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.code;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.Stream;

import org.sonde.metrics.Problem;
import org.sonde.metrics.comparison.Comparison;
import org.sonde.metrics.comparison.TypeComparison;
import org.sonde.metrics.comparison.TypeFigure;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.component.Modules;
import org.sonde.metrics.component.TypePattern;
import org.sonde.metrics.cyclomatic.CyclomaticProfile;
import org.sonde.metrics.hypergraph.InformationMetrics;
import org.sonde.metrics.hypergraph.InformationProfile;
import org.sonde.metrics.lines.LinesProfile;
import org.sonde.metrics.figures.ComponentMeasurement;
import org.sonde.metrics.figures.FigureDistribution;
import org.sonde.metrics.figures.MethodMeasurement;
import org.sonde.metrics.figures.PackageMeasurement;
import org.sonde.metrics.figures.Share;
import org.sonde.metrics.figures.Shares;
import org.sonde.metrics.figures.TypeMeasurement;
import org.sonde.metrics.source.JavaRelease;

import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Measured code as JSON. The command line and the IDE write the same bytes. */
public final class CodeJson {
	/** Marks what is in the graph but not written in the source. */
	static final String IMPLICIT = "implicit";

	/** Made when first needed: most runs print no JSON. */
	private static final class Writer {
		static final ObjectWriter INDENTING = JsonMapper.builder().build().writer()
				.with(new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n"))
						.withArrayIndenter(new DefaultIndenter("  ", "\n")));
	}

	private CodeJson() {
	}

	/** Returns indented text. Each line ends with a line feed. */
	public static String text(JsonNode data) {
		return Writer.INDENTING.writeValueAsString(data) + "\n";
	}

	/** The same text, without holding it: a plan of 100,000 probes has hundreds of megabytes. */
	public static void write(JsonNode data, PrintWriter out) {
		Writer.INDENTING.without(StreamWriteFeature.AUTO_CLOSE_TARGET).writeValue(out, data);
		out.print('\n');
	}

	/**
	 * Versions and their ratios to the first.
	 *
	 * @param totals   whether without their packages, types and problems
	 * @param steps    what became of each type from every version to the next; empty to leave it out
	 * @param sortedBy whose changes are first
	 */
	public static ObjectNode of(Comparison comparison, boolean totals, List<TypeComparison> steps, TypeFigure sortedBy) {
		ObjectNode root = of(comparison);
		if (totals) {
			root.get("versions").forEach(version -> ((ObjectNode) version).remove(List.of("packages", "types", "outside", "problems")));
		}
		steps.forEach(step -> root.withArray("steps").add(TypeChangeJson.of(step, sortedBy)));
		return root;
	}

	private static ObjectNode of(Comparison comparison) {
		ObjectNode root = JsonNodeFactory.instance.objectNode();
		ArrayNode versions = root.putArray("versions");
		comparison.versions().forEach(version -> versions.add(version(version, false)));
		ArrayNode ratios = root.putArray("ratios");
		for (Comparison.Ratio ratio : comparison.ratios()) {
			ObjectNode node = ratios.addObject().put("to", ratio.to());
			node.put("loc", boxed(ratio.loc())).put("cyclomatic", boxed(ratio.cyclomatic())).put("cognitive", boxed(ratio.cognitive()))
					.put("size", boxed(ratio.size())).put("complexity", boxed(ratio.complexity())).put("coupling", boxed(ratio.coupling()));
		}
		root.set("citation", Citation.of(comparison.versions()).json());
		return root;
	}

	/** What the command line prints of a version with {@code metrics --methods --format json}. */
	public static String printed(ComponentMeasurement measurement) {
		return text(of(measurement, true));
	}

	/** What the command line prints of two versions with {@code compare --types --format json}. */
	public static String printed(TypeComparison step) {
		return text(of(new Comparison(List.of(step.before(), step.after())), false, List.of(step), TypeFigure.COMPLEXITY));
	}

	/**
	 * A version by itself, with its citation.
	 *
	 * @param methods whether each type has its methods, too
	 */
	public static ObjectNode of(ComponentMeasurement measurement, boolean methods) {
		return version(measurement, methods).set("citation", Citation.of(List.of(measurement)).json());
	}

	private static ObjectNode version(ComponentMeasurement measurement, boolean methods) {
		ObjectNode node = JsonNodeFactory.instance.objectNode();
		node.put("name", measurement.version()).put("location", measurement.source().location());
		if (!measurement.source().commit().isEmpty()) {
			node.put("commit", measurement.source().commit());
		}
		node.set("component", component(measurement.component()));
		putBoundAgainst(node, measurement.release(), measurement.classPath());
		node.put("linesProfile", measurement.linesProfile().id());
		node.put("loc", measurement.loc());
		node.set("cyclomatic", json(measurement.cyclomatic()));
		node.set("cognitive", json(measurement.cognitive()));
		putAll(node.putObject("information").put("profile", measurement.information().profile().id()), measurement.information());
		node.putObject("counting").put("nodes", measurement.counting().nodes()).put("hyperedges", measurement.counting().hyperedges())
				.put("interModuleHyperedges", measurement.counting().interModuleHyperedges());
		node.putObject("unresolved").put("types", measurement.unresolved().types()).put("calls", measurement.unresolved().calls())
				.put("names", measurement.unresolved().names());
		node.set("profiles", everyProfile(measurement));
		Shares shares = Shares.of(measurement);
		node.set("packages", packages(measurement, shares));
		ArrayNode types = node.putArray("types");
		for (TypeMeasurement type : measurement.types()) {
			types.addObject().put("name", type.name()).put("file", type.file()).put("line", type.line()).put("loc", type.loc())
					.set("cyclomatic", ofPart(type.cyclomatic())).set("cognitive", ofPart(type.cognitive()))
					.set("information", bits(shares.type(type)));
		}
		node.set("outside", bits(Optional.of(shares.outside())));
		if (methods) {
			addMethods(node, measurement, shares);
		}
		putAll(node, measurement.problems());
		return node;
	}

	/** What the names in the source were bound against. */
	static void putBoundAgainst(ObjectNode node, JavaRelease release, List<String> classPath) {
		node.putObject("javaRelease").put("number", release.number()).put("origin", release.origin().name().toLowerCase(Locale.ROOT));
		ArrayNode libraries = node.putArray("classPath");
		classPath.forEach(libraries::add);
	}

	static void putAll(ObjectNode node, List<Problem> met) {
		ArrayNode problems = node.putArray("problems");
		for (Problem problem : met) {
			problems.addObject().put("code", problem.kind().code()).put("kind", problem.kind().name().toLowerCase(Locale.ROOT))
					.put("file", problem.file()).put("line", problem.line()).put("message", problem.message());
		}
	}

	/** Its name and patterns, and its modules where they are not the usual ones. */
	static ObjectNode component(Component component) {
		ObjectNode node = JsonNodeFactory.instance.objectNode().put("name", component.name()).set("include", patterns(component.include()))
				.set("exclude", patterns(component.exclude())).set("dataTypes", patterns(component.dataTypes()));
		return component.modules() == Modules.TOP_LEVEL ? node : node.put("modules", component.modules().keyword());
	}

	private static ArrayNode patterns(List<TypePattern> patterns) {
		ArrayNode array = JsonNodeFactory.instance.arrayNode();
		patterns.forEach(pattern -> array.add(pattern.toString()));
		return array;
	}

	private static Double boxed(OptionalDouble value) {
		return value.isPresent() ? value.getAsDouble() : null;
	}

	/** Profile, number of methods, average, sum, maximum, and how many methods have which figure. */
	private static ObjectNode json(FigureDistribution<?> distribution) {
		ObjectNode node = JsonNodeFactory.instance.objectNode();
		node.put("profile", distribution.profile().id()).put("methods", distribution.methods())
				.put("average", distribution.methods() == 0 ? null : (Double) distribution.average().getAsDouble())
				.put("sum", distribution.sum()).put("max", distribution.max());
		ObjectNode histogram = node.putObject("histogram");
		distribution.histogram().forEach((figure, methods) -> histogram.put(figure.toString(), methods));
		return node;
	}

	/** Writes the figures of a part of a version. The profile is that of the whole version. */
	private static ObjectNode ofPart(FigureDistribution<?> distribution) {
		return json(distribution).remove(List.of("profile"));
	}

	private static void putAll(ObjectNode node, InformationMetrics figures) {
		node.put("size", figures.size()).put("complexity", figures.complexity()).put("coupling", figures.coupling())
				.put("cohesion", boxed(figures.cohesion()));
	}

	/** Writes lines, cyclomatic complexity and information metrics, under the id of each profile. */
	private static ObjectNode everyProfile(ComponentMeasurement measurement) {
		ObjectNode node = JsonNodeFactory.instance.objectNode();
		ObjectNode lines = node.putObject("loc");
		for (LinesProfile profile : LinesProfile.values()) {
			lines.put(profile.id(), measurement.lines(profile));
		}
		ObjectNode cyclomatic = node.putObject("cyclomatic");
		for (CyclomaticProfile profile : CyclomaticProfile.values()) {
			cyclomatic.set(profile.id(), json(measurement.cyclomatic(profile)).remove(List.of("profile", "histogram")));
		}
		ObjectNode information = node.putObject("information");
		for (InformationProfile profile : InformationProfile.values()) {
			putAll(information.putObject(profile.id()), profile == measurement.information().profile() ? measurement.information()
					: InformationMetrics.of(measurement.graph(), profile));
		}
		return node;
	}

	/** Writes the packages by name, each without its sub-packages. */
	private static ArrayNode packages(ComponentMeasurement measurement, Shares shares) {
		ArrayNode array = JsonNodeFactory.instance.arrayNode();
		for (PackageMeasurement each : measurement.packages()) {
			array.addObject().put("name", each.name()).put("types", each.types().size()).put("loc", each.loc())
					.set("cyclomatic", ofPart(each.cyclomatic())).set("cognitive", ofPart(each.cognitive()))
					.set("information", bits(shares.of(each)));
		}
		return array;
	}

	/** What a part adds to the information metrics of profile allen; null where it could not be bound. */
	private static ObjectNode bits(Optional<Share> share) {
		return share.map(bits -> JsonNodeFactory.instance.objectNode().put("size", bits.size()).put("complexity", bits.complexity())
				.put("coupling", bits.coupling())).orElse(null);
	}

	/**
	 * Adds to each type in a version its methods, by every profile; null where a profile does not see one. Then what is not
	 * written.
	 */
	private static void addMethods(ObjectNode version, ComponentMeasurement measurement, Shares shares) {
		for (int i = 0; i < measurement.types().size(); i++) {
			TypeMeasurement type = measurement.types().get(i);
			ObjectNode node = (ObjectNode) version.get("types").get(i);
			ArrayNode methods = node.putArray("methods");
			type.methods().forEach(method -> addMethod(methods.addObject(), method).set("information", bits(shares.method(method))));
			ArrayNode implicit = node.putArray(IMPLICIT);
			shares.implicit(type)
					.forEach((name, share) -> implicit.addObject().put("name", name).set("information", bits(Optional.of(share))));
		}
	}

	private static ObjectNode addMethod(ObjectNode node, MethodMeasurement method) {
		node.put("type", method.type()).put("signature", method.signature()).put("kind", kind(method)).put("line", method.line());
		ObjectNode lines = node.putObject("loc");
		Stream.of(LinesProfile.values()).forEach(profile -> lines.put(profile.id(), method.lines(profile)));
		ObjectNode cyclomatic = node.putObject("cyclomatic");
		Stream.of(CyclomaticProfile.values()).forEach(profile -> cyclomatic.put(profile.id(), boxed(method.cyclomatic(profile))));
		return node.put("cognitive", boxed(method.cognitive()));
	}

	private static Integer boxed(OptionalInt figure) {
		return figure.isPresent() ? figure.getAsInt() : null;
	}

	/** Returns the kind of the method in words. */
	static String kind(MethodMeasurement method) {
		return switch (method.kind()) {
			case METHOD -> "method";
			case CONSTRUCTOR -> "constructor";
			case INITIALISER -> "initialiser";
			case STATIC_INITIALISER -> "static initialiser";
		};
	}
}
