/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;

import org.sonde.common.progress.Progress;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.Tally;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/** Reads files of spans as one: a trace may go on in another file. */
public final class SpanReader {
	private static final String REST = "the rest cannot be read: ";

	private final SpanCollector spans;
	private final LogProblems problems;
	private final Progress progress;
	private final Set<Path> places = new HashSet<>();

	/**
	 * @param names    of all recordings and logs
	 * @param sink     takes what the spans say as events
	 * @param problems where to note what cannot be read
	 * @param progress cancelling it makes the reading end by a {@link CancellationException}
	 * @param ratio of the traces that were kept, of spans that do not state it; above 0, at most 1
	 */
	public SpanReader(StringPool names, RecordSink sink, LogProblems problems, Progress progress, double ratio) {
		spans = new SpanCollector(names, sink, problems, ratio);
		this.problems = problems;
		this.progress = progress;
	}

	/** Reads all files; their order does not matter. */
	public void read(List<SpanFile> files) {
		if (files.isEmpty()) {
			return;
		}
		spans.resume();
		List<SpanFile> sorted = files.stream().sorted(Comparator.comparing(SpanFile::place)).toList();
		try {
			for (SpanFile file : sorted) {
				progress.begin("Reading " + file.place().getFileName(), file.packed().bytes());
				long before = spans.tally().read();
				read(file);
				if (spans.tally().read() > before) {
					places.add(file.place());
				}
			}
		} finally {
			spans.end(sorted.getLast().place());
		}
	}

	private void read(SpanFile file) {
		Path path = file.place();
		try (InputStream in = file.packed().open(progress)) {
			new SpanParser(spans.names(), spans::format, span -> spans.add(path, span, 0), (place, why) -> spans.skip(path, place, why),
					(place, what) -> problems.add(path, place, what), progress::checkCancelled)
					.read(SpanFormat.of(in).orElse(SpanFormat.JSON), in);
		} catch (DamagedSpans e) {
			problems.add(path, e.place(), REST + e.getMessage() + (e.isCutOff() ? "" : ". Record or export it again"));
		} catch (IOException e) {
			problems.add(path, "", REST + (e.getClass() == IOException.class ? e.getMessage() : e));
		}
	}

	/** Returns how many calls the spans of all files so far represent. */
	public SpanSampling sampling() {
		return spans.sampling();
	}

	/** Returns the places of those files that had a span so far. */
	public Set<Path> places() {
		return Set.copyOf(places);
	}

	/** Returns the tally of the spans of all files so far. */
	public Tally tally() {
		return spans.tally();
	}
}
