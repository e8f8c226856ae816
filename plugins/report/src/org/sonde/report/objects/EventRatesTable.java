/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.objects;

import java.util.List;
import java.util.Optional;

import org.sonde.common.digits.Digits;
import org.sonde.common.table.Table;
import org.sonde.instrumentation.plan.ObjectProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.CallRates;
import org.sonde.overhead.calls.GapHistogram;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** How often watched fields and types reported something, as a table and as JSON. */
public final class EventRatesTable {
	private EventRatesTable() {
	}

	/** A row a probe that watches objects. */
	public static Table of(Plan plan, EventRates events, CallRates rates) {
		return new Table(List.of("events [1]", "events per second [1/s]", "state", "field or type"),
				Probes.objectProbes(plan).stream().map(probe -> {
					String name = Probes.name(probe);
					return List.of(Long.toString(count(events, name)),
							rates.find(name).map(rate -> Digits.rate(rate.callsPerSecond())).orElse("unknown"), state(probe), name);
				}).toList());
	}

	/** Null for what is not known. */
	public static ObjectNode json(Plan plan, EventRates events, CallRates rates) {
		ObjectNode root = JsonNodeFactory.instance.objectNode();
		ArrayNode watched = root.putArray("watched");
		for (ObjectProbe probe : Probes.objectProbes(plan)) {
			String name = Probes.name(probe);
			Optional<CallRate> rate = rates.find(name);
			watched.addObject().put("signature", name).put("state", state(probe)).put("calls", count(events, name))
					.put("callsPerSecond", rate.map(CallRate::callsPerSecond).orElse(null))
					.put("gaps", rate.flatMap(CallRate::gaps).map(GapHistogram::toString).orElse(null));
		}
		ArrayNode notPlanned = root.putArray("watchedNotPlanned");
		events.notPlanned().forEach((event, count) -> notPlanned.addObject().put("sensor", event.substring(0, event.lastIndexOf(' ')))
				.put("event", event.substring(event.lastIndexOf(' ') + 1)).put("count", count));
		return root;
	}

	private static long count(EventRates events, String probe) {
		return Optional.ofNullable(events.events().get(probe)).map(EventRates.Events::count).orElse(0L);
	}

	private static String state(ObjectProbe probe) {
		return probe.isActive() ? "active" : "deactivated";
	}
}
