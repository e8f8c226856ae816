/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.figure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.sonde.overhead.statistics.Interval;

class FigureTest {

	private static final FigureSource SOMEWHERE = new FigureSource(Origin.PUBLISHED, "Doe 2020, table 1", "");

	@Test
	void anIntervalWithEqualSidesIsShownWithPlusMinus() {
		assertThat(new Figure.Known(3.182, Optional.of(Interval.symmetric(3.182, 0.011)), 3, "µs", SOMEWHERE).text())
				.isEqualTo("3.182 ± 0.011 µs");
	}

	@Test
	void anIntervalWithUnequalSidesIsShownByItsEnds() {
		assertThat(new Figure.Known(7, Optional.of(new Interval(7, 6.9, 7.4)), 1, "", SOMEWHERE).text())
				.isEqualTo("7.0 (6.9 … 7.4)");
	}

	@Test
	void printedDigitsStayAsPrinted() {
		assertThat(Figure.Known.printed(new BigDecimal("16.6"), Optional.of(new BigDecimal("0.02")), "", SOMEWHERE).text())
				.isEqualTo("16.6 ± 0.02");
		assertThat(Figure.Known.printed(new BigDecimal("56.0"), Optional.empty(), "x", SOMEWHERE).text()).isEqualTo("56.0 x");
	}

	@Test
	void nonsenseIsRefused() {
		assertThatThrownBy(() -> new Figure.Known(Double.NaN, Optional.empty(), 1, "", SOMEWHERE)).hasMessageContaining("finite");
		assertThatThrownBy(() -> new Figure.Known(9, Optional.of(Interval.symmetric(3, 1)), 1, "", SOMEWHERE))
				.hasMessageContaining("interval");
		assertThatThrownBy(() -> new Figure.Known(9, Optional.empty(), 13, "", SOMEWHERE)).hasMessageContaining("decimals");
		assertThatThrownBy(() -> new Figure.Unknown(" ")).hasMessageContaining("reason");
		assertThatThrownBy(() -> new FigureSource(Origin.DERIVED, "", "")).hasMessageContaining("source");
	}
}
