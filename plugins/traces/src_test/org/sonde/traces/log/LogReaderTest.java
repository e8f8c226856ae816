/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.tuple;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.traces.record.RecordSink;

/** Logs written by the test, and the records that must come of them. */
class LogReaderTest {
	private static final String MAP = """
			$0=kieker.common.record.misc.KiekerMetadataRecord
			$1=kieker.common.record.controlflow.OperationExecutionRecord
			$2=kieker.common.record.flow.trace.operation.BeforeOperationEvent
			$3=kieker.common.record.flow.trace.operation.AfterOperationFailedEvent
			$4=kieker.common.record.flow.trace.operation.object.AfterOperationFailedObjectEvent
			$5=kieker.common.record.flow.trace.TraceMetadata
			$6=kieker.common.record.flow.trace.ApplicationTraceMetadata
			$7=kieker.common.record.flow.trace.ConstructionEvent
			$8=kieker.common.record.flow.trace.concurrency.SplitEvent
			$9=kieker.common.record.flow.trace.concurrency.JoinEvent
			$10=kieker.common.record.flow.trace.operation.constructor.object.CallConstructorObjectEvent
			$11=my.Record
			$12=kieker.common.record.flow.trace.operation.object.BeforeOperationObjectInterfaceEvent
			""";

	@TempDir
	Path folder;

	private final RecordLines sink = new RecordLines();
	private final LogProblems problems = new LogProblems();

	@Test
	void handsOverTheFieldsOfEachClass() throws IOException {
		text("""
				$0;1;2.0.2;PLAN;host;7;false;0;NANOSECONDS;0
				$5;2;11;3;session;host;-1;-1
				$6;2;12;3;session;host;11;4;application
				$2;3;100;11;0;void p.A.a();p.A
				$10;4;101;11;1;void p.A.a();p.A;p.B.<init>();p.B;4711;4712
				$7;5;102;11;2;p.B;4712
				$8;6;103;11;3
				$9;7;104;11;4;12
				$12;7;105;11;5;void p.A.a();p.A;4711;p.Interface
				$4;8;106;11;6;void p.A.a();p.A;java.lang.Error;4711
				$1;9;void p.A.a();session;-5;100;200;host;3;2
				""");
		assertThat(read()).isEqualTo(new Tally(11, 0));
		assertThat(sink.lines).containsExactly("log host 7", "trace 11 3 session host -1 -1", "trace 12 3 session host 11 4",
				"BEFORE 100 11 0 void p.A.a() p.A", "CALL 101 11 1 void p.A.a() p.A", "CONSTRUCTION 102 11 2 - p.B",
				"SPLIT 103 11 3 - -", "JOIN 104 11 4 - -", "BEFORE 105 11 5 void p.A.a() p.A", "AFTER_FAILED 106 11 6 void p.A.a() p.A",
				"execution void p.A.a() session -5 100 200 host 3 2");
		assertThat(problems.list()).isEmpty();
	}

	/** The unit is that of the metadata; −1 stands for none; a record of another class comes as a time alone. */
	@Test
	void tellsWhenEachRecordWasHandedOver() throws IOException {
		text("""
				$5;2;11;3;session;host;-1;-1
				$0;3;2.0.2;PLAN;host;7;false;0;MICROSECONDS;0
				$2;4;100;11;0;void p.A.a();p.A
				$2;5;100;11;1;void p.A.a();p.A
				$8;6;103;11;3
				$11;7;own
				$2;;100;11;2;void p.A.a();p.A
				$1;-1;void p.A.a();session;-5;100;200;host;3;2
				""");
		assertThat(read()).isEqualTo(new Tally(6, 2));
		assertThat(sink.written).containsExactly(2L, 3_000L, 4_000L, 5_000L, 6_000L, 7_000L, RecordSink.NO_TIME);
	}

	@Test
	void readsTheMetadataOfOldTracesAndEventsOfLocks() throws IOException {
		text("""
				$13;2;11;3;session;host;-1;-1
				$14;3;100;11;0;4711
				$15;4;101;11;1;4711
				""");
		Files.writeString(folder.resolve("kieker.map"), MAP + """
				$13=kieker.common.record.flow.trace.Trace
				$14=kieker.common.record.flow.trace.concurrency.monitor.MonitorRequestEvent
				$15=kieker.common.record.flow.trace.concurrency.monitor.MonitorNotifyAllEvent
				""");
		assertThat(read()).isEqualTo(new Tally(3, 0));
		assertThat(sink.lines).containsExactly("trace 11 3 session host -1 -1", "MONITOR 100 11 0 - -", "MONITOR 101 11 1 - -");
	}

	@Test
	void readsNumbersOfEveryLength() throws IOException {
		StringBuilder lines = new StringBuilder();
		List<String> expected = new ArrayList<>();
		String digits = "";
		for (int i = 1; i < 19; i++) {
			digits += i % 10;
			lines.append("$8;1;0;-").append(digits).append(";0\n$8;1;0;").append(digits).append(";0\n");
			expected.add("SPLIT 0 -" + digits + " 0 - -");
			expected.add("SPLIT 0 " + digits + " 0 - -");
		}
		for (long number : new long[] { Long.MAX_VALUE, Long.MIN_VALUE, 0 }) {
			lines.append("$8;1;0;").append(number).append(";0\n");
			expected.add("SPLIT 0 " + number + " 0 - -");
		}
		lines.append("$8;1;0;+0000000000000000000000042;0\n");
		expected.add("SPLIT 0 42 0 - -");
		for (String wrong : List.of("9223372036854775808", "-9223372036854775809", "99999999999999999999", "", "-", "1x", "x1", "--1",
				"1.0", "0x10", " 1", "\u0661")) {
			lines.append("$8;1;0;").append(wrong).append(";0\n");
		}
		text(lines.toString());

		assertThat(read()).isEqualTo(new Tally(expected.size(), 12));
		assertThat(sink.lines).isEqualTo(expected);
	}

	@Test
	void takesWhatIsInACauseForTheCause() throws IOException {
		text("""
				$3;1;100;11;0;void p.A.a();p.A;java.lang.Error: a;b;;c
				$3;1;101;11;1;void p.A.a();p.A;
				$4;1;102;11;2;void p.A.a();p.A;java.lang.Error: a;b;;c;4711
				$4;1;103;11;3;void p.A.a();p.A;4711
				""");
		assertThat(read()).isEqualTo(new Tally(3, 1));
		assertThat(sink.lines).containsExactly("AFTER_FAILED 100 11 0 void p.A.a() p.A", "AFTER_FAILED 101 11 1 void p.A.a() p.A",
				"AFTER_FAILED 102 11 2 void p.A.a() p.A");
		assertThat(problems.list()).extracting(LogProblem::place, LogProblem::message)
				.containsExactly(tuple("line 4", "skipped AfterOperationFailedObjectEvent: the record has too few fields"));
	}

	@Test
	void joinsTheLinesOfATextWithLineBreaks() throws IOException {
		text("""
				$4;1;100;11;0;void p.A.a();p.A;java.lang.Error: a

				b;c\r
				d;4711
				$1;9;void p.A.a();two
				lines;1;100;200;host;3;2
				$3;1;101;11;1;void p.A.a();p.A;java.lang.Error: a
				the rest
				$1;9;void p.A.a();session;1;100;200
				$1;9;void p.A.a();session;1;100;200
				garbage
				$8;1;103;11;3
				$1;9;void p.A.a();at;1;1;2;the end
				of;0;0""");
		assertThat(read()).isEqualTo(new Tally(5, 8));
		assertThat(sink.lines).containsExactly("AFTER_FAILED 100 11 0 void p.A.a() p.A",
				"execution void p.A.a() two\nlines 1 100 200 host 3 2", "AFTER_FAILED 101 11 1 void p.A.a() p.A", "SPLIT 103 11 3 - -",
				"execution void p.A.a() at 1 1 2 the end\nof 0 0");
		assertThat(problems.list()).extracting(LogProblem::place, LogProblem::occurrences).containsExactly(tuple("line 3", 4L),
				tuple("line 8", 2L), tuple("line 9", 2L));
	}

	@Test
	void readsTheSameWhateverTheBlocksOfTheFile() throws IOException {
		String line = "$1;9;void p.Käse.a(java.lang.String);session %d;-5;100;200;host;3;2\n";
		StringBuilder lines = new StringBuilder();
		List<String> expected = new ArrayList<>();
		for (int i = 0; i < 3 * ReadBuffer.BLOCK / line.length(); i++) {
			lines.append(line.formatted(i));
			expected.add("execution void p.Käse.a(java.lang.String) session %d -5 100 200 host 3 2".formatted(i));
		}
		text(lines.toString());

		assertThat(read()).isEqualTo(new Tally(expected.size(), 0));
		assertThat(sink.lines).isEqualTo(expected);
	}

	@Test
	void readsFilesThatAnEditorMarkedAsUtf8() throws IOException {
		Files.writeString(folder.resolve("kieker.map"), "\uFEFF$8=kieker.common.record.flow.trace.concurrency.SplitEvent\r\n");
		Files.writeString(folder.resolve("kieker-001.dat"), "\uFEFF$8;1;103;11;3\r\n\uFEFF$8;1;103;11;4\r\n");

		assertThat(new LogReader(sink.names, sink, problems, Progress.NONE).read(KiekerLog.find(List.of(folder), problems, Progress.NONE)))
				.isEqualTo(new Tally(1, 1));
		assertThat(sink.lines).containsExactly("SPLIT 103 11 3 - -");
		assertThat(problems.list()).extracting(LogProblem::place).containsExactly("line 2");
	}

	@Test
	void zerosWhereLinesWereAreNoBlankLine() throws IOException {
		text("$8;1;103;11;3\n" + " \t\r\n" + "\0".repeat(4_096));

		assertThat(read()).isEqualTo(new Tally(1, 1));
		assertThat(problems.list()).extracting(LogProblem::place).containsExactly("line 3");
	}

	@Test
	void skipsLongLinesAndReadsOn() throws IOException {
		String good = "$8;1;103;11;3\n";
		String longest = "$3;1;101;11;1;void p.A.a();p.A;";
		longest += "x".repeat(ReadBuffer.MAX_LINE - longest.length()) + "\n";
		text(good + "y".repeat(ReadBuffer.MAX_LINE + 1) + "\n" + good + longest + "$" + "z".repeat(5 * ReadBuffer.MAX_LINE) + "\n" + good
				+ "y".repeat(2 * ReadBuffer.MAX_LINE));

		assertThat(read()).isEqualTo(new Tally(4, 3));
		assertThat(problems.list()).extracting(LogProblem::place, LogProblem::message, LogProblem::occurrences)
				.containsExactly(tuple("line 2", "skipped a line of more than 262144 bytes", 3L));
	}

	@Test
	void passesOverRecordsOfDefinedClasses() throws IOException {
		Path definitions = Files.writeString(folder.resolve("types.txt"), "# mine\n\nmy.Record = slibhyfdu\n");
		Files.writeString(folder.resolve("kieker.map"), MAP);
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		DataOutputStream out = new DataOutputStream(bytes);
		for (int i = 0; i < 2; i++) {
			out.writeInt(11);
			out.writeLong(1);
			out.write(new byte[4 + 8 + 4 + 1 + 2 + 1 + 4 + 8 + 2]);
			out.writeInt(8);
			out.writeLong(1);
			out.writeLong(103);
			out.writeLong(i);
			out.writeInt(3);
		}
		Files.write(folder.resolve("kieker-001.bin"), bytes.toByteArray());

		assertThat(read(RecordTypes.with(definitions))).isEqualTo(new Tally(2, 2));
		assertThat(sink.lines).containsExactly("SPLIT 103 0 3 - -", "SPLIT 103 1 3 - -");
		assertThat(problems.list()).extracting(LogProblem::toString).containsExactly(folder.resolve("kieker-001.bin")
				+ ", byte 0: skipped: the record class my.Record is not about executions or traces (2 times)");
	}

	@Test
	void saysWhatIsWrongWithADefinition() throws IOException {
		Path definitions = Files.writeString(folder.resolve("types.txt"), "my.Record=sli\nmy.Other=sxi\n");

		assertThatExceptionOfType(IOException.class).isThrownBy(() -> RecordTypes.with(definitions))
				.withMessageStartingWith(definitions + ", line 2: found 'my.Other=sxi'.");
	}

	@Test
	void mergesHostsByTheTimeOfWriting() throws IOException {
		host("a", 1, 4, 4, 9);
		host("b", 2, 4, 7);
		host("c");
		host("d", 3, 4, 20, 8);
		LogReader reader = new LogReader(sink.names, sink, problems, Progress.NONE);

		assertThat(reader.merge(KiekerLog.find(List.of(folder), problems, Progress.NONE))).isEqualTo(new Tally(11, 0));
		assertThat(sink.lines).containsExactly("SPLIT 1 0 0 - -", "SPLIT 2 1 0 - -", "SPLIT 3 3 0 - -", "SPLIT 4 0 0 - -",
				"SPLIT 4 0 0 - -", "SPLIT 4 1 0 - -", "SPLIT 4 3 0 - -", "SPLIT 7 1 0 - -", "SPLIT 9 0 0 - -", "SPLIT 20 3 0 - -",
				"SPLIT 8 3 0 - -");
	}

	/** Logs of one host after the other: each is closed before the next is opened. */
	@Test
	void mergesMoreLogsThanMayBeOpenAtOnce() throws IOException {
		for (int log = 0; log < 2 * LogMerge.MAX_OPEN; log++) {
			host("a" + log, 10 * log, 10 * log + 1);
		}
		LogReader reader = new LogReader(sink.names, sink, problems, Progress.NONE);

		assertThat(reader.merge(KiekerLog.find(List.of(folder), problems, Progress.NONE))).isEqualTo(new Tally(4 * LogMerge.MAX_OPEN, 0));
		assertThat(sink.lines).startsWith("SPLIT 0 0 0 - -", "SPLIT 1 0 0 - -", "SPLIT 10 0 0 - -");
		assertThat(problems.list()).isEmpty();
	}

	/** Those at the same time are too many: what waits is read all the same, and a problem says so. */
	@Test
	void aLogWaitsUntilFewerAreOpen() throws IOException {
		for (int log = 0; log <= LogMerge.MAX_OPEN; log++) {
			host("a" + (1_000 + log), log, 5_000 + log);
		}
		LogReader reader = new LogReader(sink.names, sink, problems, Progress.NONE);

		assertThat(reader.merge(KiekerLog.find(List.of(folder), problems, Progress.NONE)))
				.isEqualTo(new Tally(2 * LogMerge.MAX_OPEN + 2, 0));
		assertThat(problems.list()).singleElement().satisfies(problem -> {
			assertThat(problem.file()).isEqualTo(folder.resolve("kieker-a1256"));
			assertThat(problem.message()).contains("256 other logs were written at the same time");
		});
	}

	@Test
	void tellsTheBytesAndStopsWhenCancelled() throws IOException {
		text("$8;1;103;11;3\n".repeat(100_000));
		long[] bytes = new long[2];
		boolean[] cancelled = new boolean[1];
		Progress progress = new Progress() {
			@Override
			public void begin(String task, long total) {
				bytes[0] = total;
			}

			@Override
			public void worked(long units) {
				bytes[1] += units;
			}

			@Override
			public boolean isCancelled() {
				return cancelled[0];
			}
		};
		LogReader reader = new LogReader(sink.names, sink, problems, progress);
		List<KiekerLog> logs = KiekerLog.find(List.of(folder), problems, Progress.NONE);
		reader.read(logs);
		assertThat(bytes).containsExactly(1_400_000, 1_400_000);

		cancelled[0] = true;
		assertThatExceptionOfType(CancellationException.class).isThrownBy(() -> reader.read(logs));
	}

	@Test
	void passesOverKiekersOtherRecords() throws IOException {
		Files.writeString(folder.resolve("kieker.map"), MAP + "$13=kieker.common.record.system.CPUUtilizationRecord\n");
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		DataOutputStream out = new DataOutputStream(bytes);
		out.writeInt(13);
		out.writeLong(1);
		out.write(new byte[8 + 4 + 4 + 7 * 8]);
		out.writeInt(8);
		out.writeLong(1);
		out.writeLong(103);
		out.writeLong(1);
		out.writeInt(3);
		Files.write(folder.resolve("kieker-001.bin"), bytes.toByteArray());

		assertThat(read(RecordTypes.OF_KIEKER)).isEqualTo(new Tally(1, 1));
		assertThat(sink.lines).containsExactly("SPLIT 103 1 3 - -");
	}

	@Test
	void takesSessionsTogetherThatAreTooMany() throws IOException {
		StringBuilder lines = new StringBuilder();
		int records = 200_000;
		for (int i = 0; i < records; i++) {
			lines.append("$1;9;a();session-of-somebody-with-a-long-name-%06d;1;1;2;host;0;0\n".formatted(i));
		}
		text(lines.toString());

		assertThat(read()).isEqualTo(new Tally(records, 0));
		assertThat(sink.lines.getFirst()).contains(" session-of-somebody-with-a-long-name-000000 ");
		assertThat(sink.lines.getLast()).contains(" <other sessions> ");
		assertThat(sink.names.size()).isBetween(100_000, records);
		assertThat(problems.list()).hasSize(1);
	}

	/** As Kieker does, and as editors leave them; within a text they are part of it. */
	@Test
	void takesEmptyLinesOfAMapForNothing() throws IOException {
		Files.writeString(folder.resolve("kieker.map"), "$5=kieker.common.record.flow.trace.TraceMetadata\n\n$13=two\n\nlines\n\n"
				+ "$8=kieker.common.record.flow.trace.concurrency.SplitEvent\n\n\r\n");
		Files.write(folder.resolve("kieker-001.bin"), ByteBuffer.allocate(80)
				.putInt(8).putLong(1).putLong(103).putLong(11).putInt(3)
				.putInt(5).putLong(1).putLong(11).putLong(3).putInt(13).putInt(13).putLong(-1).putInt(-1).array());

		assertThat(read()).isEqualTo(new Tally(2, 0));
		assertThat(sink.lines).containsExactly("SPLIT 103 11 3 - -", "trace 11 3 two\n\nlines two\n\nlines -1 -1");
		assertThat(problems.list()).isEmpty();
	}

	/** They compress well. */
	@Test
	void boundsTheEmptyLinesOfAMap() {
		StringTable strings = new StringTable(new BoundedNames(sink.names), RecordTypes.OF_KIEKER, new StringTable.Room(), "kieker.map");
		byte[] lines = "\n".repeat(10_000_000).getBytes(StandardCharsets.UTF_8);
		new MapReader(folder, strings, problems)
				.read(new SequenceInputStream(new ByteArrayInputStream("$1=a".getBytes(StandardCharsets.UTF_8)),
						new SequenceInputStream(new ByteArrayInputStream(lines),
								new ByteArrayInputStream("b\n".getBytes(StandardCharsets.UTF_8)))));

		assertThat(strings.text(1)).startsWith("a\n").endsWith("\nb").hasSizeLessThan(1_000_000);
	}

	/** Of several binary logs together, as many as of logs in text. */
	@Test
	void takesSessionsOfBinaryLogsTogetherThatAreTooMany() throws IOException {
		int logs = 4;
		int records = 60_000;
		for (int log = 0; log < logs; log++) {
			Path one = Files.createDirectories(folder.resolve("log" + log));
			StringBuilder map = new StringBuilder(MAP).append("$13=a()\n$14=host\n");
			ByteArrayOutputStream bytes = new ByteArrayOutputStream();
			DataOutputStream out = new DataOutputStream(bytes);
			for (int i = 0; i < records; i++) {
				map.append("$%d=session-%d-of-somebody-with-a-long-name-%06d\n".formatted(15 + i, log, i));
				out.writeInt(1);
				out.writeLong(9);
				out.writeInt(13);
				out.writeInt(15 + i);
				out.writeLong(1);
				out.writeLong(1);
				out.writeLong(2);
				out.writeInt(14);
				out.writeInt(0);
				out.writeInt(0);
			}
			Files.writeString(one.resolve("kieker.map"), map);
			Files.write(one.resolve("kieker-001.bin"), bytes.toByteArray());
		}
		assertThat(read()).isEqualTo(new Tally((long) logs * records, 0));
		assertThat(sink.lines.getFirst()).contains(" session-0-of-somebody-with-a-long-name-000000 ");
		assertThat(sink.lines.getLast()).contains(" <other sessions> ");
		assertThat(sink.names.size()).isBetween(100_000, logs * records - 10_000);
		assertThat(problems.list()).isNotEmpty().allMatch(problem -> problem.message().equals(TextFields.TOO_MANY_SESSIONS));
	}

	@Test
	void boundsTheTableOfTexts() throws IOException {
		Files.writeString(folder.resolve("kieker.map"), MAP + "$999999999=far away\n$5000000=too\n");
		Files.writeString(folder.resolve("kieker-001.dat"), "$8;1;103;11;3\n");

		assertThat(read(RecordTypes.OF_KIEKER)).isEqualTo(new Tally(1, 0));
		assertThat(problems.list()).extracting(LogProblem::place).containsExactly("line 14", "line 15");
	}

	private void host(String name, long... times) {
		try {
			Path log = Files.createDirectory(folder.resolve("kieker-" + name));
			Files.writeString(log.resolve("kieker.map"), MAP);
			StringBuilder lines = new StringBuilder();
			for (long time : times) {
				lines.append("$8;%d;%d;%d;0\n".formatted(time, time, name.charAt(0) - 'a'));
			}
			Files.writeString(log.resolve("kieker-001.dat"), lines);
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	private void text(String lines) throws IOException {
		Files.writeString(folder.resolve("kieker.map"), MAP);
		Files.write(folder.resolve("kieker-001.dat"), lines.getBytes(StandardCharsets.UTF_8));
	}

	private Tally read() throws IOException {
		return read(RecordTypes.OF_KIEKER);
	}

	private Tally read(RecordTypes types) throws IOException {
		return new LogReader(sink.names, sink, problems, Progress.NONE, types)
				.read(KiekerLog.find(List.of(folder), problems, Progress.NONE));
	}
}
