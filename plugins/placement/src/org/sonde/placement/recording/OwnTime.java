/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.recording;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;

import org.sonde.overhead.calls.GapHistogram;
import org.sonde.overhead.calls.GapHistogram.Bin;
import org.sonde.traces.operations.GapBins;

/**
 * How much of a recording is the program's own time, where that is known. Probes in many methods may take most of it; then the program's
 * own time in a gap is known best by the number of records inside, which it is taken to be spread over evenly.
 *
 * @param ownNanos   of the program, from one record to the next, on average
 * @param probeNanos what a record took in addition
 */
public record OwnTime(double ownNanos, double probeNanos) {
	/** A gap of which the probes took more says less than the number of records. */
	private static final double MOST = 0.5;
	/** Nanoseconds. A longer time per record is waiting, not the probe. */
	private static final double LONGEST_PROBE = 5_000;
	/** If calls took more time than has passed, several threads ran, and gaps are between the records of all of them. */
	private static final double SEVERAL_THREADS = 1.1;

	/**
	 * @param ownNanos     of CPU that the program takes by itself for the recorded work, above 0
	 * @param elapsedNanos of the recording
	 * @param insideNanos  time in all recorded calls, of all threads
	 * @param records      of the recording
	 * @return empty if the probes took nothing, or if several threads ran
	 */
	public static Optional<OwnTime> of(double ownNanos, double elapsedNanos, double insideNanos, long records) {
		return records > 0 && ownNanos < elapsedNanos && insideNanos < SEVERAL_THREADS * elapsedNanos
				? Optional.of(new OwnTime(ownNanos / records, Math.min(LONGEST_PROBE, (elapsedNanos - ownNanos) / records)))
				: Optional.empty();
	}

	/** The gaps as they were without the probes that are left out. */
	public GapHistogram of(GapHistogram gaps) {
		return changed(gaps, bin -> {
			double others = probeNanos * bin.meanLeftOut();
			return others == 0 ? bin.nanos() : others > MOST * bin.nanos() ? ownNanos * bin.meanLeftOut() : bin.nanos() - others;
		});
	}

	/**
	 * Gaps that are no longer than {@link #of} finds them if more methods have no probe: that many records are inside if the probes took
	 * more than half, else half is left.
	 */
	public GapHistogram atLeast(GapHistogram gaps) {
		double share = MOST * Math.min(1, ownNanos / probeNanos);
		return changed(gaps, bin -> share * bin.nanos());
	}

	private static GapHistogram changed(GapHistogram gaps, ToDoubleFunction<Bin> nanos) {
		TreeMap<Integer, Bin> bins = new TreeMap<>();
		for (Bin bin : gaps.bins()) {
			int index = GapBins.bin((long) nanos.applyAsDouble(bin));
			bins.merge(index, new Bin(index, bin.count(), 0, bin.afterPause()),
					(one, other) -> new Bin(index, one.count() + other.count(), 0, one.afterPause() + other.afterPause()));
		}
		return new GapHistogram(List.copyOf(bins.values()));
	}
}
