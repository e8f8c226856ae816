/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.drawing;

import java.util.List;

/**
 * A picture without a font or colours.
 *
 * @param title       what it shows
 * @param description what the parts stand for, and what is left out; may be empty
 * @param parts       from the lowest to the topmost
 */
public record Drawing(double width, double height, String title, String description, List<Part> parts) {
	public Drawing {
		parts = List.copyOf(parts);
	}

	/**
	 * Shapes that belong together.
	 *
	 * @param name  of what they show, to be searched for; may be empty
	 * @param words all that is known of it, for who points at it; may be empty
	 */
	public record Part(String name, String words, List<DrawnShape> shapes) {
		public Part {
			shapes = List.copyOf(shapes);
		}

		/** Shapes that need no words. */
		public static Part of(DrawnShape... shapes) {
			return new Part("", "", List.of(shapes));
		}
	}
}
