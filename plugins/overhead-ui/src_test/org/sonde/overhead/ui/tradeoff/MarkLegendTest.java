/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.sonde.report.tradeoff.ComplexityMeasure;
import org.sonde.report.tradeoff.OverheadMeasure;
import org.sonde.report.tradeoff.TradeOffPlane;
import org.sonde.report.tradeoff.TradeOffPlot;
import org.sonde.report.tradeoff.Verdict;
import org.sonde.report.tunings.BuiltInTunings;

class MarkLegendTest {

	private static List<String> lines(String series) {
		return MarkLegend.text(TradeOffPlot.of(TradeOffPlane.of(BuiltInTunings.find(series).orElseThrow().points(),
				OverheadMeasure.RESPONSE_TIME, ComplexityMeasure.INFORMATION))).lines().toList();
	}

	/** Base has no verdict, PT1 and PT2 were adopted, PT3 was rejected, and the code of PT4 is not public. */
	@Test
	void everySignOfTheTuningsOf2014IsExplained() {
		assertThat(lines("waller-2014")).hasSize(9)
				.anyMatch(line -> line.endsWith(Verdict.Decision.ADOPTED.keyword()))
				.anyMatch(line -> line.endsWith(Verdict.Decision.REJECTED.keyword()))
				.anyMatch(line -> line.endsWith(Messages.MarkLegend_noVerdict))
				.contains(Messages.MarkLegend_ring, Messages.MarkLegend_arrow, Messages.MarkLegend_whisker, Messages.MarkLegend_dashed);
	}

	/** A low chart has no titles. */
	@Test
	void theAxesAreNamedWithTheirUnits() {
		assertThat(lines("waller-2014").getFirst()).endsWith("[µs per call of depth 10]");
		assertThat(lines("waller-2014").get(1)).endsWith("[bits]");
	}

	/** Nobody judged them, and both figures are known of each. */
	@Test
	void signsThatTheReleasesLackAreNot() {
		assertThat(lines("kieker-releases")).hasSize(5).contains(Messages.MarkLegend_ring, Messages.MarkLegend_arrow,
				Messages.MarkLegend_whisker);
		assertThat(MarkLegend.text(TradeOffPlot.EMPTY)).isEmpty();
	}
}
