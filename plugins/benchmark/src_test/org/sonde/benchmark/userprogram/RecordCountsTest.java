/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.userprogram;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalLong;

import org.junit.jupiter.api.Test;

class RecordCountsTest {
	/** The queue took 100 and refused 5: 105 were made. */
	@Test
	void aLogLacksWhatWasRefusedAndWhatWasLostOnTheWay() {
		RecordCounts made = new RecordCounts(100, OptionalLong.of(5));
		assertThat(made.missingFrom(105)).hasValue(0);
		assertThat(made.missingFrom(100)).hasValue(5);
		assertThat(made.missingFrom(93)).hasValue(12);
		assertThat(new RecordCounts(100, OptionalLong.empty()).missingFrom(93)).as("nobody knows what was refused").isEmpty();
	}
}
