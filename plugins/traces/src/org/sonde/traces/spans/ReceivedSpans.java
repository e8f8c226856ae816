/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;

import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.Tally;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/** Reads the requests that programs send with their spans. A trace may go on in another request. For one thread at a time. */
public final class ReceivedSpans {
	private final SpanCollector spans;
	private final LogProblems problems;
	private String lastReason = "";

	/**
	 * @param names    of all recordings and logs
	 * @param sink     takes what the spans say as events
	 * @param problems where to note what cannot be read
	 * @param ratio    of the traces that were kept, of spans that do not state it; above 0, at most 1
	 */
	public ReceivedSpans(StringPool names, RecordSink sink, LogProblems problems, double ratio) {
		spans = new SpanCollector(names, sink, problems, ratio);
		this.problems = problems;
	}

	/**
	 * What was skipped of a request.
	 *
	 * @param spans  how many; 0 or more
	 * @param reason of the last one
	 */
	public record Rejected(long spans, String reason) {
	}

	/**
	 * All that came.
	 *
	 * @param tally    of the spans
	 * @param sampling how many calls stand behind them
	 */
	public record Whole(Tally tally, SpanSampling sampling) {
	}

	/**
	 * Reads a request.
	 *
	 * @param sender  for people
	 * @param request an {@code ExportTraceServiceRequest}
	 * @param isJson  else it is in protobuf
	 * @throws IOException if the rest of it cannot be read, with the reason; what comes before counts
	 */
	public Rejected read(Path sender, InputStream request, boolean isJson) throws IOException {
		spans.resume();
		long now = System.nanoTime();
		long before = spans.tally().skipped();
		try {
			new SpanParser(spans.names(), spans::format, span -> spans.add(sender, span, now), (place, why) -> skip(sender, place, why),
					(place, what) -> problems.add(sender, place, what), ReceivedSpans::goOn)
					.read(isJson ? SpanFormat.JSON : SpanFormat.PROTOBUF, request);
		} catch (DamagedSpans e) {
			throw unreadable(sender, e.place(), e.getCause() instanceof IOException stream ? stream : e);
		} catch (IOException e) {
			throw unreadable(sender, "", e);
		}
		return new Rejected(spans.tally().skipped() - before, lastReason);
	}

	private static void goOn() {
		// A request is short.
	}

	private void skip(Path sender, String place, String why) {
		lastReason = why;
		spans.skip(sender, place, why);
	}

	private IOException unreadable(Path sender, String place, IOException cause) {
		problems.add(sender, place, "the rest of a request cannot be read: " + cause.getMessage());
		return cause;
	}

	/** Hands over the traces of which no span came since a time, by {@link System#nanoTime}. */
	public void takeQuiet(long sinceNanos) {
		spans.resume();
		spans.takeQuiet(sinceNanos);
	}

	/**
	 * Hands over all traces; no more requests come.
	 *
	 * @param source stands for all senders, for people
	 */
	public Whole end(Path source) {
		spans.resume();
		spans.end(source);
		return new Whole(spans.tally(), spans.sampling());
	}
}
