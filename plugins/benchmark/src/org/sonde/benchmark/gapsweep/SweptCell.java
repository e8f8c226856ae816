/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.gapsweep;

import java.util.ArrayList;
import java.util.List;

/**
 * A cell of the sweep over gaps, as it is asked for.
 *
 * @param work       in the gaps: {@code arithmetic} or {@code library}
 * @param gapNanos   before each burst
 * @param traces     of a burst
 * @param executions of a trace
 * @param threads    at the same time
 * @param innerNanos before each execution but the first
 */
record SweptCell(String work, long gapNanos, int traces, int executions, int threads, long innerNanos) {

	private static final String LIBRARY = "library";
	/** Closer together where the writer falls asleep. */
	private static final long[] GAPS = {0, 500, 1000, 2000, 4000, 7000, 12_000, 20_000, 35_000, 60_000, 120_000, 300_000};

	/** All that a calibration measures: gaps between single executions; then longer traces, bursts, a full queue, and two threads. */
	static List<SweptCell> calibration() {
		List<SweptCell> cells = new ArrayList<>();
		for (long gap : GAPS) {
			cells.add(new SweptCell(LIBRARY, gap, 1, 1, 1, 0));
		}
		cells.add(new SweptCell(LIBRARY, 2000, 1, 8, 1, 500));
		cells.add(new SweptCell(LIBRARY, 2000, 1, 32, 1, 300));
		cells.add(new SweptCell(LIBRARY, 4000, 1, 8, 1, 0));
		cells.add(new SweptCell(LIBRARY, 35_000, 1, 8, 1, 0));
		cells.add(new SweptCell(LIBRARY, 35_000, 8, 1, 1, 0));
		cells.add(new SweptCell("arithmetic", 0, 1, 32, 1, 0));
		cells.add(new SweptCell(LIBRARY, 2000, 1, 1, 2, 0));
		cells.add(new SweptCell(LIBRARY, 35_000, 1, 1, 2, 0));
		return List.copyOf(cells);
	}

	/** Returns the word that the monitored program reads. */
	String word() {
		return work + ":" + gapNanos + ":" + traces + ":" + executions + ":" + threads + ":" + innerNanos;
	}
}
