/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.results;

import org.sonde.common.digits.Digits;
import org.sonde.overhead.history.BenchmarkHistory;
import org.sonde.overhead.history.BenchmarkHistory.Suite;
import org.sonde.overhead.history.BenchmarkHistory.Track;
import org.sonde.overhead.history.LevelChange;
import org.sonde.overhead.statistics.ConfidenceInterval;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Where the level of benchmarks changed, as JSON. */
public final class LevelChangesJson {

	private LevelChangesJson() {
	}

	public static ArrayNode of(BenchmarkHistory history) {
		ArrayNode tracks = JsonNodeFactory.instance.arrayNode();
		for (Suite suite : history.suites()) {
			for (Track track : suite.tracks()) {
				ArrayNode changes = tracks.addObject().put("suite", suite.name()).put("configuration", track.label())
						.put("unit", track.unit().keyword()).put("runs", track.points().size()).putArray("changes");
				LevelChange.of(track).forEach(change -> put(change, changes.addObject()));
			}
		}
		return tracks;
	}

	private static void put(LevelChange change, ObjectNode node) {
		node.put("time", change.first().time().toString());
		change.first().revision().ifPresentOrElse(revision -> node.put("revision", revision), () -> node.putNull("revision"));
		node.put("before", Digits.withoutNoise(change.before())).put("after", Digits.withoutNoise(change.after()));
		switch (change.ratio()) {
			case ConfidenceInterval.Known known -> node.putObject("ratio")
					.put("value", Digits.withoutNoise(known.interval().value()))
					.put("low", Digits.withoutNoise(known.interval().low()))
					.put("high", Digits.withoutNoise(known.interval().high()));
			case ConfidenceInterval.Unknown unknown -> node.putNull("ratio").put("ratioUnknownBecause", unknown.reason());
		}
	}
}
