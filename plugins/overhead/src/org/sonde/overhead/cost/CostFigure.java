/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.Optional;

import org.sonde.overhead.statistics.Interval;

/**
 * A figure with its name and how it came about.
 *
 * @param name formulas use it
 * @param unit of it; empty for a pure number
 */
public record CostFigure(String name, String unit, Estimate estimate, Provenance provenance) {

	/** Makes a figure without provenance if the estimate is unknown. */
	public CostFigure(String name, String unit, Estimate estimate) {
		this(name, unit, estimate, estimate instanceof Estimate.Known known ? known.provenance() : Provenance.NONE);
	}

	/** Taken as it is, without an estimate interval of its own. */
	static CostFigure exactly(String name, String unit, double value, Optional<Interval> measurement, Provenance provenance) {
		return new CostFigure(name, unit, new Estimate.Extrapolated(measurement, Interval.exactly(value), provenance));
	}

	/** An input of an estimate that a source states, such as a call rate. */
	public static CostFigure stated(String name, String unit, double value, String source) {
		return exactly(name, unit, value, Optional.empty(), Provenance.stated(source));
	}

	CostFigure named(String other) {
		return new CostFigure(other, unit, estimate, provenance);
	}
}
