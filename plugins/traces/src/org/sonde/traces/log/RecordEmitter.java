/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.LogFormat;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/**
 * Where the records of one log go, and the problems met on the way; counts both. Knows the unit of time that the log's metadata
 * stated last.
 */
final class RecordEmitter {
	/** The greatest number of fields of a record of ours. */
	static final int MAX_FIELDS = 9;
	/** Kieker's logging timestamp of a record that was given none. */
	private static final long NOT_STAMPED = -1;

	private final RecordSink sink;
	private final StringPool names;
	private final LogProblems problems;
	private final int number;
	private TimeUnit unit = TimeUnit.NANOSECONDS;
	private Path file;
	private long read;
	private long skipped;

	/** @param number tells the logs apart that go to the sink */
	RecordEmitter(RecordSink sink, StringPool names, LogProblems problems, int number) {
		this.number = number;
		this.sink = sink;
		this.names = names;
		this.problems = problems;
	}

	/** The records that come next are of this log. */
	void resume() {
		sink.log(number);
	}

	/** No more of them will come. */
	void end(Path log) {
		resume();
		sink.endOfLog(log);
	}

	/** The file, or the sender, that the next records are from. */
	void from(Path source) {
		file = source;
	}

	/** Sets the format of the next records. */
	void format(LogFormat format) {
		sink.format(format);
	}

	Path file() {
		return file;
	}

	Tally tally() {
		return new Tally(read, skipped);
	}

	/** A time of the log in nanoseconds. */
	long nanos(long time) {
		return unit == TimeUnit.NANOSECONDS ? time : unit.toNanos(time);
	}

	/** @param written the logging timestamp, as in the log */
	void execution(long written, int operation, int session, long traceId, long tin, long tout, int host, int eoi, int ess) {
		handedOver(written);
		sink.execution(operation, session, traceId, nanos(tin), nanos(tout), host, eoi, ess);
		read++;
	}

	/** @param written likewise */
	void operationEvent(RecordType type, long written, long timestamp, long traceId, int orderIndex, int operation, int className) {
		handedOver(written);
		sink.event(type.event(), nanos(timestamp), traceId, orderIndex, operation, className);
		read++;
	}

	/**
	 * A record whose fields were read; a name is its number.
	 *
	 * @param written the logging timestamp, as in the log
	 */
	void record(RecordType type, long written, long[] fields, Decoder at) {
		switch (type.kind()) {
			case EXECUTION -> execution(written, (int) fields[0], (int) fields[1], fields[2], fields[3], fields[4],
					(int) fields[5], (int) fields[6], (int) fields[7]);
			case OPERATION_EVENT -> operationEvent(type, written, fields[0], fields[1], (int) fields[2], (int) fields[3],
					(int) fields[4]);
			case CLASS_EVENT -> operationEvent(type, written, fields[0], fields[1], (int) fields[2], StringPool.NONE, (int) fields[3]);
			case PLAIN_EVENT -> {
				operationEvent(type, written, fields[0], fields[1], (int) fields[2], StringPool.NONE, StringPool.NONE);
				if (type.event() == EventKind.JOIN) {
					sink.joined(fields[1], (int) fields[2], fields[3]);
				}
			}
			case TRACE_METADATA -> {
				handedOver(written);
				sink.traceMetadata(fields[0], fields[1], (int) fields[2], (int) fields[3], fields[4], (int) fields[5]);
				read++;
			}
			case LOG_METADATA -> {
				useUnit(names.text((int) fields[6]), at);
				handedOver(written);
				sink.logMetadata((int) fields[2], (int) fields[3]);
				read++;
			}
			case FOREIGN -> foreign(type, written, at);
		}
	}

	/**
	 * A record of a class whose length alone is known.
	 *
	 * @param written the logging timestamp, as in the log
	 */
	void foreign(RecordType type, long written, Decoder at) {
		handedOver(written);
		skip(at.place(), "skipped: the record class %s is not about executions or traces".formatted(type.className()));
	}

	/**
	 * A record of a class that is not known.
	 *
	 * @param written the logging timestamp, as in the log
	 */
	void unknown(long written, String place, String message) {
		handedOver(written);
		skip(place, "skipped: " + message);
	}

	void skip(String place, String message) {
		skipped++;
		note(place, message);
	}

	void skipRecord(String place, RecordType type, String message) {
		skip(place, "skipped %s: %s".formatted(type.simpleName(), message));
	}

	void note(String place, String message) {
		problems.add(file, place, message);
	}

	private void handedOver(long written) {
		sink.written(written == NOT_STAMPED ? RecordSink.NO_TIME : nanos(written));
	}

	private void useUnit(String name, Decoder at) {
		try {
			unit = TimeUnit.valueOf(name);
		} catch (IllegalArgumentException e) {
			note(at.place(), "the time unit '%s' is unknown; %s are assumed".formatted(name, unit));
		}
	}
}
