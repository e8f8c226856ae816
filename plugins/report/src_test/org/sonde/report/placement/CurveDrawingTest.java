/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.placement;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.placement.Objective;
import org.sonde.placement.Placement;
import org.sonde.report.traces.drawing.Drawing;
import org.sonde.report.traces.drawing.DrawnShape;

/** The curve in any room. */
class CurveDrawingTest {
	private static final List<String> SHOWN = List.of("void p.A.b()");
	private static final Placement PLACEMENT = new Placement(Objective.DISTINGUISH, 20, true, List.of(), null, 0.5, 0.5, 2,
			List.of(new Placement.Point(0, 0, List.of(), false), new Placement.Point(10, 1, SHOWN, true),
					new Placement.Point(1000, 2, List.of("void p.A.b()", "void p.A.c()"), false)));

	private static List<DrawnShape> shapes(Drawing drawing) {
		return drawing.parts().stream().flatMap(part -> part.shapes().stream()).toList();
	}

	@ParameterizedTest
	@ValueSource(ints = { 24, 60, 109 })
	void withoutRoomForWordsItIsTheCurveAlone(int height) {
		Drawing drawing = CurveDrawing.of(PLACEMENT, SHOWN, 300, height);
		assertThat(shapes(drawing)).noneMatch(DrawnShape.Text.class::isInstance);
		List<DrawnShape.Box> dots = shapes(drawing).stream().filter(DrawnShape.Box.class::isInstance).map(DrawnShape.Box.class::cast)
				.toList();
		assertThat(dots).hasSize(2).allSatisfy(dot -> {
			assertThat(dot.x()).isBetween(0.0, 300 - dot.width());
			assertThat(dot.y()).isBetween(0.0, height - dot.height());
		});
		assertThat(dots.getFirst().y() + dots.getFirst().height() / 2).as("half as valuable as all").isEqualTo(height / 2.0);
		assertThat(lines(drawing, true)).as("log 20 is 15.05 % of the way from log 10 to log 1000, between margins of 8 pixels")
				.singleElement().satisfies(place -> assertThat(place).isCloseTo(8 + (300 - 16) * 0.150514997831990598, within(1e-9)));
	}

	/** Where vertical ones are. */
	private static List<Double> lines(Drawing drawing, boolean dashed) {
		return shapes(drawing).stream().filter(DrawnShape.Line.class::isInstance).map(DrawnShape.Line.class::cast)
				.filter(line -> line.dashed() == dashed)
				.map(line -> line.points().getFirst().x()).toList();
	}

	@Test
	void withRoomItHasWords() {
		assertThat(words(CurveDrawing.of(PLACEMENT, SHOWN, 300, 110))).contains("budget", "bits per trace");
		assertThat(lines(CurveDrawing.of(PLACEMENT, SHOWN, 300, 110), true)).hasSize(1);
	}

	private static Stream<String> words(Drawing drawing) {
		return shapes(drawing).stream().filter(DrawnShape.Text.class::isInstance).map(shape -> ((DrawnShape.Text) shape).words());
	}
}
