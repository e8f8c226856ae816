/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.Optional;

/**
 * Which parts of a probe's cost are instrumentation (I), collecting (C) and writing (W): from 0 to 1 each, 1 together. What a result set
 * has no run for lies in the portion after it.
 */
public record PortionShares(double instrumentation, double collecting, double writing) {

	private static final PortionShares SWITCHED_OFF = new PortionShares(1, 0, 0);

	/** @param active else woven in but switched off: all of it is I. Empty if the portions are unknown, or nothing costs anything */
	public static Optional<PortionShares> of(CostModel model, boolean active) {
		if (!active) {
			return Optional.of(SWITCHED_OFF);
		}
		return of(nanos(model.instrumentationNanosPerCall()), nanos(model.collectingNanosPerCall()), nanos(model.writingNanosPerCall()));
	}

	/** Returns the shares of three parts of a whole, each at least 0. Empty if the whole is 0. */
	public static Optional<PortionShares> of(double instrumentation, double collecting, double writing) {
		double whole = instrumentation + collecting + writing;
		return whole > 0 ? Optional.of(new PortionShares(instrumentation / whole, collecting / whole, writing / whole)) : Optional.empty();
	}

	private static double nanos(Estimate portion) {
		return portion instanceof Estimate.Known known ? known.value() : 0;
	}
}
