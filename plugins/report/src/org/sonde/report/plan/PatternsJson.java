/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.plan;

import java.util.List;

import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Writes what the patterns of a plan match in a program, as JSON. */
public final class PatternsJson {

	private PatternsJson() {
	}

	public static ObjectNode of(Plan plan, PlanMatches matches) {
		ObjectNode root = JsonNodeFactory.instance.objectNode();
		ArrayNode patterns = root.putArray("patterns");
		for (PatternProbe probe : Probes.patternProbes(plan)) {
			PlanMatches.OfProbe one = matches.of(probe.getPattern());
			ObjectNode node = patterns.addObject().put("pattern", probe.getPattern());
			probe.getExclusions().forEach(node.putArray("exclusions")::add);
			node.put("longerThan", probe.getLongerThan());
			add(node.putArray("methods"), one.methods());
			add(node.putArray("withAnotherProbe"), one.elsewhere());
			add(node.putArray("ofUnknownLength"), one.withoutLines());
			one.unknownTypes().forEach(node.putArray("unknownTypes")::add);
			node.put("problem", one.problem().orElse(null));
		}
		return root;
	}

	private static void add(ArrayNode array, List<MethodSignature> methods) {
		methods.forEach(method -> array.add(method.toString()));
	}
}
