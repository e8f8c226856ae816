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
import java.util.function.IntPredicate;
import java.util.function.Predicate;

import org.sonde.traces.operations.RecordBlocks.Block;
import org.sonde.traces.operations.RecordBlocks.Kind;
import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.ProbedOperations;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/**
 * Keeps the order and the times of records, so that the gaps of any set of probed operations can be computed without reading the logs
 * again. The rules are those of {@link GapClock}. What it keeps is bounded: of more than {@link #MOST_RECORDS} it keeps blocks in a row,
 * evenly spread, and gaps come from these ({@link BlockGaps}).
 * <p>
 * Rare operations would hardly be seen in blocks, and their gaps span many. So there is a second sequence for those with at most a quarter
 * of {@link #MOST_RECORDS}, a third for those with a quarter of that, and so on, made as soon as the one before drops records. The gaps of
 * a set come from the last sequence that has all of its operations. All of them have the metadata of traces and the record after it, which
 * says whose it is; so in a log with many traces of events all sequences may drop records. For one thread at a time.
 */
public final class RecordSequence implements RecordSink {
	/** The most records of each sequence, 44 bytes each. There are at most eight sequences. */
	private static final int MOST_RECORDS = 1 << 18;
	private static final int RARER = 4;
	private static final double FULL = 0.75;
	/** Operations with fewer records need no sequence of their own. */
	private static final int RARE = 16;

	/**
	 * Records of operations that are not too frequent, and all records of no operation.
	 *
	 * @param most records of an operation; more, and it is not meant to be here
	 */
	private record Level(long most, RecordBlocks blocks) {
	}

	private final StringPool names;
	private final int mostRecords;
	/** The levels, from all records to the rarest. */
	private final List<Level> levels = new ArrayList<>();
	/** Records by operation. */
	private long[] records = new long[64];
	/** The number of records with a time in each log. */
	private long[] numbers = new long[1];
	/** The host of each log's last record that names one. */
	private int[] hosts = { StringPool.NONE };
	/** Then it is not known whose the records are that are not there, so all gaps come from the first level. */
	private boolean severalHosts;
	private long now = NO_TIME;
	private int log;
	private final BitSet seen = new BitSet();
	/** Logs whose last record is metadata: the next one says whose it is. */
	private final BitSet afterMetadata = new BitSet();

	/** @param names of the records that will come */
	public RecordSequence(StringPool names) {
		this(names, MOST_RECORDS);
	}

	RecordSequence(StringPool names, int mostRecords) {
		this.names = names;
		this.mostRecords = mostRecords;
		levels.add(new Level(Long.MAX_VALUE, new RecordBlocks(mostRecords / RecordBlocks.BLOCK)));
	}

	@Override
	public void written(long nanos) {
		if (now != NO_TIME) {
			add(Kind.OTHER, 0, StringPool.NONE, StringPool.NONE);
		}
		now = nanos;
	}

	@Override
	public void execution(int operation, int session, long traceId, long tinNanos, long toutNanos, int host, int eoi, int ess) {
		add(Kind.EXECUTION, 0, operation, host);
	}

	@Override
	public void event(EventKind kind, long timestampNanos, long traceId, int orderIndex, int operation, int type) {
		switch (kind) {
			case BEFORE -> add(Kind.BEFORE, traceId, operation, StringPool.NONE);
			case AFTER -> add(Kind.AFTER, traceId, operation, StringPool.NONE);
			case AFTER_FAILED -> add(Kind.AFTER_FAILED, traceId, operation, StringPool.NONE);
			default -> add(Kind.OTHER_EVENT, traceId, StringPool.NONE, StringPool.NONE);
		}
	}

	@Override
	public void traceMetadata(long traceId, long threadId, int session, int host, long parentTraceId, int parentOrder) {
		add(Kind.METADATA, traceId, StringPool.NONE, host);
	}

	@Override
	public void logMetadata(int host, int experimentId) {
		add(Kind.OTHER, 0, StringPool.NONE, StringPool.NONE);
	}

	@Override
	public void log(int next) {
		log = next;
	}

	@Override
	public void endOfLog(Path ended) {
		now = NO_TIME;
	}

	/** Returns the most records that are read for the gaps of a set. */
	public int size() {
		return levels.getFirst().blocks.size();
	}

	/** Returns the number of logs so far. */
	public int logs() {
		return seen.cardinality();
	}

	/** Whether every record was kept. */
	public boolean isComplete() {
		return levels.getFirst().blocks.isComplete();
	}

	private void add(Kind kind, long trace, int operation, int host) {
		long count = operation == StringPool.NONE ? 0 : count(operation);
		if (log >= numbers.length) {
			numbers = Arrays.copyOf(numbers, 2 * log + 1);
		}
		if (log >= hosts.length) {
			int known = hosts.length;
			hosts = Arrays.copyOf(hosts, numbers.length);
			Arrays.fill(hosts, known, hosts.length, StringPool.NONE);
		}
		if (host != StringPool.NONE) {
			severalHosts |= hosts[log] != StringPool.NONE && hosts[log] != host;
			hosts[log] = host;
		}
		boolean forAll = operation == StringPool.NONE || afterMetadata.get(log);
		for (int level = 0; level < levels.size() && (forAll || count <= levels.get(level).most); level++) {
			room(level).add(kind, now, numbers[log], trace, operation, host, log);
		}
		seen.set(log);
		if (now != NO_TIME) {
			afterMetadata.set(log, kind == Kind.METADATA);
			numbers[log]++;
		}
		now = NO_TIME;
	}

	private long count(int operation) {
		if (operation >= records.length) {
			records = Arrays.copyOf(records, 2 * operation);
		}
		return ++records[operation];
	}

	/**
	 * The block of a level for the next record. Before it drops others, those go that are not meant to be there, and the next level is
	 * made.
	 */
	private Block room(int place) {
		Level level = levels.get(place);
		if (!level.blocks.isFull() || !level.blocks.isComplete()) {
			return level.blocks.open();
		}
		RecordBlocks meant = place == 0 ? level.blocks : level.blocks.of(isWithin(level.most));
		levels.set(place, new Level(level.most, meant));
		long rarer = (place == 0 ? mostRecords : level.most) / RARER;
		if (meant.size() > mostRecords / 2 && place + 1 == levels.size() && rarer >= RARE && !severalHosts) {
			levels.add(new Level(rarer, meant.of(isWithin(rarer))));
		}
		if (place > 0 && meant.size() > FULL * mostRecords) {
			// It would be full again soon.
			meant.halve();
		}
		return meant.open();
	}

	private IntPredicate isWithin(long most) {
		return operation -> records[operation] <= most;
	}

	/** The last level with all records of operations that have so many at most. */
	private int level(long most) {
		int place = severalHosts ? 0 : levels.size() - 1;
		while (levels.get(place).most < most) {
			place--;
		}
		return place;
	}

	/** The last level with all records of the operations. */
	private int level(ProbedOperations operations) {
		long most = 0;
		for (int operation = 0; operation < Math.min(names.size(), records.length); operation++) {
			if (records[operation] > most && operations.has(operation)) {
				most = records[operation];
			}
		}
		return level(most);
	}

	/**
	 * The gaps before the records of each probed operation, by signature; without operations that have none.
	 *
	 * @param isProbed is given signatures as recorded
	 */
	public Map<String, GapBins> gaps(Predicate<String> isProbed) {
		ProbedOperations probed = ProbedOperations.of(names, isProbed);
		return bySignature(RecordReplay.gaps(levels.get(level(probed)).blocks, probed, names.size()));
	}

	/**
	 * The gaps that the records of each operation would have if it had a probe, too: about those that {@link #gaps} would give for it and
	 * the probed ones, found for all operations at once. It does not know which metadata belongs to which record.
	 *
	 * @param isProbed is given signatures as recorded
	 */
	public Map<String, GapBins> gapsOfEach(Predicate<String> isProbed) {
		ProbedOperations probed = ProbedOperations.of(names, isProbed);
		GapBins[] each = new GapBins[names.size()];
		int last = level(probed);
		for (int place = 0; place <= last; place++) {
			GapBins[] here = GapsNextToProbes.each(levels.get(place).blocks, probed, names.size());
			for (int operation = 0; operation < Math.min(each.length, records.length); operation++) {
				if (Math.min(last, level(records[operation])) == place) {
					each[operation] = here[operation];
				}
			}
		}
		return bySignature(each);
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
}
