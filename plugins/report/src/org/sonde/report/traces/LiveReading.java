/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;

import org.sonde.report.observed.RecordedOperation;
import org.sonde.traces.live.LogReceiver;
import org.sonde.traces.log.LogFollower;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.RecordTypes;
import org.sonde.traces.log.Tally;
import org.sonde.traces.otlp.OtlpReceiver;
import org.sonde.traces.reconstruction.TraceCounts;
import org.sonde.traces.record.StringPool;
import org.sonde.traces.reduction.LogAnalysis;
import org.sonde.traces.reduction.TraceClass;
import org.sonde.traces.spans.ReceivedSpans;
import org.sonde.traces.spans.SpanSampling;

/**
 * Reads traces as they come, from a log that grows or from programs that send: tells the classes of each window of time. For one reading.
 */
public final class LiveReading {
	private static final double NANOS_PER_SECOND = 1e9;

	/**
	 * Traces that became valid within a window.
	 *
	 * @param startSeconds since the reading began
	 * @param endSeconds   since the reading began
	 * @param classes      the most expensive first
	 * @param all          of all traces since the reading began
	 * @param calls        of each operation since the reading began, also of traces that go on; sorted by signature
	 */
	public record Window(double startSeconds, double endSeconds, List<TraceClass> classes, TraceCounts all, SortedMap<String, Long> calls) {
		/** The operations so far, as a plan is compared with them, with their calls per second since the reading began. */
		public List<RecordedOperation> recorded() {
			return RecordedOperation.soFar(calls, endSeconds);
		}

		/** Returns the number of valid traces so far. */
		public long traces() {
			return classes.stream().mapToLong(TraceClass::traces).sum();
		}
	}

	/** Watches the reading. Called by one thread, while nothing is read. */
	public interface Watcher {
		/** A window is over. */
		void window(Window window);

		/**
		 * Whether to go on; asked between two rounds of reading, at least every tenth of a second.
		 *
		 * @param seconds since the reading began
		 */
		boolean goesOn(double seconds);
	}

	private final RecordTypes types;
	private final double windowSeconds;
	private final Watcher watcher;
	private final StringPool names = new StringPool();
	private final LogProblems problems = new LogProblems();
	private final LogAnalysis analysis;
	private final long startNanos = System.nanoTime();
	private double windowStart;

	/**
	 * @param types         the classes of records that are known
	 * @param windowSeconds how long a window is, at least
	 */
	public LiveReading(RecordTypes types, LogAnalysis.Options options, double windowSeconds, Watcher watcher) {
		this.types = types;
		this.windowSeconds = windowSeconds;
		this.watcher = watcher;
		analysis = new LogAnalysis(names, problems, options);
	}

	/**
	 * Reads a log and what is written to it, until the watcher has seen enough.
	 *
	 * @throws IOException if the path cannot be listed
	 * @throws InterruptedException if the thread is interrupted
	 */
	public LogResults follow(Path log) throws IOException, InterruptedException {
		return ended(new LogFollower(names, analysis, problems, types).follow(log, this::goOn));
	}

	/**
	 * Receives what programs send, until the watcher has seen enough.
	 *
	 * @throws IOException if the network fails as a whole
	 */
	public LogResults listen(LogReceiver receiver) throws IOException {
		return ended(receiver.receive(names, analysis, problems, types, this::goOn));
	}

	/**
	 * Receives the spans that programs send, until the watcher has seen enough.
	 *
	 * @param ratio of the traces that were kept, of spans that do not state it; above 0, at most 1
	 * @throws IOException if the network fails as a whole
	 */
	public LogResults listen(OtlpReceiver receiver, double ratio) throws IOException {
		ReceivedSpans.Whole received = receiver.receive(names, analysis, problems, ratio, this::goOn);
		return ended(received.tally(), received.sampling());
	}

	private LogResults ended(Tally tally) {
		return ended(tally, SpanSampling.NONE);
	}

	private LogResults ended(Tally tally, SpanSampling sampling) {
		analysis.end();
		window(seconds());
		return LogResults.of(analysis, tally, sampling);
	}

	private boolean goOn() {
		double now = seconds();
		if (now - windowStart >= windowSeconds) {
			window(now);
		}
		return watcher.goesOn(now);
	}

	private double seconds() {
		return (System.nanoTime() - startNanos) / NANOS_PER_SECOND;
	}

	private void window(double now) {
		watcher.window(new Window(windowStart, now, analysis.takeWindow().classes(), analysis.traces(), analysis.callsSoFar()));
		windowStart = now;
	}
}
