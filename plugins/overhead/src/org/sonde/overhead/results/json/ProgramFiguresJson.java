/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results.json;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

import org.sonde.common.keyword.Keyword;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.json.JsonPlace;
import org.sonde.overhead.results.Conditions;
import org.sonde.overhead.results.ProgramFigures;
import org.sonde.overhead.statistics.Interval;

import tools.jackson.databind.node.ObjectNode;

/** Reads and writes what was measured in a program, in the file of a result set. */
final class ProgramFiguresJson {

	private static final String[] KINDS = Arrays.stream(ProgramFigures.Kind.values()).map(Keyword::keyword).toArray(String[]::new);

	private ProgramFiguresJson() {
	}

	static ProgramFigures read(JsonPlace place) throws OverheadException {
		place.objectOf("unitOfWork", "callsPerUnit", "recordsPerUnit", "wakeUpsPerUnit", "perUnit", "conditions");
		String unit = place.get("unitOfWork").text();
		double calls = place.get("callsPerUnit").number().doubleValue();
		double records = place.get("recordsPerUnit").number().doubleValue();
		double wakeUps = place.get("wakeUpsPerUnit").number().doubleValue();
		JsonPlace perUnit = place.get("perUnit").objectOf(KINDS);
		Map<ProgramFigures.Kind, Interval> figures = new EnumMap<>(ProgramFigures.Kind.class);
		for (ProgramFigures.Kind kind : ProgramFigures.Kind.values()) {
			Optional<JsonPlace> one = perUnit.find(kind.keyword());
			if (one.isPresent()) {
				figures.put(kind, GapSweepJson.interval(one.get()));
			}
		}
		Conditions conditions = ResultSetReader.conditions(place.get("conditions"));
		return place.check(() -> new ProgramFigures(unit, calls, records, wakeUps, figures, conditions));
	}

	static void write(ProgramFigures figures, ObjectNode node) {
		node.put("unitOfWork", figures.unitOfWork()).put("callsPerUnit", GapSweepJson.rounded(figures.callsPerUnit()))
				.put("recordsPerUnit", GapSweepJson.rounded(figures.recordsPerUnit()))
				.put("wakeUpsPerUnit", GapSweepJson.rounded(figures.wakeUpsPerUnit()));
		ObjectNode perUnit = node.putObject("perUnit");
		figures.perUnit().forEach((kind, interval) -> GapSweepJson.write(interval, perUnit.putObject(kind.keyword())));
		ResultSetWriter.conditions(node.putObject("conditions"), figures.conditions());
	}
}
