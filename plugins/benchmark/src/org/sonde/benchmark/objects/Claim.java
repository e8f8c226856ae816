/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.objects;

import java.util.OptionalDouble;

/**
 * A claim about object monitoring, as far as figures can be compared with it.
 *
 * @param kind       what is claimed
 * @param processors that the program had
 * @param published  the figure of the paper; empty where it has none
 * @param measured   the figure of a measurement; empty if it lacks a cell
 */
public record Claim(ClaimKind kind, int processors, OptionalDouble published, OptionalDouble measured) {

	/** What the measurement says. */
	public enum Verdict {
		CONFIRMED,
		/** For some of the cells, but not for all. */
		IN_PART,
		NOT_CONFIRMED,
		NOT_MEASURED
	}

	public Verdict verdict() {
		return measured.isEmpty() ? Verdict.NOT_MEASURED : kind.verdict(measured.getAsDouble());
	}
}
