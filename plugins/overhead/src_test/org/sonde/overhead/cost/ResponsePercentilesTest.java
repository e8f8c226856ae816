/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.cost.ResponsePercentiles.Percentile;
import org.sonde.overhead.results.Phase;

/** Response times by percentile: what published sources state, and nothing where they state something else. */
class ResponsePercentilesTest {

	/** 2025 on GitHub's runners: medians, 90.8, 440, 1845 and 3269 ns per call of depth 10. */
	@Test
	void mediansAreTakenAsTheyAreStated() {
		List<ResponsePercentiles> runs = ResponsePercentiles.of(CostModelTest.model("moobench-github-2025-kieker"));
		assertThat(runs).extracting(run -> run.run().phase()).containsExactly(Phase.NONE, Phase.DEACTIVATED, Phase.COLLECTING,
				Phase.WRITING);
		assertThat(runs).extracting(run -> run.nanos().get(Percentile.MEDIAN)).containsExactly(90.8, 440.0, 1845.0, 3269.0);
		assertThat(runs).allSatisfy(run -> assertThat(run.nanos()).doesNotContainKey(Percentile.P99));
	}

	/** The quartiles of 2014 are those of the throughput of seconds. */
	@Test
	void quartilesOfAThroughputAreNoPercentilesOfCalls() {
		assertThat(ResponsePercentiles.of(CostModelTest.model("waller-2014-base"))).hasSize(4)
				.allSatisfy(run -> assertThat(run.nanos()).isEmpty())
				.allSatisfy(run -> assertThat(run.source()).contains("only throughput"));
	}
}
