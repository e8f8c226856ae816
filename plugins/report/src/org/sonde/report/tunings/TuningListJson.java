/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tunings;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.sonde.report.tradeoff.SeriesOrigin;
import org.sonde.report.tradeoff.TuningSeries;

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
	 * @param source  who measured its overheads; empty for a user's own
	 * @param file    empty for one that is built in
	 */
	public record Listed(String id, int tunings, String title, SeriesOrigin origin, String source, Optional<Path> file) {

		/** One that is built in. */
		public static Listed of(TuningSeries series) {
			return new Listed(series.id(), series.tunings().size(), series.title(), series.origin(), series.source(), Optional.empty());
		}

		public static Listed of(OwnTunings own, Path file) {
			return new Listed(own.id(), own.tunings().size(), own.title(), SeriesOrigin.OWN, "", Optional.of(file));
		}
	}

	/** An object for each series. */
	public static ArrayNode of(List<Listed> listed) {
		ArrayNode array = JsonNodeFactory.instance.arrayNode();
		listed.forEach(one -> array.addObject().put("id", one.id()).put("tunings", one.tunings()).put("title", one.title())
				.put("origin", one.origin().keyword()).put("source", one.source())
				.put("file", one.file().map(Path::toString).orElse(null)));
		return array;
	}
}
