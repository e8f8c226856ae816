/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces.drawing;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.sonde.common.digits.Counted;

/**
 * A picture without a font or colours.
 *
 * @param title       what it shows
 * @param description what the parts stand for, and what is left out; may be empty
 * @param parts       from the lowest to the topmost
 */
public record Drawing(double width, double height, String title, String description, List<Part> parts) {
	/** Further lines of a part are left out. */
	private static final int MOST_LINES = 20;

	public Drawing {
		parts = List.copyOf(parts);
	}

	/** Describes the lines from and to a part that have no name of their own: the first 20, and how many more there are. */
	public List<String> linesAt(Part part) {
		List<String> lines = part.name.isEmpty() || part.link.isPresent() ? List.of()
				: parts.stream()
						.filter(line -> line.name.isEmpty()
								&& line.link.filter(link -> link.from.equals(part.name) || link.to.equals(part.name)).isPresent())
						.map(Part::words).toList();
		return lines.size() <= MOST_LINES ? lines
				: Stream.concat(lines.stream().limit(MOST_LINES), Stream.of("and " + Counted.of(lines.size() - MOST_LINES, "more line")))
						.toList();
	}

	/**
	 * Shapes that belong together.
	 *
	 * @param name  of what they show, to be searched for; may be empty
	 * @param words all that is known of it, for who points at it; may be empty
	 * @param link  what it leads from and to
	 */
	public record Part(String name, String words, List<DrawnShape> shapes, Optional<Link> link) {
		public Part {
			shapes = List.copyOf(shapes);
		}

		/** Shapes that lead nowhere. */
		public Part(String name, String words, List<DrawnShape> shapes) {
			this(name, words, shapes, Optional.empty());
		}

		/** Shapes that need no words. */
		public static Part of(DrawnShape... shapes) {
			return new Part("", "", List.of(shapes));
		}
	}

	/** The names of the parts at both ends; empty for outside. */
	public record Link(String from, String to) {
	}
}
