/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.record;

import java.nio.file.Path;

/**
 * Takes the records of logs, one after the other in the order of the log. No object is made for a record: names are numbers
 * of {@link StringPool}, times are nanoseconds by the clock of the monitored program, whatever unit the log was written in.
 * <p>
 * Every well-formed record comes, also one that makes no sense (an end before its start, a negative order index): whether it
 * makes sense is for the sink to say. A call comes from one thread at a time.
 */
public interface RecordSink {
	/** Replaces a time that was not recorded. */
	long NO_TIME = Long.MIN_VALUE;
	/** Replaces a thread that was not recorded. */
	long NO_THREAD = -1;

	/** Takes records that nobody needs. */
	RecordSink NOBODY = new RecordSink() {
		@Override
		public void execution(int operation, int session, long traceId, long tinNanos, long toutNanos, int host, int eoi, int ess) {
			// not needed
		}

		@Override
		public void event(EventKind kind, long timestampNanos, long traceId, int orderIndex, int operation, int type) {
			// not needed
		}

		@Override
		public void traceMetadata(long traceId, long threadId, int session, int host, long parentTraceId, int parentOrder) {
			// not needed
		}

		@Override
		public void logMetadata(int host, int experimentId) {
			// not needed
		}
	};

	/**
	 * The records that come next are of this log, until another one is named. Several may be read at the same time; each comes back
	 * by its number until it ends.
	 *
	 * @param number tells the logs apart
	 */
	default void log(int number) {
		// not everyone asks
	}

	/**
	 * The log that was named last has ended.
	 *
	 * @param log its folder, or whatever stands for it, for people
	 */
	default void endOfLog(Path log) {
		// not everyone asks
	}

	/** Records that come next were written down like this. */
	default void format(LogFormat format) {
		// not everyone asks
	}

	/**
	 * When the record that comes next was handed over to the writer: its logging timestamp. This also comes for a record of a class that
	 * is none of executions or traces, which then does not come itself.
	 *
	 * @param nanos {@link #NO_TIME} if it was not recorded
	 */
	default void written(long nanos) {
		// not everyone asks
	}

	/**
	 * An operation execution, written when it ended (state-based probes).
	 *
	 * @param operation name of the operation's signature as recorded, with modifiers and parameters
	 * @param session   name of the session
	 * @param traceId   the trace among the execution traces; event traces have ids of their own
	 * @param tinNanos  when the execution started
	 * @param toutNanos when it ended
	 * @param host      name of the host
	 * @param eoi       execution order index: place among the executions of the trace by start, from 0; −1 if not recorded
	 * @param ess       execution stack size: depth of the call within the trace, from 0; −1 if not recorded
	 */
	void execution(int operation, int session, long traceId, long tinNanos, long toutNanos, int host, int eoi, int ess);

	/**
	 * The traces of executions that come next ran in this thread, until another is named. Only flight recordings tell it.
	 *
	 * @param id   of the monitored program; {@link #NO_THREAD} if not known
	 * @param name {@link StringPool#NONE} if it has none
	 */
	default void thread(long id, int name) {
		// not everyone asks
	}

	/**
	 * Executions that were counted, not recorded one by one.
	 *
	 * @param operation as of an execution
	 * @param calls     1 or more
	 * @param meanNanos their mean duration; {@link #NO_TIME} if durations are not known
	 * @param minNanos  the shortest
	 * @param maxNanos  the longest
	 * @param fromNanos when counting began
	 * @param toNanos   when it ended
	 */
	default void counted(int operation, long calls, long meanNanos, long minNanos, long maxNanos, long fromNanos, long toNanos) {
		// not everyone asks
	}

	/**
	 * An event of a trace (event-based probes): it has a place among the events of its trace.
	 *
	 * @param kind           what happened
	 * @param timestampNanos when it happened
	 * @param traceId        the trace among the event traces
	 * @param orderIndex     place among the events of the trace, from 0
	 * @param operation      name of the operation's signature, of a call the caller's; {@link StringPool#NONE} where the kind has none
	 * @param type           name of the class; {@link StringPool#NONE} where the kind has none
	 */
	void event(EventKind kind, long timestampNanos, long traceId, int orderIndex, int operation, int type);

	/**
	 * Which trace joined, right after the event of {@link EventKind#JOIN}; of no concern to most.
	 *
	 * @param traceId       the trace of the event
	 * @param orderIndex    of the event
	 * @param joinedTraceId the trace that joined
	 */
	default void joined(long traceId, int orderIndex, long joinedTraceId) {
		// not everyone asks
	}

	/**
	 * Metadata of an event trace, written before its events.
	 *
	 * @param traceId       the trace among the event traces
	 * @param threadId      of the monitored program
	 * @param session       name of the session
	 * @param host          name of the host
	 * @param parentTraceId the trace that started this one; −1 or the trace itself if none
	 * @param parentOrder   the order index of the parent's event that started it; −1 if none
	 */
	void traceMetadata(long traceId, long threadId, int session, int host, long parentTraceId, int parentOrder);

	/**
	 * The calls of an event trace that start from now on run on this host. Only spans tell it, after the metadata of their trace.
	 *
	 * @param traceId the trace among the event traces
	 * @param host    name of the host; {@link StringPool#NONE} if not stated
	 */
	default void host(long traceId, int host) {
		// not everyone asks
	}

	/**
	 * The id that tracing tools gave to what follows. Only spans have it, before the metadata of their trace.
	 *
	 * @param traceId the trace among the event traces; with several of the same id, that of its first span
	 * @param high    the first half
	 * @param low     the second half
	 */
	default void tracingId(long traceId, long high, long low) {
		// not everyone asks
	}

	/**
	 * Metadata of a log, as the monitoring controller writes it at the start, with every new file, and now and then.
	 *
	 * @param host         name of the host
	 * @param experimentId as configured
	 */
	void logMetadata(int host, int experimentId);
}
