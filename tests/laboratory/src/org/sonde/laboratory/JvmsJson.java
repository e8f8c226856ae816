/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.laboratory;

import java.util.List;
import java.util.Map;

import org.sonde.benchmark.userprogram.Observation;
import org.sonde.benchmark.userprogram.ProgramOverhead;
import org.sonde.benchmark.userprogram.ResourceUsage.Figure;
import org.sonde.overhead.json.JsonText;
import org.sonde.overhead.results.Phase;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What each JVM of a trial measured, in the data: the figures that its means and intervals come from, in the order in which the JVMs ran.
 */
final class JvmsJson {

	private JvmsJson() {
	}

	/** Per unit of work: of JVMs with the probes in one state what a unit took, of those that switched them what they added. */
	static ArrayNode of(ProgramOverhead overhead) {
		ArrayNode jvms = JsonText.MAPPER.createArrayNode();
		overhead.whole().forEach((phase, observed) -> observed
				.forEach(one -> put(jvms.addObject(), phase.keyword(), one(Map.of(phase, List.of(one)), Map.of()), phase, false)));
		overhead.switched().forEach((phase, observed) -> observed
				.forEach(one -> put(jvms.addObject().put("windows", one.windows().size()), phase.keyword() + "-added",
						one(Map.of(), Map.of(phase, List.of(one))), phase, true)));
		return jvms;
	}

	private static ProgramOverhead one(Map<Phase, List<Observation>> whole, Map<Phase, List<Observation>> switched) {
		return new ProgramOverhead(whole, switched, Map.of());
	}

	private static void put(ObjectNode jvm, String id, ProgramOverhead one, Phase phase, boolean adds) {
		jvm.put("id", id);
		for (Figure figure : Figure.values()) {
			(adds ? one.added(phase, figure) : one.steady(phase, figure)).ifPresent(value -> jvm.put(figure.keyword(), value.value()));
		}
	}
}
