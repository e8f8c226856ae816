/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.results;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.sonde.overhead.published.MeasuredResults;
import org.sonde.overhead.results.ResultSet;
import org.sonde.report.tradeoff.SeriesOrigin;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** A list of result sets as JSON. */
public final class ResultListJson {
	private ResultListJson() {
	}

	/**
	 * A result set in a list.
	 *
	 * @param file empty for one that is built in
	 */
	public record Listed(ResultSet set, Optional<Path> file) {

		/** Returns who measured the set. */
		public SeriesOrigin origin() {
			return file.isPresent() ? SeriesOrigin.OWN
					: MeasuredResults.find(set.id()).isPresent() ? SeriesOrigin.MEASURED : SeriesOrigin.PUBLISHED;
		}
	}

	/** An object for each result set. */
	public static ArrayNode of(List<Listed> listed) {
		ArrayNode array = JsonNodeFactory.instance.arrayNode();
		for (Listed one : listed) {
			ResultSet set = one.set();
			ArrayNode tags = array.addObject().put("id", set.id()).put("title", set.title()).put("year", set.source().year())
					.put("probeKind", set.conditions().probeKind().map(kind -> kind.keyword()).orElse(null))
					.put("configurations", set.configurations().size()).put("source", set.source().citation())
					.put("origin", one.origin().keyword())
					.put("file", one.file().map(Path::toString).orElse(null)).putArray("tags");
			set.tags().forEach(tags::add);
		}
		return array;
	}
}
