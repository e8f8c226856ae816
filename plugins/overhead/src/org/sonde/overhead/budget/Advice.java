/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.budget;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

import org.sonde.common.keyword.Keyword;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;

/**
 * Which probes of a plan to keep, to deactivate and to drop so that a budget is surely kept: at the upper end of the estimate interval.
 * Active probes are chosen so that their worth together is the greatest possible ({@link Knapsack}). Of the others, those that the plan has
 * deactivated included, as many stay deactivated as the rest of the budget bears, the cheapest first, because they can be switched on
 * without weaving again. Probes that the plan has deactivated are not switched on, and probes of unknown cost are left as they are. A limit
 * whose figure is unknown, such as a volume where the result set states no bytes, says nothing of any probe: the others are kept without
 * it. The changed plan is estimated again, because what stays may cost more without the rest; if it exceeds a limit, fewer probes stay.
 *
 * @param ranking       every probe of known cost, the one to give up first: ascending by worth per cost
 * @param proof         whether another choice may be worth more
 * @param worth         of the active probes of known cost that are kept
 * @param worthAtMost   that no choice can exceed
 * @param unknownProbes left as they are
 */
public record Advice(List<Ranked> ranking, Proof proof, double worth, double worthAtMost, int unknownProbes) {

	/** What to do with a probe. */
	public enum Action implements Keyword {
		KEEP, DEACTIVATE, DROP
	}

	/** How good the advice is compared with other choices. */
	public enum Proof implements Keyword {
		/** No other choice of active probes within the budget has a higher value. */
		OPTIMAL,
		/** The search ended early. */
		SEARCH_ENDED,
		/** The probes that stay cost more once the others are gone, so fewer stay than their costs in the whole plan would allow. */
		COSTS_DEPEND
	}

	/**
	 * @param place in the plan, from 0
	 * @param worth of recording its calls; 0 for one that the plan has deactivated
	 * @param share of the limit of which it takes most, at the upper end of its estimate interval; 1 is all of it
	 * @param worthPerShare infinite for what costs nothing
	 */
	public record Ranked(int place, double worth, double share, double worthPerShare, Action action) {
	}

	/**
	 * The number of times that a choice over a limit in its own context is reduced. After that, every probe that costs something is
	 * dropped.
	 */
	private static final int TRIES = 8;
	private static final double ROUNDING = 1e-9;

	public Advice {
		ranking = List.copyOf(ranking);
	}

	/** Whether no other choice is worth more. */
	public boolean optimal() {
		return proof == Proof.OPTIMAL;
	}

	static Advice of(PlanEstimate plan, Budget budget, Worth measure) {
		List<Budget.Limit> limits = budget.limits().stream().filter(limit -> limit.spent(plan) instanceof Estimate.Known).toList();
		Candidates candidates = Candidates.of(plan, limits.isEmpty() ? budget.limits() : limits, measure);
		double[] capacities = new double[candidates.limits().size()];
		Arrays.fill(capacities, 1);
		Choice choice = candidates.choose(capacities);
		Proof proof = choice.isOptimal() ? Proof.OPTIMAL : Proof.SEARCH_ENDED;
		double worthAtMost = choice.worthAtMost();
		for (int i = 0; i < TRIES && exceeds(choice, capacities); i++) {
			if (i == TRIES - 1) {
				Arrays.fill(capacities, 0);
			}
			choice = candidates.choose(capacities);
			proof = Proof.COSTS_DEPEND;
			worthAtMost = candidates.worthOfAll();
		}
		return new Advice(ranking(candidates, choice), proof, choice.worth(), worthAtMost, candidates.unknown());
	}

	/** Whether the changed plan exceeds a limit, as whose capacity then shrinks as it does so. */
	private static boolean exceeds(Choice choice, double[] capacities) {
		double[] spent = choice.spent();
		boolean exceeds = false;
		for (int i = 0; i < spent.length; i++) {
			if (spent[i] > 1 + ROUNDING) {
				capacities[i] /= spent[i];
				exceeds = true;
			}
		}
		return exceeds;
	}

	private static List<Ranked> ranking(Candidates candidates, Choice choice) {
		return candidates.all().stream().map(one -> {
			double share = Arrays.stream(one.shares()).max().orElse(0);
			return new Ranked(one.place(), one.worth(), share, share == 0 ? Double.POSITIVE_INFINITY : one.worth() / share,
					choice.action(one.place()));
		}).sorted(Comparator.comparingDouble(Ranked::worthPerShare).thenComparing(ranked -> -ranked.share())).toList();
	}
}
