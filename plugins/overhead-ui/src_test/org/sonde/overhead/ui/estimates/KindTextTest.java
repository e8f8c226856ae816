/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.ui.estimates.costs.MeasuredKinds;
import org.sonde.overhead.ui.estimates.costs.Samples;
import org.sonde.overhead.ui.estimates.table.EstimateColumns;

class KindTextTest {
	private static final ResultSet SET = Samples.published(Samples.BASE);
	private static final ResultSet OTHER = Samples.published("moobench-github-2025-kieker");

	private static String choice(ProbeKind... measured) {
		return KindText.choice("A set", new MeasuredKinds(Set.of(ProbeKind.OPERATION_EVENTS), Map.of(SET.id(), Set.of(measured))),
				List.of(OTHER, SET));
	}

	@Test
	void onlyOfSetsWithoutTheKindsOfThePlanMoreIsSaidThanTheTitle() {
		assertThat(choice(ProbeKind.values())).as("one that suits will do").isEqualTo("A set");
		assertThat(choice(ProbeKind.OPERATION_EXECUTION)).startsWith("A set").contains(EstimateColumns.kind(ProbeKind.OPERATION_EXECUTION));
		assertThat(choice()).startsWith("A set").isNotEqualTo("A set").isNotEqualTo(choice(ProbeKind.OPERATION_EXECUTION));
	}
}
