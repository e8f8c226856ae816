/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import java.math.BigInteger;
import java.util.Arrays;

/**
 * Counts gaps in bins of a quarter octave. Bin i holds the gaps from 2<sup>i/4</sup> ns to below 2<sup>(i+1)/4</sup> ns. The bin
 * {@value #FIRST} (from 64 ns) also holds all shorter gaps, the bin {@value #LAST} (from 2<sup>33</sup> ns) all longer ones.
 * <p>
 * A gap is the time between the hand-over of a record and that of the record of a probed operation before it. The records of other
 * operations in between are <em>left out</em>; each bin counts those inside its gaps.
 * <p>
 * A gap of {@value #PAUSE_NANOS} ns or more, so of the bin 52 and above, is a <em>pause</em>. The record that ends it probably finds the
 * writer asleep and wakes it, after its timestamp: the wake-up lies inside the gap that follows. So each bin counts the gaps that come
 * after a pause.
 */
public final class GapBins implements GapSink {
	/** The lowest bin. */
	public static final int FIRST = 24;
	/** The highest bin. */
	public static final int LAST = 132;
	/** The shortest pause. */
	public static final long PAUSE_NANOS = 8_192;

	static final long BYTES = Long.BYTES * (LAST - FIRST + 1L) + 64;
	private static final int PER_OCTAVE = 4;
	/** The shortest gap of each bin. */
	private static final long[] START = starts();

	private final long[] counts;
	/** Null as long as none is left out. */
	private long[] leftOut;
	/** Null as long as no gap comes after a pause. */
	private long[] afterPause;

	GapBins() {
		this(new long[LAST - FIRST + 1], null, null);
	}

	private GapBins(long[] counts, long[] leftOut, long[] afterPause) {
		this.counts = counts;
		this.leftOut = leftOut;
		this.afterPause = afterPause;
	}

	/** The bin of a gap. */
	public static int bin(long nanos) {
		if (nanos < START[FIRST]) {
			return FIRST;
		}
		if (nanos >= START[LAST]) {
			return LAST;
		}
		int octave = PER_OCTAVE * (Long.SIZE - 1 - Long.numberOfLeadingZeros(nanos));
		if (nanos >= START[octave + 2]) {
			return nanos >= START[octave + 3] ? octave + 3 : octave + 2;
		}
		return nanos >= START[octave + 1] ? octave + 1 : octave;
	}

	/** Returns the number of gaps in a bin from {@link #FIRST} to {@link #LAST}. */
	public long count(int bin) {
		return counts[bin - FIRST];
	}

	/** Returns the number of gaps. */
	public long total() {
		return Arrays.stream(counts).sum();
	}

	/** Returns the number of records that were left out inside the gaps of a bin. */
	public long leftOut(int bin) {
		return leftOut == null ? 0 : leftOut[bin - FIRST];
	}

	/** Returns the number of gaps of a bin that come after a pause. */
	public long afterPause(int bin) {
		return afterPause == null ? 0 : afterPause[bin - FIRST];
	}

	@Override
	public void gap(long nanos, long omitted, boolean followsPause) {
		add(nanos, 1, omitted, followsPause ? 1 : 0);
	}

	/** Gaps of about the same length, with the records that were left out inside all of them. */
	void add(long nanos, long times, long omitted, long followPauses) {
		int bin = bin(nanos) - FIRST;
		counts[bin] += times;
		if (omitted > 0) {
			leftOut()[bin] += omitted;
		}
		if (followPauses > 0) {
			afterPause()[bin] += followPauses;
		}
	}

	void add(GapBins other) {
		for (int bin = 0; bin < counts.length; bin++) {
			counts[bin] += other.counts[bin];
			if (other.leftOut != null) {
				leftOut()[bin] += other.leftOut[bin];
			}
			if (other.afterPause != null) {
				afterPause()[bin] += other.afterPause[bin];
			}
		}
	}

	GapBins copy() {
		return new GapBins(counts.clone(), leftOut == null ? null : leftOut.clone(), afterPause == null ? null : afterPause.clone());
	}

	private long[] leftOut() {
		if (leftOut == null) {
			leftOut = new long[counts.length];
		}
		return leftOut;
	}

	private long[] afterPause() {
		if (afterPause == null) {
			afterPause = new long[counts.length];
		}
		return afterPause;
	}

	/** The least whole number that is not below 2<sup>i/4</sup>, for each bin i. */
	private static long[] starts() {
		long[] starts = new long[LAST + 1];
		for (int bin = 0; bin <= LAST; bin++) {
			long root = BigInteger.TWO.pow(bin).sqrt().sqrt().longValueExact();
			starts[bin] = bin % PER_OCTAVE == 0 ? root : root + 1;
		}
		return starts;
	}
}
