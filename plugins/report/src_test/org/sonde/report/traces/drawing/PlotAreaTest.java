/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

/** From 10 to 110 pixels across, and from 20 down to 70. */
class PlotAreaTest {
	private final PlotArea area = new PlotArea(10, 20, 100, 50);

	@Test
	void sharesAreCountedFromTheLeftAndFromTheBottom() {
		assertThat(area.x(0)).isEqualTo(10);
		assertThat(area.x(0.25)).isEqualTo(35);
		assertThat(area.y(0)).isEqualTo(70);
		assertThat(area.y(1)).isEqualTo(20);
	}

	@Test
	void theRowsDivideTheHeightAndTheirValuesEndLeftOfThem() {
		List<DrawnShape> rows = area.rows(List.of("0", "5", "10"));
		assertThat(rows).filteredOn(DrawnShape.Line.class::isInstance).containsExactly(
				DrawnShape.Line.of(10, 70, 110, 70, ColorRole.FILL, false, false),
				DrawnShape.Line.of(10, 45, 110, 45, ColorRole.FILL, false, false),
				DrawnShape.Line.of(10, 20, 110, 20, ColorRole.FILL, false, false));
		assertThat(rows).filteredOn(DrawnShape.Text.class::isInstance).extracting(DrawnShape.Text.class::cast)
				.allSatisfy(text -> assertThat(text.x() + TextSize.USUAL.width(text.words())).isLessThan(10))
				.extracting(DrawnShape.Text::words).containsExactly("0", "5", "10");
		assertThat(area.column(0.5, ColorRole.FOUND, true)).isEqualTo(DrawnShape.Line.of(60, 20, 60, 70, ColorRole.FOUND, true, false));
	}
}
