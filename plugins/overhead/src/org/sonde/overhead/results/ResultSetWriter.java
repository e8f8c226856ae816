/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import java.math.BigDecimal;
import java.util.Optional;

import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Writes result sets in the newest format version. The same set gives the same bytes: UTF-8, fixed order of fields, one field
 * a line.
 */
public final class ResultSetWriter {

	private static final JsonMapper MAPPER = JsonMapper.builder()
			.enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
			.disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
			.build();

	private ResultSetWriter() {
	}

	/** The whole file as text, ending with a newline. */
	public static String toJson(ResultSet set) {
		DefaultIndenter indenter = new DefaultIndenter("\t", "\n");
		ObjectWriter writer = MAPPER.writer()
				.with(new DefaultPrettyPrinter().withObjectIndenter(indenter).withArrayIndenter(indenter));
		return writer.writeValueAsString(resultSet(set)) + "\n";
	}

	private static ObjectNode resultSet(ResultSet set) {
		ObjectNode root = MAPPER.createObjectNode();
		root.put("format", ResultSetReader.FORMAT);
		root.put("version", ResultSetReader.VERSION);
		root.put("id", set.id());
		root.put("title", set.title());
		source(root.putObject("source"), set.source());
		set.series().ifPresent(series -> root.putObject("series")
				.put("id", series.id()).put("step", series.step()).put("position", series.position()));
		set.maintainability().ifPresent(maintainability -> maintainability(root.putObject("maintainability"), maintainability));
		conditions(root.putObject("conditions"), set.conditions());
		ArrayNode configurations = root.putArray("configurations");
		set.configurations().forEach(configuration -> configuration(configurations.addObject(), configuration));
		return root;
	}

	private static void source(ObjectNode node, Source source) {
		node.put("citation", source.citation());
		node.put("year", source.year());
		putText(node, "doi", source.doi());
		node.put("place", source.place());
		if (!source.notes().isEmpty()) {
			ArrayNode notes = node.putArray("notes");
			source.notes().forEach(notes::add);
		}
	}

	private static void maintainability(ObjectNode node, Maintainability maintainability) {
		node.put("place", maintainability.place());
		putText(node, "verdict", maintainability.verdict());
		putText(node, "words", maintainability.words());
		putNumber(node, "linesOfCode", maintainability.linesOfCode());
		putNumber(node, "averageCyclomaticComplexity", maintainability.averageCyclomaticComplexity());
		putNumber(node, "informationComplexity", maintainability.informationComplexity());
		putText(node, "note", maintainability.note());
	}

	private static void conditions(ObjectNode node, Conditions conditions) {
		conditions.values().forEach((name, condition) -> {
			ObjectNode child = node.putObject(name.keyword());
			switch (condition) {
				case Condition.Stated stated -> putConditionValue(child, "stated", name, stated.value());
				case Condition.Assumed assumed -> {
					putConditionValue(child, "assumed", name, assumed.value());
					child.put("reason", assumed.reason());
				}
			}
		});
	}

	private static void putConditionValue(ObjectNode node, String field, ConditionName name, String value) {
		if (name.isNumber()) {
			node.put(field, new BigDecimal(value));
		} else {
			node.put(field, value);
		}
	}

	private static void configuration(ObjectNode node, Configuration configuration) {
		node.put("id", configuration.id());
		node.put("label", configuration.label());
		node.put("phase", configuration.phase().keyword());
		putText(node, "predecessor", configuration.predecessor());
		if (!configuration.conditions().values().isEmpty()) {
			conditions(node.putObject("conditions"), configuration.conditions());
		}
		if (!configuration.parameters().isEmpty()) {
			ObjectNode parameters = node.putObject("parameters");
			for (Parameter parameter : configuration.parameters()) {
				if (parameter.number()) {
					parameters.put(parameter.name(), new BigDecimal(parameter.value()));
				} else {
					parameters.put(parameter.name(), parameter.value());
				}
			}
		}
		ArrayNode measurements = node.putArray("measurements");
		configuration.measurements().forEach(measurement -> measurement(measurements.addObject(), measurement));
	}

	private static void measurement(ObjectNode node, Measurement measurement) {
		node.put("quantity", measurement.kind().keyword());
		node.put("unit", measurement.unit().keyword());
		node.put("per", measurement.scope().keyword());
		if (measurement.precision() != Precision.EXACT) {
			node.put("precision", measurement.precision().keyword());
		}
		measurement.values().forEach((statistic, value) -> node.put(statistic.keyword(), value));
		putText(node, "place", measurement.place());
	}

	private static void putText(ObjectNode node, String name, Optional<String> text) {
		text.ifPresent(value -> node.put(name, value));
	}

	private static void putNumber(ObjectNode node, String name, Optional<BigDecimal> number) {
		number.ifPresent(value -> node.put(name, value));
	}
}
