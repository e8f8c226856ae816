/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.results;

import java.util.List;

import org.sonde.common.digits.Digits;
import org.sonde.overhead.history.LevelChange;
import org.sonde.overhead.history.PortionShift;
import org.sonde.overhead.history.TrackChanges;
import org.sonde.overhead.statistics.ConfidenceInterval;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Writes where the level of benchmarks changed, as JSON. */
public final class LevelChangesJson {

	private LevelChangesJson() {
	}

	/** @param tracks of one history */
	public static ArrayNode of(List<TrackChanges> tracks) {
		ArrayNode array = JsonNodeFactory.instance.arrayNode();
		for (TrackChanges track : tracks) {
			ArrayNode changes = array.addObject().put("suite", track.suite().name()).put("configuration", track.track().label())
					.put("unit", track.track().unit().keyword()).put("runs", track.track().points().size()).putArray("changes");
			track.changes().forEach(found -> put(found, changes.addObject()));
		}
		return array;
	}

	private static void put(TrackChanges.Found found, ObjectNode node) {
		put(found.change(), node);
		if (!found.portions().isEmpty()) {
			ArrayNode portions = node.putArray("portions");
			found.portions().forEach(portion -> put(portion, portions.addObject()));
		}
	}

	private static void put(PortionShift portion, ObjectNode node) {
		node.put("portion", portion.portion()).put("moved", portion.moved());
		put("difference", portion.difference(), node);
		if (portion.difference().known().isPresent()) {
			node.put("share", Digits.withoutNoise(portion.share()));
		}
	}

	private static void put(LevelChange change, ObjectNode node) {
		node.put("time", change.first().time().toString());
		change.first().revision().ifPresentOrElse(revision -> node.put("revision", revision), () -> node.putNull("revision"));
		node.put("before", Digits.withoutNoise(change.before())).put("after", Digits.withoutNoise(change.after()));
		put("ratio", change.ratio(), node);
	}

	private static void put(String name, ConfidenceInterval figure, ObjectNode node) {
		switch (figure) {
			case ConfidenceInterval.Known known -> node.putObject(name)
					.put("value", Digits.withoutNoise(known.interval().value()))
					.put("low", Digits.withoutNoise(known.interval().low()))
					.put("high", Digits.withoutNoise(known.interval().high()));
			case ConfidenceInterval.Unknown unknown -> node.putNull(name).put(name + "UnknownBecause", unknown.reason());
		}
	}
}
