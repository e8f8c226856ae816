/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import org.sonde.overhead.results.InProgram;

/**
 * What measurements in a program mean for other plans in it. Their ratios do not simply transfer: a part of each belongs to its plan, and a
 * part to chance. So the mean of their logarithms is drawn towards that of all programs, 0, as far as the laboratory's programs say (a
 * normal prior with a known variance; {@code docs/dev/truth.md}).
 */
final class InProgramFactor {

	/** Variance of the logarithm of measured ÷ estimated from program to program. */
	private static final double BETWEEN_PROGRAMS = 0.03;
	/** The same from plan to plan of a program. */
	private static final double BETWEEN_PLANS = 0.02;
	/** An interval of 95 % reaches so many standard deviations to either side. */
	private static final double DEVIATIONS = 1.96;

	private InProgramFactor() {
	}

	/** Returns the factor of the costs in that program, above 0. */
	static double factor(InProgram program) {
		double weights = 1 / BETWEEN_PROGRAMS;
		double sum = 0;
		for (InProgram.Measured one : program.measurements()) {
			double deviation = Math.log(one.ratio().high() / one.ratio().low()) / 2 / DEVIATIONS;
			double weight = 1 / (BETWEEN_PLANS + deviation * deviation);
			weights += weight;
			sum += weight * Math.log(one.ratio().value());
		}
		return Math.exp(sum / weights);
	}
}
