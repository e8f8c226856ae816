/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.search;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

import org.sonde.common.progress.Progress;
import org.sonde.overhead.budget.Worth;
import org.sonde.placement.cost.SetCosts;
import org.sonde.placement.recording.Candidate;
import org.sonde.placement.recording.CandidateSets;
import org.sonde.placement.value.SetValue;

/** Sets of probes that people would choose without a search, within a budget in milliseconds per second. */
public final class SimpleRules {
	private static final int TRIALS = 5;

	private final List<Candidate> candidates;
	private final SetValue value;
	private final SetCosts costs;
	private final EvaluatedSet start;
	private final Progress progress;
	/** The approximate cost of each candidate, if all have probes. */
	private final double[] each;

	/** @param start the probes that are there in any case */
	public SimpleRules(List<Candidate> candidates, SetValue value, SetCosts costs, EvaluatedSet start, Progress progress) {
		this.candidates = candidates;
		this.value = value;
		this.costs = costs;
		this.start = start;
		this.progress = progress;
		each = costs.ofEach(CandidateSets.all(candidates.size()));
	}

	/** Chooses by the information that a probe adds by itself, per cost. */
	public EvaluatedSet byWorth(double budget) {
		double[] worth = Worth.INFORMATION.of(costs.estimate(CandidateSets.all(candidates.size())).loads());
		return chosen(sorted(one -> -worth[one] / each[one]), budget);
	}

	/** Public methods alone, the cheapest first. */
	public EvaluatedSet publicMethods(double budget) {
		return chosen(sorted(one -> each[one]).stream().filter(one -> isPublic(candidates.get(one))).toList(), budget);
	}

	/** Chooses by self time. */
	public EvaluatedSet hottest(double budget) {
		return chosen(sorted(one -> -candidates.get(one).selfNanos()), budget);
	}

	/** At random; of several trials the one in the middle. */
	public EvaluatedSet random(double budget) {
		return IntStream.range(0, TRIALS).mapToObj(seed -> {
			List<Integer> order = new ArrayList<>(sorted(one -> 0));
			Collections.shuffle(order, new Random(seed));
			return chosen(order, budget);
		}).sorted(Comparator.comparingDouble(EvaluatedSet::value)).skip(TRIALS / 2).findFirst().orElseThrow();
	}

	private static boolean isPublic(Candidate candidate) {
		return candidate.recordedAs().stream().anyMatch(signature -> signature.startsWith("public "));
	}

	private List<Integer> sorted(ToDoubleFunction<Integer> by) {
		return IntStream.range(0, candidates.size()).boxed().sorted(Comparator.comparingDouble(by).thenComparing(one -> one)).toList();
	}

	private EvaluatedSet chosen(List<Integer> order, double budget) {
		BitSet set = start.probed();
		double cost = start.cost();
		// Among all others a candidate costs least, so it hardly fits if that is too much. Once one does not fit, it is looked what each
		// costs in the set.
		double[] here = each;
		boolean isOfSet = false;
		for (int candidate : order) {
			progress.checkCancelled();
			if (!set.get(candidate) && cost + here[candidate] <= budget) {
				BitSet more = CandidateSets.with(set, candidate);
				double costOfMore = costs.of(more);
				if (costOfMore <= budget) {
					set = more;
					cost = costOfMore;
					isOfSet = false;
				} else if (!isOfSet) {
					here = costs.ofEach(set);
					isOfSet = true;
				}
			}
		}
		return new EvaluatedSet(set, value.of(set), cost);
	}
}
