/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.budget;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

import org.eclipse.osgi.util.NLS;
import org.sonde.common.digits.Digits;
import org.sonde.overhead.budget.Budget;
import org.sonde.overhead.budget.BudgetCheck;
import org.sonde.overhead.budget.BudgetCheck.Answer;
import org.sonde.overhead.budget.BudgetCheck.Verdict;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.statistics.IntervalText;
import org.sonde.overhead.ui.view.Plural;

/** Whether a plan keeps a budget, in words. */
public final class BudgetText {

	private static final List<Answer> WORST_FIRST = List.of(Answer.BROKEN, Answer.CANNOT_BE_DECIDED, Answer.KEPT);

	private BudgetText() {
	}

	/** The limit that is broken most surely; the first of several. */
	static Verdict worst(BudgetCheck check) {
		return check.verdicts().stream().min(Comparator.comparingInt(verdict -> WORST_FIRST.indexOf(verdict.answer()))).orElseThrow();
	}

	/** {@code Over budget by 3.9 % of one processor (1.2 … 6.6)}, {@code Within budget: …} or {@code Perhaps over budget: …}. */
	public static String of(Verdict verdict) {
		String unit = verdict.limit().quantity().unit();
		String limit = limit(verdict.limit());
		if (!(verdict.spent() instanceof Estimate.Known known)) {
			return NLS.bind(Messages.BudgetText_unknown, limit, ((Estimate.Unknown) verdict.spent()).reason());
		}
		String spent = spent(known, unit);
		int unknown = verdict.unknownProbes();
		return switch (verdict.answer()) {
			case KEPT -> NLS.bind(Messages.BudgetText_kept, spent, limit);
			case BROKEN -> broken(IntervalText.of(over(verdict), unit), unknown);
			case CANNOT_BE_DECIDED -> unknown == 0 ? NLS.bind(Messages.BudgetText_perhaps, spent, limit)
					: Plural.bind(Messages.BudgetText_perhapsAndUnknown, unknown, spent, limit);
		};
	}

	private static String broken(String over, int unknown) {
		return unknown == 0 ? NLS.bind(Messages.BudgetText_broken, over)
				: Plural.bind(Messages.BudgetText_brokenAndUnknown, unknown, over);
	}

	/** {@code 5 % of one processor, 10 MB/s}, or {@code none}. */
	public static String of(Budget budget) {
		return budget.isEmpty() ? Messages.BudgetText_none
				: budget.limits().stream().map(BudgetText::limit).collect(Collectors.joining(", "));
	}

	/** {@code 5 % of one processor}. */
	public static String limit(Budget.Limit limit) {
		return Digits.plain(limit.most()) + " " + limit.quantity().unit();
	}

	private static Interval over(Verdict verdict) {
		return verdict.over().orElseThrow();
	}

	/** Without the words of the unit that follow with the limit. */
	private static String spent(Estimate.Known known, String unit) {
		return IntervalText.of(known.estimate(), unit.startsWith("%") ? "%" : "");
	}
}
