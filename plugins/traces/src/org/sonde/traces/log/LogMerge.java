/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.io.Closeable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.function.Function;

/**
 * Reads logs as one, their records in the order of the times at which they were written. A log is open from its first record to its last
 * only, so that any number of logs can follow one another.
 */
final class LogMerge implements Closeable {
	/** Logs that are open at once; another one waits until one of them has ended. */
	static final int MAX_OPEN = 256;

	private final LogProblems problems;
	private final Function<KiekerLog, Opened> opener;
	private final PriorityQueue<Turn> turns = new PriorityQueue<>(
			Comparator.comparingLong((Turn turn) -> turn.nextNanos).thenComparingInt(turn -> turn.place));
	private final Queue<Turn> postponed = new ArrayDeque<>();
	private final List<Turn> open = new ArrayList<>();
	private int added;

	/** @param opener opens a log at its start */
	LogMerge(LogProblems problems, Function<KiekerLog, Opened> opener) {
		this.problems = problems;
		this.opener = opener;
	}

	/** A log that is being read, and where its records go. */
	record Opened(LogCursor cursor, RecordEmitter out) {
	}

	/** A log that waits for its turn, by the time of its next record. */
	private static final class Turn {
		private final KiekerLog log;
		private final int place;
		private long nextNanos;
		/** Null until its first turn. */
		private Opened opened;

		private Turn(KiekerLog log, int place, long nextNanos) {
			this.log = log;
			this.place = place;
			this.nextNanos = nextNanos;
		}
	}

	/** @param firstNanos when its first record was written */
	void add(KiekerLog log, long firstNanos) {
		turns.add(new Turn(log, added++, firstNanos));
	}

	/** Reads all that were added. */
	void read() {
		while (!turns.isEmpty()) {
			Turn turn = turns.poll();
			if (turn.opened == null && !open(turn)) {
				continue;
			}
			Opened opened = turn.opened;
			problems.atPlaceOf(opened.out::file, opened.cursor::place);
			opened.out.resume();
			// Up to the next of the others; all that is left if there is none.
			if (opened.cursor.advance(until(turn, turns.peek()))) {
				turn.nextNanos = opened.cursor.nextNanos();
				turns.add(turn);
			} else {
				end(turn);
			}
		}
	}

	private boolean open(Turn turn) {
		if (open.size() == MAX_OPEN) {
			problems.add(turn.log.folder(), "",
					("%d other logs were written at the same time, and Sonde merges no more. It reads this one when one of"
							+ " them has ended, so traces may be incomplete").formatted(MAX_OPEN));
			postponed.add(turn);
			return false;
		}
		turn.opened = opener.apply(turn.log);
		open.add(turn);
		return true;
	}

	private static long until(Turn first, Turn second) {
		if (second == null) {
			return Decoder.FOREVER;
		}
		return first.place < second.place || second.nextNanos == Long.MIN_VALUE ? second.nextNanos : second.nextNanos - 1;
	}

	private void end(Turn turn) {
		open.remove(turn);
		turn.opened.cursor.close();
		turn.opened.out.end(turn.log.folder());
		if (!postponed.isEmpty()) {
			turns.add(postponed.remove());
		}
		// In an archive, the next log continues after this one.
		if (turns.isEmpty() || !turn.log.isBesides(turns.peek().log)) {
			turn.log.release();
		}
	}

	/** Ends those that are open still. */
	@Override
	public void close() {
		List.copyOf(open).forEach(this::end);
	}
}
