/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.saturation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.common.progress.Progress;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.traces.live.LogReceiver;
import org.sonde.traces.log.KiekerLog;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.LogReader;
import org.sonde.traces.log.RecordTypes;
import org.sonde.traces.reconstruction.TraceLimits;
import org.sonde.traces.reconstruction.TraceReconstruction;
import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/** What a receiver gets is what was to be replayed. The receiver itself is tested with Kieker's own writer. */
class SenderTest {

	/** Records as lines, with traces numbered in the order in which they first come. */
	private static final class Lines implements RecordSink {
		private final StringPool names = new StringPool();
		private final List<String> lines = new ArrayList<>();
		private final Map<Long, Integer> executionTraces = new HashMap<>();
		private final Map<Long, Integer> eventTraces = new HashMap<>();

		private static int number(Map<Long, Integer> traces, long traceId) {
			return traces.computeIfAbsent(traceId, any -> traces.size());
		}

		@Override
		public void execution(int operation, int session, long traceId, long tinNanos, long toutNanos, int host, int eoi, int ess) {
			lines.add(List.of(names.text(operation), names.text(session), number(executionTraces, traceId), tinNanos, toutNanos,
					names.text(host), eoi, ess).toString());
		}

		@Override
		public void event(EventKind kind, long timestampNanos, long traceId, int orderIndex, int operation, int type) {
			lines.add(List.of(kind, timestampNanos, number(eventTraces, traceId), orderIndex, names.text(operation), names.text(type))
					.toString());
		}

		@Override
		public void traceMetadata(long traceId, long threadId, int session, int host, long parentTraceId, int parentOrder) {
			lines.add(List.of(number(eventTraces, traceId), threadId, names.text(session), names.text(host),
					parentTraceId < 0 ? parentTraceId : number(eventTraces, parentTraceId), parentOrder).toString());
		}

		@Override
		public void logMetadata(int host, int experimentId) {
			// is not replayed
		}
	}

	/** Receives all that some senders send. */
	private static void receive(StringPool names, RecordSink sink, LogProblems problems, ReplayedStream stream, int senders,
			int repetitions)
			throws IOException, InterruptedException, ExecutionException {
		try (LogReceiver receiver = LogReceiver.onThisMachine(0)) {
			List<FutureTask<Void>> tasks = new ArrayList<>();
			for (int i = 0; i < senders; i++) {
				Sender sender = new Sender(stream, i, senders);
				AtomicInteger left = new AtomicInteger(repetitions);
				tasks.add(new FutureTask<>(() -> {
					sender.send(receiver.port(), () -> left.getAndDecrement() > 0);
					assertThat(sender.repetitions()).isEqualTo(repetitions);
					assertThat(sender.records()).isEqualTo((long) repetitions * stream.records());
					return null;
				}));
			}
			tasks.forEach(task -> Thread.ofPlatform().start(task));
			receiver.receive(names, sink, problems, RecordTypes.OF_KIEKER, () -> !tasks.stream().allMatch(FutureTask::isDone));
			for (FutureTask<Void> task : tasks) {
				task.get();
			}
		}
	}

	/** 36 bytes of metadata and 40 of each event, or 56 of each execution, with the class and the logging timestamp (12 bytes) in front. */
	@ParameterizedTest
	@CsvSource({ "OPERATION_EVENTS, 10, 21, 848", "OPERATION_EXECUTION, 10, 10, 560", "OPERATION_EVENTS, 1, 3, 128",
			"OPERATION_EXECUTION, 1, 1, 56" })
	void generatedTracesHaveTheBytesOfKiekersRecords(ProbeKind kind, int depth, int records, int bytes) {
		ReplayedStream stream = new NestedTraces(kind, depth).stream();
		assertThat(stream.records()).isEqualTo((int) stream.validTraces() * records);
		assertThat(stream.body()).hasSize((int) stream.validTraces() * bytes);
		assertThat(stream.leftOut()).isZero();
	}

	@ParameterizedTest
	@CsvSource({ "OPERATION_EVENTS, 10, 3, 5", "OPERATION_EXECUTION, 10, 3, 5", "OPERATION_EVENTS, 1000, 2, 2",
			"OPERATION_EXECUTION, 1, 1, 20" })
	void allTracesOfAllRepetitionsAreValid(ProbeKind kind, int depth, int senders, int repetitions) throws Exception {
		StringPool names = new StringPool();
		TraceReconstruction reconstruction = new TraceReconstruction(names, TraceLimits.DEFAULT, tree -> {
			// counted
		}, null);
		LogProblems problems = new LogProblems();
		ReplayedStream stream = new NestedTraces(kind, depth).stream();
		receive(names, reconstruction, problems, stream, senders, repetitions);
		reconstruction.end();
		assertThat(problems.list()).isEmpty();
		assertThat(reconstruction.counts().valid()).isEqualTo(senders * repetitions * stream.validTraces());
		assertThat(reconstruction.counts().invalid() + reconstruction.counts().incomplete()).isZero();
	}

	/** Of executions, of events with parents, of constructors that fail. */
	@ParameterizedTest
	@ValueSource(strings = { "bookstore-oer-1.9", "events-1.9", "constructor-events-1.9", "iobserve-1.9" })
	void aReplayedLogHasTheRecordsOfTheLog(String log) throws Exception {
		Path folder = Path.of(System.getProperty("sonde.data", "../../../shared/data")).resolve("kieker-logs").resolve(log);
		assumeTrue(Files.isDirectory(folder), "there is no " + folder);
		Lines read = new Lines();
		new LogReader(read.names, new Operations(read), new LogProblems(), Progress.NONE)
				.read(KiekerLog.find(List.of(folder), new LogProblems(), Progress.NONE));
		Lines received = new Lines();
		LogProblems problems = new LogProblems();
		receive(received.names, received, problems, new ReplayedLogs(List.of(folder)).stream(), 1, 1);
		assertThat(problems.list()).isEmpty();
		assertThat(received.lines).isNotEmpty().isEqualTo(read.lines);
	}

	/** Without the events that are not replayed. */
	private record Operations(Lines lines) implements RecordSink {

		@Override
		public void execution(int operation, int session, long traceId, long tinNanos, long toutNanos, int host, int eoi, int ess) {
			lines.execution(operation, session, traceId, tinNanos, toutNanos, host, eoi, ess);
		}

		@Override
		public void event(EventKind kind, long timestampNanos, long traceId, int orderIndex, int operation, int type) {
			if (kind == EventKind.BEFORE || kind == EventKind.AFTER || kind == EventKind.AFTER_FAILED) {
				lines.event(kind, timestampNanos, traceId, orderIndex, operation, type);
			}
		}

		@Override
		public void traceMetadata(long traceId, long threadId, int session, int host, long parentTraceId, int parentOrder) {
			lines.traceMetadata(traceId, threadId, session, host, parentTraceId, parentOrder);
		}

		@Override
		public void logMetadata(int host, int experimentId) {
			// is not replayed
		}
	}

	/** The log's own documentation: 1,635 valid traces of 6,540 executions. */
	@Test
	void countsTheValidTracesOfALog() throws IOException {
		Path folder = Path.of(System.getProperty("sonde.data", "../../../shared/data")).resolve("kieker-logs/bookstore-oer-1.9");
		assumeTrue(Files.isDirectory(folder), "there is no " + folder);
		ReplayedStream stream = new ReplayedLogs(List.of(folder)).stream();
		assertThat(stream.validTraces()).isEqualTo(1635);
		assertThat(stream.records()).isEqualTo(6540);
	}

	@Test
	void argumentsSayTheSource() throws IOException {
		ReplaySource generated = new NestedTraces(ProbeKind.OPERATION_EXECUTION, 7);
		ReplaySource logs = new ReplayedLogs(List.of(Path.of("/a/b"), Path.of("/c")));
		assertThat(ReplaySource.of(generated.arguments())).isEqualTo(generated);
		assertThat(ReplaySource.of(logs.arguments())).isEqualTo(logs);
	}
}
