/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.budget;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.ProbeLoad;

/**
 * The probes of a plan whose cost is known, to choose from.
 *
 * @param active      those that the plan has active, by signature
 * @param deactivated the others, by signature
 * @param unknown     how many probes are left as they are
 */
record Candidates(PlanEstimate plan, List<Budget.Limit> limits, List<Candidate> active, List<Candidate> deactivated, int unknown) {

	/**
	 * @param place  in the plan, from 0
	 * @param worth  0 for one that is deactivated
	 * @param shares of each limit, at the upper end of the estimate interval
	 */
	record Candidate(int place, double worth, double[] shares) {
	}

	static Candidates of(PlanEstimate plan, List<Budget.Limit> limits, Worth measure) {
		List<ProbeLoad> loads = plan.loads();
		double[] worth = measure.of(loads);
		List<Candidate> active = new ArrayList<>();
		List<Candidate> deactivated = new ArrayList<>();
		for (int i = 0; i < loads.size(); i++) {
			double[] shares = shares(plan, i, limits);
			if (shares != null) {
				(loads.get(i).active() ? active : deactivated).add(new Candidate(i, loads.get(i).active() ? worth[i] : 0, shares));
			}
		}
		Comparator<Candidate> bySignature = Comparator.comparing((Candidate one) -> loads.get(one.place()).signature())
				.thenComparing(Candidate::place);
		active.sort(bySignature);
		deactivated.sort(bySignature);
		return new Candidates(plan, limits, active, deactivated, loads.size() - active.size() - deactivated.size());
	}

	List<Candidate> all() {
		return Stream.concat(active.stream(), deactivated.stream()).toList();
	}

	double worthOfAll() {
		return active.stream().mapToDouble(Candidate::worth).sum();
	}

	/** @param capacities shares of the limits that may be taken */
	Choice choose(double[] capacities) {
		Knapsack knapsack = new Knapsack(active.stream().mapToDouble(Candidate::worth).toArray(),
				active.stream().map(Candidate::shares).toArray(double[][]::new), capacities);
		Advice.Action[] actions = new Advice.Action[plan.loads().size()];
		double[] left = capacities.clone();
		double worth = 0;
		for (int i = 0; i < active.size(); i++) {
			Candidate one = active.get(i);
			actions[one.place()] = knapsack.isChosen(i) ? Advice.Action.KEEP : Advice.Action.DROP;
			if (knapsack.isChosen(i)) {
				subtract(left, one.shares());
				worth += one.worth();
			}
		}
		deactivated.forEach(one -> actions[one.place()] = Advice.Action.DROP);
		for (Candidate one : switchedOff(actions)) {
			if (Knapsack.fits(one.shares(), left)) {
				subtract(left, one.shares());
				actions[one.place()] = plan.loads().get(one.place()).active() ? Advice.Action.DEACTIVATE : Advice.Action.KEEP;
			}
		}
		return new Choice(plan, limits, actions, worth, knapsack.isOptimal(), knapsack.worthAtMost());
	}

	/** Returns the probes that are not chosen, as if deactivated, the cheapest first. Probes with unknown cost are left out. */
	private List<Candidate> switchedOff(Advice.Action[] actions) {
		List<Integer> places = all().stream().map(Candidate::place).filter(place -> actions[place] == Advice.Action.DROP).toList();
		PlanEstimate switchedOff = PlanEstimate.of(plan.model(),
				places.stream().map(place -> plan.loads().get(place).withActive(false)).toList(), plan.threads());
		List<Candidate> off = new ArrayList<>();
		for (int i = 0; i < places.size(); i++) {
			double[] shares = shares(switchedOff, i, limits);
			if (shares != null) {
				off.add(new Candidate(places.get(i), 0, shares));
			}
		}
		off.sort(Comparator.comparingDouble(one -> Arrays.stream(one.shares()).max().orElse(0)));
		return off;
	}

	/** Null if unknown. */
	private static double[] shares(PlanEstimate plan, int place, List<Budget.Limit> limits) {
		double[] shares = new double[limits.size()];
		for (int i = 0; i < shares.length; i++) {
			if (!(ProbeCosts.of(plan, place, limits.get(i)) instanceof Estimate.Known known)) {
				return null;
			}
			shares[i] = limits.get(i).share(known.estimate().high());
		}
		return shares;
	}

	private static void subtract(double[] left, double[] shares) {
		for (int i = 0; i < left.length; i++) {
			left[i] -= shares[i];
		}
	}
}
