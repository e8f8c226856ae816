/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.laboratory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.sonde.common.keyword.Keyword;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.GapHistogram;
import org.sonde.overhead.cost.ProbeLoad;
import org.sonde.overhead.json.JsonText;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.report.userprogram.RecordedLoads;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What was recorded of a program, in the data: all that an estimate takes from it, so that another model can estimate it again. */
final class RecordedJson {

	private RecordedJson() {
	}

	static ObjectNode of(RecordedLoads recorded) {
		ObjectNode json = JsonText.MAPPER.createObjectNode().put("secondsPerUnit", recorded.secondsPerUnit());
		ArrayNode loads = json.putArray("loads");
		for (ProbeLoad load : recorded.loads()) {
			CallRate rate = load.callRate().orElseThrow();
			ObjectNode node = loads.addObject().put("signature", load.signature()).put("kind", load.kind().keyword())
					.put("callsPerSecond", rate.callsPerSecond());
			rate.traceEntriesPerSecond().ifPresent(entries -> node.put("traceEntriesPerSecond", entries));
			rate.meanResponseNanos().ifPresent(nanos -> node.put("meanResponseNanos", nanos));
			rate.gaps().ifPresent(gaps -> node.put("gaps", gaps.toString()));
		}
		return json;
	}

	static RecordedLoads read(JsonNode json) {
		List<ProbeLoad> loads = new ArrayList<>();
		for (JsonNode node : json.get("loads")) {
			CallRate rate = new CallRate(node.get("callsPerSecond").asDouble(), "recorded", number(node, "traceEntriesPerSecond"),
					Optional.empty(), number(node, "meanResponseNanos"),
					Optional.ofNullable(node.get("gaps")).map(gaps -> GapHistogram.parse(gaps.asString())));
			loads.add(new ProbeLoad(node.get("signature").asString(), Keyword.of(ProbeKind.class, node.get("kind").asString()), true,
					Optional.of(rate)));
		}
		return new RecordedLoads(loads, json.get("secondsPerUnit").asDouble());
	}

	private static OptionalDouble number(JsonNode node, String name) {
		return node.has(name) ? OptionalDouble.of(node.get(name).asDouble()) : OptionalDouble.empty();
	}
}
