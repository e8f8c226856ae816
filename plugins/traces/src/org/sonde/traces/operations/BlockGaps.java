/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/**
 * Gaps before the records of operations, of which only blocks of records are known. A gap of <i>d</i> records lies inside a block of <i>b</i>
 * with the probability (b − d) ÷ b, so it counts b ÷ (b − d) times (Horvitz and Thompson 1952). Gaps above half a block are rarely seen;
 * they are what is left of an operation's records, and they share what is left of the blocks.
 */
final class BlockGaps {
	/** Of a block. */
	private static final int LONG = RecordBlocks.BLOCK / 2;

	/** Of an operation. */
	private static final class Operation {
		private final GapBins bins = new GapBins();
		/** How many it has in the blocks, with those whose gap is not known. */
		private long records;
		private double counted;
		/** Of gaps that count between a whole number of times and the next. */
		private double rest;
	}

	private final RecordBlocks blocks;
	private final Operation[] operations;
	/** That gaps which count take of the blocks. */
	private double taken;
	private double weight;

	BlockGaps(RecordBlocks blocks, int operations) {
		this.blocks = blocks;
		this.operations = new Operation[operations];
	}

	/**
	 * The next record ends a gap.
	 *
	 * @param operation of the record; {@link StringPool#NONE} if it has none
	 * @param distance  to the record before the gap, in the block; 0 if that is not in it
	 */
	void next(int operation, int distance) {
		boolean counts = blocks.isComplete() || distance > 0 && distance <= LONG;
		weight = !counts ? 0 : blocks.isComplete() ? 1 : RecordBlocks.BLOCK / (double) (RecordBlocks.BLOCK - distance);
		taken += weight * distance;
		if (operation != StringPool.NONE) {
			Operation of = of(operation);
			of.records++;
			of.counted += weight;
		}
	}

	private Operation of(int operation) {
		if (operations[operation] == null) {
			operations[operation] = new Operation();
		}
		return operations[operation];
	}

	/** Takes the gap of the next record. */
	void gap(int operation, long nanos, long leftOut, boolean afterPause) {
		Operation of = of(operation);
		of.rest += weight * blocks.stride();
		long times = (long) of.rest;
		of.rest -= times;
		of.bins.add(nanos, times, leftOut * times, afterPause ? times : 0);
	}

	/** Of each operation; null for those that have none. */
	GapBins[] all() {
		double[] longer = new double[operations.length];
		double sum = 0;
		for (int operation = 0; operation < operations.length; operation++) {
			Operation of = operations[operation];
			longer[operation] = of == null || blocks.isComplete() ? 0 : Math.max(0, of.records - of.counted);
			sum += longer[operation];
		}
		GapBins[] all = new GapBins[operations.length];
		Extent extent = Extent.of(blocks);
		for (int operation = 0; operation < operations.length; operation++) {
			if (operations[operation] != null) {
				all[operation] = operations[operation].bins;
				addLonger(all[operation], longer[operation], extent, (extent.records - taken) / sum);
			}
		}
		return all;
	}

	/** The same where each operation has gaps by itself: the longer ones take all of the blocks at most. */
	GapBins[] each() {
		GapBins[] each = new GapBins[operations.length];
		Extent extent = Extent.of(blocks);
		for (int operation = 0; operation < operations.length; operation++) {
			Operation of = operations[operation];
			if (of != null) {
				double longer = blocks.isComplete() ? 0 : Math.max(0, of.records - of.counted);
				each[operation] = of.bins;
				addLonger(of.bins, longer, extent, extent.records / longer);
			}
		}
		return each;
	}

	private void addLonger(GapBins bins, double times, Extent extent, double distance) {
		long count = Math.round(times * blocks.stride());
		if (count > 0) {
			double records = Math.max(LONG, distance);
			bins.add((long) (records * extent.nanosPerRecord), count, Math.round(count * records * extent.passedPerRecord), 0);
		}
	}

	/**
	 * What blocks cover.
	 *
	 * @param records         in them
	 * @param nanosPerRecord  from one to the next
	 * @param passedPerRecord records of the log from one to the next, with itself
	 */
	private record Extent(double records, double nanosPerRecord, double passedPerRecord) {
		static Extent of(RecordBlocks blocks) {
			double records = 0;
			double nanos = 0;
			double passed = 0;
			double steps = 0;
			for (RecordBlocks.Block block : blocks.inOrder()) {
				records += block.size;
				for (int at = 1; at < block.size; at++) {
					if (block.logs[at] == block.logs[at - 1] && block.nanos[at] != RecordSink.NO_TIME && block.nanos[at - 1] != RecordSink.NO_TIME) {
						nanos += Math.max(0, block.nanos[at] - block.nanos[at - 1]);
						passed += block.numbers[at] - block.numbers[at - 1];
						steps++;
					}
				}
			}
			return new Extent(records, nanos / steps, passed / steps);
		}
	}
}
