/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import java.util.Arrays;

import org.sonde.traces.operations.RecordBlocks.Block;
import org.sonde.traces.record.ProbedOperations;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/** The gaps of each operation next to some probed ones, in one pass. */
final class GapsBeside {
	private final BlockGaps gaps;
	private final int[] ownPlace;
	private final long[] ownNanos;
	private final long[] ownNumber;
	private final boolean[] ownPause;
	private int probedPlace;
	private long probedNanos;
	private long probedNumber;
	private boolean probedPause;
	private int place;

	private GapsBeside(BlockGaps gaps, int operations) {
		this.gaps = gaps;
		ownPlace = new int[operations];
		ownNanos = new long[operations];
		ownNumber = new long[operations];
		ownPause = new boolean[operations];
		restart();
	}

	/** Of each operation; null for those without records. */
	static GapBins[] each(RecordBlocks blocks, ProbedOperations probed, int operations) {
		BlockGaps gaps = new BlockGaps(blocks, operations);
		GapsBeside beside = new GapsBeside(gaps, operations);
		for (Block block : blocks.inOrder()) {
			if (!blocks.isComplete()) {
				beside.restart();
			}
			for (int at = 0; at < block.size; at++) {
				int operation = block.operations[at];
				if (block.nanos[at] != RecordSink.NO_TIME) {
					beside.record(block.nanos[at], block.numbers[at], operation, operation == StringPool.NONE || probed.has(operation));
				}
			}
		}
		return gaps.each();
	}

	private void restart() {
		Arrays.fill(ownPlace, -1);
		probedPlace = -1;
	}

	private void record(long nanos, long number, int operation, boolean isProbed) {
		boolean afterOwn = operation != StringPool.NONE && ownPlace[operation] > probedPlace;
		int before = afterOwn ? ownPlace[operation] : probedPlace;
		long gap = before < 0 ? 0 : Math.max(0, nanos - (afterOwn ? ownNanos[operation] : probedNanos));
		if (operation != StringPool.NONE) {
			gaps.next(operation, before < 0 ? 0 : place - before);
			if (before >= 0) {
				gaps.gap(operation, gap, Math.max(0, number - 1 - (afterOwn ? ownNumber[operation] : probedNumber)), afterOwn ? ownPause[operation] : probedPause);
			}
		}
		boolean pause = before >= 0 && gap >= GapBins.PAUSE_NANOS;
		if (isProbed) {
			probedPlace = place;
			probedNanos = nanos;
			probedNumber = number;
			probedPause = pause;
		} else {
			ownPlace[operation] = place;
			ownNanos[operation] = nanos;
			ownNumber[operation] = number;
			ownPause[operation] = pause;
		}
		place++;
	}
}
