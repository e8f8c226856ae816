/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

/**
 * Result sets that are steps of one piece of work, such as the tunings of one paper.
 *
 * @param id the same for all steps
 * @param step the name of this step
 * @param position 1 for the first step
 */
public record Series(String id, String step, int position) {

	/** @throws IllegalArgumentException if the id is malformed, the step empty or the position below 1 */
	public Series {
		ResultSet.requireId(id);
		if (step.isBlank() || position < 1) {
			throw new IllegalArgumentException("a series needs a step and a position from 1");
		}
	}
}
