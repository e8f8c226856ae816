/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import java.util.Objects;
import java.util.Optional;

/**
 * What logs contain about an operation among the probed operations.
 *
 * @param probed        whether it is probed; else nothing is known
 * @param gaps          gaps before its records; null if none is known
 * @param placed        calls whose place in their trace is known: the other figures are of these alone
 * @param entries       of these, calls that open a trace, because no probed operation is above them
 * @param nearestCaller signature, as recorded, of the probed operation from which all others of these come, directly or through operations
 *                      that are not probed; empty if there are several, or no others
 */
public record ProbeContext(boolean probed, GapBins gaps, long placed, long entries, Optional<String> nearestCaller) {
	public ProbeContext {
		Objects.requireNonNull(nearestCaller, "nearestCaller");
		if (entries < 0 || entries > placed) {
			throw new IllegalArgumentException("entries are from 0 to %d, the calls; found %d".formatted(placed, entries));
		}
	}
}
