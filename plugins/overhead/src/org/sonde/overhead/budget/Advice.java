/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.budget;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.ProbeLoad;
import org.sonde.overhead.results.Keyword;

/**
 * Which probes of a plan to keep active, to deactivate and to drop so that a budget is surely kept: at the upper end of the
 * estimate interval. Active probes are chosen so that their worth together is the greatest possible ({@link Knapsack}); of the
 * others, as many stay in the plan deactivated as the rest of the budget bears, the cheapest first, because they can be switched
 * on without weaving anew. Probes that the plan has deactivated are not switched on, and probes of unknown cost are left as they
 * are. A limit of which nothing is known, such as a volume where the result set states no bytes, says nothing of any probe: the others
 * are kept without it. What dropping a probe changes in the context of others is not followed.
 *
 * @param ranking every active probe of known cost, the one to give up first: ascending by worth per cost
 * @param optimal whether no other choice is worth more; else the search ended early
 * @param worth of the active probes of known cost that are kept
 * @param worthAtMost that no choice can exceed
 * @param unknownProbes left as they are
 */
public record Advice(List<Ranked> ranking, boolean optimal, double worth, double worthAtMost, int unknownProbes) {

	/** What to do with a probe. */
	public enum Action implements Keyword {
		KEEP, DEACTIVATE, DROP
	}

	/**
	 * @param place in the plan, from 0
	 * @param share of the limit of which it takes most, at the upper end of its estimate interval; 1 is all of it
	 * @param worthPerShare infinite for what costs nothing
	 */
	public record Ranked(int place, double worth, double share, double worthPerShare, Action action) {
	}

	public Advice {
		ranking = List.copyOf(ranking);
	}

	static Advice of(PlanEstimate plan, Budget budget, Worth measure) {
		List<Budget.Limit> limits = budget.limits().stream().filter(limit -> limit.spent(plan) instanceof Estimate.Known).toList();
		if (limits.isEmpty()) {
			limits = budget.limits();
		}
		return of(plan, limits, measure);
	}

	private static Advice of(PlanEstimate plan, List<Budget.Limit> limits, Worth measure) {
		List<ProbeLoad> loads = plan.loads();
		double[] worth = measure.of(loads);
		double[] left = new double[limits.size()];
		Arrays.fill(left, 1);
		List<Integer> candidates = new ArrayList<>();
		int unknown = 0;
		for (int i = 0; i < loads.size(); i++) {
			double[] shares = shares(plan, i, limits);
			if (shares == null) {
				unknown++;
			} else if (loads.get(i).active()) {
				candidates.add(i);
			} else {
				subtract(left, shares);
			}
		}
		candidates.sort(Comparator.comparing((Integer place) -> loads.get(place).signature()).thenComparing(place -> place));
		Knapsack knapsack = new Knapsack(candidates.stream().mapToDouble(place -> worth[place]).toArray(),
				candidates.stream().map(place -> shares(plan, place, limits)).toArray(double[][]::new), left);
		Action[] actions = new Action[loads.size()];
		double kept = 0;
		for (int i = 0; i < candidates.size(); i++) {
			int place = candidates.get(i);
			actions[place] = knapsack.isChosen(i) ? Action.KEEP : Action.DROP;
			if (knapsack.isChosen(i)) {
				subtract(left, shares(plan, place, limits));
				kept += worth[place];
			}
		}
		deactivate(plan, candidates, limits, left, actions);
		List<Ranked> ranking = candidates.stream().map(place -> {
			double share = Arrays.stream(shares(plan, place, limits)).max().orElse(0);
			return new Ranked(place, worth[place], share, share == 0 ? Double.POSITIVE_INFINITY : worth[place] / share, actions[place]);
		}).sorted(Comparator.comparingDouble(Ranked::worthPerShare).thenComparing(ranked -> -ranked.share())).toList();
		return new Advice(ranking, knapsack.isOptimal(), kept, knapsack.worthAtMost(), unknown);
	}

	private static void deactivate(PlanEstimate plan, List<Integer> candidates, List<Budget.Limit> limits, double[] left,
			Action[] actions) {
		record Off(int place, double[] shares) {
		}
		List<Integer> places = candidates.stream().filter(place -> actions[place] == Action.DROP).toList();
		PlanEstimate switchedOff = PlanEstimate.of(plan.model(),
				places.stream().map(place -> plan.probes().get(place).load().withActive(false)).toList(), plan.threads());
		List<Off> off = new ArrayList<>();
		for (int i = 0; i < places.size(); i++) {
			double[] shares = shares(switchedOff, i, limits);
			if (shares != null) {
				off.add(new Off(places.get(i), shares));
			}
		}
		off.sort(Comparator.comparingDouble(one -> Arrays.stream(one.shares()).max().orElse(0)));
		for (Off one : off) {
			if (Knapsack.fits(one.shares(), left)) {
				subtract(left, one.shares());
				actions[one.place()] = Action.DEACTIVATE;
			}
		}
	}

	/** Of each limit, at the upper end of the estimate interval; null if unknown. */
	private static double[] shares(PlanEstimate plan, int place, List<Budget.Limit> limits) {
		double[] shares = new double[limits.size()];
		for (int i = 0; i < shares.length; i++) {
			if (!(ProbeCosts.of(plan, place, limits.get(i)) instanceof Estimate.Known known)) {
				return null;
			}
			double high = known.estimate().high();
			shares[i] = high == 0 ? 0 : high / limits.get(i).most();
		}
		return shares;
	}

	private static void subtract(double[] left, double[] shares) {
		for (int i = 0; i < left.length; i++) {
			left[i] -= shares[i];
		}
	}
}
