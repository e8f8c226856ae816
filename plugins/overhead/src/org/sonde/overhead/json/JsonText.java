/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.json;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.util.RawValue;

/** The one layout of Sonde's result-set files: a field a line, so that git shows what changed; a series of numbers in one line. */
public final class JsonText {

	public static final JsonMapper MAPPER = JsonMapper.builder()
			.enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
			.disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
			.build();

	private JsonText() {
	}

	/** The same tree gives the same text, ending with a newline. */
	public static String of(ObjectNode tree) {
		DefaultIndenter indenter = new DefaultIndenter("\t", "\n");
		return MAPPER.writer().with(new DefaultPrettyPrinter().withObjectIndenter(indenter).withArrayIndenter(indenter))
				.writeValueAsString(withSeriesInOneLine(tree)) + "\n";
	}

	private static JsonNode withSeriesInOneLine(JsonNode node) {
		if (node instanceof ArrayNode array) {
			return isSeries(array) ? inOneLine(array) : array(array);
		}
		if (!(node instanceof ObjectNode object)) {
			return node;
		}
		ObjectNode result = MAPPER.createObjectNode();
		object.properties().forEach(field -> result.set(field.getKey(), withSeriesInOneLine(field.getValue())));
		return result;
	}

	private static JsonNode array(ArrayNode array) {
		List<JsonNode> elements = new ArrayList<>();
		array.forEach(element -> elements.add(withSeriesInOneLine(element)));
		return MAPPER.createArrayNode().addAll(elements);
	}

	private static boolean isSeries(ArrayNode array) {
		for (JsonNode element : array) {
			if (!element.isNumber()) {
				return false;
			}
		}
		return !array.isEmpty();
	}

	private static JsonNode inOneLine(ArrayNode numbers) {
		StringJoiner text = new StringJoiner(", ", "[ ", " ]");
		numbers.forEach(number -> text.add(MAPPER.writeValueAsString(number)));
		return MAPPER.getNodeFactory().rawValueNode(new RawValue(text.toString()));
	}
}
