/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;
import static org.assertj.core.api.Assertions.within;
import static org.sonde.overhead.cost.CostModelTest.known;
import static org.sonde.overhead.results.ProbeKind.ATTRIBUTE_AND_LIFECYCLE;
import static org.sonde.overhead.results.ProbeKind.OPERATION_EVENTS;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.budget.Advice;
import org.sonde.overhead.budget.Advice.Action;
import org.sonde.overhead.budget.Budget;
import org.sonde.overhead.budget.BudgetCheck;
import org.sonde.overhead.budget.BudgetCheck.Answer;
import org.sonde.overhead.budget.Worth;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.GapHistogram;
import org.sonde.overhead.handover.GapCostsTest;
import org.sonde.tests.seeded.RandomInput;
import org.sonde.tests.seeded.Seeded;

/**
 * Budgets worked out by hand with the 2014 base: 5939.1 ns per call, at most 47,817 (three times that and two wake-ups of 15 µs), 84.8
 * bytes per call.
 */
class BudgetCheckTest {

	private static final CostModel MODEL = CostModelTest.model("waller-2014-base");

	/** 1,000 calls per second are 5.94 ms/s (0.45 to 47.8): 0.594 % of a processor (0.045 to 4.782). */
	@Test
	void aLimitIsKeptBrokenOrCannotBeTold() {
		assertThat(cpu(4.79).verdicts().getFirst().answer()).isEqualTo(Answer.KEPT);
		assertThat(cpu(0.7).verdicts().getFirst().answer()).as("the interval reaches to 4.782").isEqualTo(Answer.CANNOT_BE_DECIDED);
		assertThat(cpu(0.04).verdicts().getFirst().answer()).isEqualTo(Answer.BROKEN);
		assertThat(known(cpu(1).verdicts().getFirst().spent()).value()).isCloseTo(0.59391, within(1e-5));
	}

	/** 0.594 % (0.045 to 4.782) of 0.05 %, and of 4.79 %. */
	@Test
	void itSaysByHowMuchThePlanIsOver() {
		assertThat(cpu(0.05).verdicts().getFirst().over().orElseThrow().value()).isCloseTo(0.59391 - 0.05, within(1e-5));
		assertThat(cpu(0.05).verdicts().getFirst().over().orElseThrow().high()).isCloseTo(4.7817 - 0.05, within(1e-3));
		assertThat(cpu(4.79).verdicts().getFirst().over().orElseThrow().high()).as("something is left").isNegative();
	}

	private static BudgetCheck cpu(double percent) {
		return BudgetCheck.of(PlanEstimate.of(MODEL, List.of(load("a", 1000, 3)), 1), cpuBudget(percent), Worth.WISH);
	}

	private static Budget cpuBudget(double percent) {
		return new Budget(OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.of(percent), OptionalDouble.empty());
	}

	@Test
	void perRequestAndPerSecond() {
		Budget budget = new Budget(OptionalDouble.of(100), OptionalDouble.of(50), OptionalDouble.empty(), OptionalDouble.of(1));
		BudgetCheck check = BudgetCheck.of(PlanEstimate.of(MODEL, List.of(load("a", 1000, 3)), 1), budget, Worth.WISH);
		assertThat(known(check.verdicts().get(0).spent()).value()).as("5.9391 ms/s ÷ 50/s").isCloseTo(118.782, within(1e-3));
		assertThat(known(check.verdicts().get(1).spent()).value()).as("84.8 bytes × 1,000/s").isCloseTo(0.0848, within(1e-9));
		assertThat(check.verdicts().get(1).answer()).isEqualTo(Answer.KEPT);
	}

	@Test
	void whatIsUnknownKeepsNoBudget() {
		PlanEstimate plan = PlanEstimate.of(MODEL, List.of(load("a", 1, 3), new ProbeLoad("b", OPERATION_EVENTS, true, Optional.empty())),
				1);
		BudgetCheck check = BudgetCheck.of(plan, cpuBudget(50), Worth.WISH);
		assertThat(check.verdicts().getFirst().answer()).isEqualTo(Answer.CANNOT_BE_DECIDED);
		assertThat(check.verdicts().getFirst().unknownProbes()).isEqualTo(1);
		assertThat(check.advice().unknownProbes()).isEqualTo(1);
	}

	/** Whatever the others cost: two of them without a rate, and one of a kind that was not measured. */
	@Test
	void watchedFieldsOfUnknownCostKeepNoBudget() {
		List<ProbeLoad> plan = List.of(load("a", 1, 3), new ProbeLoad("field int p.A.f", ATTRIBUTE_AND_LIFECYCLE, true, Optional.empty()),
				new ProbeLoad("lifecycle p.A", ATTRIBUTE_AND_LIFECYCLE, true, Optional.of(new CallRate(5, "typed"))),
				new ProbeLoad("lifecycle p.B", ATTRIBUTE_AND_LIFECYCLE, false, Optional.empty()));
		BudgetCheck.Verdict verdict = BudgetCheck.of(PlanEstimate.of(MODEL, plan, 1), cpuBudget(50), Worth.WISH).verdicts().getFirst();
		assertThat(verdict.answer()).isEqualTo(Answer.CANNOT_BE_DECIDED);
		assertThat(verdict.unknownProbes()).isEqualTo(3);
	}

	/**
	 * The set states no bytes: how much is written cannot be decided, but 1.12 % of a processor bears one of 300 × 30.95 µs and none of
	 * 3,000.
	 */
	@Test
	void aLimitOfWhichNothingIsKnownDoesNotSilenceTheAdviceOnOthers() {
		CostModel withoutBytes = CostModelTest.model("moobench-github-2025-kieker");
		PlanEstimate plan = PlanEstimate.of(withoutBytes, List.of(load("a", 3000, 3), load("b", 300, 3)), 1);
		Budget both = new Budget(OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.of(1.54), OptionalDouble.of(1));
		BudgetCheck check = BudgetCheck.of(plan, both, Worth.WISH);
		assertThat(check.verdicts().getLast().spent()).isInstanceOf(Estimate.Unknown.class);
		assertThat(check.advice()).isEqualTo(BudgetCheck.of(plan, cpuBudget(1.54), Worth.WISH).advice());
		assertThat(check.advice().ranking()).extracting(Advice.Ranked::action).containsExactly(Action.DEACTIVATE, Action.KEEP);

		Budget volume = new Budget(OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.of(1));
		assertThat(BudgetCheck.of(plan, volume, Worth.WISH).advice()).returns(List.of(), Advice::ranking).returns(2, Advice::unknownProbes);
	}

	/**
	 * Budget 49.83 ms/s (4.983 %), costs at the upper end 47.82, 23.91 and 23.91: the dear one of wish 5, or the two cheap ones of 3 each;
	 * these are worth more. The dear one costs switched off at most 1,000 × 2,000 ns = 2 ms/s, which 2.01 ms/s left bear.
	 */
	@Test
	void whatIsWorthMoreTogetherIsKept() {
		PlanEstimate plan = PlanEstimate.of(MODEL, List.of(load("dear", 1000, 5), load("one", 500, 3), load("two", 500, 3)), 1);
		Advice advice = BudgetCheck.of(plan, cpuBudget(4.983), Worth.WISH).advice();
		assertThat(advice.optimal()).isTrue();
		assertThat(advice.worth()).isEqualTo(6);
		assertThat(advice.ranking()).extracting(Advice.Ranked::place).containsExactly(0, 1, 2);
		assertThat(advice.ranking()).extracting(Advice.Ranked::action).containsExactly(Action.DEACTIVATE, Action.KEEP, Action.KEEP);
		assertThat(BudgetCheck.of(plan, cpuBudget(4.79), Worth.WISH).advice().ranking()).extracting(Advice.Ranked::action)
				.as("0.08 ms/s left do not bear it").containsExactly(Action.DROP, Action.KEEP, Action.KEEP);
	}

	@Test
	void theCostliestComeFirst() {
		PlanEstimate plan = PlanEstimate.of(MODEL, List.of(load("a", 100, 3), load("b", 300, 3), load("c", 200, 3)), 1);
		List<BudgetCheck.Share> costliest = BudgetCheck.of(plan, cpuBudget(0.1), Worth.WISH).verdicts().getFirst().costliest();
		assertThat(costliest).extracting(BudgetCheck.Share::place).containsExactly(1, 2, 0);
		assertThat(costliest.get(1).together()).as("500 calls/s, in % of a processor").isCloseTo(0.296955, within(1e-5));
	}

	/** Calls 3 : 1, so 0.75 · log₂(4/3) = 0.3113 and 0.25 · 2 = 0.5 bits per call, times 400 calls per second. */
	@Test
	void informationIsWhatACallTellsOfTheOperation() {
		double[] worth = Worth.INFORMATION.of(List.of(load("a", 300, 3), load("b", 100, 3),
				new ProbeLoad("c", OPERATION_EVENTS, true, Optional.empty())));
		assertThat(worth[0]).isCloseTo(0.75 * 0.4150375 * 400, within(1e-4));
		assertThat(worth[1]).isCloseTo(200, within(1e-9));
		assertThat(worth[2]).isZero();
	}

	@Test
	void aBudgetPerRequestNeedsTheRequests() {
		assertThatThrownBy(() -> new Budget(OptionalDouble.of(1), OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.empty()))
				.isInstanceOf(IllegalArgumentException.class).hasMessageContaining("requests per second");
		assertThatThrownBy(() -> cpuBudget(-1)).isInstanceOf(IllegalArgumentException.class);
		assertThat(Budget.NONE.isEmpty()).isTrue();
	}

	/**
	 * Switched off, 500,000 calls per second cost 0 … 125 ms/s, more than the 10 ms/s of 1 %. The active probe costs 0.05 ms/s at the upper
	 * end.
	 */
	@Test
	void aDeactivatedProbeThatBreaksTheBudgetAloneIsDropped() {
		ProbeLoad off = load("off", 500_000, 1).withActive(false);
		assertThat(high(List.of(off))).isGreaterThan(10);
		BudgetCheck check = BudgetCheck.of(PlanEstimate.of(MODEL, List.of(load("on", 1, 5), off), 1), cpuBudget(1), Worth.WISH);
		assertThat(check.advice().ranking()).extracting(Advice.Ranked::place, Advice.Ranked::action).containsExactly(tuple(1, Action.DROP),
				tuple(0, Action.KEEP));
		assertThat(check.advice()).returns(true, Advice::optimal).returns(5.0, Advice::worth);
	}

	/**
	 * What the advice leaves is kept at the upper end, and no subset of the active probes that is kept is worth more; some are deactivated
	 * or of unknown cost.
	 */
	@Test
	void theAdviceKeepsTheBudgetAndNoSubsetIsWorthMore() {
		Seeded.tries(1000, in -> {
			List<ProbeLoad> plan = plan(in);
			double percent = in.between(0.01, 5.0);
			Advice advice = BudgetCheck.of(PlanEstimate.of(MODEL, plan, 1), cpuBudget(percent), Worth.WISH).advice();
			List<ProbeLoad> kept = advice.ranking().stream().filter(ranked -> ranked.action() != Action.DROP)
					.map(ranked -> ranked.action() == Action.KEEP ? plan.get(ranked.place()) : plan.get(ranked.place()).withActive(false))
					.toList();
			assertThat(high(kept)).isLessThanOrEqualTo(percent * 10 * (1 + 1e-6));
			List<ProbeLoad> active = plan.stream().filter(load -> load.active() && load.callRate().isPresent()).toList();
			int best = IntStream.range(0, 1 << active.size()).filter(choice -> high(subset(active, choice)) <= percent * 10)
					.map(choice -> subset(active, choice).stream().mapToInt(ProbeLoad::value).sum()).max().orElse(0);
			assertThat(advice.worth()).isGreaterThanOrEqualTo(best);
			assertThat(advice.optimal()).isTrue();
			assertThat(advice.unknownProbes()).isEqualTo((int) plan.stream().filter(load -> load.callRate().isEmpty()).count());
		});
	}

	/**
	 * Of 20,000 records a second nearly all find the writer awake; if few probes stay, most of theirs wake it. So a choice that would fit
	 * by the costs in the whole plan may not fit by itself.
	 */
	@Test
	void whatStaysIsEstimatedAgain() {
		CostModel calibrated = CostModel.of(GapCostsTest.calibrated());
		List<ProbeLoad> plan = IntStream.range(0, 12).mapToObj(i -> load("m" + i, 20_000.0 / (i + 1), 1 + i % 5)).toList();
		boolean depends = false;
		for (double percent = 0.5; percent < 40; percent *= 1.2) {
			Advice advice = BudgetCheck.of(PlanEstimate.of(calibrated, plan, 1), cpuBudget(percent), Worth.WISH).advice();
			List<ProbeLoad> kept = advice.ranking().stream().filter(ranked -> ranked.action() != Action.DROP)
					.map(ranked -> plan.get(ranked.place()).withActive(ranked.action() == Action.KEEP)).toList();
			double high = known(PlanEstimate.of(calibrated, kept, 1).total().millisPerSecond()).estimate().high();
			assertThat(high).as("of " + percent + " %%").isLessThanOrEqualTo(percent * 10 * (1 + 1e-6));
			depends |= advice.proof() == Advice.Proof.COSTS_DEPEND;
			assertThat(advice.optimal()).isEqualTo(advice.proof() == Advice.Proof.OPTIMAL);
		}
		assertThat(depends).as("the case came up").isTrue();
	}

	/**
	 * Recorded with both probes, no record of "rare" found the writer asleep, as those of "hot" came right before. Without "hot", all may:
	 * 2 × 1,000 records of 10 µs are more than the 15 ms/s of the budget, so the advice must not keep it as if it still cost a tenth of
	 * that.
	 */
	@Test
	void gapsOfDroppedProbesAreNotThoseOfTheRest() {
		CostModel calibrated = CostModel.of(GapCostsTest.calibrated());
		List<ProbeLoad> plan = List.of(recorded("hot", 500_000, 1), recorded("rare", 1000, 5));
		Advice advice = BudgetCheck.of(PlanEstimate.of(calibrated, plan, 1), cpuBudget(1.5), Worth.WISH).advice();
		assertThat(advice.ranking()).noneMatch(ranked -> ranked.action() == Action.KEEP);
		assertThat(advice.proof()).isEqualTo(Advice.Proof.COSTS_DEPEND);
		Advice generous = BudgetCheck.of(PlanEstimate.of(calibrated, plan, 1), cpuBudget(5), Worth.WISH).advice();
		assertThat(generous.ranking()).extracting(Advice.Ranked::place, Advice.Ranked::action).contains(tuple(1, Action.KEEP));
	}

	/** After gaps of 64 ns. */
	private static ProbeLoad recorded(String signature, double callsPerSecond, int value) {
		return new ProbeLoad(signature, OPERATION_EVENTS, true,
				Optional.of(new CallRate(callsPerSecond, "a log", OptionalDouble.of(0), Optional.empty(),
				OptionalDouble.empty(), Optional.of(GapHistogram.parse("24:10")))), value);
	}

	private static List<ProbeLoad> subset(List<ProbeLoad> plan, int choice) {
		return IntStream.range(0, plan.size()).filter(i -> (choice >> i & 1) == 1).mapToObj(plan::get).toList();
	}

	private static double high(List<ProbeLoad> plan) {
		return known(PlanEstimate.of(MODEL, plan, 1).total().millisPerSecond()).estimate().high();
	}

	private static List<ProbeLoad> plan(RandomInput in) {
		return in.list(0, 7, () -> {
			ProbeLoad load = load(in.text(2, 2, 'a', 'z'), in.between(0.0, 5000.0), in.between(1, 5));
			return switch (in.between(0, 5)) {
				case 0 -> new ProbeLoad(load.signature(), OPERATION_EVENTS, true, Optional.empty(), load.value());
				case 1 -> new ProbeLoad(load.signature(), OPERATION_EVENTS, false,
						Optional.of(new CallRate(in.between(0.0, 500_000.0), "typed")), load.value());
				default -> load;
			};
		});
	}

	private static ProbeLoad load(String signature, double callsPerSecond, int value) {
		return new ProbeLoad(signature, OPERATION_EVENTS, true, Optional.of(new CallRate(callsPerSecond, "typed")), value);
	}
}
