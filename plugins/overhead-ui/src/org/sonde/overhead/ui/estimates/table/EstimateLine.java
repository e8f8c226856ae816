/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.table;

import java.util.OptionalDouble;

import org.sonde.overhead.cost.Estimate;

/** A line of the view: a probe, or a group of probes. */
public sealed interface EstimateLine permits EstimateRow, EstimateGroup {

	/** Lines with the same key are the same line, before and after an update. */
	String key();

	/** The text in the first column. */
	String label();

	/** How many groups it lies in. */
	int depth();

	/** Over all threads; of a group, of its probes whose rate is known. Empty if no rate is known. */
	OptionalDouble callsPerSecond();

	/** In ms of application-thread time per second; of a group, the sum over its probes whose cost is known. */
	Estimate millisPerSecond();

	ProbeShares shares();
}
