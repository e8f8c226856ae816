/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;

import org.sonde.common.digits.Counted;
import org.sonde.common.progress.Progress;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.Tally;
import org.sonde.traces.record.LogFormat;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

import tools.jackson.core.JacksonException;

/** Reads files of spans as one: a trace may go on in another file. */
public final class SpanReader {
	/** A heap of 500 MB is enough. */
	static final int MOST_OPEN = 1_000_000;
	/** Numbers of traces go down from here, so that they are none of a log of Kieker. */
	private static final long FIRST_TRACE = Long.MIN_VALUE / 4;
	/** Logs of Kieker have numbers from 0 on, flight recordings from −2 down. */
	private static final int LOG = Integer.MIN_VALUE;

	private final StringPool names;
	private final RecordSink sink;
	private final LogProblems problems;
	private final Progress progress;
	private long read;
	private long skipped;

	/**
	 * @param names    of all recordings and logs
	 * @param sink     takes what the spans say as events
	 * @param problems where to note what cannot be read
	 * @param progress cancelling it makes the reading end by a {@link CancellationException}
	 */
	public SpanReader(StringPool names, RecordSink sink, LogProblems problems, Progress progress) {
		this.names = names;
		this.sink = sink;
		this.problems = problems;
		this.progress = progress;
	}

	/** Reads all files; their order does not matter. */
	public void read(List<SpanFile> files) {
		if (files.isEmpty()) {
			return;
		}
		sink.log(LOG);
		sink.format(LogFormat.SPANS);
		SpanTraces traces = new SpanTraces(names, sink, FIRST_TRACE);
		Path last = files.getLast().file();
		try {
			for (SpanFile file : files.stream().sorted((one, other) -> one.file().compareTo(other.file())).toList()) {
				progress.begin("Reading " + file.file().getFileName(), 0);
				read(file.file(), file, traces);
			}
		} finally {
			traces.take();
			if (traces.orphans() > 0) {
				problems.add(last, "", Counted.of(traces.orphans(), "span") + " without its parent in any file; each starts a trace of its own");
			}
			if (traces.circular() > 0) {
				problems.add(last, "", "left out " + Counted.of(traces.circular(), "span") + ", each a parent of its own parents");
				skipped += traces.circular();
			}
			sink.endOfLog(last);
		}
	}

	private void read(Path path, SpanFile file, SpanTraces traces) {
		try (InputStream in = file.open()) {
			new SpanJson(span -> {
				read++;
				if (span.sampled()) {
					problems.add(path, "", "the traces are a sample (tracestate ot=th), so there were more calls than these");
				}
				traces.add(span);
				if (traces.size() == MOST_OPEN) {
					problems.add(path, "", "more than %d spans waited for others of their traces; traces that go on behind this place are cut".formatted(MOST_OPEN));
					traces.take();
				}
			}, why -> {
				skipped++;
				problems.add(path, "", "skipped: " + why);
			}).read(in, progress::checkCancelled);
		} catch (JacksonException e) {
			problems.add(path, e.getLocation() == null ? "" : "line " + e.getLocation().getLineNr(), "the rest cannot be read: " + e.getOriginalMessage());
		} catch (IOException e) {
			problems.add(path, "", "the rest cannot be read: " + e);
		}
	}

	/** Of all files so far: spans. */
	public Tally tally() {
		return new Tally(read, skipped);
	}
}
