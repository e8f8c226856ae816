/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.estimate;

import org.sonde.common.digits.Digits;
import org.sonde.overhead.budget.Advice;
import org.sonde.overhead.budget.BudgetCheck;
import org.sonde.overhead.cost.PlanEstimate;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** A plan compared with a budget, as JSON. */
public final class BudgetJson {

	private BudgetJson() {
	}

	public static ObjectNode of(PlanEstimate estimate, BudgetCheck check) {
		ObjectNode node = JsonNodeFactory.instance.objectNode();
		ArrayNode limits = node.putArray("limits");
		for (BudgetCheck.Verdict verdict : check.verdicts()) {
			ObjectNode limit = limits.addObject();
			limit.put("quantity", verdict.limit().quantity().keyword()).put("most", verdict.limit().most());
			limit.put("answer", verdict.answer().words()).put("unknownProbes", verdict.unknownProbes());
			limit.set("spent", EstimateJson.of(verdict.spent()));
			ArrayNode costliest = limit.putArray("costliest");
			verdict.costliest().forEach(share -> costliest.addObject().put("signature", estimate.signature(share.place()))
					.put("spent", Digits.withoutNoise(share.spent())).put("together", Digits.withoutNoise(share.together())));
		}
		Advice advice = check.advice();
		ObjectNode advised = node.putObject("advice");
		advised.put("optimal", advice.optimal()).put("proof", advice.proof().keyword())
				.put("worthKept", Digits.withoutNoise(advice.worth()))
				.put("worthAtMost", Digits.withoutNoise(advice.worthAtMost())).put("unknownProbes", advice.unknownProbes());
		ArrayNode ranking = advised.putArray("ranking");
		for (Advice.Ranked ranked : advice.ranking()) {
			ObjectNode one = ranking.addObject().put("signature", estimate.signature(ranked.place()))
					.put("action", ranked.action().keyword())
					.put("worth", Digits.withoutNoise(ranked.worth()));
			if (Double.isFinite(ranked.share())) {
				one.put("shareOfLimit", Digits.withoutNoise(ranked.share()));
			} else {
				one.putNull("shareOfLimit");
			}
		}
		return node;
	}
}
