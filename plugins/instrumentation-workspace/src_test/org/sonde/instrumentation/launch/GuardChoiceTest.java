/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.launch;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GuardChoiceTest {
	@Test
	void aNumberAboveZeroIsALimit() {
		assertThat(new GuardChoice(" 2e4 ").limit()).hasValue(20_000);
		assertThat(new GuardChoice("0.5").limit()).hasValue(0.5);
		assertThat(new GuardChoice("1.5k").limit()).hasValue(1_500);
		assertThat(new GuardChoice("30/min").limit()).hasValue(0.5);
		assertThat(new GuardChoice("12.345k").limit()).hasValue(12_345);
	}

	@Test
	void blankIsNoLimit() {
		assertThat(new GuardChoice(" ").limit()).isEmpty();
		assertThat(new GuardChoice(" ").problem()).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "0", "-1", "NaN", "Infinity", "many", "1,000" })
	void allElseIsInvalid(String typed) {
		assertThat(new GuardChoice(typed).limit()).isEmpty();
		assertThat(new GuardChoice(typed).problem()).isPresent();
	}

	/** To some readers it is twenty thousand, to others twenty. */
	@ParameterizedTest
	@ValueSource(strings = { "20.000", " 1.000.000 " })
	void aPointBetweenThousandsIsRefused(String typed) {
		assertThat(new GuardChoice(typed).limit()).isEmpty();
		assertThat(new GuardChoice(typed).problem().orElseThrow()).contains(typed.strip().replace(".", ""));
	}
}
