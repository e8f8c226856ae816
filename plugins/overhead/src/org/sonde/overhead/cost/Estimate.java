/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.Optional;

import org.sonde.overhead.statistics.Interval;

/**
 * A cost, or why there is none. The unit is in the name of whatever returns the estimate: {@code nanosPerCall},
 * {@code millisPerSecond}.
 */
public sealed interface Estimate {

	/** A cost with its two intervals and its provenance. */
	sealed interface Known extends Estimate permits Measured, Extrapolated {

		double value();

		/** Returns the interval of {@link #value()} by the statistics of the source. Empty if the source has none. */
		Optional<Interval> measurement();

		/**
		 * What we believe of the user's program ({@link EstimateUncertainty}), never narrower than {@link #measurement()}.
		 */
		Interval estimate();

		/** The value with the narrower of its two intervals, which says how many digits of it mean something. */
		default Interval narrowest() {
			return measurement().map(measured -> new Interval(value(), Math.min(value(), measured.low()),
					Math.max(value(), measured.high()))).orElse(estimate());
		}

		/** Returns how the value came about and where it was measured. */
		Provenance provenance();

		/** {@link #provenance()} for people, a sentence per line. */
		default String basis() {
			return String.join("\n", provenance().sentences());
		}

		/** The same cost with another estimate interval, around the same value, and another provenance. */
		default Known with(Interval newEstimate, Provenance changed) {
			return this instanceof Measured ? new Measured(measurement(), newEstimate, changed)
					: new Extrapolated(measurement(), newEstimate, changed);
		}

		/** Both costs together; their errors may go the same way, so the ends of their intervals add up. */
		default Known plus(Known other, Provenance ofSum) {
			return new Extrapolated(measurement().flatMap(mine -> other.measurement().map(mine::plusDependent)),
					estimate().plusDependent(other.estimate()), ofSum);
		}

		/** The same cost, {@code factor} ≥ 0 times. */
		default Known times(double factor, Provenance ofProduct) {
			Optional<Interval> scaled = measurement().map(interval -> interval.times(factor));
			return this instanceof Measured ? new Measured(scaled, estimate().times(factor), ofProduct)
					: new Extrapolated(scaled, estimate().times(factor), ofProduct);
		}
	}

	/** Measured as it is used: one execution a trace. */
	record Measured(Optional<Interval> measurement, Interval estimate, Provenance provenance) implements Known {

		@Override
		public double value() {
			return estimate.value();
		}
	}

	/** Concluded from a measurement under other circumstances; {@link #provenance()} says how. */
	record Extrapolated(Optional<Interval> measurement, Interval estimate, Provenance provenance) implements Known {

		@Override
		public double value() {
			return estimate.value();
		}
	}

	/** Nothing, for certain. */
	static Known zero(Provenance provenance) {
		return new Extrapolated(Optional.of(Interval.exactly(0)), Interval.exactly(0), provenance);
	}

	/** An estimate without a number. {@code reason} tells the user why. */
	record Unknown(String reason) implements Estimate {
	}
}
