/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.sonde.benchmark.objects.GridClaims;
import org.sonde.report.traces.drawing.Drawing;
import org.sonde.report.traces.drawing.DrawnShape;

class GridDrawingTest {

	private static List<DrawnShape.Box> marks(Drawing drawing, String name) {
		return drawing.parts().stream().filter(part -> part.name().equals(name)).flatMap(part -> part.shapes().stream())
				.filter(DrawnShape.Box.class::isInstance).map(DrawnShape.Box.class::cast).toList();
	}

	/** The published sets as if they were measured: both panels of a row are the same then. */
	@Test
	void aMeasurementStandsBesideThePaperInItsScale() {
		Drawing drawing = GridDrawing.of(Map.of(1, GridClaims.published(1), 2, GridClaims.published(2)), List.of("any conditions"))
				.orElseThrow();
		for (String cell : List.of("batch-1-clients-5", "period-1000-ms-clients-1")) {
			List<DrawnShape.Box> marks = marks(drawing, cell);
			assertThat(marks).as(cell).hasSize(4);
			assertThat(marks.get(1).y()).isEqualTo(marks.get(0).y());
			assertThat(marks.get(3).y()).isEqualTo(marks.get(2).y());
			assertThat(marks.get(1).x()).isGreaterThan(marks.get(0).x());
		}
		// 15134 µs are 653 % more than 2010 µs.
		assertThat(drawing.parts()).extracting(Drawing.Part::words).contains("Figure 5 of 2004, 1 processor, batch-1-clients-5: 653 %",
				"Measured, 2 processors, period-1-ms-clients-1: 21.0 %");
	}

	@Test
	void onlyWhatWasMeasuredIsDrawn() {
		Drawing drawing = GridDrawing.of(Map.of(2, GridClaims.published(2)), List.of()).orElseThrow();
		assertThat(drawing.parts()).extracting(Drawing.Part::words).noneMatch(words -> words.contains("Figure 5"));
		assertThat(GridDrawing.of(Map.of(), List.of())).isEmpty();
	}
}
