/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

class RatioTextTest {

	@Test
	void aRatioIsAboveNoneAndAtMostAll() {
		assertThat(RatioText.parse(" 0.25 ")).hasValue(0.25);
		assertThat(RatioText.parse("1")).hasValue(1);
		assertThat(RatioText.parse(" ")).as("nothing else is said").hasValue(1);
		assertThat(List.of("0", "-0.5", "1.01", "NaN", "25 %")).allSatisfy(text -> assertThat(RatioText.parse(text)).isEmpty());
	}
}
