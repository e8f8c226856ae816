/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost.impact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.sonde.overhead.cost.CostModelTest.known;
import static org.sonde.overhead.results.ProbeKind.OPERATION_EVENTS;
import static org.sonde.overhead.results.ProbeKind.OPERATION_EXECUTION;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.CostModelTest;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.ProbeLoad;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.statistics.Interval;

/** Which part of the records and of the time the probes make; by hand with the 2014 base. */
class SharesTest {

	private static final CostModel MODEL = CostModelTest.model("waller-2014-base");

	@Test
	void recordsAreSharedByTheCallsOfActiveProbes() {
		PlanEstimate plan = PlanEstimate.of(MODEL, List.of(load("a", OPERATION_EVENTS, true, 300), load("b", OPERATION_EVENTS, true, 100),
				load("c", OPERATION_EVENTS, false, 1e6), load("d", OPERATION_EXECUTION, true, 5),
				new ProbeLoad("e", OPERATION_EVENTS, true, Optional.empty())), 1);
		assertThat(RecordShares.of(plan)).containsExactly(OptionalDouble.of(0.75), OptionalDouble.of(0.25), OptionalDouble.of(0),
				OptionalDouble.empty(),
				OptionalDouble.empty());
	}

	/** Event probes: two records per execution and one per trace; 100 × 2 + 100 × 1 and 100 × 2. */
	@Test
	void tracesThatAreKnownToBeOpenedHaveTheirRecords() {
		PlanEstimate plan = PlanEstimate.of(MODEL, List.of(entry("a", 100, 100), entry("b", 100, 0)), 1);
		assertThat(RecordShares.of(plan).get(0).getAsDouble()).isCloseTo(0.6, within(1e-12));
		assertThat(known(plan.writer().recordsPerSecond()).value()).as("the same records as the writer's").isCloseTo(500, within(1e-9));
	}

	@Test
	void aPlanWithoutCallsSharesNothing() {
		assertThat(RecordShares.of(PlanEstimate.of(MODEL, List.of(load("a", OPERATION_EVENTS, true, 0)), 1)))
				.containsExactly(OptionalDouble.of(0));
	}

	private static ProbeLoad load(String signature, ProbeKind kind, boolean active, double callsPerSecond) {
		return new ProbeLoad(signature, kind, active, Optional.of(new CallRate(callsPerSecond, "typed")));
	}

	private static ProbeLoad entry(String signature, double callsPerSecond, double entries) {
		return new ProbeLoad(signature, OPERATION_EVENTS, true,
				Optional.of(new CallRate(callsPerSecond, "typed", OptionalDouble.of(entries), Optional.empty())));
	}

	/** An active probe costs 5,939.1 ns: 10,000 calls of 60 µs, half of them below another probe, and 59.391 ms of 300 ms per second. */
	@Test
	void recordedDurationsTellWhichShareOfTheTimeIsTheProbes() {
		PlanEstimate plan = PlanEstimate.of(MODEL, List.of(recorded("a", 10_000, 5000, 60_000)), 1);
		TimeShares shares = TimeShares.of(plan).orElseThrow();
		assertThat(shares.busyThreads()).isCloseTo(5000 * 60e-6, within(1e-12));
		assertThat(shares.share().value()).isCloseTo(0.0593912 / 0.3, within(1e-5));
		assertThat(shares.share().low()).isLessThan(shares.share().value());
		assertThat(TimeShares.obstacle(plan)).isEmpty();
		assertThat(shares.added()).as("three times the cost and two wake-ups are 478 ms of 300").isEmpty();
		assertThat(shares.words()).startsWith("takes about 20 %").endsWith("of 0.300 busy threads");
	}

	/**
	 * 100 calls of 20 ms keep two threads busy, 0.59391 ms/s of that are the probes': 0.0297 % of the rest, by 0.45 … 48 µs a call 0.0022
	 * to 0.24 %.
	 */
	@Test
	void whatAPlanAddsIsASentence() {
		PlanEstimate plan = PlanEstimate.of(MODEL, List.of(recorded("a", 100, 100, 20e6)), 1);
		TimeShares shares = TimeShares.of(plan).orElseThrow();
		Interval added = shares.added().orElseThrow();
		assertThat(added.value()).isCloseTo(0.593912e-3 / (2 - 0.593912e-3), within(1e-8));
		assertThat(added.high()).isCloseTo(100 * 47.817e-6 / (2 - 100 * 47.817e-6), within(1e-6));
		assertThat(shares.words()).isEqualTo("adds about 0.030 % (0.002 … 0.24) to 2.00 busy threads");
	}

	/** No recording has the calls of a deactivated probe. The figures are those of the other probes. */
	@Test
	void aDeactivatedProbeWhoseCallsAreUnknownMakesTheFiguresLowerBounds() {
		ProbeLoad active = recorded("a", 100, 100, 20e6);
		PlanEstimate without = PlanEstimate.of(MODEL, List.of(active), 1);
		PlanEstimate plan = PlanEstimate.of(MODEL,
				List.of(active, new ProbeLoad("void a.A.off()", OPERATION_EVENTS, false, Optional.empty())), 1);
		assertThat(plan.total().isLowerBound()).isTrue();
		assertThat(plan.total().lacksMoreThanDeactivated()).isFalse();
		TimeShares shares = TimeShares.of(plan).orElseThrow();
		assertThat(shares.added()).isEqualTo(TimeShares.of(without).orElseThrow().added());
		assertThat(shares.words()).isEqualTo("adds at least 0.030 % (0.002 … 0.24) to 2.00 busy threads");
		assertThat(known(WallTime.perTrace(plan)).estimate()).isEqualTo(known(WallTime.perTrace(without)).estimate());
		RatesUnderProbes rates = RatesUnderProbes.of(plan).orElseThrow();
		assertThat(known(rates.withoutProbes()).estimate())
				.isEqualTo(known(RatesUnderProbes.of(without).orElseThrow().withoutProbes()).estimate());
		assertThat(rates.words()).contains("at least");
		assertThat(TotalSentences.of(plan)).noneMatch(sentence -> sentence.startsWith("Unknown: ") && !sentence.contains("Calibrate"));
	}

	@Test
	void aShareOfTheTimeIsNeverMoreThanAllOfIt() {
		PlanEstimate plan = PlanEstimate.of(MODEL, List.of(recorded("a", 10_000, 10_000, 3000)), 1);
		assertThat(TimeShares.of(plan).orElseThrow().share().high()).isEqualTo(1);
		assertThat(TimeShares.of(plan).orElseThrow().words()).isEqualTo("is more than the time of 0.0300 busy threads");
	}

	@Test
	void withoutDurationsThereIsNoShareButAReason() {
		PlanEstimate plan = PlanEstimate.of(MODEL, List.of(recorded("a", 100, 100, 60_000), entry("b", 100, 100)), 1);
		assertThat(TimeShares.of(plan)).isEmpty();
		assertThat(TimeShares.obstacle(plan)).contains(" 1 of 2 active probes");
		PlanEstimate unknown = PlanEstimate.of(MODEL,
				List.of(recorded("a", 100, 100, 60_000), new ProbeLoad("void a.A.x()", OPERATION_EXECUTION, false, Optional.empty())), 1);
		assertThat(TimeShares.obstacle(unknown)).isEqualTo("The cost per second of 1 probe is unknown.");
		assertThat(TimeShares.obstacle(PlanEstimate.of(MODEL, List.of(recorded("a", 100, 0, 60_000)), 1)))
				.isEqualTo("No active probe opens a trace.");
	}

	/** The mean of a pattern or a recursive method is also that of the calls inside, which take less time than those that open traces. */
	@Test
	void theTimeInTracesIsUnknownIfCallsThatOpenThemAreAmongOthers() {
		String unknown = "Only the mean duration of all calls is known of a pattern or recursive method, "
				+ "and not that of the calls that open traces. Replace patterns by their methods, and read the log again.";
		PlanEstimate pattern = PlanEstimate.of(MODEL, List.of(pattern(10_000, 5000)), 1);
		assertThat(TimeShares.of(pattern)).isEmpty();
		assertThat(TimeShares.obstacle(pattern)).isEqualTo(unknown);
		ProbeLoad recursive = new ProbeLoad("void a.A.x( int )", OPERATION_EVENTS, true, Optional.of(new CallRate(10_000, "a log",
				OptionalDouble.of(10), Optional.of("void a.A.x(int)"), OptionalDouble.of(60_000), Optional.empty())));
		assertThat(TimeShares.obstacle(PlanEstimate.of(MODEL, List.of(recursive), 1))).isEqualTo(unknown);
		assertThat(TimeShares.of(PlanEstimate.of(MODEL, List.of(pattern(100, 100), recursive.withActive(false)), 1)).orElseThrow()
				.busyThreads()).isCloseTo(100 * 60e-6, within(1e-12));
	}

	/** Kieker ends a trace with each of these constructors, so the sum over what it calls traces was 2.17 for a program with one thread. */
	@Test
	void constructorsThatCutTracesMakeTheTimeInTracesUnknown() {
		CallRate rate = new CallRate(100, "a log", OptionalDouble.of(100), Optional.empty(), OptionalDouble.of(60_000), Optional.empty());
		ProbeLoad constructor = new ProbeLoad("void a.B.<init>()", OPERATION_EVENTS, true, Optional.of(rate));
		PlanEstimate cut = PlanEstimate.of(MODEL, List.of(recorded("a", 100, 100, 60_000), constructor), 1);
		assertThat(TimeShares.of(cut)).isEmpty();
		assertThat(TimeShares.obstacle(cut)).contains("onstructor");
		ProbeLoad never = new ProbeLoad("void a.B.<init>()", OPERATION_EVENTS, true,
				Optional.of(new CallRate(0, "a log", OptionalDouble.empty(), Optional.empty())));
		assertThat(TimeShares.of(PlanEstimate.of(MODEL, List.of(recorded("a", 100, 100, 60_000), never), 1))).isPresent();
		assertThat(TimeShares.of(PlanEstimate.of(MODEL, List.of(constructor), 1))).as("no method whose trace it could end").isPresent();
	}

	private static ProbeLoad pattern(double callsPerSecond, double entries) {
		return new ProbeLoad("pattern * a.A.*(..)", OPERATION_EVENTS, true, Optional.of(new CallRate(callsPerSecond, "a log",
				OptionalDouble.of(entries), Optional.empty(), OptionalDouble.of(60_000), Optional.empty())), 3, false, false, true);
	}

	/** 5,939.1 ns on 60 µs and on 3 µs. */
	@Test
	void aProbeMayCostMoreThanACallTakes() {
		PlanEstimate plan = PlanEstimate.of(MODEL, List.of(recorded("a", 100, 100, 60_000), recorded("b", 100, 100, 3000)), 1);
		DurationIncrease little = DurationIncrease.of(plan.probes().get(0)).orElseThrow();
		assertThat(little.share().value()).isCloseTo(5.93912 / 60, within(1e-5));
		assertThat(little.isMoreThanTheMethod()).isFalse();
		assertThat(DurationIncrease.of(plan.probes().get(1)).orElseThrow().isMoreThanTheMethod()).isTrue();
		assertThat(DurationIncrease.moreThanTheirMethods(plan)).isEqualTo(1);
		PlanEstimate untold = PlanEstimate.of(MODEL, List.of(recorded("a", 100, 100, 60_000).withActive(false), entry("b", 100, 100)), 1);
		assertThat(untold.probes()).allSatisfy(probe -> assertThat(DurationIncrease.of(probe)).isEmpty());
	}

	/**
	 * The duration is that of the call with three calls of another operation; the cost is that of its own probe alone: 5.93912 ÷ 81.25, not
	 * 4 × 5.93912 ÷ 81.25 or ÷ (81.25 − 3 × 2.71).
	 */
	@Test
	void whatAProbeAddsIsComparedWithTheWholeCall() {
		ProbeLoad below = new ProbeLoad("void a.A.clear()", OPERATION_EVENTS, true,
				Optional.of(new CallRate(300, "a log", OptionalDouble.of(0), Optional.of("void a.A.serve()"),
						OptionalDouble.of(2710), Optional.empty())));
		PlanEstimate plan = PlanEstimate.of(MODEL, List.of(recorded("serve", 100, 100, 81_250), below), 1);
		double perCall = known(plan.probes().getFirst().nanosPerCall()).value();
		assertThat(DurationIncrease.of(plan.probes().getFirst()).orElseThrow().share().value()).isCloseTo(perCall / 81_250, within(1e-12));
		assertThat(perCall).isCloseTo(5939.12, within(0.1));
		assertThat(known(plan.probes().getFirst().inflationNanosPerCall()).value())
				.isCloseTo(perCall + 3 * known(plan.probes().get(1).nanosPerCall()).value(), within(1e-6));
	}

	@Test
	void whatAProbeAddsIsReadAtAGlance() {
		assertThat(new DurationIncrease(new Interval(412, 215, 790), 2060).text()).isEqualTo("0.41 µs on 2.06 µs: +20 %");
		assertThat(new DurationIncrease(new Interval(60, 40, 80), 48).text()).isEqualTo("60 ns on 48.0 ns: +125 %");
		assertThat(new DurationIncrease(Interval.exactly(12_000), 4e9).text()).isEqualTo("12.0 µs on 4.00 s: +0.00030 %");
	}

	/** 59.391 ms of a second of one thread. */
	@Test
	void recordedRatesAreThoseOfTheProgramWithProbes() {
		RatesUnderProbes rates = RatesUnderProbes
				.of(PlanEstimate.of(MODEL, List.of(entry("a", 10_000, 5000), load("b", OPERATION_EVENTS, true, 0)), 1)).orElseThrow();
		assertThat(rates.recorded()).isEqualTo(1);
		assertThat(known(rates.withoutProbes()).value()).isCloseTo(1 / (1 - 0.0593912), within(1e-6));
		assertThat(rates.words()).contains(" 1.06");
		RatesUnderProbes busy = RatesUnderProbes.of(PlanEstimate.of(MODEL, List.of(entry("a", 100_000, 50_000)), 1)).orElseThrow();
		assertThat(busy.withoutProbes()).as("perhaps all of the time").isInstanceOf(Estimate.Unknown.class);
		assertThat(RatesUnderProbes.of(PlanEstimate.of(MODEL, List.of(load("a", OPERATION_EVENTS, true, 1000)), 1))).as("typed").isEmpty();
	}

	private static ProbeLoad recorded(String name, double calls, double entries, double nanos) {
		return new ProbeLoad("void a.A." + name + "()", OPERATION_EVENTS, true, Optional.of(new CallRate(calls, "a log",
				OptionalDouble.of(entries), Optional.empty(), OptionalDouble.of(nanos), Optional.empty())));
	}
}
