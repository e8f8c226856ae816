/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.machine;

import java.lang.management.ManagementFactory;
import java.util.OptionalDouble;
import java.util.OptionalLong;

import com.sun.management.OperatingSystemMXBean;

/** Measures the load of other programs during a measurement. Start it, do the work, then ask it. */
public final class BackgroundLoad {

	private final long began = System.nanoTime();
	private final OptionalLong busyBefore = Processors.busyNanos();
	private final long ownBefore = ownNanos();

	private BackgroundLoad() {
	}

	public static BackgroundLoad start() {
		return new BackgroundLoad();
	}

	/** CPU time of this JVM, which waits and counts meanwhile. */
	private static long ownNanos() {
		return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
	}

	/**
	 * @param measuredNanos CPU time of the processes that were started and have ended since the start
	 * @return processors that others kept busy since the start, on average, with what a hypervisor gave to other machines; empty where the
	 *         system does not tell
	 */
	public OptionalDouble processors(long measuredNanos) {
		OptionalLong busyAfter = Processors.busyNanos();
		if (busyBefore.isEmpty() || busyAfter.isEmpty()) {
			return OptionalDouble.empty();
		}
		long others = busyAfter.getAsLong() - busyBefore.getAsLong() - (ownNanos() - ownBefore) - measuredNanos;
		return OptionalDouble.of(Math.max(0, (double) others / (System.nanoTime() - began)));
	}
}
