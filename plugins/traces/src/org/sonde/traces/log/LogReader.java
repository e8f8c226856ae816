/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.sonde.common.progress.Progress;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/**
 * Reads logs from their first record to their last and hands each record over. What cannot be read is noted among the problems
 * with its place and skipped; nothing that a file contains makes this fail. Its memory does not grow with the length of the
 * logs, only with the number of different names in them, to a bound.
 */
public final class LogReader {
	static final String NO_MAP = "the log has no kieker.map, which lists its record types; put the file beside the others";

	private final StringPool names;
	private final RecordSink sink;
	private final LogProblems problems;
	private final Progress progress;
	private final RecordTypes types;
	private final TextFields fields;
	private final BoundedNames bounded;
	/** The outputs of all logs so far. */
	private final Map<KiekerLog, RecordEmitter> outputs = new LinkedHashMap<>();

	/**
	 * @param names    the names of all logs
	 * @param sink     takes the records
	 * @param problems where to note what was skipped
	 * @param progress counts bytes of the files as they lie there; cancelling it makes the reading end by a {@link
	 *                 CancellationException}
	 */
	public LogReader(StringPool names, RecordSink sink, LogProblems problems, Progress progress) {
		this(names, sink, problems, progress, RecordTypes.OF_KIEKER);
	}

	/** @param types the record classes that are known */
	public LogReader(StringPool names, RecordSink sink, LogProblems problems, Progress progress, RecordTypes types) {
		this.names = names;
		this.sink = sink;
		this.problems = problems;
		this.progress = progress;
		this.types = types;
		this.fields = new TextFields(names);
		this.bounded = new BoundedNames(names);
	}

	/** Reads logs one after the other, the files of each in the order of their names. */
	public Tally read(List<KiekerLog> logs) {
		begin(logs);
		List<RecordEmitter> read = new ArrayList<>();
		try {
			for (int i = 0; i < logs.size(); i++) {
				read(logs.get(i), output(logs.get(i), read));
				// In an archive, the next log continues after this one.
				if (i + 1 == logs.size() || !logs.get(i).isBesides(logs.get(i + 1))) {
					logs.get(i).release();
				}
			}
		} finally {
			logs.forEach(KiekerLog::release);
		}
		return sum(read);
	}

	private void read(KiekerLog log, RecordEmitter out) {
		out.resume();
		try (LogCursor cursor = open(log, out)) {
			problems.atPlaceOf(out::file, cursor::place);
			cursor.advance(Decoder.FOREVER);
		} finally {
			out.end(log.folder());
		}
	}

	/**
	 * Reads logs of several hosts or runs as one, their records in the order of the times at which they were written; of records
	 * written at the same time, those of the earlier log in the list come first. Within a log the order is that of the log.
	 */
	public Tally merge(List<KiekerLog> logs) {
		if (logs.size() < 2) {
			return read(logs);
		}
		begin(logs);
		LogReader looking = new LogReader(names, RecordSink.NOBODY, new LogProblems(), Progress.cancelledBy(progress::isCancelled), types);
		List<RecordEmitter> read = new ArrayList<>();
		LogMerge merge = new LogMerge(problems, log -> {
			RecordEmitter out = output(log, read);
			return new LogMerge.Opened(open(log, out), out);
		});
		try {
			for (int i = 0; i < logs.size(); i++) {
				merge.add(logs.get(i), looking.firstNanos(logs.get(i)));
				if (i + 1 == logs.size() || !logs.get(i).isBesides(logs.get(i + 1))) {
					logs.get(i).release();
				}
			}
			merge.read();
		} finally {
			merge.close();
			logs.forEach(KiekerLog::release);
		}
		return sum(read);
	}

	/** When the first record of a log was written; that of a log without any comes before all others. */
	private long firstNanos(KiekerLog log) {
		try (LogCursor cursor = open(log, output(log, new ArrayList<>()))) {
			return cursor.advance(Long.MIN_VALUE) ? cursor.nextNanos() : Long.MIN_VALUE;
		}
	}

	/** Returns the tally of all that was read so far, also after a cancellation. */
	public Tally tally() {
		return sum(outputs.values());
	}

	/** Returns the places of the files of those logs that had a record so far. */
	public Set<Path> places() {
		return outputs.entrySet().stream().filter(one -> one.getValue().tally().read() > 0).flatMap(one -> one.getKey().files().stream())
				.flatMap(file -> Stream.of(file.path(), file.realPath())).collect(Collectors.toSet());
	}

	private RecordEmitter output(KiekerLog log, List<RecordEmitter> read) {
		RecordEmitter out = new RecordEmitter(sink, names, problems, outputs.size());
		read.add(out);
		outputs.put(log, out);
		return out;
	}

	private static Tally sum(Collection<RecordEmitter> outputs) {
		return outputs.stream().map(RecordEmitter::tally).reduce(new Tally(0, 0), Tally::plus);
	}

	private void begin(List<KiekerLog> logs) {
		progress.begin("Reading monitoring logs", logs.stream().mapToLong(KiekerLog::bytes).sum());
	}

	private LogCursor open(KiekerLog log, RecordEmitter out) {
		String mapName = log.map().map(LogFile::name).orElse(KiekerLog.MAP_NAMES.getFirst());
		StringTable strings = new StringTable(bounded, types, new StringTable.Room(), mapName);
		log.map().ifPresentOrElse(map -> readMap(map, strings), () -> problems.add(log.folder(), "", NO_MAP));
		return new LogCursor(log, strings, fields, out, progress);
	}

	private void readMap(LogFile map, StringTable strings) {
		try (InputStream in = map.opener().open()) {
			new MapReader(map.path(), strings, problems).read(in);
		} catch (IOException e) {
			problems.add(map.path(), "", LogProblems.unreadable(e));
		}
	}
}
