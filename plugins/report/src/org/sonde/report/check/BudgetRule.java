/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

import org.sonde.common.digits.Counted;
import org.sonde.common.digits.Digits;
import org.sonde.overhead.budget.BudgetCheck;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.statistics.IntervalText;

/** A plan must keep its budget: one result for each limit. */
public final class BudgetRule {
	private BudgetRule() {
	}

	/**
	 * The limits of a budget that a plan was compared with.
	 *
	 * @param plan  what people call it
	 * @param place of the plan
	 * @param probe the place of a probe, by its place in the estimate from 0
	 */
	public static List<CheckResult> of(PlanEstimate estimate, BudgetCheck check, String plan, Optional<Place> place,
			IntFunction<Optional<Place>> probe) {
		List<CheckResult> results = new ArrayList<>();
		for (BudgetCheck.Verdict verdict : check.verdicts()) {
			String unit = verdict.limit().quantity().unit();
			List<Finding> findings = answer(verdict) == CheckOutcome.KEPT ? List.of()
					: verdict.costliest().stream().map(share -> new Finding("%s takes %s %s.".formatted(
							estimate.signature(share.place()),
							Digits.atLeast(share.spent(), 3),
							unit), probe.apply(share.place()))).toList();
			results.add(new CheckResult(CheckResult.Group.BUDGET, verdict.limit().quantity().keyword(), plan, answer(verdict),
					"%s may take at most %s %s: %s. It takes %s".formatted(plan, Digits.plain(verdict.limit().most()), unit,
							answer(verdict).words(), spent(verdict, unit)), place, findings));
		}
		return results;
	}

	private static CheckOutcome answer(BudgetCheck.Verdict verdict) {
		return switch (verdict.answer()) {
			case KEPT -> CheckOutcome.KEPT;
			case BROKEN -> CheckOutcome.BROKEN;
			case CANNOT_BE_DECIDED -> CheckOutcome.CANNOT_BE_DECIDED;
		};
	}

	/** To the end of a sentence. */
	private static String spent(BudgetCheck.Verdict verdict, String unit) {
		return switch (verdict.spent()) {
			case Estimate.Known known when verdict.unknownProbes() > 0 -> "at least " + IntervalText.of(known.estimate(), unit)
					+ "; the cost of " + Counted.of(verdict.unknownProbes(), "probe") + " is unknown.";
			case Estimate.Known known -> IntervalText.of(known.estimate(), unit) + ".";
			case Estimate.Unknown unknown -> "an unknown amount. " + unknown.reason();
		};
	}
}
