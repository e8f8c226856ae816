/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.saturation;

import java.time.Duration;
import java.util.List;

import org.sonde.overhead.results.Phase;

/**
 * What is to be measured of a receiver.
 *
 * @param phases   of {@link Phase#RECONSTRUCTION} and {@link Phase#REDUCTION}
 * @param senders  numbers of senders, ascending, each 1 to {@value #MOST_SENDERS}
 * @param warmUp   before the measured time, in each JVM
 * @param measured the measured time in each JVM
 * @param forks    JVMs for each phase and number of senders
 */
public record SaturationDesign(List<Phase> phases, List<Integer> senders, ReplaySource source, Duration warmUp, Duration measured,
		int forks) {

	/** Sonde's receiver takes at most this number of senders. */
	public static final int MOST_SENDERS = 256;
	/** The system tells CPU time in hundredths of a second. */
	private static final Duration SHORTEST = Duration.ofMillis(500);

	/** @throws IllegalArgumentException naming the rule that is broken */
	public SaturationDesign {
		phases = List.copyOf(phases);
		senders = senders.stream().distinct().sorted().toList();
		if (phases.isEmpty() || senders.isEmpty() || senders.getFirst() < 1 || senders.getLast() > MOST_SENDERS) {
			throw new IllegalArgumentException("1 to " + MOST_SENDERS + " senders can send at once, found " + senders);
		}
		if (warmUp.isNegative() || measured.compareTo(SHORTEST) < 0) {
			throw new IllegalArgumentException("measure for at least " + SHORTEST.toMillis() + " ms, found " + measured.toMillis() + " ms");
		}
		if (forks < 1) {
			throw new IllegalArgumentException("at least one JVM is measured, found " + forks);
		}
	}
}
