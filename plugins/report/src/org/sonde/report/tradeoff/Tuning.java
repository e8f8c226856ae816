/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.tradeoff;

import java.util.Optional;

import org.sonde.metrics.figures.ComponentMeasurement;

/**
 * One state of a monitoring framework in a series of tunings.
 *
 * @param change what was changed against the state before it, in a few of our own words; empty if not known
 * @param verdict of its authors, where they gave one
 * @param consequences beyond numbers, as its authors argue them
 */
public record Tuning(String name, String change, OverheadSource overhead, ComplexitySource complexity,
		Optional<Verdict> verdict, Consequences consequences) {

	/** @throws IllegalArgumentException without a name */
	public Tuning {
		if (name.isBlank()) {
			throw new IllegalArgumentException("a tuning needs a name");
		}
	}

	/** Without consequences beyond numbers. */
	public Tuning(String name, String change, OverheadSource overhead, ComplexitySource complexity, Optional<Verdict> verdict) {
		this(name, change, overhead, complexity, verdict, Consequences.NONE);
	}

	/** A version of one's own, named as it was measured. */
	public static Tuning of(ComponentMeasurement version, OverheadSource overhead) {
		return new Tuning(version.version(), "", overhead, ComplexitySource.Measured.of(version), Optional.empty());
	}
}
