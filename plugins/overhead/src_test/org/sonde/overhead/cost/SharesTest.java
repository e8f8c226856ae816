/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

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
import org.sonde.overhead.results.ProbeKind;

/** Which part of a cost is I, C and W, and which part of the records a probe makes; by hand with the 2014 base. */
class SharesTest {

	private static final CostModel MODEL = CostModelTest.model("waller-2014-base");

	/** I 0.0470, C 1.4503, W 4.4418 of 5.9391 µs. */
	@Test
	void portionsOfAnActiveProbeAddUpToItsCost() {
		PortionShares shares = PortionShares.of(MODEL, true).orElseThrow();
		assertThat(shares.instrumentation()).isCloseTo(0.0470 / 5.9391, within(1e-5));
		assertThat(shares.collecting()).isCloseTo(1.4503 / 5.9391, within(1e-5));
		assertThat(shares.writing()).isCloseTo(4.4418 / 5.9391, within(1e-5));
		assertThat(PortionShares.of(MODEL, false)).contains(new PortionShares(1, 0, 0));
	}

	@Test
	void whereNothingIsKnownThereAreNoPortions() {
		assertThat(PortionShares.of(CostModelTest.model("mooms-2004-uniprocessor"), true)).isEmpty();
		assertThat(PortionShares.of(0, 0, 0)).isEmpty();
	}

	@Test
	void recordsAreSharedByTheCallsOfActiveProbes() {
		PlanEstimate plan = PlanEstimate.of(MODEL, List.of(load("a", OPERATION_EVENTS, true, 300), load("b", OPERATION_EVENTS, true, 100),
				load("c", OPERATION_EVENTS, false, 1e6), load("d", OPERATION_EXECUTION, true, 5),
				new ProbeLoad("e", OPERATION_EVENTS, true, Optional.empty())));
		assertThat(RecordShares.of(plan)).containsExactly(OptionalDouble.of(0.75), OptionalDouble.of(0.25), OptionalDouble.of(0),
				OptionalDouble.empty(),
				OptionalDouble.empty());
	}

	/** Event probes: two records per execution and one per trace; 100 × 2 + 100 × 1 and 100 × 2. */
	@Test
	void tracesThatAreKnownToBeOpenedHaveTheirRecords() {
		PlanEstimate plan = PlanEstimate.of(MODEL, List.of(entry("a", 100, 100), entry("b", 100, 0)));
		assertThat(RecordShares.of(plan).get(0).getAsDouble()).isCloseTo(0.6, within(1e-12));
		assertThat(known(plan.writer().recordsPerSecond()).value()).as("the same records as the writer's").isCloseTo(500, within(1e-9));
	}

	@Test
	void aPlanWithoutCallsSharesNothing() {
		assertThat(RecordShares.of(PlanEstimate.of(MODEL, List.of(load("a", OPERATION_EVENTS, true, 0)))))
				.containsExactly(OptionalDouble.of(0));
	}

	private static ProbeLoad load(String signature, ProbeKind kind, boolean active, double callsPerSecond) {
		return new ProbeLoad(signature, kind, active, Optional.of(new CallRate(callsPerSecond, "typed")));
	}

	private static ProbeLoad entry(String signature, double callsPerSecond, double entries) {
		return new ProbeLoad(signature, OPERATION_EVENTS, true,
				Optional.of(new CallRate(callsPerSecond, "typed", OptionalDouble.of(entries), Optional.empty())));
	}

	/** An active probe costs 5,939.1 ns: 10,000 calls of 60 µs, half of them below another probe, and 59.391 ms of 300 ms per second; two a trace. */
	@Test
	void recordedDurationsTellWhichShareOfTheTimeIsTheProbes() {
		PlanEstimate plan = PlanEstimate.of(MODEL, List.of(recorded("a", 10_000, 5000, 60_000)));
		TimeShares shares = TimeShares.of(plan).orElseThrow();
		assertThat(shares.busyThreads()).isCloseTo(5000 * 60e-6, within(1e-12));
		assertThat(shares.share().value()).isCloseTo(0.0593912 / 0.3, within(1e-5));
		assertThat(shares.share().low()).isLessThan(shares.share().value());
		assertThat(shares.addedPerTrace().value()).isCloseTo(2 * 5939.12, within(0.1));
		assertThat(shares.callsWithoutProbes().orElseThrow().value()).as("59.4 ms of a second of one thread").isCloseTo(1 / (1 - 0.0593912), within(1e-6));
		PlanEstimate more = PlanEstimate.of(MODEL, List.of(recorded("a", 100_000, 50_000, 60_000)));
		assertThat(TimeShares.of(more).orElseThrow().callsWithoutProbes()).as("perhaps all of the time").isEmpty();
		assertThat(TimeShares.ofDuration(plan.probes().getFirst()).orElseThrow().value()).isCloseTo(5.93912 / 60, within(1e-5));
	}

	@Test
	void aProbeMayCostMoreThanACallTakesButNotMoreThanAllOfTheTime() {
		PlanEstimate plan = PlanEstimate.of(MODEL, List.of(recorded("a", 10_000, 10_000, 3000)));
		assertThat(TimeShares.ofDuration(plan.probes().getFirst()).orElseThrow().value()).isCloseTo(5.93912 / 3, within(1e-4));
		assertThat(TimeShares.moreThanTheirMethods(plan)).isEqualTo(1);
		assertThat(TimeShares.of(plan).orElseThrow().share().high()).isEqualTo(1);
	}

	@Test
	void withoutDurationsThereIsNoShare() {
		PlanEstimate plan = PlanEstimate.of(MODEL, List.of(recorded("a", 100, 100, 60_000), entry("b", 100, 100)));
		assertThat(TimeShares.of(plan)).isEmpty();
		assertThat(TimeShares.ofDuration(plan.probes().get(1))).isEmpty();
		ProbeLoad off = recorded("a", 100, 100, 60_000).withActive(false);
		assertThat(TimeShares.ofDuration(PlanEstimate.of(MODEL, List.of(off)).probes().getFirst())).isEmpty();
	}

	private static ProbeLoad recorded(String name, double calls, double entries, double nanos) {
		return new ProbeLoad("void a.A." + name + "()", OPERATION_EVENTS, true, Optional.of(new CallRate(calls, "a log",
				OptionalDouble.of(entries), Optional.empty(), OptionalDouble.of(nanos), Optional.empty())));
	}
}
