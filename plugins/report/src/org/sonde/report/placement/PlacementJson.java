/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.placement;

import java.util.List;

import org.sonde.common.digits.Digits;
import org.sonde.placement.Placement;
import org.sonde.placement.RuleOutcome;
import org.sonde.report.estimate.EstimateJson;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A placement as JSON. Costs are milliseconds of application threads per second. */
public final class PlacementJson {
	private PlacementJson() {
	}

	/** @param compared with simple rules; empty if not asked for */
	public static ObjectNode of(Placement placement, List<RuleOutcome> compared) {
		ObjectNode node = JsonNodeFactory.instance.objectNode();
		node.put("objective", placement.objective().keyword()).put("unit", placement.objective().unit())
				.put("budget", Digits.withoutNoise(placement.budget())).put("costUnit", "ms/s");
		ArrayNode chosen = node.putArray("chosen");
		ArrayNode rejected = node.putArray("rejected");
		placement.methods().forEach(choice -> write(choice, (choice.isChosen() ? chosen : rejected).addObject()));
		node.set("cost", EstimateJson.of(placement.estimate().total().millisPerSecond()));
		node.put("value", Digits.withoutNoise(placement.value())).put("bound", Digits.withoutNoise(placement.bound()))
				.put("gap", Digits.withoutNoise(placement.gap())).put("valueOfAll", Digits.withoutNoise(placement.valueOfAll()));
		ArrayNode curve = node.putArray("curve");
		placement.curve().forEach(point -> {
			ObjectNode one = curve.addObject().put("cost", Digits.withoutNoise(point.cost()))
					.put("value", Digits.withoutNoise(point.value())).put("knee", point.knee());
			ArrayNode probes = one.putArray("probes");
			point.probes().forEach(probes::add);
		});
		if (!compared.isEmpty()) {
			ArrayNode rules = node.putArray("rules");
			compared.forEach(one -> rules.addObject().put("rule", one.rule().keyword()).put("probes", one.probes())
					.put("cost", Digits.withoutNoise(one.cost()))
					.put("value", Digits.withoutNoise(one.value())));
		}
		return node;
	}

	private static void write(Placement.Choice choice, ObjectNode node) {
		node.put("signature", choice.candidate().method()).put("reason", choice.reason().keyword())
				.put("callsPerSecond", Digits.withoutNoise(choice.candidate().callsPerSecond()));
		if (Double.isFinite(choice.cost())) {
			node.put("cost", Digits.withoutNoise(choice.cost()));
		} else {
			node.putNull("cost");
		}
		node.put(choice.isChosen() ? "lostWithout" : "wouldAdd", Digits.withoutNoise(choice.value()));
		choice.redundant().ifPresent(
				one -> node.putObject("countFollows").put("caller", one.caller()).put("times", one.times()).put("traces", one.traces()));
		choice.evidence().ifPresent(
				pair -> node.putObject("distinguishes").put("one", pair.one()).put("traces", pair.traces()).put("other", pair.other())
						.put("tracesOfOther", pair.tracesOfOther()));
		choice.spare().ifPresent(spare -> {
			ObjectNode one = node.putObject("spare").put("planCostsLessWithout", spare.saves());
			spare.instead().ifPresent(other -> one.put("neededWithout", other));
		});
	}
}
