/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost.impact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.sonde.overhead.cost.CostModelTest.known;

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
import org.sonde.overhead.cost.Regime;
import org.sonde.overhead.results.ProbeKind;

/** How much longer calls and traces take; by hand with the 2014 base, by which an active probe costs 5,939.1 ns. */
class WallTimeTest {

	private static final CostModel MODEL = CostModelTest.model("waller-2014-base");

	private static ProbeLoad load(double calls, OptionalDouble entries, boolean active) {
		return new ProbeLoad("void a.A.a" + calls + "()", ProbeKind.OPERATION_EVENTS, active,
				Optional.of(new CallRate(calls, "a log", entries, Optional.empty())));
	}

	/** Two probes a trace. */
	@Test
	void whileTheWriterKeepsUpTimeIsLostToTheProbesAlone() {
		PlanEstimate plan = PlanEstimate.of(MODEL, List.of(load(1000, OptionalDouble.of(500), true)), 1);
		assertThat(WallTime.perCall(plan, 0)).isEqualTo(plan.probes().getFirst().nanosPerCall());
		assertThat(known(WallTime.perTrace(plan)).value()).isCloseTo(2 * 5939.12, within(0.1));
	}

	/** 10 million records a second are more than any writer of that time wrote; switched off, a probe waits for none. */
	@Test
	void whoWaitsForTheWriterWaitsForAnUnknownTime() {
		PlanEstimate plan = PlanEstimate.of(MODEL,
				List.of(load(5e6, OptionalDouble.of(5e6), true), load(1000, OptionalDouble.empty(), false)), 1);
		assertThat(plan.writer().regime()).isEqualTo(Regime.SATURATED);
		assertThat(WallTime.perCall(plan, 0)).isInstanceOfSatisfying(Estimate.Unknown.class,
				why -> assertThat(why.reason()).contains("saturated"));
		assertThat(WallTime.perTrace(plan)).isInstanceOf(Estimate.Unknown.class);
		assertThat(WallTime.perCall(plan, 1)).isEqualTo(plan.probes().get(1).nanosPerCall());
		assertThat(WallTime.wordsPerCall(plan)).contains("unknown", "saturated");
	}

	@Test
	void whatIsUnknownHasAReason() {
		PlanEstimate typed = PlanEstimate.of(MODEL, List.of(load(1000, OptionalDouble.empty(), true)), 1);
		assertThat(WallTime.perTrace(typed))
				.isInstanceOfSatisfying(Estimate.Unknown.class, why -> assertThat(why.reason()).contains("1 of 1 active probe"));
		assertThat(WallTime.perTrace(PlanEstimate.of(MODEL, List.of(load(1000, OptionalDouble.of(0), true)), 1)))
				.isEqualTo(new Estimate.Unknown("No active probe opens a trace."));
		PlanEstimate withoutRate = PlanEstimate.of(MODEL, List.of(load(1000, OptionalDouble.of(1), true),
				new ProbeLoad("void a.A.b()", ProbeKind.OPERATION_EVENTS, true, Optional.empty())), 1);
		assertThat(WallTime.perTrace(withoutRate)).isEqualTo(new Estimate.Unknown("The cost per second of 1 probe is unknown."));
		assertThat(WallTime.perCall(withoutRate, 0)).as("the writer may be busy with the other probe").isInstanceOf(Estimate.Unknown.class);
	}
}
