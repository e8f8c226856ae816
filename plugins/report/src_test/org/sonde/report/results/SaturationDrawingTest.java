/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalLong;

import org.junit.jupiter.api.Test;
import org.sonde.benchmark.saturation.Saturation;
import org.sonde.benchmark.saturation.SaturationFork;
import org.sonde.benchmark.saturation.SaturationPoint;
import org.sonde.overhead.results.Phase;
import org.sonde.report.traces.drawing.ColorRole;
import org.sonde.report.traces.drawing.Drawing;
import org.sonde.report.traces.drawing.DrawnShape;

class SaturationDrawingTest {
	private static SaturationPoint point(int senders, double tracesPerSecond, double cpuNanos, double busy, long arrived) {
		return new SaturationPoint(Phase.REDUCTION, senders, Collections.nCopies(3,
				new SaturationFork(tracesPerSecond, cpuNanos, busy, 0.3, 100, arrived, OptionalLong.empty(), OptionalDouble.empty())));
	}

	/**
	 * 100,000 and 200,000 traces per second on an axis up to 200, 180 pixels high, from 60 down; then 10 and 5 µs on one up to 10, from 300
	 * down.
	 */
	@Test
	void marksAreWhereTheirFiguresAre() {
		Drawing drawing = SaturationDrawing.of(new Saturation(new Saturation.Replayed(848, 21, 1, 0), true,
				List.of(point(1, 100_000, 10_000, 0.5, 100), point(2, 200_000, 5_000, 1, 97))), List.of("published"));
		List<DrawnShape.Box> marks = drawing.parts().stream().flatMap(part -> part.shapes().stream())
				.filter(DrawnShape.Box.class::isInstance).map(DrawnShape.Box.class::cast).toList();
		assertThat(marks).extracting(mark -> mark.y() + mark.height() / 2).containsExactly(60 + 90.0, 60.0, 300.0, 300 + 90.0);
		assertThat(marks).extracting(DrawnShape.Box::fill).as("the senders are the limit, the receiver is").startsWith(ColorRole.PAPER,
				ColorRole.FOUND);
		assertThat(marks.getFirst().x()).isLessThan(marks.get(1).x());
		List<String> words = drawing.parts().stream().flatMap(part -> part.shapes().stream()).filter(DrawnShape.Text.class::isInstance)
				.map(shape -> ((DrawnShape.Text) shape).words()).toList();
		assertThat(words).contains("200", "10", "1 sender", "2 senders", "published", "9 of 300 lost");
	}
}
