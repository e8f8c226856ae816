/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.saturation;

import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

import org.sonde.overhead.results.Phase;
import org.sonde.overhead.statistics.ForkSummary;

/**
 * What a receiver does with so many senders.
 *
 * @param phase   {@link Phase#RECONSTRUCTION} or {@link Phase#REDUCTION}
 * @param senders that send at once
 * @param forks   each with a receiver in a new JVM
 */
public record SaturationPoint(Phase phase, int senders, List<SaturationFork> forks) {

	/** A receiver that leaves more of its processor idle could take more: the senders are the limit. */
	public static final double LEAST_BUSY = 0.95;

	public SaturationPoint {
		forks = List.copyOf(forks);
	}

	/** Returns the point with another fork. */
	SaturationPoint with(SaturationFork fork) {
		return new SaturationPoint(phase, senders, Stream.concat(forks.stream(), Stream.of(fork)).toList());
	}

	/** A figure of the forks, with its interval. */
	public ForkSummary summary(ToDoubleFunction<SaturationFork> figure) {
		return ForkSummary.of(forks.stream().mapToDouble(figure).toArray());
	}

	/** Whether the receiver was the limit, so that more senders would not get more traces through. */
	public boolean isSaturated() {
		return summary(SaturationFork::receiverBusy).mean() >= LEAST_BUSY;
	}

	/** Traces that were sent, in all forks. */
	public long sent() {
		return forks.stream().mapToLong(SaturationFork::sent).sum();
	}

	/** Returns the records that did not arrive. */
	public long lost() {
		return sent() - forks.stream().mapToLong(SaturationFork::arrived).sum();
	}

	/** The most memory of a receiver, in bytes; empty where the system does not tell. */
	public OptionalLong peakBytes() {
		return forks.stream().flatMapToLong(fork -> fork.peakBytes().stream()).max();
	}

	/** Processors that other programs kept busy, in the fork with most of that; empty where the system does not tell. */
	public OptionalDouble mostForeign() {
		return forks.stream().flatMapToDouble(fork -> fork.foreignProcessors().stream()).max();
	}
}
