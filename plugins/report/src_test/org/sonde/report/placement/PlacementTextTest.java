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
}
