/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.refine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalLong;

import org.junit.jupiter.api.Test;

class ProgramTrialTest {
	/** A method may have been called only in the record that is lost, or in one of which nobody knows. */
	@Test
	void aWholeLogIsKnownToLackNoRecord() {
		assertThat(ProgramTrial.isWhole(OptionalLong.of(0))).isTrue();
		assertThat(ProgramTrial.isWhole(OptionalLong.of(1))).isFalse();
		assertThat(ProgramTrial.isWhole(OptionalLong.empty())).isFalse();
	}

	@Test
	void theTimeOfAUnitToleratesOneRecordOfAHundred() {
		assertThat(ProgramTrial.isNearlyWhole(OptionalLong.of(10), 1_000)).isTrue();
		assertThat(ProgramTrial.isNearlyWhole(OptionalLong.of(11), 1_000)).isFalse();
		assertThat(ProgramTrial.isNearlyWhole(OptionalLong.empty(), 1_000)).isTrue();
	}
}
