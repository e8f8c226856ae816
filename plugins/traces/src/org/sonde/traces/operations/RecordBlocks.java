/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntPredicate;

import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/**
 * Records in their order, in blocks of {@value #BLOCK}. Once there is no room, every second block goes, and of those to come as many are
 * kept: the blocks that are left are spread evenly.
 */
final class RecordBlocks {
	static final int BLOCK = 1 << 12;

	/** The kinds of records. */
	enum Kind {
		EXECUTION, METADATA,
		/** A record of no operation. */
		OTHER,
		/** An event of no operation, or one that is seen at the caller. */
		OTHER_EVENT, BEFORE, AFTER, AFTER_FAILED
	}

	/** Some records in a row, 40 bytes each; 44 with their places. */
	static final class Block {
		final long[] nanos = new long[BLOCK];
		final long[] traces = new long[BLOCK];
		/** The number of earlier records of the log with a time. */
		final long[] numbers = new long[BLOCK];
		final int[] operations = new int[BLOCK];
		final int[] hosts = new int[BLOCK];
		final int[] logs = new int[BLOCK];
		final Kind[] kinds = new Kind[BLOCK];
		int size;
		/** The stretches of a full block, or null until they are needed. The places are null, too, if not all records are plain. */
		private Map<Integer, Stretch> stretches;
		private OperationPlaces places;
		private boolean knowsPlaces;

		void add(Kind kind, long nanosOf, long number, long trace, int operation, int host, int log) {
			kinds[size] = kind;
			nanos[size] = nanosOf;
			numbers[size] = number;
			traces[size] = trace;
			operations[size] = operation;
			hosts[size] = host;
			logs[size++] = log;
		}

		/** Returns the block's stretch of each log. */
		Map<Integer, Stretch> stretches() {
			if (size < BLOCK) {
				return findStretches();
			}
			stretches = stretches == null ? findStretches() : stretches;
			return stretches;
		}

		/**
		 * Where the records of each operation are, if it is full and has nothing but executions of one host and log at known times. Then
		 * those of other operations need no look: their numbers say how many they are.
		 */
		Optional<OperationPlaces> places() {
			if (size == BLOCK && !knowsPlaces) {
				places = isPlain() ? new OperationPlaces(operations) : null;
				knowsPlaces = true;
			}
			return Optional.ofNullable(places);
		}

		private boolean isPlain() {
			for (int at = 0; at < size; at++) {
				if (kinds[at] != Kind.EXECUTION || operations[at] == StringPool.NONE || hosts[at] != hosts[0] || logs[at] != logs[0]
						|| !GapClock.isTime(nanos[at])) {
					return false;
				}
			}
			return true;
		}

		private Map<Integer, Stretch> findStretches() {
			Map<Integer, Stretch> parts = new TreeMap<>();
			Stretch part = null;
			int log = 0;
			for (int at = 0; at < size; at++) {
				if (nanos[at] != RecordSink.NO_TIME) {
					part = part != null && logs[at] == log ? part : parts.computeIfAbsent(logs[at], none -> new Stretch());
					log = logs[at];
					part.extend(numbers[at], nanos[at]);
				}
			}
			return parts;
		}

		private void add(Block other, int at) {
			add(other.kinds[at], other.nanos[at], other.numbers[at], other.traces[at], other.operations[at], other.hosts[at],
					other.logs[at]);
		}
	}

	/** A part of a log, from one record to another. */
	static final class Stretch {
		private long first = -1;
		private long last;
		private long firstNanos;
		private long lastNanos;

		private void extend(long number, long nanos) {
			if (first < 0) {
				first = number;
				firstNanos = nanos;
			}
			last = number;
			lastNanos = nanos;
		}

		/** Returns the number of records, including those that were not kept. */
		long records() {
			return last - first + 1;
		}

		long nanos() {
			return Math.max(0, lastNanos - firstNanos);
		}
	}

	private final int most;
	private final List<Block> full = new ArrayList<>();
	/** Every such block is kept. */
	private long stride = 1;
	/** The number of filled blocks. */
	private long filled;
	private Block current = new Block();

	/** @param most blocks, besides the one that is being filled */
	RecordBlocks(int most) {
		this.most = most;
	}

	/** Returns the number of kept records. */
	int size() {
		return full.size() * BLOCK + current.size;
	}

	/** Returns how many records each kept one represents. */
	long stride() {
		return stride;
	}

	/** Whether every record is kept. */
	boolean isComplete() {
		return stride == 1;
	}

	/** Whether the next record makes it drop others. */
	boolean isFull() {
		return current.size == BLOCK && full.size() == most && filled % stride == 0;
	}

	List<Block> inOrder() {
		List<Block> all = new ArrayList<>(full);
		if (filled % stride == 0) {
			all.add(current);
		}
		return all;
	}

	/** The block that takes the next record. */
	Block open() {
		if (current.size == BLOCK) {
			keep();
			current = new Block();
		}
		return current;
	}

	private void keep() {
		if (filled % stride == 0 && full.size() == most) {
			halve();
		}
		if (filled % stride == 0) {
			full.add(current);
		}
		filled++;
	}

	/** Drops every second block. */
	void halve() {
		List<Block> left = new ArrayList<>();
		for (int block = 0; block < full.size(); block += 2) {
			left.add(full.get(block));
		}
		full.clear();
		full.addAll(left);
		stride *= 2;
	}

	/**
	 * The same without the records of some operations. Those after metadata stay: they say whose it is.
	 *
	 * @throws IllegalStateException if not all records are kept
	 */
	RecordBlocks of(IntPredicate operations) {
		if (!isComplete()) {
			throw new IllegalStateException("records are missing");
		}
		RecordBlocks some = new RecordBlocks(most);
		boolean afterMetadata = false;
		for (Block block : inOrder()) {
			for (int at = 0; at < block.size; at++) {
				if (afterMetadata || block.operations[at] == StringPool.NONE || operations.test(block.operations[at])) {
					some.open().add(block, at);
				}
				afterMetadata = block.kinds[at] == Kind.METADATA;
			}
		}
		return some;
	}
}
