/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sonde.benchmark.experiment.TimeLeft;

class DurationTextTest {

	@ParameterizedTest
	@CsvSource({ "0, 0, about 10 s left", "31, 40, about 40 s left", "21, 40, 30 to 40 s left", "51, 61, 60 s to 2 min left",
			"61, 240, 2 to 4 min left", "3601, 7200, 61 to 120 min left" })
	void isNoFinerThanAnybodyCouldKnow(long least, long most, String text) {
		assertThat(DurationText.left(Optional.of(new TimeLeft.Range(Duration.ofSeconds(least), Duration.ofSeconds(most))))).isEqualTo(text);
	}

	@Test
	void isEmptyAsLongAsItIsUnknown() {
		assertThat(DurationText.left(Optional.empty())).isEmpty();
	}
}
