/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement.recording;

import java.util.stream.IntStream;

import org.sonde.overhead.calls.GapHistogram;
import org.sonde.traces.operations.GapBins;

/** Gaps of a log as plans have them. */
public final class RecordedGaps {
	private RecordedGaps() {
	}

	/** The same bins; without those that are empty. */
	public static GapHistogram histogram(GapBins gaps) {
		return new GapHistogram(IntStream.rangeClosed(GapBins.FIRST, GapBins.LAST).filter(bin -> gaps.count(bin) > 0)
				.mapToObj(bin -> new GapHistogram.Bin(bin, gaps.count(bin), gaps.leftOut(bin), gaps.afterPause(bin))).toList());
	}
}
