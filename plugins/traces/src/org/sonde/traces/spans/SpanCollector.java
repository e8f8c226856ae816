/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

import java.nio.file.Path;
import java.util.stream.Collectors;

import org.sonde.common.digits.Counted;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.Tally;
import org.sonde.traces.record.LogFormat;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/** Takes the spans of all files or senders, and hands over the events of their traces. For one thread at a time. */
final class SpanCollector {
	/** A heap of 256 MB is enough. */
	static final int MOST_OPEN = 1_000_000;
	/** The number of spans that stay open when there are too many. */
	private static final int LEFT_OPEN = MOST_OPEN / 4 * 3;
	/** Numbers of traces go down from here, so that they are none of a log of Kieker. */
	private static final long FIRST_TRACE = Long.MIN_VALUE / 4;
	/** Logs of Kieker have numbers from 0 on, flight recordings from −2 down. */
	private static final int LOG = Integer.MIN_VALUE;

	private final StringPool pool;
	private final SpanNames names;
	private final SampleCounts samples;
	private final RecordSink sink;
	private final LogProblems problems;
	private final SpanTraces traces;
	private long read;
	private long skipped;

	/** @param ratio of the traces that were kept, of spans that do not state it; above 0, at most 1 */
	SpanCollector(StringPool names, RecordSink sink, LogProblems problems, double ratio) {
		pool = names;
		this.names = new SpanNames(names);
		samples = new SampleCounts(ratio);
		this.sink = sink;
		this.problems = problems;
		traces = new SpanTraces(sink, FIRST_TRACE);
	}

	/** The names of spans. */
	SpanNames names() {
		return names;
	}

	/** The events that come next are of spans. */
	void resume() {
		sink.log(LOG);
	}

	/** Sets the format of what comes next. */
	void format(LogFormat format) {
		sink.format(format);
	}

	/**
	 * Takes a span.
	 *
	 * @param source   the file or the sender, for people
	 * @param nowNanos by {@link System#nanoTime}; 0 where nobody asks for {@link #takeQuiet}
	 */
	void add(Path source, Span span, long nowNanos) {
		read++;
		samples.add(span);
		if (span.weight() > 1) {
			problems.add(source, "",
					"the traces are a sample (tracestate ot=th): calls per second are scaled, all other figures are those of the recorded calls");
		}
		traces.add(span, nowNanos);
		if (traces.size() == MOST_OPEN) {
			problems.add(source, "",
					("more than %d spans waited for others of their traces; the traces without new spans for longest are taken as complete. "
							+ "If their spans come later, they are traces of their own").formatted(MOST_OPEN));
			traces.takeUntil(LEFT_OPEN);
		}
	}

	/** Notes that something is not a span. */
	void skip(Path source, String place, String why) {
		skipped++;
		problems.add(source, place, "skipped: " + why);
	}

	/** Hands over the traces of which no span came since a time. */
	void takeQuiet(long sinceNanos) {
		traces.takeQuiet(sinceNanos);
	}

	/**
	 * Hands over all traces.
	 *
	 * @param source stands for all files or senders, for people
	 */
	void end(Path source) {
		traces.takeUntil(0);
		SpanEvents events = traces.events();
		if (events.orphans() > 0) {
			problems.add(source, "",
					events.orphans() == 1 ? "1 span without its parent in what was read; it starts a trace of its own"
							: events.orphans() + " spans without their parents in what was read; each starts a trace of its own");
		}
		if (events.circular() > 0) {
			problems.add(source, "", "left out " + Counted.of(events.circular(), "span")
					+ ", each a parent of its own parents or below such a span; "
					+ events.circularOperations().stream().map(pool::text).collect(Collectors.joining(", ", "operations: ", "")));
		}
		if (events.repeated() > 0) {
			problems.add(source, "", "left out " + Counted.of(events.repeated(), "span") + " that came twice");
		}
		if (names.areFull()) {
			problems.add(source, "", "the spans have too many different names; those beyond 64 MB are together " + SpanNames.OTHERS);
		}
		sink.endOfLog(source);
	}

	/** Returns how many calls the spans so far represent. */
	SpanSampling sampling() {
		return samples.sampling(pool);
	}

	/** Spans so far, each counted once; those that wait count as read. */
	Tally tally() {
		long leftOut = traces.events().circular() + traces.events().repeated();
		return new Tally(read - leftOut, skipped + leftOut);
	}
}
