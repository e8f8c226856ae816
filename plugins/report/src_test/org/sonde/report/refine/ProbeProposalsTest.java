/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.refine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.ProbeLoad;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.results.json.ResultSetDocument;

class ProbeProposalsTest {
	private static CostModel model() throws Exception {
		return CostModel.of(
				ResultSetDocument.read(Path.of("../../tests/laboratory/data/calibrations/kieker-2.0.2-aspectj-java-25.json")).resultSet());
	}

	private static ProbeLoad load(String method, double callsPerSecond) {
		return new ProbeLoad("void p.A." + method + "()", ProbeKind.OPERATION_EXECUTION, true,
				Optional.of(new CallRate(callsPerSecond, "a test")));
	}

	/** Nothing else is known of the calls, so all cost the same: with 100, 200, 300 and 400, there are ten parts. */
	@Test
	void costsAreSharedByCalls() throws Exception {
		List<ProbeLoad> plan = IntStream.rangeClosed(1, 4).mapToObj(method -> load("m" + method, 100 * method)).toList();
		Map<String, Double> shares = ProbeProposals.shares(PlanEstimate.of(model(), plan, 1));
		assertThat(shares).hasSize(4);
		IntStream.rangeClosed(1, 4)
				.forEach(method -> assertThat(shares.get("void p.A.m" + method + "()")).isCloseTo(method / 10.0, within(1e-9)));
	}

	@Test
	void nothingIsSharedWhereNothingCosts() throws Exception {
		assertThat(ProbeProposals.shares(PlanEstimate.of(model(), List.of(load("m", 0)), 1))).isEqualTo(Map.of("void p.A.m()", 0.0));
	}
}
