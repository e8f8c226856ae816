/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Reads JSON as a tree, changes and writes it, and binds it to records with Jackson. */
final class JacksonProgram implements Program {

	private final ObjectMapper mapper = new ObjectMapper();
	private final String json = SampleData.json(SampleData.orders(60, 2));

	@Override
	public long unit() throws Exception {
		JsonNode tree = mapper.readTree(json);
		for (JsonNode order : tree) {
			((ObjectNode) order).put("total", order.get("quantity").asInt() * order.get("price").asDouble()).remove("note");
		}
		long sum = mapper.writeValueAsString(tree).hashCode();
		for (Order order : mapper.readValue(json, Order[].class)) {
			sum = 31 * sum + order.hashCode();
		}
		return sum;
	}
}
