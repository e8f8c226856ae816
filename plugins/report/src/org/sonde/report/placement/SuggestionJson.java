/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.placement;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.sonde.common.keyword.Keyword;
import org.sonde.placement.suggestion.HiddenCalls;
import org.sonde.placement.suggestion.PatternOffer;
import org.sonde.placement.suggestion.Suggestion;
import org.sonde.placement.suggestion.SuggestionFilter;
import org.sonde.placement.suggestion.SuggestionKind;
import org.sonde.placement.suggestion.Suggestions;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Suggested methods as JSON. */
public final class SuggestionJson {
	private SuggestionJson() {
	}

	/** @param chosen the first of the suggestions */
	public static ObjectNode of(Suggestions suggestions, List<Suggestion> chosen, List<PatternOffer> patterns) {
		ObjectNode node = JsonNodeFactory.instance.objectNode().put("types", suggestions.types()).put("methods", suggestions.candidates())
				.put("withReason", suggestions.methods().size());
		ArrayNode list = node.putArray("suggestions");
		chosen.forEach(one -> write(one, list.addObject()));
		ArrayNode offers = node.putArray("patterns");
		for (PatternOffer offer : patterns) {
			ArrayNode methods = offers.addObject().put("pattern", offer.pattern()).putArray("methods");
			offer.methods().forEach(method -> methods.add(method.toString()));
		}
		counts(SuggestionKind.class, suggestions.found(), node.putObject("found"));
		ObjectNode filtered = node.putObject("filtered");
		new TreeMap<>(suggestions.filtered()).forEach((filter, left) -> filtered.put(filter.keyword(), left.size()));
		HiddenCalls hidden = suggestions.hidden();
		node.putObject("hidden").put("methodsWithoutImplementation", hidden.methodsWithoutImplementation())
				.put("callsWithoutImplementation", hidden.callsWithoutImplementation())
				.put("methodsWithSeveralImplementations", hidden.methodsWithSeveralImplementations())
				.put("callsWithSeveralImplementations", hidden.callsWithSeveralImplementations())
				.put("reflectiveCalls", hidden.reflectiveCalls())
				.put("callbacks", hidden.callbacks());
		ArrayNode unread = node.putArray("unread");
		suggestions.unread().forEach(one -> unread.addObject().put("place", one.place()).put("reason", one.reason()));
		return node;
	}

	private static void write(Suggestion suggestion, ObjectNode node) {
		node.put("signature", suggestion.method().toString());
		ArrayNode reasons = node.putArray("reasons");
		suggestion.reasons().forEach(reason -> reasons.addObject().put("kind", reason.kind().keyword()).put("figure", reason.figure())
				.put("text", reason.text()));
	}

	private static <K extends Enum<K> & Keyword> void counts(Class<K> type, Map<K, Integer> counts, ObjectNode node) {
		EnumMap<K, Integer> ordered = new EnumMap<>(type);
		ordered.putAll(counts);
		ordered.forEach((key, count) -> node.put(key.keyword(), count));
	}
}
