/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tradeoff;

import java.util.List;

import org.sonde.common.digits.Digits;
import org.sonde.report.code.CodeJson;
import org.sonde.report.figure.Figure;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Series of tunings for programs, with everything that is known of them. */
public final class TradeOffJson {

	private TradeOffJson() {
	}

	/** An array of series, each an object with its tunings. */
	public static ArrayNode of(List<TuningSeries> series, OverheadMeasure overhead, CodeMeasure code) {
		ArrayNode array = JsonNodeFactory.instance.arrayNode();
		for (TuningSeries one : series) {
			ObjectNode node = array.addObject().put("id", one.id()).put("title", one.title()).put("origin", one.origin().keyword())
					.put("citation", one.citation()).put("source", one.source());
			ArrayNode ofSeries = node.putArray("notes");
			one.notes().forEach(ofSeries::add);
			node.put("placedBy", overhead.keyword());
			node.put("against", switch (code) {
				case ComplexityMeasure measure -> measure.keyword();
				case WeightedIndex index -> "index:" + index.weights();
			});
			ArrayNode tunings = node.putArray("tunings");
			for (TradeOffPlane.Place place : TradeOffPlane.of(one.points(), overhead, code).places()) {
				tuning(tunings.addObject(), place);
			}
		}
		return array;
	}

	/** What the command line prints of them with {@code tradeoff --format json}. */
	public static String printed(List<TuningSeries> series, OverheadMeasure overhead, CodeMeasure code) {
		return CodeJson.text(of(series, overhead, code));
	}

	private static void tuning(ObjectNode tuning, TradeOffPlane.Place place) {
		TradeOffPoint point = place.point();
		tuning.put("name", point.name()).put("change", point.change());
		tuning.set("overhead", figure(point.overhead()));
		tuning.set("throughput", point.throughput().map(TradeOffJson::figure).orElse(null));
		tuning.set("cpuTime", figure(point.processorTime()));
		tuning.set("linesOfCode", figure(point.linesOfCode()));
		tuning.set("averageCyclomatic", figure(point.cyclomatic()));
		tuning.set("informationComplexity", figure(point.informationComplexity()));
		tuning.set("against", figure(place.code()));
		switch (place.standing()) {
			case ParetoStatus.Front front -> tuning.put("onParetoFront", true);
			case ParetoStatus.Dominated dominated -> {
				tuning.put("onParetoFront", false);
				ArrayNode by = tuning.putArray("dominatedBy");
				dominated.by().forEach(by::add);
			}
			case ParetoStatus.Open open -> tuning.put("notHeldAgainstOthers", open.reason());
		}
		point.verdict().ifPresent(verdict -> tuning.putObject("verdict").put("decision", verdict.decision().keyword())
				.put("reasons", verdict.reasons()).put("place", verdict.place()));
		ArrayNode qualities = tuning.putArray("qualities");
		point.consequences().effects().forEach(effect -> qualities.addObject().put("quality", effect.quality().keyword())
				.put("characteristic", effect.quality().characteristic()).put("effect", effect.direction().keyword())
				.put("basis", effect.basis()));
		ArrayNode lost = tuning.putArray("lost");
		point.consequences().lost().forEach(loss -> lost.addObject().put("function", loss.function()).put("place", loss.place()));
		ArrayNode notes = tuning.putArray("notes");
		point.notes().forEach(notes::add);
	}

	private static ObjectNode figure(Figure figure) {
		ObjectNode node = JsonNodeFactory.instance.objectNode();
		switch (figure) {
			case Figure.Known known -> {
				node.put("value", Digits.withoutNoise(known.value())).put("unit", known.unit());
				known.interval().ifPresent(interval -> node.put("low", Digits.withoutNoise(interval.low()))
						.put("high", Digits.withoutNoise(interval.high())));
				node.put("basis", known.provenance().text());
			}
			case Figure.Unknown unknown -> node.put("unknown", unknown.reason());
		}
		return node;
	}
}
