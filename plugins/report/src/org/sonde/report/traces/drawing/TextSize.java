/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.drawing;

/** Measures text. */
public interface TextSize {
	/** Returns the width in pixels. */
	double width(String text);

	/** Returns the height of a line, in pixels. */
	double height();

	/** Sizes without a font: the average width of sans-serif letters of 12 pixels. */
	TextSize USUAL = new TextSize() {
		private static final double LETTER = 6.6;
		private static final double HEIGHT = 15;

		@Override
		public double width(String text) {
			return text.length() * LETTER;
		}

		@Override
		public double height() {
			return HEIGHT;
		}
	};
}
