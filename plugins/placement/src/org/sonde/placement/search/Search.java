/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.search;

import static org.sonde.placement.recording.CandidateSets.with;
import static org.sonde.placement.recording.CandidateSets.without;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.sonde.common.progress.Progress;
import org.sonde.placement.cost.SetCosts;
import org.sonde.placement.recording.CandidateSets;
import org.sonde.placement.value.SetValue;

/**
 * Looks for the set of probes that is worth most within a budget. What a probe costs depends on the others, so a set is grown by what each
 * costs in the set before, and weighed as a whole; the best that keeps the budget is filled up, and probes are exchanged. The same input
 * gives the same set.
 */
public final class Search {
	private static final double ROUNDING = 1e-9;
	private static final int ROUNDS = 5;
	/** A set that was weighed too light may grow by so much at once. */
	private static final double MOST_GROWTH = 4;
	private static final int FILLS = 40;
	private static final int EXCHANGES = 12;
	/** The number of sets that are filled up and improved by exchanging probes. The best set before is not always the best after. */
	private static final int IMPROVED = 4;

	private final SetValue value;
	private final SetCosts costs;
	private final int candidates;
	private final BitSet pinned;
	private final double[] firstGains;
	private final double[] firstCosts;
	private final Progress progress;
	private final EvaluatedSet start;
	private final GreedyPath path;
	/** Found when they are needed first, as what follows. */
	private EvaluatedSet all;
	private EvaluatedSet everything;
	private ShrinkingPath shrinking;
	/** The single probes with the greatest gains. */
	private List<EvaluatedSet> singles;

	/**
	 * @param candidates how many there are
	 * @param pinned     those that have a probe in any case
	 */
	public Search(SetValue value, SetCosts costs, int candidates, BitSet pinned, Progress progress) {
		this.value = value;
		this.costs = costs;
		this.candidates = candidates;
		this.pinned = (BitSet) pinned.clone();
		this.progress = progress;
		start = weigh(this.pinned);
		firstGains = gains(pinned);
		firstCosts = costs.ofEach(pinned);
		path = new GreedyPath(value, costs, start, firstGains, firstCosts, progress);
	}

	/** The candidates that have a probe in any case, and what they cost. */
	public EvaluatedSet pinned() {
		return start;
	}

	/** All candidates. */
	public EvaluatedSet all() {
		all = all == null ? weigh(CandidateSets.all(candidates)) : all;
		return all;
	}

	/** A set that is worth as much as all candidates, without those that add nothing as it grows. */
	public EvaluatedSet everything() {
		if (everything == null) {
			EvaluatedSet grown = path.end();
			everything = grown.value() >= all().value() * (1 - ROUNDING) && grown.cost() < all().cost() ? grown : all();
		}
		return everything;
	}

	/** Returns what a candidate adds to the cost of the pinned probes. */
	public double costAlone(int candidate) {
		return firstCosts[candidate];
	}

	/**
	 * A set that keeps the budget, found fast; empty if the pinned probes alone exceed it.
	 *
	 * @param budget in milliseconds per second, 0 or more
	 */
	public Optional<EvaluatedSet> within(double budget) {
		return start.cost() > budget ? Optional.empty() : Optional.of(withoutRedundant(best(found(budget, 1))));
	}

	/**
	 * A set that keeps the budget, for which several are filled up and have probes exchanged, which takes some time.
	 *
	 * @param budget in milliseconds per second, which the pinned probes keep
	 * @param others sets found in other ways that keep it, too: the result is worth no less; 1 or more
	 */
	public EvaluatedSet thoroughlyWithin(double budget, Collection<EvaluatedSet> others) {
		List<EvaluatedSet> found = found(budget, ROUNDS);
		// Choosing by gain per cost may leave out one probe that shows much. Leskovec et al. take the better of both, too.
		found.add(byGainAlone(budget));
		found.add(grown(budget, false, ROUNDS));
		Stream<EvaluatedSet> first = found.stream().distinct()
				.sorted(Comparator.comparingDouble((EvaluatedSet one) -> -one.value())).limit(IMPROVED);
		List<EvaluatedSet> improved = Stream.concat(first, Stream.of(best(others))).distinct()
				.map(one -> exchanged(filled(one, budget), budget)).toList();
		return filled(withoutRedundant(exchanged(filled(best(improved), budget), budget)), budget);
	}

	private List<EvaluatedSet> found(double budget, int rounds) {
		List<EvaluatedSet> found = new ArrayList<>(List.of(start, path.within(budget), grown(budget, true, rounds)));
		shrinking().within(budget).ifPresent(found::add);
		singles().stream().filter(single -> single.cost() <= budget).forEach(found::add);
		return found;
	}

	private static EvaluatedSet best(Collection<EvaluatedSet> found) {
		return found.stream().reduce(EvaluatedSet::orBetter).orElseThrow();
	}

	private ShrinkingPath shrinking() {
		shrinking = shrinking == null ? new ShrinkingPath(value, costs, everything(), pinned, progress) : shrinking;
		return shrinking;
	}

	/** Growing by gain per cost may miss one probe that takes most of the budget. */
	private List<EvaluatedSet> singles() {
		singles = singles == null ? IntStream.range(0, candidates).filter(candidate -> firstGains[candidate] > 0).boxed()
				.sorted(Comparator.comparingDouble((Integer candidate) -> -firstGains[candidate]).thenComparing(candidate -> candidate))
				.limit(EXCHANGES).map(candidate -> weigh(with(pinned, candidate))).toList() : singles;
		return singles;
	}

	/**
	 * Grows a set several times, by the cost of each probe in the set before. In a set, a probe may cost far less than where the path meets
	 * it.
	 */
	private EvaluatedSet grown(double budget, boolean perCost, int rounds) {
		EvaluatedSet best = start;
		double[] each = firstCosts;
		double room = budget - start.cost();
		BitSet before = pinned;
		for (int round = 0; round < rounds; round++) {
			progress.checkCancelled();
			EvaluatedSet grown = weigh(grow(each, perCost, room));
			best = grown.cost() <= budget ? best.orBetter(grown) : best;
			double added = grown.cost() - start.cost();
			if (added > 0) {
				room *= Math.min(MOST_GROWTH, (budget - start.cost()) / added);
			}
			if (grown.probed().equals(before)) {
				break;
			}
			before = grown.probed();
			each = round + 1 < rounds ? costs.ofEach(before) : each;
		}
		return best;
	}

	/** @param perCost whether the gain counts per cost; else by itself */
	private BitSet grow(double[] each, boolean perCost, double room) {
		Greedy greedy = new Greedy(value.from(pinned), gainsWithin(each, room), true, perCost ? each : same());
		BitSet set = (BitSet) pinned.clone();
		double left = room;
		for (OptionalInt next = greedy.next(perCost ? left + ROUNDING : 1); next
				.isPresent(); next = greedy.next(perCost ? left + ROUNDING : 1)) {
			int candidate = next.getAsInt();
			if (each[candidate] <= left + ROUNDING) {
				greedy.add(candidate);
				set.set(candidate);
				left -= each[candidate];
			}
		}
		return set;
	}

	private double[] gainsWithin(double[] each, double room) {
		return IntStream.range(0, candidates).mapToDouble(candidate -> each[candidate] <= room ? firstGains[candidate] : 0).toArray();
	}

	private double[] same() {
		double[] same = new double[candidates];
		Arrays.fill(same, 1);
		return same;
	}

	/** Adds those that show most, whatever they cost, as long as the whole set keeps the budget. */
	private EvaluatedSet byGainAlone(double budget) {
		Greedy greedy = new Greedy(value.from(pinned), firstGains, true, same());
		BitSet set = (BitSet) pinned.clone();
		double cost = start.cost();
		OptionalInt next = greedy.next(1);
		for (int tooCostly = 0; tooCostly < FILLS && next.isPresent(); next = greedy.next(1)) {
			progress.checkCancelled();
			BitSet more = with(set, next.getAsInt());
			double costOfMore = costs.of(more);
			if (costOfMore <= budget) {
				greedy.add(next.getAsInt());
				set = more;
				cost = costOfMore;
			} else {
				tooCostly++;
			}
		}
		return new EvaluatedSet(set, value.of(set), cost);
	}

	/** Adds probes as long as the whole set keeps the budget. */
	private EvaluatedSet filled(EvaluatedSet found, double budget) {
		EvaluatedSet best = found;
		double[] each = costs.ofEach(found.probed());
		Greedy greedy = byGain(found.probed(), each, budget - found.cost());
		OptionalInt next = greedy.next(budget - best.cost());
		for (int tries = 0; tries < FILLS && next.isPresent(); tries++) {
			progress.checkCancelled();
			best = best.orBetter(fitting(with(best.probed(), next.getAsInt()), budget).orElse(best));
			next = greedy.next(budget - best.cost());
		}
		return best;
	}

	/** Replaces the probes that are missed least by one of great gain. */
	private EvaluatedSet exchanged(EvaluatedSet found, double budget) {
		EvaluatedSet best = found;
		for (int candidate : byGain(found.probed())) {
			progress.checkCancelled();
			BitSet set = with(best.probed(), candidate);
			Optional<EvaluatedSet> fits = fitting(set, budget);
			List<Integer> leaving = fits.isEmpty() ? missedLeast(best.probed(), candidate) : List.of();
			for (int at = 0; fits.isEmpty() && at < leaving.size(); at++) {
				set.clear(leaving.get(at));
				fits = fitting(set, budget);
			}
			best = best.orBetter(fits.map(one -> filled(one, budget)).orElse(best));
		}
		return best;
	}

	/** Takes away what adds nothing to the others, the costliest first, unless the others cost more without it. */
	public EvaluatedSet withoutRedundant(EvaluatedSet found) {
		EvaluatedSet best = found;
		SetValue.Changing shrinking = value.from(found.probed());
		double[] each = costs.ofMembers(found.probed());
		List<Integer> costliestFirst = found.probed().stream().filter(candidate -> !pinned.get(candidate)).boxed()
				.sorted(Comparator.comparingDouble((Integer candidate) -> -each[candidate]).thenComparing(candidate -> candidate)).toList();
		for (int candidate : costliestFirst) {
			progress.checkCancelled();
			if (shrinking.loss(candidate) <= ROUNDING) {
				EvaluatedSet fewer = weigh(without(best.probed(), candidate));
				if (fewer.cost() < best.cost()) {
					shrinking.remove(candidate);
					best = fewer;
				}
			}
		}
		return best;
	}

	/** At most as many as may be exchanged for one. */
	private List<Integer> missedLeast(BitSet probed, int added) {
		BitSet set = with(probed, added);
		double[] each = costs.ofMembers(set);
		record Missed(int candidate, double perCost) {
		}
		SetValue.Changing all = value.from(set);
		return probed.stream().filter(candidate -> !pinned.get(candidate))
				.mapToObj(candidate -> new Missed(candidate, all.loss(candidate) / each[candidate]))
				.sorted(Comparator.comparingDouble(Missed::perCost).thenComparing(Missed::candidate)).limit(EXCHANGES)
				.map(Missed::candidate).toList();
	}

	private double[] gains(BitSet probed) {
		SetValue.Changing growing = value.from(probed);
		double[] gains = new double[candidates];
		for (int candidate = 0; candidate < candidates; candidate++) {
			progress.checkCancelled();
			gains[candidate] = probed.get(candidate) ? 0 : growing.gain(candidate);
		}
		return gains;
	}

	/** The first that are tried, those with the greatest gains. */
	private List<Integer> byGain(BitSet probed) {
		Greedy greedy = byGain(probed, same(), Double.POSITIVE_INFINITY);
		List<Integer> first = new ArrayList<>();
		for (OptionalInt next = greedy.next(1); first.size() < EXCHANGES && next.isPresent(); next = greedy.next(1)) {
			progress.checkCancelled();
			first.add(next.getAsInt());
		}
		return first;
	}

	/**
	 * The candidates that cost no more than that, the greatest gain per cost first. Of most it is enough to know that they gain less than
	 * others.
	 */
	private Greedy byGain(BitSet probed, double[] each, double most) {
		SetValue.Changing growing = value.from(probed);
		return new Greedy(growing, IntStream.range(0, candidates)
				.mapToDouble(candidate -> probed.get(candidate) || each[candidate] > most ? 0
						: Math.min(firstGains[candidate], growing.gainAtMost(candidate)))
				.toArray(), false, each);
	}

	private Optional<EvaluatedSet> fitting(BitSet set, double budget) {
		double cost = costs.of(set);
		return cost <= budget ? Optional.of(new EvaluatedSet((BitSet) set.clone(), value.of(set), cost)) : Optional.empty();
	}

	private EvaluatedSet weigh(BitSet set) {
		return new EvaluatedSet(set, value.of(set), costs.of(set));
	}
}
