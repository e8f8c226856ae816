/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.ProbedOperations;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/**
 * Keeps the order and the times of records, so that the gaps of any set of probed operations can be computed without reading the logs
 * again. What it keeps is bounded: of more than {@link #MOST_RECORDS} it keeps blocks of {@value #BLOCK} records in a row, evenly spread,
 * and gaps from one block to the next are left out. The rules are those of {@link GapClock}. For one thread at a time.
 */
public final class RecordSequence implements RecordSink {
	/** So many records are kept at most, 29 bytes each. */
	public static final int MOST_RECORDS = 1 << 18;
	static final int BLOCK = 1 << 12;

	private static final byte EXECUTION = 0;
	private static final byte METADATA = 1;
	private static final byte OTHER = 2;
	private static final byte OTHER_EVENT = 3;
	/** And the ordinal of the kind of an event. */
	private static final byte EVENT = 4;

	/** Some records in a row. */
	private static final class Block {
		private final long[] nanos = new long[BLOCK];
		private final long[] traces = new long[BLOCK];
		private final int[] operations = new int[BLOCK];
		private final int[] hosts = new int[BLOCK];
		private final int[] logs = new int[BLOCK];
		private final byte[] kinds = new byte[BLOCK];
		private int size;
	}

	private static final EventKind[] KINDS = EventKind.values();

	private final StringPool names;
	private final int mostBlocks;
	/** Every {@link #stride}-th block is kept. */
	private final Block[] blocks;
	private int size;
	private long stride = 1;
	/** The number of the block that is filled now, of all. */
	private long number;
	private Block current = new Block();
	private long now = NO_TIME;
	private int log;
	private final BitSet seen = new BitSet();

	/** @param names of the records that will come */
	public RecordSequence(StringPool names) {
		this(names, MOST_RECORDS);
	}

	RecordSequence(StringPool names, int mostRecords) {
		this.names = names;
		mostBlocks = mostRecords / BLOCK;
		blocks = new Block[mostBlocks];
	}

	@Override
	public void written(long nanos) {
		if (now != NO_TIME) {
			add(OTHER, 0, StringPool.NONE, StringPool.NONE);
		}
		now = nanos;
	}

	@Override
	public void execution(int operation, int session, long traceId, long tinNanos, long toutNanos, int host, int eoi, int ess) {
		add(EXECUTION, 0, operation, host);
	}

	@Override
	public void event(EventKind kind, long timestampNanos, long traceId, int orderIndex, int operation, int type) {
		boolean ofOperation = kind == EventKind.BEFORE || kind == EventKind.AFTER || kind == EventKind.AFTER_FAILED;
		add(ofOperation ? (byte) (EVENT + kind.ordinal()) : OTHER_EVENT, traceId, operation, StringPool.NONE);
	}

	@Override
	public void traceMetadata(long traceId, long threadId, int session, int host, long parentTraceId, int parentOrder) {
		add(METADATA, traceId, StringPool.NONE, host);
	}

	@Override
	public void logMetadata(int host, int experimentId) {
		add(OTHER, 0, StringPool.NONE, StringPool.NONE);
	}

	@Override
	public void log(int next) {
		log = next;
	}

	@Override
	public void endOfLog(Path ended) {
		now = NO_TIME;
	}

	/** How many records are kept. */
	public int size() {
		return size * BLOCK + current.size;
	}

	/** How many logs there were so far. */
	public int logs() {
		return seen.cardinality();
	}

	/** Whether every record was kept. */
	public boolean isComplete() {
		return stride == 1;
	}

	/**
	 * The gaps before the records of each probed operation, by signature; without operations that have none.
	 *
	 * @param isProbed is given signatures as recorded
	 */
	public Map<String, GapBins> gaps(Predicate<String> isProbed) {
		ProbedOperations probed = ProbedOperations.of(names, isProbed);
		GapBins[] gaps = new GapBins[names.size()];
		Map<Integer, GapClock> clocks = new HashMap<>();
		for (Block block : inOrder()) {
			if (!isComplete()) {
				clocks.clear();
			}
			replay(block, probed, clocks, gaps);
		}
		return bySignature(gaps);
	}

	/**
	 * The gaps that the records of each operation would have if it had a probe, too: about those that {@link #gaps} would give for it and the
	 * probed ones, found in one pass for all operations. It does not know which metadata belongs to which record.
	 *
	 * @param isProbed is given signatures as recorded
	 */
	public Map<String, GapBins> gapsOfEach(Predicate<String> isProbed) {
		ProbedOperations probed = ProbedOperations.of(names, isProbed);
		Beside beside = new Beside(names.size());
		for (Block block : inOrder()) {
			if (!isComplete()) {
				beside.restart();
			}
			for (int at = 0; at < block.size; at++) {
				int operation = block.operations[at];
				if (block.nanos[at] != NO_TIME) {
					beside.record(block.nanos[at], operation, operation == StringPool.NONE || probed.has(operation));
				}
			}
		}
		return bySignature(beside.gaps);
	}

	/** The records of each operation next to those of the probed ones. */
	private static final class Beside {
		private final GapBins[] gaps;
		private final long[] ownNanos;
		private final long[] ownCount;
		private final boolean[] ownPause;
		private long probedNanos;
		private long probedCount;
		private boolean probedPause;
		private long count;

		private Beside(int operations) {
			gaps = new GapBins[operations];
			ownNanos = new long[operations];
			ownCount = new long[operations];
			ownPause = new boolean[operations];
			restart();
		}

		private void restart() {
			Arrays.fill(ownNanos, NO_TIME);
			probedNanos = NO_TIME;
		}

		private void record(long nanos, int operation, boolean isProbed) {
			boolean afterOwn = operation != StringPool.NONE && ownNanos[operation] != NO_TIME && (probedNanos == NO_TIME || ownCount[operation] > probedCount);
			long before = afterOwn ? ownNanos[operation] : probedNanos;
			boolean ownGap = before != NO_TIME && operation != StringPool.NONE;
			long gap = before == NO_TIME ? 0 : Math.max(0, nanos - before);
			if (ownGap) {
				gaps[operation] = gaps[operation] == null ? new GapBins() : gaps[operation];
				gaps[operation].gap(gap, count - 1 - (afterOwn ? ownCount[operation] : probedCount), afterOwn ? ownPause[operation] : probedPause);
			}
			boolean pause = before != NO_TIME && gap >= GapBins.PAUSE_NANOS;
			if (isProbed) {
				probedNanos = nanos;
				probedCount = count;
				probedPause = pause;
			} else {
				ownNanos[operation] = nanos;
				ownCount[operation] = count;
				ownPause[operation] = pause;
			}
			count++;
		}
	}

	private static void replay(Block block, ProbedOperations probed, Map<Integer, GapClock> clocks, GapBins[] gaps) {
		GapClock clock = null;
		int log = 0;
		for (int at = 0; at < block.size; at++) {
			if (clock == null || block.logs[at] != log) {
				log = block.logs[at];
				clock = clocks.computeIfAbsent(log, none -> new GapClock(probed));
			}
			int operation = block.operations[at];
			GapBins sink = null;
			if (operation != StringPool.NONE && probed.has(operation)) {
				gaps[operation] = gaps[operation] == null ? new GapBins() : gaps[operation];
				sink = gaps[operation];
			}
			clock.written(block.nanos[at]);
			switch (block.kinds[at]) {
				case EXECUTION -> clock.execution(operation, block.hosts[at], sink);
				case METADATA -> clock.traceMetadata(block.traces[at], block.hosts[at]);
				case OTHER -> clock.other();
				case OTHER_EVENT -> clock.otherEvent(block.traces[at]);
				default -> clock.event(KINDS[block.kinds[at] - EVENT], block.traces[at], operation, sink);
			}
		}
	}

	private List<Block> inOrder() {
		List<Block> all = new ArrayList<>(Arrays.asList(blocks).subList(0, size));
		all.add(current);
		return all;
	}

	private Map<String, GapBins> bySignature(GapBins[] gaps) {
		Map<String, GapBins> by = new HashMap<>();
		for (int name = 0; name < gaps.length; name++) {
			if (gaps[name] != null && gaps[name].total() > 0) {
				by.put(names.text(name), gaps[name]);
			}
		}
		return by;
	}

	private void add(byte kind, long trace, int operation, int host) {
		if (current.size == BLOCK) {
			keep(current);
			current = new Block();
			number++;
		}
		int at = current.size++;
		current.nanos[at] = now;
		current.traces[at] = trace;
		current.operations[at] = operation;
		current.hosts[at] = host;
		current.logs[at] = log;
		seen.set(log);
		current.kinds[at] = kind;
		now = NO_TIME;
	}

	/** Once there is no room, every second block goes, and of those to come as many are kept. */
	private void keep(Block full) {
		if (number % stride != 0) {
			return;
		}
		if (size == mostBlocks) {
			for (int block = 0; block < size; block++) {
				if (block % 2 == 0) {
					blocks[block / 2] = blocks[block];
				}
			}
			Arrays.fill(blocks, (size + 1) / 2, size, null);
			size = (size + 1) / 2;
			stride *= 2;
			if (number % stride != 0) {
				return;
			}
		}
		blocks[size++] = full;
	}
}
