/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.budget;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.statistics.Interval;

/**
 * A plan compared with a budget.
 *
 * @param verdicts one per limit, in the order of {@link Budget#limits}
 * @param advice which probes to keep, if a limit is not surely kept
 */
public record BudgetCheck(List<Verdict> verdicts, Advice advice) {

	/** Whether a limit is kept. */
	public enum Answer {
		/** The plan is within the limit even at the upper end of the estimate interval, and nothing is unknown. */
		KEPT,
		/** The plan exceeds the limit even at the lower end of the estimate interval. */
		BROKEN,
		/** The interval reaches over the limit, or the cost of probes is unknown. */
		CANNOT_BE_DECIDED;

		/** {@code kept}, {@code broken} or {@code cannot be decided}. */
		public String words() {
			return name().toLowerCase(Locale.ROOT).replace('_', ' ');
		}
	}

	/**
	 * @param spent in the unit of the limit
	 * @param unknownProbes whose cost is not in {@code spent}
	 * @param costliest the probes that take most of the limit, the first first; by the value of their estimate
	 */
	public record Verdict(Budget.Limit limit, Estimate spent, Answer answer, int unknownProbes, List<Share> costliest) {

		/**
		 * By how much the plan goes over the limit, in its unit; negative as far as something is left of it. Empty if it is not known what
		 * the plan takes.
		 */
		public Optional<Interval> over() {
			return spent instanceof Estimate.Known known ? Optional.of(known.estimate().minus(Interval.exactly(limit.most())))
					: Optional.empty();
		}
	}

	/**
	 * What one probe takes.
	 *
	 * @param place in the plan, from 0
	 * @param spent in the unit of the limit
	 * @param together what it and those before it in the list take
	 */
	public record Share(int place, double spent, double together) {
	}

	/** The number of costliest probes that are named. */
	private static final int NAMED = 10;

	public BudgetCheck {
		verdicts = List.copyOf(verdicts);
	}

	public static BudgetCheck of(PlanEstimate plan, Budget budget, Worth worth) {
		List<Verdict> verdicts = new ArrayList<>();
		for (Budget.Limit limit : budget.limits()) {
			int unknown = limit.isVolume() ? plan.writer().probesLeftOut() : plan.total().unknownCount();
			Estimate spent = limit.spent(plan);
			verdicts.add(new Verdict(limit, spent, answer(spent, limit.most(), unknown), unknown, costliest(plan, limit)));
		}
		return new BudgetCheck(verdicts, Advice.of(plan, budget, worth));
	}

	private static Answer answer(Estimate spent, double most, int unknown) {
		if (!(spent instanceof Estimate.Known known)) {
			return Answer.CANNOT_BE_DECIDED;
		}
		// Unknown costs can only add to it.
		return known.estimate().low() > most ? Answer.BROKEN
				: known.estimate().high() <= most && unknown == 0 ? Answer.KEPT : Answer.CANNOT_BE_DECIDED;
	}

	private static List<Share> costliest(PlanEstimate plan, Budget.Limit limit) {
		List<Share> shares = new ArrayList<>();
		for (int i = 0; i < plan.probes().size(); i++) {
			if (ProbeCosts.of(plan, i, limit) instanceof Estimate.Known known && known.value() > 0) {
				shares.add(new Share(i, known.value(), 0));
			}
		}
		shares.sort(Comparator.comparingDouble((Share share) -> -share.spent())
				.thenComparing(share -> plan.signature(share.place()))
				.thenComparing(Share::place));
		List<Share> named = new ArrayList<>();
		double together = 0;
		for (Share share : shares.subList(0, Math.min(NAMED, shares.size()))) {
			together += share.spent();
			named.add(new Share(share.place(), share.spent(), together));
		}
		return named;
	}
}
