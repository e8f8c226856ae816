/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import java.util.List;
import java.util.Optional;

import org.sonde.overhead.statistics.Interval;

/**
 * How true the costs of a sweep over gaps were in one program, whose overhead was measured.
 *
 * @param program      its main class, or module
 * @param measurements one or more, from first to last
 */
public record InProgram(String program, List<Measured> measurements) {

	/** @throws IllegalArgumentException naming the rule that is broken */
	public InProgram {
		measurements = List.copyOf(measurements);
		if (program.isBlank() || measurements.isEmpty()) {
			throw new IllegalArgumentException("a measurement in a program needs the program's name, and a figure");
		}
	}

	/**
	 * The overhead of a plan in that program.
	 *
	 * @param plan  name or file
	 * @param date  of the measurement, as in {@code 2026-11-23}
	 * @param ratio collecting and hand-over together, measured ÷ estimated from the sweep alone; with its 95 % interval, above 0
	 * @param figures that were measured; empty in sets that earlier versions kept
	 */
	public record Measured(String plan, String date, Interval ratio, Optional<ProgramFigures> figures) {

		/** @throws IllegalArgumentException naming the rule that is broken */
		public Measured {
			if (plan.isBlank() || date.isBlank() || !(ratio.low() > 0) || Double.isInfinite(ratio.high())) {
				throw new IllegalArgumentException("a measurement in a program has a plan, a date and a ratio above 0");
			}
		}
	}
}
