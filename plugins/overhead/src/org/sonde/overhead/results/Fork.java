/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * One JVM's run of a configuration. The JVM, not the call, is the sampling unit (Kalibera &amp; Jones 2013).
 *
 * @param number from 1, unique in its configuration; MooBench calls it the loop
 * @param threads application threads that made calls
 * @param calls of all threads together, warm-up included; 0 where the source does not state it, as JMH
 * @param nanos statistics of the steady calls in nanoseconds per trace; with a mean, without a confidence interval
 * @param distribution of the steady calls
 * @param flags what is odd about this fork
 * @param callsPerSecond traces of all threads that ended in each full second of the run, warm-up included: its throughput; none where it is
 *                       not known
 */
public record Fork(int number, int threads, long calls, WarmUp warmUp, Map<Statistic, Double> nanos,
		Optional<Distribution> distribution, Optional<TimeSeries> series, Set<ForkFlag> flags, Optional<RawFile> raw,
		List<Long> callsPerSecond) {

	/** A run takes no longer than a day. */
	private static final int MOST_SECONDS = 86_400;

	/** Without its throughput. */
	public Fork(int number, int threads, long calls, WarmUp warmUp, Map<Statistic, Double> nanos, Optional<Distribution> distribution,
			Optional<TimeSeries> series, Set<ForkFlag> flags, Optional<RawFile> raw) {
		this(number, threads, calls, warmUp, nanos, distribution, series, flags, raw, List.of());
	}

	/** @throws IllegalArgumentException if numbers contradict each other */
	public Fork {
		EnumMap<Statistic, Double> copy = new EnumMap<>(Statistic.class);
		copy.putAll(nanos);
		nanos = Collections.unmodifiableMap(copy);
		EnumSet<ForkFlag> flagCopy = EnumSet.noneOf(ForkFlag.class);
		flagCopy.addAll(flags);
		flags = Collections.unmodifiableSet(flagCopy);
		callsPerSecond = List.copyOf(callsPerSecond);
		if (callsPerSecond.size() > MOST_SECONDS || callsPerSecond.stream().anyMatch(second -> second < 0)) {
			throw new IllegalArgumentException("a fork has 0 or more calls in a second, and " + MOST_SECONDS + " seconds at most");
		}
		if (number < 1 || threads < 1 || calls < 0) {
			throw new IllegalArgumentException("a fork has a number and threads from 1, and no negative calls, found " + number
					+ ", " + threads + ", " + calls);
		}
		if (warmUp.calls() >= Math.max(1, calls)) {
			throw new IllegalArgumentException("fork " + number + " has " + calls + " calls and a warm-up of " + warmUp.calls()
					+ ": no call is left");
		}
		if (!copy.containsKey(Statistic.MEAN) || copy.containsKey(Statistic.CI95_HALF_WIDTH)) {
			throw new IllegalArgumentException("a fork has a mean, and no confidence interval: its calls are not independent");
		}
		if (copy.values().stream().anyMatch(value -> !Double.isFinite(value) || value < 0)) {
			throw new IllegalArgumentException("statistics of a fork must be numbers ≥ 0");
		}
		Statistic.checkOrder(copy);
	}

	/** Returns the number of calls behind the statistics, or 0 if unknown. */
	public long steadyCalls() {
		return calls - warmUp.calls();
	}

	/** Returns the mean in nanoseconds per trace. */
	public double meanNanos() {
		return nanos.get(Statistic.MEAN);
	}

	/** This fork under another number, for configurations that are put together. */
	public Fork numbered(int newNumber) {
		return new Fork(newNumber, threads, calls, warmUp, nanos, distribution, series, flags, raw, callsPerSecond);
	}

	/** This fork by its statistics alone: without its response times over time and their distribution, which make up most of a file. */
	Fork brief() {
		return new Fork(number, threads, calls, warmUp, nanos, Optional.empty(), Optional.empty(), flags, Optional.empty());
	}

	/** This fork with or without a flag. */
	public Fork flagged(ForkFlag flag, boolean set) {
		EnumSet<ForkFlag> changed = EnumSet.noneOf(ForkFlag.class);
		changed.addAll(flags);
		if (set) {
			changed.add(flag);
		} else {
			changed.remove(flag);
		}
		return new Fork(number, threads, calls, warmUp, nanos, distribution, series, changed, raw, callsPerSecond);
	}
}
