/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.statistics;

/**
 * Whether and when a JVM reached a steady state of performance. The terms are those of Barrett, Bolz-Tereick, Killick, Mount and
 * Tratt 2017 ("Virtual machine warmup blows hot and cold").
 */
public sealed interface SteadyState {

	/** How the steady part compares with what came before. */
	enum Course {
		/** Steady from the first bin, or behind single bins in which the program starts. */
		FLAT,
		/** Slower before, on average. */
		WARM_UP,
		/** Faster before, on average; as when a queue fills up and the application waits from then on. */
		SLOWDOWN
	}

	/** Why there is no steady state. */
	enum Reason {
		/** Fewer than {@link SteadyStateDetection#FEWEST_BINS} bins. */
		TOO_FEW_BINS,
		/** The level at the end lies below that shortly before. */
		STILL_SPEEDING_UP,
		/** The level at the end lies above that shortly before. */
		STILL_SLOWING_DOWN,
		/** Levels change to and fro until the end. */
		NO_STEADY_STATE
	}

	/** @param firstSteadyBin counted from 0; what comes before it is warm-up */
	record Settled(int firstSteadyBin, Course course) implements SteadyState {
	}

	record NeverSettled(Reason reason) implements SteadyState {
	}
}
