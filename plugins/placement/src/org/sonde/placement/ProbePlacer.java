/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.sonde.common.progress.Progress;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.placement.Placement.Choice;
import org.sonde.placement.Placement.Evidence;
import org.sonde.placement.Placement.Reason;
import org.sonde.placement.Placement.Redundant;
import org.sonde.placement.Placement.Spare;
import org.sonde.placement.cost.SetCosts;
import org.sonde.placement.recording.Redundancy;
import org.sonde.placement.search.EvaluatedSet;
import org.sonde.placement.search.Search;
import org.sonde.placement.search.SimpleRules;
import org.sonde.placement.search.SpareProbes;
import org.sonde.placement.search.UpperBound;
import org.sonde.placement.value.Groups;
import org.sonde.placement.value.SetValue;

/** Places probes: the best plans for a range of budgets, and what is known of the one that was asked for. */
public final class ProbePlacer {
	/** The bound ends after so much work, in calls of all classes of traces and records that are gone through. */
	private static final long BOUND_WORK = 15_000_000;
	private static final int MOST_STEPS = 20_000;
	/** An even number of budgets, from the cheapest plan to that of all candidates. */
	private static final int BUDGETS = 24;
	private static final double ROUNDING = 1e-9;

	private final PlacementRequest request;
	private final Progress progress;
	private final SetValue value;
	private final SetCosts costs;
	private final BitSet pinned;
	private final Search search;
	/** The choices of simple rules, by budget. */
	private final Map<Double, Map<RuleOutcome.Rule, EvaluatedSet>> byRules = new HashMap<>();

	/** @throws java.util.concurrent.CancellationException if the work is no longer wanted; by all methods */
	public ProbePlacer(PlacementRequest request, Progress progress) {
		this.request = request;
		this.progress = progress;
		progress.begin("Weighing methods", 0);
		value = request.value();
		costs = request.costs();
		pinned = request.pinnedCandidates();
		search = new Search(value, costs, request.size(), pinned, progress);
	}

	/** Returns what the pinned probes cost, in milliseconds per second, at the end of the interval that budgets are compared with. */
	public double costOfPinned() {
		return search.pinned().cost();
	}

	/** Returns what probes in all candidates show, in the unit of the objective. */
	public double valueOfAll() {
		return search.all().value();
	}

	/** Returns what probes in all candidates cost, in milliseconds per second. */
	public static Estimate costOfAll(PlacementRequest request) {
		return request.costs().estimate(request.all()).total().millisPerSecond();
	}

	/**
	 * The best placement found.
	 *
	 * @param budget in milliseconds per second, 0 or more
	 * @return empty if the pinned probes alone exceed the budget
	 */
	public Optional<Placement> within(double budget) {
		List<EvaluatedSet> curve = curve(budget);
		Optional<EvaluatedSet> found = curve.stream().filter(one -> one.cost() <= budget).reduce(EvaluatedSet::orBetter);
		return found.map(one -> placement(budget, one, curve));
	}

	/** Returns what simple rules choose within a budget in milliseconds per second, which the pinned probes do not exceed. */
	public List<RuleOutcome> compared(double budget) {
		return byRules(budget).entrySet().stream()
				.map(rule -> new RuleOutcome(rule.getKey(), rule.getValue().probed().cardinality(), rule.getValue().cost(),
						rule.getValue().value()))
				.toList();
	}

	private Map<RuleOutcome.Rule, EvaluatedSet> byRules(double budget) {
		return byRules.computeIfAbsent(budget, none -> {
			SimpleRules rules = new SimpleRules(request.program().candidates(), value, costs, search.pinned(), progress);
			Map<RuleOutcome.Rule, EvaluatedSet> found = new EnumMap<>(RuleOutcome.Rule.class);
			found.put(RuleOutcome.Rule.WORTH, rules.byWorth(budget));
			found.put(RuleOutcome.Rule.PUBLIC, rules.publicMethods(budget));
			found.put(RuleOutcome.Rule.HOTTEST, rules.hottest(budget));
			found.put(RuleOutcome.Rule.RANDOM, rules.random(budget));
			return found;
		});
	}

	/**
	 * What a set of probes costs and shows.
	 *
	 * @param cost  in milliseconds per second, at the end of the interval that budgets are compared with
	 * @param value in the unit of the objective
	 */
	public record Weighed(PlanEstimate estimate, double cost, double value) {
	}

	/** Any set of candidates; other methods do not count. */
	public Weighed weigh(Collection<String> methods) {
		BitSet set = places(methods);
		return new Weighed(costs.estimate(set), costs.of(set), value.of(set));
	}

	/**
	 * A good choice for a budget, without a bound and without other budgets, which take much longer.
	 *
	 * @param budget in milliseconds per second, 0 or more
	 * @return what becomes of each candidate; empty if the pinned probes alone exceed the budget
	 */
	public Optional<List<Choice>> choose(double budget) {
		progress.begin("Searching a plan", 0);
		return thoroughlyWithin(budget).map(found -> choices(budget, found, progress));
	}

	/** No simple rule gives more. */
	private Optional<EvaluatedSet> thoroughlyWithin(double budget) {
		return costOfPinned() > budget ? Optional.empty() : Optional.of(search.thoroughlyWithin(budget, byRules(budget).values()));
	}

	private BitSet places(Collection<String> methods) {
		Set<String> wanted = Set.copyOf(methods);
		BitSet places = new BitSet();
		for (int candidate = 0; candidate < request.size(); candidate++) {
			places.set(candidate, wanted.contains(name(candidate)));
		}
		return places;
	}

	/** For each budget the best set of it and all smaller ones, without those that are worth no more. */
	private List<EvaluatedSet> curve(double budget) {
		double most = search.all().cost();
		List<Double> budgets = new ArrayList<>(List.of(budget));
		double least = Math.max(costOfPinned(), most * 1e-4);
		for (int i = 0; i <= BUDGETS && Double.isFinite(most) && most > 0 && least > 0; i++) {
			budgets.add(least * Math.pow(most / least, (double) i / BUDGETS));
		}
		progress.begin("Searching plans", budgets.size());
		EvaluatedSet all = search.everything();
		List<EvaluatedSet> curve = new ArrayList<>();
		EvaluatedSet best = null;
		for (double one : budgets.stream().sorted().distinct().toList()) {
			Optional<EvaluatedSet> found = one >= most * (1 - ROUNDING) ? Optional.of(all)
					: one == budget ? thoroughlyWithin(budget) : search.within(one);
			if (found.isPresent() && (best == null || found.get().value() > best.value() * (1 + ROUNDING))) {
				best = found.get();
				curve.add(best);
			}
			progress.worked(1);
		}
		return curve;
	}

	private Placement placement(double budget, EvaluatedSet found, List<EvaluatedSet> curve) {
		progress.begin("Proving how good the plan is", 0);
		int steps = (int) Math.clamp(BOUND_WORK / Math.max(1, request.program().work()), 16, MOST_STEPS);
		UpperBound bound = new UpperBound(value, costs, request.size(), pinned, found, budget, steps, progress);
		EvaluatedSet best = search.withoutRedundant(bound.best());
		return placement(budget, best, bound.value(), points(with(curve, best)), progress);
	}

	private Placement placement(double budget, EvaluatedSet found, double bound, List<Placement.Point> curve, Progress watched) {
		return new Placement(request.objective(), budget, request.upperEnd(), choices(budget, found, watched),
				costs.estimate(found.probed()), found.value(), bound, valueOfAll(), curve);
	}

	/** Proving may find a better set. */
	private static List<EvaluatedSet> with(List<EvaluatedSet> curve, EvaluatedSet one) {
		List<EvaluatedSet> better = new ArrayList<>();
		Stream.concat(curve.stream(), Stream.of(one)).distinct()
				.sorted(Comparator.comparingDouble(EvaluatedSet::cost)
						.thenComparing(Comparator.comparingDouble(EvaluatedSet::value).reversed()))
				.filter(next -> better.isEmpty() || next.value() > better.getLast().value()).forEach(better::add);
		return better;
	}

	/**
	 * A point of a placement's curve as a placement of its own, whose budget is what it costs. The bound is the least that is known of that
	 * budget.
	 *
	 * @param placement of this placing
	 * @param point     of its curve
	 * @param finding   progress of this
	 */
	public Placement at(Placement placement, Placement.Point point, Progress finding) {
		EvaluatedSet found = new EvaluatedSet(places(point.probes()), point.value(), point.cost());
		finding.begin("Proving how good the plan is", 0);
		int steps = (int) Math.clamp(BOUND_WORK / Math.max(1, request.program().work()) / BUDGETS, 16, MOST_STEPS / BUDGETS);
		double bound = new UpperBound(value, costs, request.size(), pinned, found, point.cost(), steps, finding).value();
		// A bound for a larger budget is also one for a smaller budget.
		double least = Math.min(bound, point.cost() <= placement.budget() ? placement.bound() : placement.valueOfAll());
		return placement(point.cost(), found, Math.max(point.value(), least), placement.curve(), finding);
	}

	private List<Placement.Point> points(List<EvaluatedSet> curve) {
		boolean[] knees = Knees.of(curve);
		List<Placement.Point> points = new ArrayList<>();
		for (int i = 0; i < curve.size(); i++) {
			EvaluatedSet one = curve.get(i);
			points.add(new Placement.Point(one.cost(), one.value(), one.probed().stream().mapToObj(this::name).toList(), knees[i]));
		}
		return points;
	}

	private String name(int candidate) {
		return request.program().candidates().get(candidate).method();
	}

	private List<Choice> choices(double budget, EvaluatedSet found, Progress watched) {
		BitSet probed = found.probed();
		double[] each = costs.ofEach(probed);
		SetValue.Changing growing = value.from(probed);
		Redundancy redundancy = new Redundancy(request.program().forest(), request.size(), probed);
		SpareProbes spare = new SpareProbes(value, costs, found, growing);
		List<Choice> choices = new ArrayList<>();
		for (int candidate = 0; candidate < request.size(); candidate++) {
			watched.checkCancelled();
			choices.add(probed.get(candidate) ? chosen(candidate, each[candidate], growing, redundancy, spare)
					: rejected(candidate, budget, each[candidate], growing.gain(candidate), redundancy));
		}
		choices.sort(Comparator.comparing((Choice one) -> !one.isChosen()).thenComparing(one -> one.isChosen() ? -one.cost() : -one.value())
				.thenComparing(one -> one.candidate().method()));
		return choices;
	}

	private Choice chosen(int candidate, double cost, SetValue.Changing all, Redundancy redundancy, SpareProbes spare) {
		Optional<Groups.Loss> loss = all instanceof Groups groups ? Optional.of(groups.lossOf(candidate)) : Optional.empty();
		return new Choice(request.program().candidates().get(candidate), pinned.get(candidate) ? Reason.PINNED : Reason.CHOSEN, cost,
				loss.map(Groups.Loss::bits).orElseGet(() -> all.loss(candidate)), redundant(candidate, redundancy),
				loss.flatMap(Groups.Loss::example).map(this::evidence),
				!pinned.get(candidate) && spare.isSpare(candidate)
						? Optional.of(new Spare(spare.instead(candidate).stream().mapToObj(this::name).findFirst(), spare.saves(candidate)))
						: Optional.empty());
	}

	private Choice rejected(int candidate, double budget, double cost, double gain, Redundancy redundancy) {
		Reason reason = gain <= ROUNDING ? Reason.ADDS_NOTHING
				: search.costAlone(candidate) > budget - costOfPinned() ? Reason.ALONE_TOO_COSTLY : Reason.NO_ROOM;
		return new Choice(request.program().candidates().get(candidate), reason, cost, gain, redundant(candidate, redundancy),
				Optional.empty(), Optional.empty());
	}

	private Optional<Redundant> redundant(int candidate, Redundancy redundancy) {
		return redundancy.times(candidate).stream()
				.mapToObj(times -> new Redundant(name(redundancy.caller(candidate)), times, redundancy.traces(candidate)))
				.findFirst();
	}

	private Evidence evidence(Groups.Pair pair) {
		return new Evidence(pair.one() + 1, request.program().units().traces(pair.one()), pair.other() + 1,
				request.program().units().traces(pair.other()));
	}
}
