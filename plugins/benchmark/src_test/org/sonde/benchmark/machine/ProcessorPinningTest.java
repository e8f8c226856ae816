/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.machine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProcessorPinningTest {

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "0-1 | 1 | 0 | 1", "0-3,6 | 1 | 0 | 1,2,3,6", "2,5 | 1 | 2 | 5", "4-5,7-8 | 1 | 4 | 5,7,8",
			"4-5,7-8 | 3 | 4,5,7 | 8" })
	void theFirstProcessorsAreTheMeasuredOnes(String allowed, int processors, String measured, String others) {
		assertThat(ProcessorPinning.of(allowed, processors)).hasValue(new ProcessorPinning(measured, others));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "3 | 1", "0-1 | 2", "0-1 | 3" })
	void oneIsLeftForTheOthers(String allowed, int processors) {
		assertThat(ProcessorPinning.of(allowed, processors)).isEmpty();
	}
}
