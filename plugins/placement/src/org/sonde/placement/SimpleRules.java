/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement;

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
import org.sonde.placement.Comparison.Rule;
import org.sonde.placement.cost.SetCosts;
import org.sonde.placement.recording.Candidate;
import org.sonde.placement.recording.CandidateSets;
import org.sonde.placement.search.Found;
import org.sonde.placement.value.SetValue;

/** Sets of probes that people would choose without a search. */
final class SimpleRules {
	private static final int TRIALS = 5;

	private final List<Candidate> candidates;
	private final SetValue value;
	private final SetCosts costs;
	private final Found start;
	private final Progress progress;
	/** Of each candidate, about, if all have probes. */
	private final double[] each;

	/** @param start the probes that are there in any case */
	SimpleRules(List<Candidate> candidates, SetValue value, SetCosts costs, Found start, Progress progress) {
		this.candidates = candidates;
		this.value = value;
		this.costs = costs;
		this.start = start;
		this.progress = progress;
		each = costs.ofEach(CandidateSets.all(candidates.size()));
	}

	/** What a rule gives within a budget in milliseconds per second. */
	Found within(double budget, Rule rule) {
		return switch (rule) {
			case WORTH -> {
				double[] worth = Worth.INFORMATION.of(costs.estimate(CandidateSets.all(candidates.size())).loads());
				yield chosen(sorted(one -> -worth[one] / each[one]), budget);
			}
			case PUBLIC -> chosen(sorted(one -> each[one]).stream().filter(one -> isPublic(candidates.get(one))).toList(), budget);
			case HOTTEST -> chosen(sorted(one -> -candidates.get(one).selfNanos()), budget);
			case RANDOM -> IntStream.range(0, TRIALS).mapToObj(seed -> {
				List<Integer> order = new ArrayList<>(sorted(one -> 0));
				Collections.shuffle(order, new Random(seed));
				return chosen(order, budget);
			}).sorted(Comparator.comparingDouble(Found::value)).skip(TRIALS / 2).findFirst().orElseThrow();
		};
	}

	private static boolean isPublic(Candidate candidate) {
		return candidate.recordedAs().stream().anyMatch(signature -> signature.startsWith("public "));
	}

	private List<Integer> sorted(ToDoubleFunction<Integer> by) {
		return IntStream.range(0, candidates.size()).boxed().sorted(Comparator.comparingDouble(by).thenComparing(one -> one)).toList();
	}

	private Found chosen(List<Integer> order, double budget) {
		BitSet set = start.probed();
		double cost = start.cost();
		for (int candidate : order) {
			progress.checkCancelled();
			// Among all others it costs least; so it hardly fits if that is too much.
			if (!set.get(candidate) && cost + each[candidate] <= budget) {
				BitSet more = CandidateSets.with(set, candidate);
				double costOfMore = costs.of(more);
				if (costOfMore <= budget) {
					set = more;
					cost = costOfMore;
				}
			}
		}
		return new Found(set, value.of(set), cost);
	}
}
