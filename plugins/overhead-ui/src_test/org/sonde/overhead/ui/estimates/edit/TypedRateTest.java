/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.edit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.overhead.calls.CallRate;

class TypedRateTest {

	@Test
	void isAPlainNumberOrNothing() {
		assertThat(TypedRate.of(" 12.5 ")).contains(new CallRate(12.5, "typed"));
		assertThat(TypedRate.of("1e3")).contains(new CallRate(1000, "typed"));
		assertThat(TypedRate.of(" ")).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", " ", "0", "1e3", "12.5", "1e15" })
	void isAccepted(String good) {
		assertThat(TypedRate.problem(good)).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "-1", "many", "12,5", "NaN", "Infinity", "1e999", "1.1e15", "0x10", "1d", "1 000", ".", "1." })
	void isRefusedAndNamed(String bad) {
		assertThat(TypedRate.problem(bad).orElseThrow()).contains("“" + bad + "”");
	}
}
