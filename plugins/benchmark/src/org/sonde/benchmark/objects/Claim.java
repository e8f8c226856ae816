/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.objects;

import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A claim about object monitoring, as far as figures can be compared with it.
 *
 * @param kind       what is claimed
 * @param processors that the program had
 * @param published  the figure of the paper; empty where it has none
 * @param measured   the figure of a measurement; empty if it lacks a cell
 * @param range      of the measured figure; empty if it does not follow from times of several JVMs
 * @param verdict    what the measurement says
 */
public record Claim(ClaimKind kind, int processors, OptionalDouble published, OptionalDouble measured, Optional<Range> range,
		Verdict verdict) {

	/** What the measurement says about a claim. */
	public enum Verdict {
		CONFIRMED,
		/** The claim holds for some of the cells, but not for all. */
		IN_PART,
		NOT_CONFIRMED,
		/** The JVMs of the cells differ too much for either. */
		OPEN,
		NOT_MEASURED
	}

	/** 95 % of what the figure may be, given how the JVMs of each cell differ; ends may be infinite. */
	public record Range(double low, double high) {
	}
}
