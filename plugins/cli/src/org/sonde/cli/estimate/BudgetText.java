/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.estimate;

import java.util.ArrayList;
import java.util.List;

import org.sonde.common.digits.Counted;
import org.sonde.common.digits.Digits;
import org.sonde.common.table.Table;
import org.sonde.overhead.budget.Advice;
import org.sonde.overhead.budget.BudgetCheck;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.statistics.IntervalText;

/** A plan compared with a budget, for people and for programs. */
public final class BudgetText {
	/** Nobody reads more names of probes to give up than this. */
	private static final int NAMED = 50;

	private BudgetText() {
	}

	static String text(PlanEstimate estimate, BudgetCheck check) {
		StringBuilder text = new StringBuilder("\nBudget\n");
		boolean kept = true;
		for (BudgetCheck.Verdict verdict : check.verdicts()) {
			kept &= verdict.answer() == BudgetCheck.Answer.KEPT;
			String unit = verdict.limit().quantity().unit();
			text.append("At most ").append(Digits.plain(verdict.limit().most())).append(' ').append(unit).append(": ")
					.append(verdict.answer().words()).append(". The plan costs ").append(switch (verdict.spent()) {
						case Estimate.Known known when verdict.unknownProbes() > 0 -> "at least " + IntervalText.of(known.estimate(), unit)
								+ "; the cost of " + Counted.of(verdict.unknownProbes(), "probe") + " is unknown.";
						case Estimate.Known known -> IntervalText.of(known.estimate(), unit) + ".";
						case Estimate.Unknown unknown -> "an unknown amount. " + unknown.reason();
					}).append('\n');
			if (verdict.answer() != BudgetCheck.Answer.KEPT && !verdict.costliest().isEmpty()) {
				text.append("The costliest probes:\n").append(costliest(estimate, verdict).aligned());
			}
		}
		if (!kept) {
			text.append(advice(estimate, check.advice()));
			int unknown = check.verdicts().stream().mapToInt(BudgetCheck.Verdict::unknownProbes).max().orElse(0);
			if (unknown > 0) {
				text.append("This leaves out ").append(Counted.of(unknown, "probe")).append(" of unknown cost.\n");
			}
		}
		return text.toString();
	}

	private static Table costliest(PlanEstimate estimate, BudgetCheck.Verdict verdict) {
		return new Table(List.of("costs [" + verdict.limit().quantity().unit() + "]", "together", "method"), verdict.costliest().stream()
				.map(share -> List.of(Digits.atLeast(share.spent(), 3), Digits.atLeast(share.together(), 3),
						estimate.signature(share.place()))).toList());
	}

	private static String advice(PlanEstimate estimate, Advice advice) {
		List<List<String>> rows = new ArrayList<>();
		for (Advice.Ranked ranked : advice.ranking()) {
			if (ranked.action() != Advice.Action.KEEP) {
				rows.add(List.of(ranked.action().keyword(), Digits.atLeast(ranked.worth(), 3), Digits.atLeast(100 * ranked.share(), 3),
						estimate.signature(ranked.place())));
			}
		}
		if (rows.isEmpty()) {
			return "No probe with a known cost can be dropped or deactivated.\n";
		}
		return "To keep the budget even at the upper end of the estimate interval, drop or deactivate (least worth for its cost first):\n"
				+ new Table(List.of("action", "worth", "of the limit [%]", "method"), rows.subList(0, Math.min(NAMED, rows.size())))
						.aligned()
				+ (rows.size() > NAMED ? "and " + Counted.of(rows.size() - NAMED, "more probe") + "; --format json lists all.\n" : "")
				+ switch (advice.proof()) {
					case OPTIMAL -> "The remaining active probes are worth "
							+ Digits.atLeast(advice.worth(), 3) + ". No other choice within the budget is worth more.\n";
					case SEARCH_ENDED -> "The remaining active probes are worth " + Digits.atLeast(advice.worth(), 3)
							+ ". The search ended early; no choice can be worth more than "
							+ Digits.atLeast(advice.worthAtMost(), 3) + ".\n";
					case COSTS_DEPEND -> "The remaining active probes are worth " + Digits.atLeast(advice.worth(), 3)
							+ ". They cost more once the others are gone, so another choice may be worth more.\n";
				};
	}
}
