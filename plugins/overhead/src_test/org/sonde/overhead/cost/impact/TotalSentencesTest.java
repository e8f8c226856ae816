/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost.impact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.sonde.overhead.results.ProbeKind.OPERATION_EVENTS;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.GapHistogram;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.CostModelTest;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.ProbeLoad;
import org.sonde.overhead.handover.GapCostsTest;

class TotalSentencesTest {

	private static List<String> of(CostModel model, CallRate... rates) {
		return TotalSentences
				.of(PlanEstimate.of(model, List.of(rates).stream().map(rate -> new ProbeLoad("void a.A.a" + rate.callsPerSecond() + "()",
						OPERATION_EVENTS, true, Optional.of(rate))).toList(), 1));
	}

	/** 100 calls of 20 ms, each a trace: two busy threads. 2 × 50 ns, 150 ns, 100 ns, 50 ns and I 47 ns are 447 ns; 184.5 bytes a call. */
	@Test
	void aRecordedPlanHasAllFigures() {
		CallRate rate = new CallRate(100_000, "a log", OptionalDouble.of(100_000), Optional.empty(), OptionalDouble.of(20_000),
				Optional.of(GapHistogram.parse("24:10")));
		List<String> sentences = of(CostModel.of(GapCostsTest.calibrated()), rate);
		assertThat(sentences).hasSize(6);
		assertThat(sentences.get(0)).startsWith("That is 4.5 % (").endsWith(" of one processor.");
		assertThat(sentences.get(1)).startsWith("It adds about 2.3 % (").contains(" 1.96 busy threads");
		assertThat(sentences.get(2)).startsWith("The process needs ");
		assertThat(sentences.get(3)).startsWith("A trace takes 0.45 µs (");
		assertThat(sentences.get(4)).as("18.45 MB/s").startsWith("The probes allocate 18.5 MB/s (16.6 … 20.3)")
				.contains("That fills 100 MB of young generation every 5.4");
		assertThat(sentences.get(5)).startsWith("The call rates were recorded with probes").contains(" makes 1.047 ");
	}

	@Test
	void whatIsUnknownForOneReasonIsSaidOnce() {
		List<String> sentences = of(CostModelTest.model("waller-2014-base"), new CallRate(100, "typed"));
		assertThat(sentences).filteredOn(sentence -> sentence.startsWith("Unknown: ") && sentence.contains("1 of 1 active probe"))
				.hasSize(2);
		assertThat(sentences).noneMatch(sentence -> sentence.contains("call rates"));
		assertThat(TotalSentences.of(PlanEstimate.of(CostModelTest.model("waller-2014-base"), List.of(), 1))).isEmpty();
	}
}
