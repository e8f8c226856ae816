/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

/** How busy the writer is. The cost of a probe depends on it most of all. */
public enum Regime {

	/**
	 * The writer waits for records more often than not (utilisation below {@link #BALANCED_FROM}): a record may have to wake
	 * it.
	 */
	IDLE,
	/** The writer keeps up and is busy most of the time. */
	BALANCED,
	/** Records arrive faster than they can be written (utilisation from {@link #SATURATED_FROM}). */
	SATURATED,
	/** Does not follow from what is known. */
	UNKNOWN;

	/**
	 * Utilisation from which the writer is busy more often than not (the share of time in which a single server is busy
	 * equals ρ).
	 */
	public static final double BALANCED_FROM = 0.5;
	/** Utilisation from which no queue is long enough. */
	public static final double SATURATED_FROM = 1;

	/** The regime at a utilisation ≥ 0; infinity is saturated. */
	public static Regime of(double utilisation) {
		if (utilisation >= SATURATED_FROM) {
			return SATURATED;
		}
		return utilisation >= BALANCED_FROM ? BALANCED : IDLE;
	}
}
