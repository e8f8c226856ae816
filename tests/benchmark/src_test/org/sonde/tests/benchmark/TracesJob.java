/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.benchmark;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import org.sonde.common.progress.Progress;
import org.sonde.traces.flight.FlightReader;
import org.sonde.traces.flight.FlightRecording;
import org.sonde.traces.log.KiekerLog;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.LogReader;
import org.sonde.traces.log.Tally;
import org.sonde.traces.operations.OperationAnalysis;
import org.sonde.traces.operations.OperationStatistics;
import org.sonde.traces.reconstruction.TraceCounts;
import org.sonde.traces.reconstruction.TraceLimits;
import org.sonde.traces.reconstruction.TraceReconstruction;
import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.ProbedOperations;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;
import org.sonde.traces.reduction.LogAnalysis;
import org.sonde.traces.reduction.TraceClass;
import org.sonde.traces.reduction.TraceReduction;
import org.sonde.traces.spans.SpanFile;
import org.sonde.traces.spans.SpanReader;
import org.sonde.traces.spans.SpanSampling;

/** What is run in a JVM on a folder, or in memory on a number of traces. */
enum TracesJob {
	/** Reads every field of every record, and does nothing with it. */
	SONDE_READ {
		@Override
		Prepared prepare(Path folder) {
			return () -> {
				Nothing nothing = new Nothing();
				return "records=" + read(folder, new StringPool(), nothing).read() + " sum=" + nothing.sum;
			};
		}
	},
	/** Calls, failures, calls over time, hosts, and the distribution of durations of each operation. */
	SONDE_OPERATIONS {
		@Override
		Prepared prepare(Path folder) {
			return () -> {
				StringPool names = new StringPool();
				OperationAnalysis analysis = new OperationAnalysis(names, new LogProblems(), ProbedOperations.all());
				Tally tally = read(folder, names, analysis);
				return "records=" + tally.read() + " calls="
						+ analysis.statistics().stream().mapToLong(OperationStatistics::calls).sum();
			};
		}
	},
	/** Traces reconstructed and reduced. */
	SONDE_TRACES {
		@Override
		Prepared prepare(Path folder) {
			return () -> {
				StringPool names = new StringPool();
				TraceReduction reduction = new TraceReduction(names, false);
				TraceReconstruction traces = new TraceReconstruction(names, TraceLimits.DEFAULT, reduction, null);
				Tally tally = read(folder, names, traces);
				traces.end();
				return "records=" + tally.read() + " " + text(traces.counts()) + " " + text(reduction);
			};
		}
	},
	/** Everything that {@code sonde traces} computes, with self times, callers and callees. */
	SONDE_ALL {
		@Override
		Prepared prepare(Path folder) {
			return () -> {
				StringPool names = new StringPool();
				LogAnalysis analysis = new LogAnalysis(names, new LogProblems(), LogAnalysis.Options.DEFAULT);
				Tally tally = read(folder, names, analysis);
				analysis.end();
				return "records=" + tally.read() + " " + text(analysis.traces()) + " classes=" + analysis.classes().classes().size();
			};
		}
	},
	/** The same of a log that may have problems. */
	SONDE_GIVEN {
		@Override
		Prepared prepare(Path folder) {
			return () -> {
				StringPool names = new StringPool();
				LogProblems problems = new LogProblems();
				LogAnalysis analysis = new LogAnalysis(names, problems, LogAnalysis.Options.DEFAULT);
				Tally tally = new LogReader(names, analysis, problems, Progress.NONE)
						.read(KiekerLog.find(List.of(folder), problems, Progress.NONE));
				analysis.end();
				TraceCounts traces = analysis.traces();
				return "records=" + tally.read() + " skipped=" + tally.skipped() + " valid=" + traces.valid() + " invalid="
						+ traces.invalid()
						+ " incomplete=" + traces.incomplete() + " problems=" + problems.list().size();
			};
		}
	},
	/** Spans in OTLP's protobuf: every field, and whole traces, with which nothing is done. */
	SPANS_READ {
		@Override
		Prepared prepare(Path file) {
			return () -> {
				Nothing nothing = new Nothing();
				return "records=" + readSpans(file, new StringPool(), nothing).read() + " sum=" + nothing.sum;
			};
		}
	},
	/** Everything that {@code sonde traces} does with them. */
	SPANS_ALL {
		@Override
		Prepared prepare(Path file) {
			return () -> {
				StringPool names = new StringPool();
				LogAnalysis analysis = new LogAnalysis(names, new LogProblems(), LogAnalysis.Options.DEFAULT);
				Tally tally = readSpans(file, names, analysis);
				analysis.end();
				return "records=" + tally.read() + " " + text(analysis.traces()) + " classes=" + analysis.classes().classes().size();
			};
		}
	},
	/** What the classes that OpenTelemetry generates need to read them. */
	SPANS_GENERATED_CLASSES {
		@Override
		Prepared prepare(Path file) {
			return () -> SpanLog.parse(file);
		}
	},
	/** Method events of the flight recorder: each, and whole traces, with which nothing is done. */
	FLIGHT_READ {
		@Override
		Prepared prepare(Path file) {
			return () -> {
				Nothing nothing = new Nothing();
				return "records=" + readFlight(file, new StringPool(), nothing).read() + " sum=" + nothing.sum;
			};
		}
	},
	/** Everything that {@code sonde traces} does with them. */
	FLIGHT_ALL {
		@Override
		Prepared prepare(Path file) {
			return () -> {
				StringPool names = new StringPool();
				LogAnalysis analysis = new LogAnalysis(names, new LogProblems(), LogAnalysis.Options.DEFAULT);
				Tally tally = readFlight(file, names, analysis);
				analysis.end();
				return "records=" + tally.read() + " " + text(analysis.traces()) + " classes=" + analysis.classes().classes().size();
			};
		}
	},
	/** The JDK's parser alone. */
	FLIGHT_PARSER {
		@Override
		Prepared prepare(Path file) {
			return () -> FlightLog.parse(file);
		}
	},
	FLIGHT_SUMMARY {
		@Override
		Prepared prepare(Path file) {
			return () -> FlightLog.summary(file);
		}
	},
	/** Traces of 20 events, one after the other, from memory. */
	MEMORY_IN_TURN {
		@Override
		Prepared prepare(Path traces) {
			return inMemory(Integer.parseInt(traces.toString()), 1);
		}
	},
	/** Those of 64 threads at once. */
	MEMORY_64_THREADS {
		@Override
		Prepared prepare(Path traces) {
			return inMemory(Integer.parseInt(traces.toString()), 64);
		}
	},
	/** Reads a large array, again and again, and does nothing else. */
	MEMORY_READ {
		@Override
		Prepared prepare(Path megabytes) {
			long[] numbers = new long[Integer.parseInt(megabytes.toString()) << 17];
			return () -> {
				long sum = 0;
				for (long number : numbers) {
					sum += number;
				}
				return "bytes=" + 8L * numbers.length + " sum=" + sum;
			};
		}
	},
	KIEKER_READ {
		@Override
		Prepared prepare(Path folder) {
			return () -> KiekerTool.read(folder, false);
		}
	},
	KIEKER_TRACES {
		@Override
		Prepared prepare(Path folder) {
			return () -> KiekerTool.read(folder, true);
		}
	};

	/** What is measured. */
	interface Prepared {
		/** What was found, to be compared. */
		String run() throws Exception;
	}

	abstract Prepared prepare(Path input);

	/** Whether its input is made before the clock starts. */
	boolean isInMemory() {
		return name().startsWith("MEMORY");
	}

	private static Tally read(Path folder, StringPool names, RecordSink sink) throws IOException {
		LogProblems problems = new LogProblems();
		Tally tally = new LogReader(names, sink, problems, Progress.NONE).read(KiekerLog.find(List.of(folder), problems, Progress.NONE));
		if (tally.skipped() > 0 || !problems.list().isEmpty()) {
			throw new IOException("not read as it should be: " + problems.list());
		}
		return tally;
	}

	private static Tally readSpans(Path file, StringPool names, RecordSink sink) throws IOException {
		LogProblems problems = new LogProblems();
		SpanReader reader = new SpanReader(names, sink, problems, Progress.NONE, SpanSampling.ALL);
		reader.read(SpanFile.find(file, new LogProblems()));
		if (reader.tally().skipped() > 0
				|| !problems.list().stream().allMatch(problem -> problem.message().contains("waited for others"))) {
			throw new IOException("not read as it should be: " + problems.list());
		}
		return reader.tally();
	}

	private static Tally readFlight(Path file, StringPool names, RecordSink sink) throws IOException {
		LogProblems problems = new LogProblems();
		FlightReader reader = new FlightReader(names, sink, problems, Progress.NONE);
		reader.read(FlightRecording.find(file, problems));
		if (reader.tally().skipped() > 0 || !problems.list().isEmpty()) {
			throw new IOException("not read as it should be: " + problems.list());
		}
		return reader.tally();
	}

	private static String text(TraceCounts counts) {
		return "valid=" + counts.valid() + " invalid=" + (counts.invalid() + counts.incomplete() + counts.abandoned());
	}

	private static String text(TraceReduction reduction) {
		return "classes=" + reduction.classes().classes().size() + " reduced="
				+ reduction.classes().classes().stream().mapToLong(TraceClass::traces).sum();
	}

	private static Prepared inMemory(int traces, int threads) {
		MemoryLog log = new MemoryLog(traces * (2 * TraceLog.CALLS + 1));
		TraceLog.generate(log, traces, threads, true);
		StringPool names = TraceLog.names();
		return () -> {
			TraceReduction reduction = new TraceReduction(names, false);
			TraceReconstruction reconstruction = new TraceReconstruction(names, TraceLimits.DEFAULT, reduction, null);
			log.replay(reconstruction);
			reconstruction.end();
			return "records=" + log.size() + " " + text(reconstruction.counts()) + " " + text(reduction);
		};
	}

	/** Takes every field. */
	private static final class Nothing implements RecordSink {
		private long sum;

		@Override
		public void execution(int operation, int session, long traceId, long tinNanos, long toutNanos, int host, int eoi, int ess) {
			sum += operation + session + traceId + tinNanos + toutNanos + host + eoi + ess;
		}

		@Override
		public void event(EventKind kind, long timestampNanos, long traceId, int orderIndex, int operation, int type) {
			sum += timestampNanos + traceId + orderIndex + operation + type;
		}

		@Override
		public void traceMetadata(long traceId, long threadId, int session, int host, long parentTraceId, int parentOrder) {
			sum += traceId + threadId + session + host + parentTraceId + parentOrder;
		}

		@Override
		public void logMetadata(int host, int experimentId) {
			sum += host + experimentId;
		}
	}
}
