/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import java.util.Map;

import org.sonde.traces.operations.RecordBlocks.Block;
import org.sonde.traces.operations.RecordBlocks.Stretch;

/**
 * Gaps before the records of operations, of which only stretches of logs are known. A gap of <i>d</i> records lies inside a stretch of
 * <i>b</i> with the probability (b − d) ÷ b, so it counts b ÷ (b − d) times (Horvitz and Thompson 1952). Gaps above half a stretch are
 * rarely seen; they are what is left of an operation's records, and they share what is left of the stretches.
 */
final class BlockGaps {
	/** A share of a stretch. */
	private static final double LONG = 0.5;

	/** The gaps of an operation. */
	private static final class Operation {
		private final GapBins bins = new GapBins();
		/** The number of gaps in the blocks, including unknown ones. */
		private long gaps;
		private double counted;
		/** The rest of gaps with weights that are no whole numbers. */
		private double rest;
	}

	private final RecordBlocks blocks;
	private final Operation[] operations;
	/** The records of the logs that the blocks so far cover. */
	private double records;
	private double nanos;
	private double stretches;
	/** The part of it that counted gaps take. */
	private double taken;
	/** The stretch of each log in the current block. */
	private Map<Integer, Stretch> here = Map.of();
	private double stretch;

	BlockGaps(RecordBlocks blocks, int operations) {
		this.blocks = blocks;
		this.operations = new Operation[operations];
	}

	/** The records of a block come next. */
	void enter(Block block) {
		if (!blocks.isComplete()) {
			here = block.stretches();
			for (Stretch part : here.values()) {
				records += part.records();
				nanos += part.nanos();
				stretches++;
			}
		}
	}

	/** Returns how many records of a log the block spans, or 0 if none is missing. */
	double stretch(int log) {
		return here.containsKey(log) ? here.get(log).records() : 0;
	}

	/** The next records are of a stretch of so many records. */
	void in(double length) {
		stretch = length;
	}

	/** An operation should have so many more gaps, known or not. */
	void expect(int operation, int more) {
		of(operation).gaps += more;
	}

	private Operation of(int operation) {
		if (operations[operation] == null) {
			operations[operation] = new Operation();
		}
		return operations[operation];
	}

	/** A gap is known. */
	void gap(int operation, long length, long leftOut, boolean afterPause) {
		Operation of = of(operation);
		double distance = leftOut + 1.0;
		if (!blocks.isComplete() && distance > LONG * stretch) {
			return;
		}
		double weight = blocks.isComplete() ? 1 : stretch / (stretch - distance);
		taken += weight * distance;
		of.counted += weight;
		of.rest += weight * blocks.stride();
		long times = (long) of.rest;
		of.rest -= times;
		of.bins.add(length, times, leftOut * times, afterPause ? times : 0);
	}

	/** Returns the gaps of each operation, or null for those without. */
	GapBins[] all() {
		double sum = 0;
		for (Operation of : operations) {
			sum += longer(of);
		}
		GapBins[] all = new GapBins[operations.length];
		for (int operation = 0; operation < operations.length; operation++) {
			all[operation] = operations[operation] == null ? null : withLonger(operations[operation], (records - taken) / sum);
		}
		return all;
	}

	/** The same where each operation has gaps by itself: the longer ones take all of the stretches at most. */
	GapBins[] each() {
		GapBins[] each = new GapBins[operations.length];
		for (int operation = 0; operation < operations.length; operation++) {
			Operation of = operations[operation];
			each[operation] = of == null ? null : withLonger(of, records / longer(of));
		}
		return each;
	}

	/** Returns how many gaps are longer than those that count. */
	private double longer(Operation of) {
		return of == null || blocks.isComplete() ? 0 : Math.max(0, of.gaps - of.counted);
	}

	private GapBins withLonger(Operation of, double distance) {
		long count = Math.round(longer(of) * blocks.stride());
		if (count > 0) {
			double length = Math.max(LONG * records / stretches, distance);
			of.bins.add((long) (length * nanos / records), count, Math.round(count * (length - 1)), 0);
		}
		return of.bins;
	}
}
