/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tradeoff;

import java.util.List;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Code that is measured already as JSON. */
public final class MeasuredCodeJson {
	private MeasuredCodeJson() {
	}

	/** An object for each set, with all that was measured. */
	public static ArrayNode of(List<MeasuredCode> sets) {
		ArrayNode array = JsonNodeFactory.instance.arrayNode();
		sets.forEach(set -> array.addObject().put("id", set.id()).put("title", set.title()).setAll((ObjectNode) set.json()));
		return array;
	}
}
