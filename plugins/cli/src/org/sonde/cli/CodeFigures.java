/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;

import org.sonde.metrics.cognitive.CognitiveProfile;
import org.sonde.metrics.cyclomatic.CyclomaticProfile;
import org.sonde.metrics.lines.LinesProfile;
import org.sonde.metrics.measurement.Distribution;
import org.sonde.metrics.measurement.Measurement;
import org.sonde.metrics.measurement.MethodMeasurement;
import org.sonde.metrics.measurement.PackageMeasurement;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Lines and complexity by every profile, of components, packages and methods, as JSON and as tables. */
final class CodeFigures {
	private CodeFigures() {
	}

	// --- JSON -----------------------------------------------------------------------------------------------------------

	/** Profile, number of methods, average, sum, maximum, and how many methods have which figure. */
	static ObjectNode json(Distribution<?> distribution) {
		ObjectNode node = JsonNodeFactory.instance.objectNode();
		node.put("profile", distribution.profile().id()).put("methods", distribution.methods())
				.put("average", distribution.methods() == 0 ? null : (Double) distribution.average().getAsDouble()).put("sum", distribution.sum()).put("max", distribution.max());
		ObjectNode histogram = node.putObject("histogram");
		distribution.histogram().forEach((figure, methods) -> histogram.put(figure.toString(), methods));
		return node;
	}

	/** Number of methods, sum and maximum. */
	static ObjectNode brief(Distribution<?> distribution) {
		return JsonNodeFactory.instance.objectNode().put("methods", distribution.methods()).put("sum", distribution.sum()).put("max",
				distribution.max());
	}

	/** By the id of each profile: the lines, and the cyclomatic complexity. */
	static ObjectNode everyProfile(Measurement measurement) {
		ObjectNode node = JsonNodeFactory.instance.objectNode();
		ObjectNode lines = node.putObject("loc");
		for (LinesProfile profile : LinesProfile.values()) {
			lines.put(profile.id(), measurement.lines(profile));
		}
		ObjectNode cyclomatic = node.putObject("cyclomatic");
		for (CyclomaticProfile profile : CyclomaticProfile.values()) {
			cyclomatic.set(profile.id(), json(measurement.cyclomatic(profile)).remove(List.of("profile", "histogram")));
		}
		return node;
	}

	/** By name, each without its sub-packages. */
	static ArrayNode packages(Measurement measurement) {
		ArrayNode array = JsonNodeFactory.instance.arrayNode();
		for (PackageMeasurement each : measurement.packages()) {
			array.addObject().put("name", each.name()).put("types", each.types().size()).put("loc", each.loc())
					.set("cyclomatic", brief(each.cyclomatic())).set("cognitive", brief(each.cognitive()));
		}
		return array;
	}

	/** Adds to each type in a version its methods, by every profile; null where a profile does not see one. */
	static void addMethods(ObjectNode version, Measurement measurement) {
		for (int i = 0; i < measurement.types().size(); i++) {
			ArrayNode methods = ((ObjectNode) version.get("types").get(i)).putArray("methods");
			measurement.types().get(i).methods().forEach(method -> addMethod(methods.addObject(), method));
		}
	}

	private static void addMethod(ObjectNode node, MethodMeasurement method) {
		node.put("type", method.type()).put("signature", method.signature()).put("kind", kind(method)).put("line", method.line());
		ObjectNode lines = node.putObject("loc");
		Stream.of(LinesProfile.values()).forEach(profile -> lines.put(profile.id(), method.lines(profile)));
		ObjectNode cyclomatic = node.putObject("cyclomatic");
		Stream.of(CyclomaticProfile.values()).forEach(profile -> cyclomatic.put(profile.id(), boxed(method.cyclomatic(profile))));
		node.put("cognitive", boxed(method.cognitive()));
	}

	private static Integer boxed(OptionalInt figure) {
		return figure.isPresent() ? figure.getAsInt() : null;
	}

	// --- methods --------------------------------------------------------------------------------------------------------

	/** A row a method, constructor and initialiser, by every profile; nothing where a profile does not see it. */
	static Table methods(Measurement measurement) {
		List<String> headings = new ArrayList<>(List.of("type", "method", "kind"));
		Stream.of(LinesProfile.values()).forEach(profile -> headings.add("lines [" + profile.id() + "]"));
		Stream.of(CyclomaticProfile.values()).forEach(profile -> headings.add("cyclomatic [" + profile.id() + "]"));
		headings.addAll(List.of("cognitive [" + CognitiveProfile.SONARSOURCE.id() + "]", "file", "line"));
		List<List<String>> rows = new ArrayList<>();
		measurement.types().forEach(type -> type.methods().stream().sorted(Comparator.comparingInt(MethodMeasurement::line))
				.forEach(method -> rows.add(row(method, type.file()))));
		return new Table(headings, rows);
	}

	private static List<String> row(MethodMeasurement method, String file) {
		List<String> row = new ArrayList<>(List.of(method.type(), method.signature(), kind(method)));
		Stream.of(LinesProfile.values()).forEach(profile -> row.add(Integer.toString(method.lines(profile))));
		Stream.of(CyclomaticProfile.values()).forEach(profile -> row.add(text(method.cyclomatic(profile))));
		row.addAll(List.of(text(method.cognitive()), file, Integer.toString(method.line())));
		return row;
	}

	private static String kind(MethodMeasurement method) {
		return switch (method.kind()) {
			case METHOD -> "method";
			case CONSTRUCTOR -> "constructor";
			case INITIALISER -> "initialiser";
			case STATIC_INITIALISER -> "static initialiser";
		};
	}

	private static String text(OptionalInt figure) {
		return figure.isPresent() ? Integer.toString(figure.getAsInt()) : "";
	}
}
