/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.CallRates;
import org.sonde.overhead.digits.Digits;
import org.sonde.report.code.Table;
import org.sonde.report.observed.ObservedCalls;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A plan held against a log: as a table, as JSON, and in lines that say where the two differ. */
final class ObservedView {
	private ObservedView() {
	}

	/** Where log and plan differ, a line a method. */
	static List<String> lines(ObservedCalls observed) {
		List<String> lines = new ArrayList<>();
		observed.neverFired().forEach(method -> lines.add("never recorded: " + method + " (not executed, or not woven)"));
		observed.recordedThoughDeactivated().forEach(
				method -> lines.add("recorded though deactivated: " + method + " (the run did not use this plan, or it was switched on)"));
		observed.notPlanned().forEach(operation -> lines.add("recorded but not planned: " + operation));
		return lines;
	}

	/** A row a method of the plan, in the order of its file. */
	static Table table(Plan plan, ObservedCalls observed) {
		Set<String> active = Probes.inFileOrder(plan).stream().filter(MethodProbe::isActive).map(probe -> probe.signature().toString())
				.collect(Collectors.toCollection(TreeSet::new));
		return new Table(List.of("calls per second [1/s]", "state", "method"),
				Probes.inFileOrder(plan).stream().map(probe -> probe.signature().toString())
						.map(method -> List.of(observed.rates().find(method).map(rate -> Digits.rate(rate.callsPerSecond())).orElse("none"),
								active.contains(method) ? "active" : "deactivated", method))
						.toList());
	}

	static ObjectNode json(Plan plan, ObservedCalls observed) {
		ObjectNode root = JsonNodeFactory.instance.objectNode();
		ArrayNode methods = root.putArray("methods");
		CallRates rates = observed.rates();
		for (MethodProbe probe : Probes.inFileOrder(plan)) {
			String signature = probe.signature().toString();
			methods.addObject().put("signature", signature).put("state", probe.isActive() ? "active" : "deactivated")
					.put("callsPerSecond", rates.find(signature).map(CallRate::callsPerSecond).map(Digits::withoutNoise).orElse(null));
		}
		texts(root.putArray("neverRecorded"), observed.neverFired());
		texts(root.putArray("recordedThoughDeactivated"), observed.recordedThoughDeactivated());
		texts(root.putArray("notPlanned"), observed.notPlanned());
		return root;
	}

	private static void texts(ArrayNode array, List<?> entries) {
		entries.forEach(entry -> array.add(entry.toString()));
	}
}
