/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.drawing;

import java.util.List;

/** A shape of a drawing. Places and lengths are pixels, from the left and from the top. */
public sealed interface DrawnShape {
	/** A place. */
	record Point(double x, double y) {
	}

	/** A box, filled and with a border. */
	record Box(double x, double y, double width, double height, ColorRole fill, ColorRole border, boolean round) implements DrawnShape {
	}

	/** A line through some places, with an arrow at its last one if wished. */
	record Line(List<Point> points, ColorRole role, double thickness, boolean dashed, boolean arrow) implements DrawnShape {
		public Line {
			points = List.copyOf(points);
		}

		/** A thin one between two places. */
		public static Line of(double x, double y, double toX, double toY, ColorRole role, boolean dashed, boolean arrow) {
			return new Line(List.of(new Point(x, y), new Point(toX, toY)), role, 1, dashed, arrow);
		}
	}

	/**
	 * Words in one line.
	 *
	 * @param x       where they start, or their middle
	 * @param y       of their base line
	 * @param centred whether {@code x} is their middle
	 */
	record Text(double x, double y, String words, ColorRole role, boolean centred) implements DrawnShape {
		/** Words that start at a place. */
		public Text(double x, double y, String words, ColorRole role) {
			this(x, y, words, role, false);
		}
	}
}
