/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

import org.sonde.traces.operations.RecordBlocks.Block;
import org.sonde.traces.record.ProbedOperations;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/** The gaps of each operation next to some probed ones, in one pass. */
final class GapsNextToProbes {
	private static final int NONE = -1;

	/** The last records of a log. */
	private final class Log {
		private final double stretch;
		private final long[] ownNanos;
		private final long[] ownNumber;
		private final boolean[] ownPause;
		private long probedNanos;
		private long probedNumber = NONE;
		private boolean probedPause;

		private Log(double stretch) {
			this.stretch = stretch;
			ownNanos = new long[operations];
			ownNumber = new long[operations];
			ownPause = new boolean[operations];
			Arrays.fill(ownNumber, NONE);
		}

		private void record(long nanos, long number, int operation, boolean isProbed) {
			boolean afterOwn = operation != StringPool.NONE && ownNumber[operation] > probedNumber;
			long before = afterOwn ? ownNumber[operation] : probedNumber;
			long gap = before == NONE ? 0 : Math.max(0, nanos - (afterOwn ? ownNanos[operation] : probedNanos));
			gaps.in(stretch);
			if (operation != StringPool.NONE) {
				gaps.expect(operation, 1);
				if (before != NONE) {
					gaps.gap(operation, gap, number - 1 - before, afterOwn ? ownPause[operation] : probedPause);
				}
			}
			boolean pause = before != NONE && gap >= GapBins.PAUSE_NANOS;
			if (isProbed) {
				probedNanos = nanos;
				probedNumber = number;
				probedPause = pause;
			} else {
				ownNanos[operation] = nanos;
				ownNumber[operation] = number;
				ownPause[operation] = pause;
			}
		}
	}

	private final RecordBlocks blocks;
	private final ProbedOperations probed;
	private final int operations;
	private final BlockGaps gaps;
	private final Map<Integer, Log> logs = new HashMap<>();

	private GapsNextToProbes(RecordBlocks blocks, ProbedOperations probed, int operations) {
		this.blocks = blocks;
		this.probed = probed;
		this.operations = operations;
		gaps = new BlockGaps(blocks, operations);
	}

	/** Returns the gaps of each operation, or null for those without records. */
	static GapBins[] each(RecordBlocks blocks, ProbedOperations probed, int operations) {
		GapsNextToProbes beside = new GapsNextToProbes(blocks, probed, operations);
		blocks.inOrder().forEach(beside::play);
		return beside.gaps.each();
	}

	private void play(Block block) {
		gaps.enter(block);
		if (!blocks.isComplete()) {
			logs.clear();
		}
		Log log = null;
		int place = NONE;
		for (int at = 0; at < block.size; at++) {
			int operation = block.operations[at];
			if (block.nanos[at] != RecordSink.NO_TIME) {
				// Mostly the same as before.
				log = log != null && block.logs[at] == place ? log : logs.computeIfAbsent(block.logs[at], of -> new Log(gaps.stretch(of)));
				place = block.logs[at];
				log.record(block.nanos[at], block.numbers[at], operation, operation == StringPool.NONE || probed.has(operation));
			}
		}
	}
}
