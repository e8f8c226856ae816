/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.entry;
import static org.assertj.core.api.Assertions.tuple;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.traces.log.LogProblem;
import org.sonde.traces.log.LogProblems;

/** Logs written by the test, and what must be said of them. */
class OperationCountsTest {
	private static final String ADD = "public int p.Cart.add(java.lang.String,int)";
	private static final String TOTAL = "public int p.Cart.total()";
	private static final String MAP = """
			$0=kieker.common.record.misc.KiekerMetadataRecord
			$1=kieker.common.record.controlflow.OperationExecutionRecord
			$2=kieker.common.record.flow.trace.operation.BeforeOperationEvent
			$3=kieker.common.record.flow.trace.operation.AfterOperationEvent
			$4=kieker.common.record.flow.trace.operation.AfterOperationFailedEvent
			$5=kieker.common.record.flow.trace.operation.constructor.BeforeConstructorEvent
			$6=kieker.common.record.flow.trace.TraceMetadata
			$7=kieker.common.record.flow.trace.operation.constructor.object.BeforeConstructorObjectEvent
			$8=kieker.common.record.flow.trace.operation.CallOperationEvent
			$9=p.OwnRecord
			""";

	@TempDir
	Path folder;

	@BeforeEach
	void writeMap() throws IOException {
		write("kieker.map", MAP);
	}

	@Test
	void countsExecutions() throws IOException {
		write("kieker-001.dat", "$0;5;2.0.2;PLAN;host;1;false;0;NANOSECONDS;0\n" + execution(TOTAL, 2_000_000_000, 2_500_000_000L)
				+ execution(ADD, 1_000_000_000, 1_200_000_000) + execution(ADD, 1_500_000_000, 5_000_000_000L));
		OperationCounts counts = read(4, 0);

		assertThat(counts.executions()).containsExactly(entry(ADD, 2L), entry(TOTAL, 1L));
		assertThat(counts.totalExecutions()).isEqualTo(3);
		assertThat(counts.firstTimestampNanos()).hasValue(1_000_000_000);
		assertThat(counts.lastTimestampNanos()).hasValue(5_000_000_000L);
		assertThat(counts.observedNanos()).isEqualTo(4_000_000_000L);
		assertThat(counts.callsPerSecond(ADD)).hasValue(0.5);
		assertThat(counts.callsPerSecond(TOTAL)).hasValue(0.25);
		assertThat(counts.callsPerSecond("void p.Cart.unseen()")).isEmpty();
		assertThat(counts.problems()).isEmpty();
	}

	@Test
	void countsEventsBeforeOperationsAndConstructors() throws IOException {
		write("kieker-001.dat", """
				$6;9;1;1;<no-session-id>;host;1;-1
				$2;9;100;1;0;void p.A.a();p.A
				$8;9;105;1;1;void p.A.a();p.A;void p.B.b();p.B
				$5;9;110;1;1;public p.B.<init>();p.B
				$7;9;115;1;1;public p.C.<init>(int);p.C;4711
				$2;9;120;1;2;void p.A.a();p.A
				$4;9;130;1;3;void p.A.a();p.A;java.lang.RuntimeException: semi;colon
				$3;9;150;1;4;void p.A.a();p.A
				""");
		OperationCounts counts = read(8, 0);

		assertThat(counts.executions()).containsExactly(entry("public p.B.<init>()", 1L), entry("public p.C.<init>(int)", 1L),
				entry("void p.A.a()", 2L));
		assertThat(counts.observedNanos()).isEqualTo(50);
		assertThat(counts.problems()).isEmpty();
	}

	@Test
	void countsExecutionsSeenByTwoProbesOnce() throws IOException {
		write("kieker-001.dat", execution(ADD, 1, 2) + "$2;9;1;1;0;" + ADD + ";p.Cart\n$2;9;5;1;0;" + ADD + ";p.Cart\n");
		OperationCounts counts = read(3, 0);

		assertThat(counts.executions()).containsExactly(entry(ADD, 2L));
		assertThat(counts.problems()).singleElement().satisfies(problem -> assertThat(problem.message()).contains("(1)", "(2)", ADD));
	}

	@Test
	void readsTheNineFieldsOfOldVersions() throws IOException {
		write("kieker.map", "$1=kieker.common.record.OperationExecutionRecord\n");
		write("kieker-001.dat", "$1;9;-1;" + ADD + ";<no-session-id>;-1;100;350;host;-1;-1\n");

		assertThat(read(1, 0).executions()).containsExactly(entry(ADD, 1L));
	}

	@Test
	void readsTheMapOfTheOldestVersion() throws IOException {
		Files.move(folder.resolve("kieker.map"), folder.resolve("tpmon.map"));
		write("tpmon.map", "$1=kieker.tpmon.monitoringRecord.executions.KiekerExecutionRecord\n");
		write("tpmon-001.dat", "$1;9;0;" + ADD + ";NULL;-1;100;350;host;0;0\n");

		assertThat(read(1, 0).executions()).containsExactly(entry(ADD, 1L));
	}

	@Test
	void takesTheUnitOfTimeFromTheMetadata() throws IOException {
		write("kieker-001.dat", "$0;5;2.0.2;PLAN;host;1;false;0;MICROSECONDS;0\n" + execution(ADD, 10, 30));
		write("kieker-002.dat", execution(ADD, 40, 60));

		assertThat(read(3, 0).observedNanos()).isEqualTo(50_000);
	}

	@Test
	void hasNoRateWhereNoTimePassed() throws IOException {
		write("kieker-001.dat", execution(ADD, 7, 7));
		OperationCounts counts = read(1, 0);

		assertThat(counts.observedNanos()).isZero();
		assertThat(counts.callsPerSecond(ADD)).isEmpty();
	}

	@Test
	void readsTheLogsInAFolderAndLeavesOutTheTimeBetweenThem() throws IOException {
		Path outer = Files.createDirectory(folder.resolve("logs"));
		log(outer.resolve("kieker-20260101-run1"), execution(ADD, 1_000, 2_000));
		log(outer.resolve("kieker-20260101-run2"), execution(ADD, 1_500, 3_000));
		log(outer.resolve("kieker-20260102-run1"), execution(ADD, 900_000, 901_000));
		Files.createDirectory(outer.resolve("other"));
		OperationCounts counts = LogCounts.read(outer);

		assertThat(counts.executions()).containsExactly(entry(ADD, 3L));
		assertThat(counts.firstTimestampNanos()).hasValue(1_000);
		assertThat(counts.lastTimestampNanos()).hasValue(901_000);
		assertThat(counts.observedNanos()).isEqualTo(3_000);
	}

	@Test
	void readsASingleFile() throws IOException {
		write("kieker-001.dat", execution(ADD, 1, 2));
		write("kieker-002.dat", execution(TOTAL, 1, 2));

		assertThat(LogCounts.read(folder.resolve("kieker-002.dat")).executions()).containsOnlyKeys(TOTAL);
	}

	@Test
	void skipsWhatItCannotReadAndSaysWhere() throws IOException {
		write("kieker-001.dat", String.join("\n",
				"no dollar", // 1
				"$1;9;" + ADD + ";s;1;10;20;host;0", // 2: too few
				"$1;9;" + ADD + ";s;1;10;20;host;0;0;0;0", // 3: too many
				"$1;9;" + ADD + ";s;1;ten;20;host;0;0", // 4
				"$1;9;" + ADD + ";s;1;20;10;host;0;0", // 5: tout before tin
				"$1;9;" + ADD + ";s;1;10;9223372036854775807;host;0;0", // 6
				"$1;9;" + ADD + ";s;1;10;20;host;0;99999999999", // 7
				"$1;9; ;s;1;10;20;host;0;0", // 8: no signature
				"$9;9;x", // 9: own class
				"$77;9;x", // 10: not in the map
				"$x;9;y", // 11
				"$", // 12
				"", // 13: blank
				"$9;9;z", // 14
				"$0;5;2.0.2;PLAN;host;1;perhaps;0;NANOSECONDS;0", // 15
				"$0;5;2.0.2;PLAN;host;1;false;0;FORTNIGHTS;0", // 16
				"$1;9;" + ADD + ";s;1;10;20;host;0;0", // 17
				"$1;9;" + TOTAL + ";s;1;10;20;ho")); // 18: cut off
		OperationCounts counts = read(5, 12);

		assertThat(counts.executions()).containsExactly(entry(" ", 1L), entry(ADD, 3L));
		Path file = folder.resolve("kieker-001.dat");
		assertThat(counts.problems()).extracting(LogProblem::file).containsOnly(file);
		assertThat(counts.problems()).extracting(LogProblem::place, LogProblem::occurrences).containsExactly(tuple("line 1", 1L),
				tuple("line 2", 2L), tuple("line 3", 1L), tuple("line 4", 1L), tuple("line 5", 1L), tuple("line 6", 1L),
				tuple("line 7", 1L), tuple("line 9", 2L), tuple("line 10", 1L), tuple("line 11", 2L), tuple("line 15", 1L),
				tuple("line 16", 1L));
		Map<String, String> messages = counts.problems().stream().collect(Collectors.toMap(LogProblem::place, LogProblem::message));
		assertThat(messages).doesNotContainValue("").extractingByKeys("line 2", "line 5", "line 9", "line 10", "line 16")
				.satisfiesExactly(message -> assertThat(message).contains("OperationExecutionRecord"),
						message -> assertThat(message).contains("tout"), message -> assertThat(message).contains("p.OwnRecord"),
						message -> assertThat(message).contains("77"), message -> assertThat(message).contains("FORTNIGHTS"));
	}

	@Test
	void reportsAMissingMap() throws IOException {
		Files.delete(folder.resolve("kieker.map"));
		write("kieker-001.dat", execution(ADD, 1, 2));
		OperationCounts counts = read(0, 1);

		assertThat(counts.executions()).isEmpty();
		assertThat(counts.firstTimestampNanos()).isEmpty();
		assertThat(counts.problems()).extracting(LogProblem::message).allMatch(message -> message.contains("kieker.map"))
				.satisfiesExactly(message -> assertThat(message).doesNotContain("number"),
						message -> assertThat(message).contains("number 1"));
	}

	@Test
	void reportsADamagedMap() throws IOException {
		write("kieker.map", "rubbish\n" + MAP + "$1=kieker.common.record.controlflow.OperationExecutionRecord\n");
		write("kieker-001.dat", execution(ADD, 1, 2));

		assertThat(read(1, 0).problems()).satisfiesExactly(
				problem -> assertThat(problem.place() + ": " + problem.message()).startsWith("line 1: ").contains("$number=text"),
				problem -> assertThat(problem.place() + ": " + problem.message()).startsWith("line 12: ").contains("number 1"));
	}

	@Test
	void readsNamesOfAnyLanguageAndLineEndsOfWindows() throws IOException {
		write("kieker.map", MAP.replace("\n", "\r\n"));
		write("kieker-001.dat", execution("void p.Käse.größe€()", 1, 2).replace("\n", "\r\n"));

		assertThat(read(1, 0).executions()).containsOnlyKeys("void p.Käse.größe€()");
	}

	@Test
	void reportsBytesThatAreNotUtf8() throws IOException {
		Files.write(folder.resolve("kieker-001.dat"), execution("void p.Käse.m()", 1, 2).getBytes(StandardCharsets.ISO_8859_1));

		assertThat(read(1, 0).problems()).extracting(LogProblem::message)
				.singleElement().asString().contains("UTF-8");
	}

	@Test
	void skipsLinesThatNeverEnd() throws IOException {
		write("kieker-001.dat", execution("void p.A." + "m".repeat(300_000) + "()", 1, 2) + execution(ADD, 1, 2));
		OperationCounts counts = read(1, 1);

		assertThat(counts.executions()).containsOnlyKeys(ADD);
		assertThat(counts.problems()).extracting(LogProblem::message).singleElement().asString().contains("262144");
	}

	@Test
	void keepsABoundedListOfProblems() throws IOException {
		StringBuilder lines = new StringBuilder();
		for (int i = 0; i < LogProblems.MAX_LISTED + 50; i++) {
			lines.append("$").append(1_000 + i).append(";9;x\n");
		}
		write("kieker-001.dat", lines.toString());
		OperationCounts counts = read(0, LogProblems.MAX_LISTED + 50);

		assertThat(counts.problems()).hasSize(LogProblems.MAX_LISTED);
		assertThat(counts.problemsUnlisted()).isEqualTo(50);
	}

	@ParameterizedTest
	@ValueSource(strings = { "dat", "dat.gz", "dat.df", "dat.zip" })
	void readsCompressedText(String extension) throws IOException {
		String text = execution(ADD, 1, 2) + execution(TOTAL, 1, 2);
		writeCompressed("kieker-001." + extension, text.getBytes(StandardCharsets.UTF_8));

		assertThat(read(2, 0).executions()).containsOnlyKeys(ADD, TOTAL);
	}

	@ParameterizedTest
	@ValueSource(strings = { "bin", "gz", "df", "zip" })
	void readsBinary(String extension) throws IOException {
		write("kieker.map", MAP + "$20=" + ADD + "\n$21=new\nline\n$22=" + TOTAL + "\n$23=\n");
		writeCompressed("kieker-001." + extension, binary());
		OperationCounts counts = read(2, 0);

		assertThat(counts.executions()).containsExactly(entry(ADD, 1L));
		assertThat(counts.observedNanos()).isEqualTo(400);
		assertThat(counts.problems()).isEmpty();
	}

	@Test
	void reportsWhereABinaryFileIsCutOff() throws IOException {
		write("kieker.map", MAP + "$20=" + ADD + "\n$21=new\nline\n$22=" + TOTAL + "\n$23=\n");
		byte[] whole = binary();
		for (int length = 0; length < whole.length; length++) {
			Files.write(folder.resolve("kieker-001.bin"), Arrays.copyOf(whole, length));
			// The first record has 56 bytes.
			int read = length < 56 ? 0 : 1;
			OperationCounts counts = read(read, length % 56 == 0 ? 0 : 1);

			assertThat(counts.problems()).extracting(LogProblem::place)
					.isEqualTo(length % 56 == 0 ? List.of() : List.of("byte " + 56 * read));
		}
	}

	@Test
	void skipsBinaryRecordsOfUnknownStringsAndStopsAtUnknownClasses() throws IOException {
		write("kieker.map", MAP + "$22=" + TOTAL + "\n$23=\n");
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		bytes.write(binary()); // its first record refers to 20
		bytes.write(new byte[] { 0, 0, 0, 9, 1, 2, 3 });
		Files.write(folder.resolve("kieker-001.bin"), bytes.toByteArray());
		OperationCounts counts = read(1, 2);

		assertThat(counts.problems()).extracting(LogProblem::place).containsExactly("byte 0", "byte 100");
		assertThat(counts.problems()).extracting(LogProblem::message).satisfiesExactly(
				unknown -> assertThat(unknown).contains("OperationExecutionRecord", "string 20", "kieker.map"),
				rest -> assertThat(rest).contains("p.OwnRecord"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "gz", "df" })
	void reportsCompressedFilesThatAreCutOff(String extension) throws IOException {
		Path file = folder.resolve("kieker-001." + extension);
		writeCompressed(file.getFileName().toString(), execution(ADD, 1, 2).repeat(1_000).getBytes(StandardCharsets.UTF_8));
		Files.write(file, Arrays.copyOf(Files.readAllBytes(file), (int) Files.size(file) / 2));
		OperationCounts counts = LogCounts.read(folder);

		assertThat(counts.recordsSkipped()).isEqualTo(1);
		assertThat(counts.problems()).extracting(LogProblem::message)
				.singleElement().asString().contains("cut off");
	}

	@Test
	void reportsFilesThatAreNotWhatTheirNameSays() throws IOException {
		write("kieker-001.gz", "no gzip");
		write("kieker-002.zip", "");
		write("kieker-003.xz", "whatever");
		write("kieker-004.dat", execution(ADD, 1, 2));
		OperationCounts counts = read(1, 0);

		assertThat(counts.problems()).extracting(LogProblem::file).containsExactly(folder.resolve("kieker-001.gz"),
				folder.resolve("kieker-002.zip"), folder.resolve("kieker-003.xz"));
		assertThat(counts.problems().getFirst().message()).isEqualTo(counts.problems().getLast().message())
				.isNotEqualTo(counts.problems().get(1).message());
	}

	@Test
	void saysWhereThereIsNoLog() throws IOException {
		Path empty = Files.createDirectory(folder.resolve("empty"));

		assertThat(LogCounts.read(empty).problems()).extracting(LogProblem::file).containsExactly(empty);
		assertThatExceptionOfType(NoSuchFileException.class).isThrownBy(() -> LogCounts.read(folder.resolve("none")));
	}

	private static String execution(String signature, long tin, long tout) {
		return "$1;9;%s;<no-session-id>;1;%d;%d;host;0;0\n".formatted(signature, tin, tout);
	}

	/** An execution of 56 bytes and a failed event of 44. */
	private static byte[] binary() throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		DataOutputStream out = new DataOutputStream(bytes);
		out.writeInt(1);
		out.writeLong(9);
		out.writeInt(20);
		out.writeInt(23);
		out.writeLong(1); // traceId
		out.writeLong(100);
		out.writeLong(300);
		out.writeInt(23);
		out.writeInt(0);
		out.writeInt(0);
		out.writeInt(4);
		out.writeLong(9);
		out.writeLong(500);
		out.writeLong(1); // traceId
		out.writeInt(0);
		out.writeInt(22);
		out.writeInt(23);
		out.writeInt(21);
		return bytes.toByteArray();
	}

	private OperationCounts read(long read, long skipped) throws IOException {
		OperationCounts counts = LogCounts.read(folder);
		assertThat(counts.recordsRead()).isEqualTo(read);
		assertThat(counts.recordsSkipped()).isEqualTo(skipped);
		return counts;
	}

	private void write(String name, String content) throws IOException {
		Files.writeString(folder.resolve(name), content);
	}

	private static void log(Path folder, String content) throws IOException {
		Files.createDirectory(folder);
		Files.writeString(folder.resolve("kieker.map"), MAP);
		Files.writeString(folder.resolve("kieker-001.dat"), content);
	}

	private void writeCompressed(String name, byte[] content) throws IOException {
		try (OutputStream out = compress(name, Files.newOutputStream(folder.resolve(name)))) {
			out.write(content);
		}
	}

	private static OutputStream compress(String name, OutputStream raw) throws IOException {
		return switch (name.substring(name.lastIndexOf('.'))) {
			case ".gz" -> new GZIPOutputStream(raw);
			case ".df" -> new DeflaterOutputStream(raw);
			case ".zip" -> {
				ZipOutputStream zip = new ZipOutputStream(raw);
				zip.putNextEntry(new ZipEntry(name + ".dat"));
				yield zip;
			}
			default -> raw;
		};
	}
}
