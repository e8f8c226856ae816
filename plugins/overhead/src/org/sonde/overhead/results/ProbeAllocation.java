/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.results;

import java.util.List;
import java.util.Map;
import java.util.Map.Entry;
import java.util.Optional;

import org.sonde.overhead.statistics.Quantiles;

/**
 * What active probes and the hand-over of their records allocate on the application's threads, in bytes. What the weaving itself
 * allocates, with deactivated probes too, is not part of it.
 *
 * @param bytesPerExecution 0 or more
 * @param bytesPerTrace     on top of the executions, 0 or more
 */
public record ProbeAllocation(double bytesPerExecution, double bytesPerTrace) {

	/** @throws IllegalArgumentException if one of them is negative or no number */
	public ProbeAllocation {
		if (!(bytesPerExecution >= 0) || !(bytesPerTrace >= 0) || Double.isInfinite(bytesPerExecution + bytesPerTrace)) {
			throw new IllegalArgumentException("probes allocate 0 bytes or more");
		}
	}

	/**
	 * From the cells in which the thread does nothing else: what the work in the gaps allocates varies by more than a probe allocates.
	 *
	 * @param bytes per trace of a cell
	 * @return empty without such cells of one thread, with one execution per trace and with more
	 */
	public static Optional<ProbeAllocation> of(Map<GapSweep.Cell, Double> bytes) {
		List<Entry<GapSweep.Cell, Double>> withoutWork = bytes.entrySet().stream()
				.filter(entry -> entry.getKey().threads() == 1 && entry.getKey().gapNanos() == 0 && entry.getKey().innerNanos() == 0)
				.toList();
		double[] singles = withoutWork.stream().filter(entry -> entry.getKey().executions() == 1).mapToDouble(Entry::getValue).toArray();
		List<Entry<GapSweep.Cell, Double>> longer = withoutWork.stream().filter(entry -> entry.getKey().executions() > 1).toList();
		if (singles.length == 0 || longer.isEmpty()) {
			return Optional.empty();
		}
		double single = Quantiles.median(singles);
		double perExecution = Math.max(0, Quantiles.median(longer.stream()
				.mapToDouble(entry -> (entry.getValue() - single) / (entry.getKey().executions() - 1)).toArray()));
		return Optional.of(new ProbeAllocation(perExecution, Math.max(0, single - perExecution)));
	}

	/** Returns the bytes of a number of executions, some of which open a trace. */
	public double bytes(double executions, double entries) {
		return bytesPerExecution * executions + bytesPerTrace * entries;
	}
}
