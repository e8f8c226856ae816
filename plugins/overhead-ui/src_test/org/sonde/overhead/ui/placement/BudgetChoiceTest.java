/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.placement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.placement.Objective;

class BudgetChoiceTest {

	@ParameterizedTest
	@CsvSource({ "5, 5", "' 0.25 ', 0.25", "'0,25', 0.25", "0, 0", "1e3, 1000" })
	void aBudgetIsANumberFromZero(String text, double percent) {
		assertThat(BudgetChoice.number(text)).isEqualTo(percent);
		assertThat(BudgetChoice.problem(text)).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", " ", "-1", "five", "5 %", "1.000,5", "NaN", "Infinity", "1e999" })
	void anythingElseIsNone(String text) {
		assertThat(BudgetChoice.problem(text)).isPresent();
	}

	@Test
	void eachObjectiveHasItsOwnText() {
		assertThat(BudgetChoice.OBJECTIVES).doesNotHaveDuplicates().hasSameSizeAs(List.of(Objective.values()));
	}
}
