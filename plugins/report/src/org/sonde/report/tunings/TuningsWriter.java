/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tunings;

import java.math.BigDecimal;

import org.sonde.overhead.json.JsonText;
import org.sonde.report.figure.Figure;
import org.sonde.report.tradeoff.ComplexitySource;
import org.sonde.report.tradeoff.Consequences;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Writes tunings of one's own: a field a line, made for diffs; the same tunings give the same bytes. */
public final class TuningsWriter {

	private TuningsWriter() {
	}

	/** The whole file as text, ending with a newline. */
	public static String toJson(OwnTunings tunings) {
		ObjectNode root = JsonText.MAPPER.createObjectNode();
		root.put("format", TuningsReader.FORMAT).put("version", TuningsReader.VERSION).put("id", tunings.id()).put("title",
				tunings.title());
		if (!tunings.notes().isEmpty()) {
			ArrayNode notes = root.putArray("notes");
			tunings.notes().forEach(notes::add);
		}
		ArrayNode all = root.putArray("tunings");
		tunings.tunings().forEach(tuning -> tuning(all.addObject(), tuning));
		return JsonText.of(root);
	}

	private static void tuning(ObjectNode node, OwnTuning tuning) {
		node.put("name", tuning.name());
		if (!tuning.change().isEmpty()) {
			node.put("change", tuning.change());
		}
		ObjectNode overhead = node.putObject("overhead");
		switch (tuning.overhead()) {
			case OwnTuning.Overhead.Runs runs ->
				overhead.put("resultSet", runs.resultSet()).put("base", runs.base()).put("monitored", runs.monitored());
			case OwnTuning.Overhead.Unknown unknown -> overhead.put("unknown", unknown.reason());
		}
		ObjectNode code = node.putObject("code");
		switch (tuning.code()) {
			case OwnTuning.Code.BuiltIn builtIn -> code.put("builtIn", builtIn.code().id()).put("version", builtIn.version());
			case OwnTuning.Code.Figures figures -> figures(code, figures.measured());
			case OwnTuning.Code.Unknown unknown -> code.put("unknown", unknown.reason());
		}
		tuning.verdict().ifPresent(verdict -> node.putObject("verdict").put("decision", verdict.decision().keyword())
				.put("reasons", verdict.reasons()).put("place", verdict.place()));
		consequences(node, tuning.consequences());
	}

	private static void figures(ObjectNode node, ComplexitySource.Measured measured) {
		measured.provenance().ifPresentOrElse(known -> node.put("source", known.source()).put("counted", known.method()),
				() -> node.put("unknown", "no figure of it is known"));
		number(node, "linesOfCode", measured.linesOfCode());
		number(node, "averageCyclomaticComplexity", measured.cyclomatic());
		number(node, "informationComplexity", measured.informationComplexity());
	}

	private static void number(ObjectNode node, String field, Figure figure) {
		if (figure instanceof Figure.Known known) {
			node.put(field, BigDecimal.valueOf(known.value()).stripTrailingZeros());
		}
	}

	private static void consequences(ObjectNode node, Consequences consequences) {
		if (!consequences.effects().isEmpty()) {
			ArrayNode qualities = node.putArray("qualities");
			consequences.effects().forEach(effect -> qualities.addObject().put("quality", effect.quality().keyword())
					.put("effect", effect.direction().keyword()).put("basis", effect.basis()));
		}
		if (!consequences.lost().isEmpty()) {
			ArrayNode lost = node.putArray("lost");
			consequences.lost().forEach(loss -> lost.addObject().put("function", loss.function()).put("place", loss.place()));
		}
	}
}
