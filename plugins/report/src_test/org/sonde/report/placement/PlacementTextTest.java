/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.placement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.junit.jupiter.api.Test;
import org.sonde.common.digits.Digits;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.ProbeLoad;
import org.sonde.overhead.published.BuiltInResults;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.placement.Objective;
import org.sonde.placement.Placement;
import org.sonde.placement.Placement.Choice;
import org.sonde.placement.Placement.Evidence;
import org.sonde.placement.Placement.Reason;
import org.sonde.placement.Placement.Redundant;
import org.sonde.placement.Placement.Spare;
import org.sonde.placement.recording.Candidate;

class PlacementTextTest {
	private static final String METHOD = "void shop.Shop.add(int)";

	@Test
	void oneTraceIsInTheSingular() {
		Choice choice = new Choice(new Candidate(METHOD, List.of(METHOD), 20, 10, OptionalDouble.empty(), 0), Reason.CHOSEN, 1, 1,
				Optional.of(new Redundant("void shop.Shop.handle()", 3, 1)), Optional.of(new Evidence(2, 1, 1, 180)), Optional.empty());
		assertThat(PlacementText.evidence(choice))
				.isEqualTo("3 per call of Shop.handle in 1 of 1 trace; distinguishes 1 trace of class 2 from 180 of class 1");
	}

	@Test
	void whatAProbeWithoutALossIsGoodForIsNamed() {
		assertThat(evidence(new Spare(Optional.of("void shop.Shop.handle()"), true))).contains("Shop.handle").doesNotContain("costs");
		assertThat(evidence(new Spare(Optional.empty(), false))).contains("costs");
		assertThat(evidence(new Spare(Optional.of("void shop.Shop.handle()"), false))).contains("Shop.handle", "; ", "costs");
		assertThat(evidence(new Spare(Optional.empty(), true))).isNotEmpty();
	}

	private static String evidence(Spare spare) {
		return PlacementText.evidence(new Choice(new Candidate(METHOD, List.of(METHOD), 20, 10, OptionalDouble.empty(), 0), Reason.CHOSEN,
				1, 0, Optional.empty(), Optional.empty(), Optional.of(spare)));
	}

	/** The same plan with a tenth more calls. */
	@Test
	void theWrittenPlanMayCostSomethingElse() throws Exception {
		Placement placement = new Placement(Objective.CALLS, 100, false, List.of(), estimate(1_000), 1, 1, 1, List.of());
		assertThat(PlacementText.written(placement, estimate(1_000), true)).isEmpty();
		double more = ((Estimate.Known) estimate(1_100).total().millisPerSecond()).value() / Placement.MILLIS_PER_PERCENT;
		assertThat(PlacementText.written(placement, estimate(1_100), false)).hasValueSatisfying(words -> assertThat(words)
				.contains(Digits.significant(more, 2).substring(0, 3)).doesNotContain("sample").doesNotContain("budget"));
		double tooMuch = ((Estimate.Known) estimate(1_100_000).total().millisPerSecond()).value();
		assertThat(PlacementText.written(placement, estimate(1_100_000), true)).hasValueSatisfying(
				words -> assertThat(words).contains("sample", "budget", " " + (int) Math.ceil(100 - 100 * 100 / tooMuch) + " %"));
	}

	private static PlanEstimate estimate(double calls) throws OverheadException {
		return PlanEstimate.of(CostModel.of(BuiltInResults.get("waller-2014-base")), List.of(new ProbeLoad(METHOD,
				ProbeKind.OPERATION_EVENTS, true, Optional.of(new CallRate(calls, "test")))), 1);
	}
}
