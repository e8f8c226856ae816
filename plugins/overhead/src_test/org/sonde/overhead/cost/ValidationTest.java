/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.cost.Prediction.Way;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.Phase;

/** Predictions of runs left out, where the truth is a line and where it is not. */
class ValidationTest {

	@Test
	void onALineTheOtherDepthsPredictExactlyAndOneDepthDoesNot() {
		List<Prediction> predictions = Validation
				.of(new ManyDepths("line").nested("0", 1, d -> 0, d -> 0, d -> 100 + 90 * d, d -> 200 + 10 * d)
						.nested("0", 4, d -> 0, d -> 0, d -> 100 + 90 * d, d -> 200 + 10 * d)
						.nested("0", 10, d -> 0, d -> 0, d -> 100 + 90 * d, d -> 200 + 10 * d).build());
		assertThat(predictions).filteredOn(one -> one.way() == Way.OTHER_DEPTHS).hasSize(6)
				.allSatisfy(one -> assertThat(one.predictedNanos()).isCloseTo(one.observedNanos(), within(1e-6)));
		// Up to writing a trace of d costs 300 + 100 d: 1,300 at depth 10; by the 400 of depth 1 it would be 4,000.
		assertThat(predictions).filteredOn(one -> one.way() == Way.ONE_DEPTH && one.upTo() == Phase.WRITING && one.executions() == 10)
				.extracting(one -> Math.round(one.predictedNanos())).containsExactly(4000L, 1750L);
		Validation.Summary naive = Validation.summaries(predictions).stream().filter(one -> one.way() == Way.ONE_DEPTH
				&& one.upTo() == Phase.WRITING).findFirst().orElseThrow();
		// Errors: 1 from 4: 225/400, 1 from 10: 270/400; 4 from 1: 900/700, 4 from 10: 180/700; 10 from 1: 2700/1300, 10 from 4: 450/1300.
		assertThat(naive.predictions()).isEqualTo(6);
		assertThat(naive.medianError()).isCloseTo((0.5625 + 0.675) / 2, within(1e-9));
		assertThat(naive.intervalCoverage()).isEmpty();
		assertThat(naive.estimateCoverage()).as("all but 1 from 10: three times 130 are less than 400").isCloseTo(5.0 / 6, within(1e-9));
	}

	/** By nested calls, 300 + 200 d, siblings of 100 + 350 d are predicted: 500 for 450, 1,900 for 2,900. */
	@Test
	void theOtherShapeIsPredictedByItsLine() {
		List<Prediction> predictions = Validation.of(ManyDepths.LINE);
		assertThat(predictions).filteredOn(one -> one.way() == Way.OTHER_SHAPE && one.upTo() == Phase.WRITING)
				.extracting(Prediction::executions)
				.as("of the shape with three depths").containsExactly(1.0, 4.0, 10.0);
		assertThat(predictions).filteredOn(one -> one.way() == Way.OTHER_SHAPE && one.upTo() == Phase.WRITING)
				.extracting(one -> Math.round(one.predictedNanos())).containsExactly(450L, 1500L, 3600L);
	}

	@Test
	void aSetOfOneDepthCannotBeValidated() {
		assertThat(Validation.of(PublishedResults.find("waller-2014-base").orElseThrow())).isEmpty();
	}
}
