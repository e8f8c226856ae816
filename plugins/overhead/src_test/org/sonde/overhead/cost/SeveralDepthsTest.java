/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.sonde.overhead.cost.CostModelTest.known;
import static org.sonde.overhead.cost.CostModelTest.unknown;
import static org.sonde.overhead.results.ProbeKind.OPERATION_EXECUTION;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.DoubleUnaryOperator;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.results.CallShape;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.results.ResultSet;

/** Costs from runs at several depths and of both shapes; the figures follow by hand from what {@link ManyDepths#LINE} says. */
class SeveralDepthsTest {

	private final CostModel model = CostModel.of(ManyDepths.LINE);

	@Test
	void theConstantOfATraceAndTheCostOfAnExecutionAreToldApart() {
		Estimate.Known perCall = known(model.nanosPerCall(OPERATION_EXECUTION, true, 1, CallContext.NESTED));
		assertThat(perCall.value()).isCloseTo(200, within(1e-6));
		assertThat(perCall.provenance().inputs()).extracting(CostFigure::name).containsExactly("overhead at 1 executions",
				"overhead at 4 executions", "overhead at 10 executions");
		assertThat(CostModelTest.input(perCall, "overhead at 4 executions").value()).as("300 + 4 · 200").isCloseTo(1100, within(1e-6));
		assertThat(perCall.provenance().remarks()).contains(CallContext.NESTED).doesNotContain(Remark.Note.ONE_DEPTH);
		assertThat(known(model.nanosPerTrace(OPERATION_EXECUTION, 1)).value()).isCloseTo(300, within(1e-6));
		assertThat(known(model.collectingNanosPerCall()).value()).isCloseTo(90, within(1e-6));
		assertThat(known(model.writingNanosPerCall()).value()).isCloseTo(100, within(1e-6));
	}

	@Test
	void siblingCallsCostTheirOwn() {
		assertThat(known(model.nanosPerCall(OPERATION_EXECUTION, true, 1, CallContext.SIBLINGS)).value()).isCloseTo(350, within(1e-6));
		// Measured nested alone, a sibling call is only known to cost more.
		Estimate.Known assumed = known(CostModelTest.model("waller-2014-base").nanosPerCall(
				ProbeKind.OPERATION_EVENTS, true, 1, CallContext.SIBLINGS));
		assertThat(assumed.value()).isCloseTo(5939.1, within(0.05));
		assertThat(assumed.estimate().high()).isCloseTo(5939.1 * 3, within(0.5));
		assertThat(assumed.provenance().remarks()).contains(Remark.Note.ONLY_NESTED);
	}

	@Test
	void untilTheContextIsKnownTheIntervalReachesToAllThatItMayBe() {
		ManyDepths dearTraces = new ManyDepths("dear-traces");
		for (int depth : new int[] { 1, 4, 10 }) {
			dearTraces.nested("0", depth, d -> 50, d -> 10 * d, d -> 700 + 90 * d, d -> 200 + 100 * d);
		}
		CostModel of = CostModel.of(dearTraces.build());
		Estimate.Known assumed = known(of.nanosPerCall(OPERATION_EXECUTION, true, 1));
		assertThat(assumed.value()).isCloseTo(200, within(1e-6));
		assertThat(assumed.estimate().high()).as("every execution a trace of its own, 900 + 200").isCloseTo(1100, within(1e-6));
		assertThat(assumed.provenance().remarks()).contains(CallContext.ASSUMED_NESTED);
		assertThat(known(of.nanosPerCall(OPERATION_EXECUTION, true, 1, CallContext.NESTED)).estimate().high()).isCloseTo(600, within(1e-6));
	}

	/**
	 * Nanoseconds per trace: nested I = C = 10 d + 1 and W = 80 d + 8, so 20 d + 2 without the hand-over; siblings I = C = 40 k and W = 320
	 * k, so 80 k. At method time 0 both shapes are saturated, whichever of their runs is chosen.
	 */
	@Test
	void inEitherShapeASaturatedCostReachesDownToItsOwnWithoutTheHandOver() throws OverheadException {
		ManyDepths both = new ManyDepths("both");
		for (int depth : new int[] { 1, 2, 4 }) {
			both.nested("0", depth, d -> 100, d -> 10 * d + 1, d -> 10 * d + 1, d -> 80 * d + 8);
			both.siblings("0", depth, d -> 100, d -> 40 * d, d -> 40 * d, d -> 320 * d);
		}
		for (String chosen : List.of("writing-nested-4-0", "writing-siblings-4-0", "writing-nested-1-0")) {
			CostModel of = CostModel.of(both.build(), chosen);
			Estimate.Known siblings = known(of.nanosPerCall(OPERATION_EXECUTION, true, 1, CallContext.SIBLINGS));
			assertThat(siblings.value()).as(chosen).isCloseTo(400, within(1e-6));
			assertThat(siblings.estimate().low()).as("0.3 times 80, " + chosen).isCloseTo(24, within(1e-6));
			assertThat(siblings.estimate().high()).as(chosen).isCloseTo(1200, within(1e-6));
			assertThat(siblings.provenance().remarks()).contains(Remark.Note.SATURATED);
			assertThat(siblings.provenance().formula()).endsWith("of sibling calls");
			Estimate.Known nested = known(of.nanosPerCall(OPERATION_EXECUTION, true, 1, CallContext.NESTED));
			assertThat(nested.estimate().low()).as("0.3 times 20, " + chosen).isCloseTo(6, within(1e-6));
			assertThat(nested.estimate().high()).as(chosen).isCloseTo(300, within(1e-6));
			Estimate.Known assumed = known(of.nanosPerCall(OPERATION_EXECUTION, true, 1));
			assertThat(assumed.estimate().high()).as("what siblings cost, " + chosen).isCloseTo(400, within(1e-6));
		}
	}

	/**
	 * A binary tree, and distinct methods with others between them: of these no cost is told, and none of them changes those of other
	 * shapes.
	 */
	@Test
	void shapesThatAreNotModelledTellNoCost() throws OverheadException {
		DoubleUnaryOperator[] other = { d -> 50, d -> 50 * d, d -> 500 + 500 * d, d -> 900 * d };
		assertThat(unknown(CostModel.of(new ManyDepths("tree").add("tree", "0", 3, other).add("tree", "0", 15, other).build())
				.nanosPerCall(OPERATION_EXECUTION, true, 1)))
				.contains("writing-tree-15-0", "shape tree", "only for nested and sibling calls");

		ManyDepths mixed = new ManyDepths("mixed");
		for (int depth : new int[] { 1, 4, 10 }) {
			mixed.nested("0", depth, d -> 50, d -> 10 * d, d -> 700 + 90 * d, d -> 200 + 100 * d);
			mixed.add("tree", "0", depth, other).add("distinct", "0", depth, other);
		}
		CostModel byDefault = CostModel.of(mixed.build());
		assertThat(byDefault.writer().orElseThrow().id()).isEqualTo("writing-nested-10-0");
		Estimate.Known perCall = known(byDefault.nanosPerCall(OPERATION_EXECUTION, true, 1));
		assertThat(perCall.value()).isCloseTo(200, within(1e-6));
		assertThat(perCall.estimate().high()).as("a trace of its own, 900 + 200").isCloseTo(1100, within(1e-6));
		assertThat(unknown(CostModel.of(mixed.build(), "writing-distinct-4-0").nanosPerTrace(OPERATION_EXECUTION, 1)))
				.contains("shape distinct");
		assertThat(Validation.of(mixed.build())).isNotEmpty().allMatch(one -> one.shape() == CallShape.NESTED);
	}

	/** I is 10 ns per execution at all depths here; with 95 ns at depth 4 it is 23.75 there, the most of all. */
	@Test
	void aDeactivatedProbeCostsTheMostThatWasMeasured() {
		assertThat(known(model.nanosPerCall(OPERATION_EXECUTION, false, 1)).value()).isCloseTo(10, within(1e-6));
		CostModel bent = CostModel.of(new ManyDepths("bent").nested("0", 1, d -> 50, d -> 10, d -> 90, d -> 100)
				.nested("0", 4, d -> 50, d -> 95, d -> 360, d -> 400).nested("0", 8, d -> 50, d -> 100, d -> 720, d -> 800).build());
		Estimate.Known deactivated = known(bent.nanosPerCall(OPERATION_EXECUTION, false, 1));
		assertThat(deactivated.value()).isCloseTo(23.75, within(1e-6));
		assertThat(deactivated.estimate().low()).isZero();
		assertThat(deactivated.provenance().remarks()).contains(Remark.Note.UPPER_BOUND, new Remark.LargestOf(3));
		assertThat(CostModelTest.input(deactivated, "I").value()).isCloseTo(95, within(1e-6));
		assertThat(CostModelTest.input(deactivated, "executions per trace").value()).isEqualTo(4);
	}

	/** W 1,200 > C 1,000 at depth 10 and method time 0: 50 + 100 + 1,000 + 1,200 ns ÷ 10 records = 235 ns per record. */
	@Test
	void aRunUnderAnotherLoadTellsTheServiceTimeAndWidensTheInterval() throws OverheadException {
		ResultSet loads = new ManyDepths("loads").nested("0", 10, d -> 50, d -> 100, d -> 1000, d -> 1200)
				.nested("100", 10, d -> 100_050, d -> 100, d -> 1100, d -> 8000).build();
		CostModel idle = CostModel.of(loads, "writing-nested-10-100");
		assertThat(idle.conditions().number(ConditionName.METHOD_TIME_MICROS)).hasValue(100);
		assertThat(idle.isSaturatedRun()).isFalse();
		assertThat(known(idle.nanosPerRecord()).value()).isCloseTo(235, within(1e-9));
		Estimate.Known perCall = known(idle.nanosPerCall(OPERATION_EXECUTION, true, 1));
		assertThat(perCall.value()).isCloseTo(920, within(1e-9));
		assertThat(perCall.estimate().low()).as("what it costs at method time 0").isCloseTo(230, within(1e-9));
		assertThat(idle.loads()).extracting(LoadCost::methodTimeMicros).containsExactly(0.0, 100.0);
		assertThat(idle.loads()).extracting(LoadCost::chosen).containsExactly(false, true);
		// 10 × 235 ns in 2,350 ns, and in 109,250 ns.
		assertThat(idle.loads().get(0).utilisation().getAsDouble()).isCloseTo(1, within(1e-9));
		assertThat(idle.loads().get(1).utilisation().getAsDouble()).isCloseTo(2350.0 / 109_250, within(1e-9));
	}

	/** Two depths are better than one, and of them the last one is taken. */
	@Test
	void theDefaultWriterWasMeasuredAtTheMostDepths() {
		DoubleUnaryOperator[] portions = { d -> 50, d -> 10 * d, d -> 100 + 90 * d, d -> 200 + 100 * d };
		CostModel byDefault = CostModel
				.of(new ManyDepths("default").nested("5", 1, portions).nested("0", 1, portions).nested("5", 4, portions)
						.nested("0", 4, portions).nested("100", 10, portions).build());
		assertThat(byDefault.writer().orElseThrow().id()).isEqualTo("writing-nested-4-0");
	}

	@Test
	void ofAnotherClockThereIsNoRatioOfMachines() {
		DoubleUnaryOperator[] portions = { d -> 50, d -> 10 * d, d -> 100 + 90 * d, d -> 200 + 100 * d };
		ResultSet cpu = new ManyDepths("cpu").clock("thread-cpu").nested("0", 10, portions).build();
		assertThatThrownBy(() -> Scaling.between(model, cpu)).hasMessageContainingAll("SO302", "cpu", "clock wall");
		ResultSet siblings = new ManyDepths("flat").siblings("0", 10, portions).build();
		assertThatThrownBy(() -> Scaling.between(model, siblings)).hasMessageContainingAll("SO302", "nested calls");
	}

	/** 1,000 traces/s open with main, which calls one other and that two leaves each time. */
	@Test
	void aCallTreeMakesTheContextsAndTheInflationKnown() {
		PlanEstimate estimate = PlanEstimate.of(model,
				List.of(entry("void a.A.main()", 1000), called("void a.A.one()", 1000, "void a.A.main()"),
				called("void a.A.left()", 1000, "void a.A.one()"), called("void a.A.right()", 1000, "void a.A.one()")), 1);
		assertThat(estimate.probes()).extracting(ProbeEstimate::context).containsExactly(CallContext.ENTRIES_KNOWN, CallContext.NESTED,
				CallContext.SIBLINGS, CallContext.SIBLINGS);
		assertThat(estimate.probes().stream().map(probe -> known(probe.nanosPerCall()).value())).usingElementComparator(
				(one, other) -> Math.abs(one - other) < 1e-6 ? 0 : 1).containsExactly(500.0, 200.0, 350.0, 350.0);
		assertThat(known(estimate.total().millisPerSecond()).value()).isCloseTo(1.4, within(1e-9));
		assertThat(known(estimate.probes().get(0).inflationNanosPerCall()).value()).isCloseTo(1400, within(1e-6));
		assertThat(known(estimate.probes().get(1).inflationNanosPerCall()).value()).isCloseTo(900, within(1e-6));
		assertThat(known(estimate.probes().get(2).inflationNanosPerCall()).value()).isCloseTo(350, within(1e-6));
		assertThat(known(estimate.writer().recordsPerSecond()).estimate().high()).isCloseTo(4000, within(1e-6));
		assertThat(known(estimate.writer().gigabytesPerDay()).value()).as("4,000 × 80 bytes × 86,400 s").isCloseTo(27.648, within(1e-9));
	}

	/** Nobody calls a probe of which every execution opens a trace: nothing lies below any, 300 + 200 ns each. */
	@Test
	void whereEveryExecutionOpensATraceTheInflationIsTheOwnCost() {
		PlanEstimate estimate = PlanEstimate.of(model, List.of(entry("void a.A.one()", 1000), entry("void a.A.two()", 10)), 1);
		assertThat(estimate.probes()).allSatisfy(
				probe -> assertThat(known(probe.inflationNanosPerCall()).value()).isCloseTo(500, within(1e-6)));
		PlanEstimate unsure = PlanEstimate.of(model,
				List.of(entry("void a.A.one()", 1000), load("void a.A.two()", new CallRate(10, "typed"))), 1);
		assertThat(unknown(unsure.probes().get(0).inflationNanosPerCall())).isNotEmpty();
	}

	@Test
	void oneProbeOfUnknownOriginLeavesEveryInflationUnknown() {
		PlanEstimate estimate = PlanEstimate.of(model,
				List.of(entry("void a.A.main()", 1000), called("void a.A.one()", 1000, "void a.A.main()"),
				new ProbeLoad("void a.A.two()", OPERATION_EXECUTION, true, Optional.of(new CallRate(5, "typed")))), 1);
		assertThat(unknown(estimate.probes().get(0).inflationNanosPerCall())).contains("the callers of 1 probe are unknown");
	}

	@Test
	void whoWouldCallAMethodThatIsNeverCalledDoesNotMatter() {
		PlanEstimate estimate = PlanEstimate.of(model, List.of(entry("void a.A.one()", 1000),
				new ProbeLoad("void a.A.never()", OPERATION_EXECUTION, true, Optional.of(new CallRate(0, "a log")))), 1);
		assertThat(known(estimate.probes().getFirst().inflationNanosPerCall()).value()).isCloseTo(500, within(1e-6));
	}

	@Test
	void aRecursionHasNoKnownInflation() {
		PlanEstimate estimate = PlanEstimate.of(model, List.of(called("void a.A.a()", 10, "void a.A.b()"),
				called("void a.A.b()", 10, "void a.A.a()"), entry("void a.A.c()", 1)), 1);
		assertThat(unknown(estimate.probes().get(0).inflationNanosPerCall())).contains("calls itself");
		assertThat(known(estimate.probes().get(2).inflationNanosPerCall()).value()).isCloseTo(500, within(1e-6));
	}

	@Test
	void aChainOfTenThousandCallersIsNoStackOfCalls() {
		List<ProbeLoad> chain = new ArrayList<>(List.of(entry("m0", 1)));
		for (int i = 1; i < 10_000; i++) {
			chain.add(called("m" + i, 1, "m" + (i - 1)));
		}
		PlanEstimate estimate = PlanEstimate.of(model, chain, 1);
		assertThat(known(estimate.probes().get(0).inflationNanosPerCall()).value()).isCloseTo(300 + 200 * 10_000, within(1e-3));
	}

	private static ProbeLoad entry(String signature, double callsPerSecond) {
		return load(signature, new CallRate(callsPerSecond, "typed", OptionalDouble.of(callsPerSecond), Optional.empty()));
	}

	private static ProbeLoad called(String signature, double callsPerSecond, String caller) {
		return load(signature, new CallRate(callsPerSecond, "typed", OptionalDouble.of(0), Optional.of(caller)));
	}

	private static ProbeLoad load(String signature, CallRate rate) {
		return new ProbeLoad(signature, OPERATION_EXECUTION, true, Optional.of(rate));
	}
}
