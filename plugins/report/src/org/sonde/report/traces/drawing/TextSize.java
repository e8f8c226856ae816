/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.drawing;

/** How much room text takes. */
public interface TextSize {
	/** In pixels. */
	double width(String text);

	/** Of a line, in pixels. */
	double height();

	/** Where no font is at hand: as wide as sans-serif letters of 12 pixels are on average. */
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
