/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import org.sonde.overhead.statistics.Interval;

/**
 * What an estimate of a program knows, from least to most, and how far it has been off for programs that it had not seen. The ratios are
 * those of the laboratory ({@code docs/truth.md}): 95 % of its plans were measured at so many times the estimate.
 */
public enum Knowledge {

	/** Calibrated on the machine; of the calls only rates. */
	CALIBRATED("calibrated on a machine; the gaps between records are not known", 0.3, 3),
	/** Calibrated on the machine, with the gaps between records from a monitoring log. */
	CALIBRATED_WITH_GAPS("calibrated on a machine, with the gaps between records from a monitoring log", 0.5, 2);

	private final String words;
	private final double low;
	private final double high;

	Knowledge(String words, double low, double high) {
		this.words = words;
		this.low = low;
		this.high = high;
	}

	/** For people. */
	public String words() {
		return words;
	}

	/** The estimate interval of a cost: 95 % of plans lie inside. */
	Interval interval(double value) {
		return new Interval(value, low * value, high * value);
	}
}
