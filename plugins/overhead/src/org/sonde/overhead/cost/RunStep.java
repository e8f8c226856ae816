/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.statistics.Interval;

/**
 * What one run adds to its predecessor, per trace.
 *
 * @param signedNanos may be negative
 * @param measured the interval of {@code signedNanos}; empty where the source gives none
 * @param forkHalfWidth of the 95 % interval of {@code signedNanos} over forks; empty where forks give none
 * @param derivedNanos the difference of the runs, where the source states another figure
 * @param time the portion as the source states it, or the response time of the run
 * @param before the response time of its predecessor; empty if the source states the portion
 */
record RunStep(double signedNanos, Optional<Interval> measured, OptionalDouble forkHalfWidth, OptionalDouble derivedNanos, RunTime time,
		Optional<RunTime> before) {

	/** Returns the nanoseconds, at least 0, because a cost cannot be negative. */
	double nanos() {
		return Math.max(0, signedNanos);
	}

	/** Empty where the source gives no interval of this figure. */
	Optional<Interval> measurement() {
		return measured.map(Interval::clampedAtZero);
	}

	/** Whether the source states this portion itself; else it is the difference of two runs. */
	boolean stated() {
		return before.isEmpty();
	}

	/** Whether the figure was negative and is taken as 0. */
	boolean clamped() {
		return signedNanos < 0;
	}

	/** Returns the step as an input of what is computed from it. */
	CostFigure figure(ResultSet results) {
		String name = name(time.run());
		CostFigure of = time.figure(results);
		Provenance provenance = before.map(one -> Provenance.NONE.by("{0} − {1}", () -> List.of(of, one.figure(results))))
				.orElse(of.provenance());
		if (clamped()) {
			provenance = provenance.with(new Remark.Negative(name, RunTime.UNIT, signedNanos));
		}
		if (derivedNanos.isPresent()) {
			provenance = provenance.with(new Remark.OtherDerivation(name, derivedNanos.getAsDouble()));
		}
		return CostFigure.exactly(name, RunTime.UNIT, nanos(), measurement(), provenance);
	}

	/** Returns the name of what the run adds. */
	static String name(Configuration run) {
		return switch (run.phase()) {
			case DEACTIVATED -> "I";
			case COLLECTING -> "C";
			case WRITING -> "W";
			default -> "portion of " + run.label();
		};
	}

	/**
	 * The portion of {@code run} over {@code predecessor}: as stated, else the difference of their response times; empty
	 * without figures.
	 */
	static Optional<RunStep> between(Configuration predecessor, Configuration run) {
		Optional<RunStep> derived = difference(predecessor, run);
		return RunTime.ofStatedPortion(run).map(portion -> new RunStep(portion.nanos(), portion.interval(), portion.forkHalfWidth(),
				derived.isPresent() ? OptionalDouble.of(derived.get().nanos()) : OptionalDouble.empty(), portion, Optional.empty()))
				.or(() -> derived);
	}

	/** The difference of the response times of two runs; empty without figures. */
	static Optional<RunStep> difference(Configuration predecessor, Configuration run) {
		return RunTime.ofRun(predecessor).flatMap(before -> RunTime.ofRun(run).map(after -> new RunStep(after.nanos() - before.nanos(),
				after.interval().flatMap(later -> before.interval().map(later::minus)), halfWidth(before, after), OptionalDouble.empty(),
				after, Optional.of(before))));
	}

	private static OptionalDouble halfWidth(RunTime before, RunTime after) {
		double half = Math.hypot(before.forkHalfWidth().orElse(Double.NaN), after.forkHalfWidth().orElse(Double.NaN));
		return half > 0 ? OptionalDouble.of(half) : OptionalDouble.empty();
	}
}
