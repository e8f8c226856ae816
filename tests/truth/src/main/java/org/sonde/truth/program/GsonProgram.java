/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.truth.program;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonElement;
import com.google.gson.JsonParser;

/** Reads JSON as a tree, changes and writes it, and binds it to records with Gson. */
final class GsonProgram implements Program {

	private final Gson gson = new GsonBuilder().setPrettyPrinting().create();
	private final String json = SampleData.json(SampleData.orders(20, 3));

	@Override
	public long unit() {
		JsonElement tree = JsonParser.parseString(json);
		for (JsonElement order : tree.getAsJsonArray()) {
			order.getAsJsonObject().addProperty("rounded", Math.round(order.getAsJsonObject().get("price").getAsDouble()));
		}
		long sum = gson.toJson(tree).hashCode();
		for (Order order : gson.fromJson(json, Order[].class)) {
			sum = 31 * sum + order.hashCode();
		}
		return sum;
	}
}
