/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.comparison;

import java.util.OptionalDouble;

/**
 * A figure in two versions.
 *
 * @param before     in the earlier one; empty where there is none
 * @param after      in the later one; empty where there is none
 * @param difference after − before, where what was not there counts 0; empty if one of the figures is not known
 */
public record FigureChange(OptionalDouble before, OptionalDouble after, OptionalDouble difference) {

	/** The change if neither version has anything. */
	public static final FigureChange NOTHING = of(0, 0);

	/** Returns the change of something that both versions have. */
	static FigureChange of(double before, double after) {
		return new FigureChange(OptionalDouble.of(before), OptionalDouble.of(after), OptionalDouble.of(after - before));
	}

	/** Both together; what is not there, or not known, counts 0. */
	public FigureChange plus(FigureChange other) {
		return new FigureChange(OptionalDouble.of(before.orElse(0) + other.before.orElse(0)),
				OptionalDouble.of(after.orElse(0) + other.after.orElse(0)),
				OptionalDouble.of(difference.orElse(0) + other.difference.orElse(0)));
	}

	/** Returns how far the figure moved in either direction, or −1 if unknown, so that it is less than no change. */
	public double distance() {
		return difference.isPresent() ? Math.abs(difference.getAsDouble()) : -1;
	}
}
