/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.table;

import java.util.Optional;
import java.util.OptionalDouble;

import org.sonde.overhead.cost.PortionShares;
import org.sonde.overhead.cost.impact.DurationIncrease;

/**
 * The share of a probe or a group of probes in the whole.
 *
 * @param ofPlan of the plan's cost per second where known, from 0 to 1; empty if unknown
 * @param ofWriter of the records per second, from 0 to 1; empty if unknown
 * @param ofDuration what the probe adds to the recorded duration of a call; empty if unknown, and for groups
 * @param portions of its own cost; empty if unknown
 */
public record ProbeShares(OptionalDouble ofPlan, OptionalDouble ofWriter, Optional<DurationIncrease> ofDuration,
		Optional<PortionShares> portions) {

	public static final ProbeShares UNKNOWN = new ProbeShares(OptionalDouble.empty(), OptionalDouble.empty(), Optional.empty(),
			Optional.empty());
}
