/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Date;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HistoryChartTest {
	private static final int LINES = 8;

	/** As many lines of the grid as there is room for, at different times. */
	@ParameterizedTest
	@ValueSource(doubles = { 10, 999, 2_500, 9_999, 10_000, 60_000, 86_400_000 })
	void noTwoLinesOfTheGridHaveTheSameWords(double millis) {
		assertThat(Stream.iterate(1, line -> line + 1).limit(LINES)
				.map(line -> HistoryChart.format(millis).format(new Date((long) (line * millis / LINES)))))
				.doesNotHaveDuplicates();
	}
}
