/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tunings;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** A list of series of tunings as JSON. */
public final class TuningListJson {
	private TuningListJson() {
	}

	/**
	 * A series in a list.
	 *
	 * @param tunings how many it has
	 * @param file    empty for one that is built in
	 */
	public record Listed(String id, int tunings, String title, Optional<Path> file) {
	}

	/** An object for each series. */
	public static ArrayNode of(List<Listed> listed) {
		ArrayNode array = JsonNodeFactory.instance.arrayNode();
		listed.forEach(one -> array.addObject().put("id", one.id()).put("tunings", one.tunings()).put("title", one.title())
				.put("file", one.file().map(Path::toString).orElse(null)));
		return array;
	}
}
