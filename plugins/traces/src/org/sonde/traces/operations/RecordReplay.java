/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

import org.sonde.traces.operations.RecordBlocks.Block;
import org.sonde.traces.operations.RecordBlocks.Kind;
import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.ProbedOperations;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/** Plays kept records again, for the gaps of some operations. */
final class RecordReplay {
	/** A log from which records come. */
	private static final class Log {
		private final GapClock clock;
		private final double stretch;
		/** The number of the next record with a time, if none is missing. */
		private long next;
		/** The trace of the metadata that is the last record; else {@link #NO_TRACE}. */
		private long metadata = NO_TRACE;

		private Log(GapClock clock, double stretch, long next) {
			this.clock = clock;
			this.stretch = stretch;
			this.next = next;
		}
	}

	private static final long NO_TRACE = Long.MIN_VALUE;

	private final RecordBlocks blocks;
	private final ProbedOperations probed;
	private final BlockGaps gaps;
	private final GapSink[] sinks;
	private final Map<Integer, Log> logs = new HashMap<>();

	private RecordReplay(RecordBlocks blocks, ProbedOperations probed, int names) {
		this.blocks = blocks;
		this.probed = probed;
		gaps = new BlockGaps(blocks, names);
		sinks = new GapSink[names];
	}

	/** Returns the gaps of each operation, or null for those that are not probed or have none. */
	static GapBins[] gaps(RecordBlocks blocks, ProbedOperations probed, int names) {
		RecordReplay replay = new RecordReplay(blocks, probed, names);
		blocks.inOrder().forEach(replay::play);
		return replay.gaps.all();
	}

	private void play(Block block) {
		gaps.enter(block);
		if (!blocks.isComplete()) {
			logs.clear();
		}
		Optional<OperationPlaces> places = block.places();
		if (places.isPresent()) {
			// The first record, whoever it is of, ends what came before; of the others, those that are not probed are passed by their
			// numbers.
			play(block, 0);
			BitSet ofProbed = places.get().of(probed);
			for (int at = ofProbed.nextSetBit(1); at >= 0; at = ofProbed.nextSetBit(at + 1)) {
				play(block, at);
			}
		} else {
			for (int at = 0; at < block.size; at++) {
				play(block, at);
			}
		}
	}

	private void play(Block block, int at) {
		long number = block.numbers[at];
		Log log = logs.computeIfAbsent(block.logs[at], of -> new Log(new GapClock(probed), gaps.stretch(of), number));
		if (number > log.next) {
			log.clock.passed(number - log.next);
		}
		log.next = block.nanos[at] == RecordSink.NO_TIME ? number : number + 1;
		gaps.in(log.stretch);
		int operation = block.operations[at];
		boolean isProbed = operation != StringPool.NONE && probed.has(operation);
		if (block.nanos[at] != RecordSink.NO_TIME) {
			if (isProbed) {
				gaps.expect(operation, block.kinds[at] == Kind.BEFORE && block.traces[at] == log.metadata ? 2 : 1);
			}
			log.metadata = block.kinds[at] == Kind.METADATA ? block.traces[at] : NO_TRACE;
		}
		log.clock.written(block.nanos[at]);
		play(block, at, log.clock, isProbed ? sink(operation) : null);
	}

	private static void play(Block block, int at, GapClock clock, GapSink sink) {
		int operation = block.operations[at];
		switch (block.kinds[at]) {
			case EXECUTION -> clock.execution(operation, block.hosts[at], sink);
			case METADATA -> clock.traceMetadata(block.traces[at], block.hosts[at]);
			case OTHER -> clock.other();
			case OTHER_EVENT -> clock.otherEvent(block.traces[at]);
			case BEFORE -> clock.event(EventKind.BEFORE, block.traces[at], operation, sink);
			case AFTER -> clock.event(EventKind.AFTER, block.traces[at], operation, sink);
			case AFTER_FAILED -> clock.event(EventKind.AFTER_FAILED, block.traces[at], operation, sink);
		}
	}

	private GapSink sink(int operation) {
		if (sinks[operation] == null) {
			sinks[operation] = (nanos, leftOut, afterPause) -> gaps.gap(operation, nanos, leftOut, afterPause);
		}
		return sinks[operation];
	}
}
