/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.objects;

import java.util.Optional;

import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.Configuration;
import org.sonde.overhead.results.QuantityKind;
import org.sonde.overhead.results.ResponseTime;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.results.Scope;
import org.sonde.overhead.statistics.Interval;

/** How much longer some operations of {@code sonde bench objects} take than others, in nanoseconds per operation, by the ids in the set. */
record StageTimes(ResultSet results) {

	/** CPU time of the thread that makes the changes; elapsed time where there is no such time, as it contains what other programs took. */
	Optional<Interval> inThread(String cell, String without) {
		return difference(cell, without, Clock.THREAD_CPU).or(() -> difference(cell, without, Clock.WALL));
	}

	/** CPU time of all threads but the one that makes the changes; not below 0. Empty without a clock for each. */
	Optional<Interval> inOtherThreads(String cell, String without) {
		return difference(cell, without, Clock.PROCESS_CPU)
				.flatMap(process -> difference(cell, without, Clock.THREAD_CPU).map(thread -> process.minus(thread).clampedAtZero()));
	}

	private Optional<Interval> difference(String cell, String without, Clock clock) {
		return time(cell, clock).flatMap(more -> time(without, clock).map(more::minus));
	}

	private Optional<Interval> time(String cell, Clock clock) {
		return results.find(clock == Clock.WALL ? cell : cell + "-" + clock.keyword()).flatMap(StageTimes::responseTime)
				.filter(time -> time.measurement().scope() == Scope.TRACE).map(ResponseTime::nanos);
	}

	private static Optional<ResponseTime> responseTime(Configuration cell) {
		return cell.find(QuantityKind.RESPONSE_TIME).map(ResponseTime::of);
	}
}
