/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import java.util.List;
import java.util.Optional;

/**
 * Where the figures come from.
 *
 * @param citation authors, title, venue
 * @param year of publication or measurement
 * @param doi without a resolver's address
 * @param place table, figure, section or slide
 * @param notes what a reader of the figures must know
 */
public record Source(String citation, int year, Optional<String> doi, String place, List<String> notes) {

	/** @throws IllegalArgumentException if something is empty or the year is not a year */
	public Source {
		notes = List.copyOf(notes);
		if (citation.isBlank() || place.isBlank()) {
			throw new IllegalArgumentException("a source needs a citation and a place");
		}
		if (year < 1950 || year > 9999) {
			throw new IllegalArgumentException("the year of a source must have four digits, found " + year);
		}
	}
}
