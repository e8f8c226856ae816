/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.calls;

import java.util.Optional;
import java.util.OptionalDouble;

/**
 * How often an operation is called, and how we know.
 *
 * @param callsPerSecond summed over all threads; from 0 to {@link #MOST_PER_SECOND}
 * @param source where the number comes from
 * @param traceEntriesPerSecond of these calls, those that open a trace because no probed operation is above them; empty if not known
 * @param nearestProbedCaller signature of the probed operation from which all other calls come, directly or through operations without
 * probes; empty if not known
 * @param meanResponseNanos mean duration of a call in nanoseconds, probes included; empty if not known
 * @param gaps between the operation's records and the records handed over before them; empty if not known
 */
public record CallRate(double callsPerSecond, RateSource source, OptionalDouble traceEntriesPerSecond, Optional<String> nearestProbedCaller,
		OptionalDouble meanResponseNanos, Optional<GapHistogram> gaps) {

	/** More calls than any program makes. With this limit, no sum over a plan can become infinite. */
	public static final double MOST_PER_SECOND = 1e15;
	/** Longer than any call takes (11 days). */
	public static final double MOST_NANOS = 1e15;

	/**
	 * @throws IllegalArgumentException if a rate is negative, above {@link #MOST_PER_SECOND} or NaN, there are more entries than calls, a
	 *                                  duration is negative, above {@link #MOST_NANOS} or NaN, or a text or histogram is empty
	 */
	public CallRate {
		if (!(callsPerSecond >= 0 && callsPerSecond <= MOST_PER_SECOND)) {
			throw new IllegalArgumentException("calls per second must be a number from 0 to 10¹⁵, found " + callsPerSecond);
		}
		double entries = traceEntriesPerSecond.orElse(0);
		if (!(entries >= 0 && entries <= callsPerSecond)) {
			throw new IllegalArgumentException(
					"trace entries per second lie between 0 and the calls per second, found " + entries + " of " + callsPerSecond);
		}
		if (nearestProbedCaller.isPresent() && nearestProbedCaller.get().isBlank()) {
			throw new IllegalArgumentException("the nearest probed caller must not be empty");
		}
		double response = meanResponseNanos.orElse(0);
		if (!(response >= 0 && response <= MOST_NANOS)) {
			throw new IllegalArgumentException("a mean response time is a number of nanoseconds from 0 to 10¹⁵, found " + response);
		}
		if (gaps.isPresent() && gaps.get().total() == 0) {
			throw new IllegalArgumentException("a histogram has at least one gap; leave it out if there is none");
		}
	}

	/** The same without gaps. */
	public CallRate withoutGaps() {
		return new CallRate(callsPerSecond, source, traceEntriesPerSecond, nearestProbedCaller, meanResponseNanos, Optional.empty());
	}

	/** Makes a rate of which nobody knows how it was recorded. */
	public CallRate(double callsPerSecond, String source, OptionalDouble traceEntriesPerSecond, Optional<String> nearestProbedCaller,
			OptionalDouble meanResponseNanos, Optional<GapHistogram> gaps) {
		this(callsPerSecond, new RateSource(source), traceEntriesPerSecond, nearestProbedCaller, meanResponseNanos, gaps);
	}

	/** Response time and gaps are not known. */
	public CallRate(double callsPerSecond, String source, OptionalDouble traceEntriesPerSecond, Optional<String> nearestProbedCaller) {
		this(callsPerSecond, source, traceEntriesPerSecond, nearestProbedCaller, OptionalDouble.empty(), Optional.empty());
	}

	/** Makes a rate of which nobody knows the callers. */
	public CallRate(double callsPerSecond, RateSource source) {
		this(callsPerSecond, source, OptionalDouble.empty(), Optional.empty(), OptionalDouble.empty(), Optional.empty());
	}

	/** Likewise, and not recorded. */
	public CallRate(double callsPerSecond, String source) {
		this(callsPerSecond, new RateSource(source));
	}

	/** Whether it was recorded while the probes slowed the program down: flight recordings and spans are made by others. */
	public boolean isUnderProbes() {
		return isRecorded() && source.isUnderProbes();
	}

	/** Whether more was recorded than the rate. */
	public boolean isRecorded() {
		return traceEntriesPerSecond.isPresent() || nearestProbedCaller.isPresent() || meanResponseNanos.isPresent() || gaps.isPresent();
	}
}
