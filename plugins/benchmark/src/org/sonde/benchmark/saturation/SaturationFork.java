/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.saturation;

import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * What one receiver did with what senders replayed.
 *
 * @param tracesPerSecond   of elapsed time, in the measured window
 * @param cpuNanosPerTrace  CPU time of all threads of the receiver, with its JIT compiler and garbage collector, in the window
 * @param receiverBusy      share of the window for which the receiver kept a processor busy; may be a little above 1 by the clocks' grain
 * @param senderBusy        the same for all senders together, in processors
 * @param sent              traces that must arrive, from the start to the end
 * @param arrived           valid traces that the receiver found
 * @param peakBytes         the most memory that the receiver's process had; empty where the system does not tell
 * @param foreignProcessors processors that other programs kept busy; empty where the system does not tell
 */
public record SaturationFork(double tracesPerSecond, double cpuNanosPerTrace, double receiverBusy, double senderBusy, long sent,
		long arrived, OptionalLong peakBytes, OptionalDouble foreignProcessors) {
}
