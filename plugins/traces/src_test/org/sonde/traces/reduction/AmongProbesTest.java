/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.reduction;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.traces.log.KiekerLog;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.LogReader;
import org.sonde.traces.record.LogFormat;
import org.sonde.traces.record.StringPool;

/** Gaps, entries of traces and nearest callers of logs that are small enough to count by hand. */
class AmongProbesTest {
	private static final String A = "void p.A.a()";
	private static final String B = "void p.B.b()";
	private static final String C = "void p.C.c()";
	private static final Predicate<String> ALL = signature -> true;
	private static final String MAP = """
			$0=kieker.common.record.misc.KiekerMetadataRecord
			$1=kieker.common.record.controlflow.OperationExecutionRecord
			$2=kieker.common.record.flow.trace.operation.BeforeOperationEvent
			$3=kieker.common.record.flow.trace.operation.AfterOperationEvent
			$4=kieker.common.record.flow.trace.operation.AfterOperationFailedEvent
			$5=kieker.common.record.flow.trace.operation.CallOperationEvent
			$6=kieker.common.record.flow.trace.TraceMetadata
			$9=p.OwnRecord
			""";

	@TempDir
	Path folder;

	@BeforeEach
	void writeMap() throws IOException {
		write("kieker.map", MAP);
	}

	private void write(String name, String text) throws IOException {
		Files.writeString(folder.resolve(name), text);
	}

	private static String execution(long written, String operation, String host) {
		return "$1;" + written + ";" + operation + ";none;-1;1;2;" + host + ";-1;-1\n";
	}

	private static String execution(long written, String operation) {
		return execution(written, operation, "host");
	}

	private static String event(int type, long written, long trace, int order, String operation) {
		return "$" + type + ";" + written + ";" + written + ";" + trace + ";" + order + ";" + operation + ";p.A\n";
	}

	private static String metadata(long written, long trace) {
		return metadata(written, trace, "host");
	}

	private static String metadata(long written, long trace, String host) {
		return "$6;" + written + ";" + trace + ";1;none;" + host + ";-1;-1\n";
	}

	private LogAnalysis read(Predicate<String> probed) throws IOException {
		return Probed.read(folder, probed);
	}

	@Test
	void theGapsOfAnOperationAreThoseOfItsEventsAndOfItsTracesMetadata() throws IOException {
		write("kieker-1.dat", "$0;1000;2.0.2;PLAN;host;1;false;0;NANOSECONDS;0\n" + metadata(2000, 1) + event(2, 2100, 1, 0, A)
				+ event(2, 2200, 1, 1, B) + event(4, 3224, 1, 2, B).replace("p.A\n", "p.A;p.Failure\n") + event(3, 3300, 1, 3, A));
		LogAnalysis all = read(ALL);
		assertThat(Probed.gaps(all, A)).as("76, 100 and 1000 ns").isEqualTo("24:1 26:1 39:1");
		assertThat(Probed.gaps(all, B)).as("100 and 1024 ns").isEqualTo("26:1 40:1");
		assertThat(Probed.entries(all, A)).isEqualTo("1 of 1");
		assertThat(Probed.entries(all, B)).isEqualTo("0 of 1 from " + A);
		assertThat(all.formats()).containsExactly(LogFormat.TEXT);

		LogAnalysis onlyB = read(B::equals);
		assertThat(Probed.gaps(onlyB, A)).isEqualTo("none");
		assertThat(Probed.gaps(onlyB, B)).as("1200 ns with two records left out, 1024 ns").isEqualTo("40:2:2");
		assertThat(Probed.entries(onlyB, A)).isEqualTo("0 of 0");
		assertThat(Probed.entries(onlyB, B)).isEqualTo("1 of 1");

		LogAnalysis onlyA = read(A::equals);
		assertThat(Probed.gaps(onlyA, A)).as("100, 1000 and, with two left out, 1200 ns").isEqualTo("26:1 39:1 40:1:2");
	}

	/** b starts between the metadata of a's trace and a. */
	@Test
	void metadataThatWaitsForItsEventEndsAGap() throws IOException {
		write("kieker-1.dat", metadata(1000, 2) + event(2, 1100, 2, 0, B) + metadata(2100, 1) + event(3, 2200, 2, 1, B)
				+ event(2, 2300, 1, 0, A) + event(3, 2400, 1, 1, A));
		LogAnalysis all = read(ALL);
		assertThat(Probed.gaps(all, A)).as("1000 ns before the metadata, 100, 100").isEqualTo("26:2 39:1");
		assertThat(Probed.gaps(all, B)).as("the first record has no gap; 100, 100").isEqualTo("26:2");
		LogAnalysis onlyB = read(B::equals);
		assertThat(Probed.gaps(onlyB, A)).isEqualTo("none");
		assertThat(Probed.gaps(onlyB, B)).isEqualTo("26:2");
	}

	@Test
	void executionsHaveOneGapEach() throws IOException {
		write("kieker-1.dat", execution(1000, A) + execution(1100, B) + execution(1100, A) + execution(2124, A));
		assertThat(Probed.gaps(read(ALL), A)).isEqualTo("24:1 40:1");
		assertThat(Probed.gaps(read(ALL), B)).isEqualTo("26:1");
		assertThat(Probed.gaps(read(A::equals), A)).as("100 ns with one left out, 1024").isEqualTo("26:1:1 40:1");
		assertThat(Probed.entries(read(ALL), A)).as("executions without order have no place in a trace").isEqualTo("0 of 0");
	}

	@Test
	void recordsOfNoOperationEndAGap() throws IOException {
		write("kieker-1.dat", execution(1000, A) + "$9;1900;own\n" + execution(2000, A) + "$5;2900;2900;1;0;" + A + ";p.A;" + B + ";p.B\n"
				+ execution(3000, A) + "$0;3900;2.0.2;PLAN;other;1;false;0;NANOSECONDS;0\n" + execution(4000, A));
		assertThat(Probed.gaps(read(ALL), A)).isEqualTo("26:3");
		assertThat(Probed.gaps(read(B::equals), A)).isEqualTo("none");
	}

	@Test
	void aClockThatGoesBackIsAGapOfZero() throws IOException {
		write("kieker-1.dat", execution(5000, A) + execution(1000, B) + execution(1100, A));
		assertThat(Probed.gaps(read(ALL), B)).isEqualTo("24:1");
		assertThat(Probed.gaps(read(ALL), A)).isEqualTo("26:1");
	}

	@Test
	void recordsWithoutATimeAreAsIfTheyWereNotThere() throws IOException {
		write("kieker-1.dat", "$0;-1;2.0.2;PLAN;host;1;false;0;NANOSECONDS;0\n" + execution(-1, A) + execution(1000, B) + execution(-1, A)
				+ metadata(-1, 1) + event(2, 2000, 1, 0, C) + execution(Long.MAX_VALUE, A));
		LogAnalysis all = read(ALL);
		assertThat(Probed.gaps(all, A)).isEqualTo("none");
		assertThat(Probed.gaps(all, B)).isEqualTo("none");
		assertThat(Probed.gaps(all, C)).isEqualTo("39:1");
	}

	@Test
	void filesOfOneLogFollowEachOtherAndSeveralLogsAddUp() throws IOException {
		write("kieker-1.dat", execution(1000, A));
		write("kieker-2.dat", execution(1100, A));
		Path second = Files.createDirectory(folder.resolve("second"));
		Files.writeString(second.resolve("kieker.map"), MAP);
		Files.writeString(second.resolve("kieker-1.dat"), execution(1110, A) + execution(1210, A)
				+ "$0;2;2.0.2;PLAN;host;1;false;0;MICROSECONDS;0\n" + execution(3, A));
		assertThat(Probed.gaps(read(ALL), A)).as("100, 100 and 1000 ns").isEqualTo("26:2 39:1");

		LogProblems problems = new LogProblems();
		StringPool names = new StringPool();
		LogAnalysis merged = new LogAnalysis(names, problems, LogAnalysis.Options.DEFAULT);
		new LogReader(names, merged, problems, Progress.NONE).merge(KiekerLog.find(List.of(folder), problems, Progress.NONE));
		assertThat(Probed.gaps(merged, A)).as("merged, each log has its own gaps").isEqualTo("26:2 39:1");
	}

	@Test
	void eachHostOfALogHasItsOwnGaps() throws IOException {
		write("kieker-1.dat", execution(1000, A, "one") + execution(1050, A, "two") + execution(1100, A, "one") + execution(2050, A, "two")
				+ metadata(2100, 7, "one") + metadata(2150, 8, "two") + event(2, 2200, 7, 0, B) + event(2, 2250, 8, 0, C)
				+ event(3, 3200, 7, 1, B) + event(3, 3274, 8, 1, C));
		LogAnalysis all = read(ALL);
		assertThat(Probed.gaps(all, A)).as("100 and 1000 ns").isEqualTo("26:1 39:1");
		assertThat(Probed.gaps(all, B)).as("1000, 100, 1000 ns").isEqualTo("26:1 39:2");
		assertThat(Probed.gaps(all, C)).as("100, 100, 1024 ns").isEqualTo("26:2 40:1");
	}

	@Test
	void aGapAfterAGapOf8192NanosecondsComesAfterAPause() throws IOException {
		write("kieker-1.dat", execution(1000, A) + execution(9191, B) + execution(9291, A) + execution(17483, B) + execution(17583, A)
				+ execution(27583, A) + execution(37583, B));
		assertThat(Probed.gaps(read(ALL), A)).as("100, 100 after a pause, and 10,000 ns").isEqualTo("26:2:0:1 53:1");
		assertThat(Probed.gaps(read(ALL), B)).as("8191, 8192, and 10,000 ns after a pause").isEqualTo("51:1 52:1 53:1:0:1");
		assertThat(Probed.gaps(read(A::equals), A)).as("8291, 8292 and 10,000 ns: b's records are no longer between them")
				.isEqualTo("52:2:2:1 53:1:0:1");
	}

	/** Metadata and a record of no operation end pauses, and gaps after pauses; trace 3 starts late. */
	@Test
	void recordsOfAllKindsEndPauses() throws IOException {
		write("kieker-1.dat", metadata(1000, 1) + event(2, 1100, 1, 0, A) + event(3, 1200, 1, 1, A) + "$9;20000;own\n" + metadata(20100, 2)
				+ event(2, 20200, 2, 0, B) + event(3, 30200, 2, 1, B) + metadata(30300, 3) + metadata(40300, 4) + event(2, 40400, 4, 0, A)
				+ event(2, 40500, 3, 0, B) + event(3, 40600, 4, 1, A) + event(3, 40700, 3, 1, B));
		LogAnalysis all = read(ALL);
		assertThat(Probed.gaps(all, A)).as("before 1100, 1200, 40400 (after a pause), 40600; before 40300").isEqualTo("26:4:0:1 53:1");
		assertThat(Probed.gaps(all, B)).as("before 20100 and 30300 (after pauses), 20200, 40500, 40700; before 30200")
				.isEqualTo("26:5:0:2 53:1");
		assertThat(Probed.gaps(read(B::equals), B)).as("before 20100, 20200, 30300 (after a pause); 40700 (after a pause); 30200, 40500")
				.isEqualTo("26:3:0:1 30:1:1:1 53:2:2");
	}

	@Test
	void aPauseOfOneHostIsNoneOfAnother() throws IOException {
		write("kieker-1.dat", execution(1000, A, "one") + execution(11000, A, "one") + execution(11010, B, "two")
				+ execution(11110, B, "two") + execution(11120, A, "one"));
		assertThat(Probed.gaps(read(ALL), A)).as("120 ns after a pause of 10,000").isEqualTo("27:1:0:1 53:1");
		assertThat(Probed.gaps(read(ALL), B)).as("100 ns after the first record of its host").isEqualTo("26:1");
	}

	/** a calls c, which calls b twice; b opens a trace, too, and calls itself. */
	@Test
	void theNearestProbedCallerIsThatOfAllCallsThatOpenNoTrace() throws IOException {
		write("kieker-1.dat", metadata(1, 1) + event(2, 2, 1, 0, A) + event(2, 3, 1, 1, C) + event(2, 4, 1, 2, B) + event(3, 5, 1, 3, B)
				+ event(2, 6, 1, 4, B) + event(3, 7, 1, 5, B) + event(3, 8, 1, 6, C) + event(3, 9, 1, 7, A)
				+ metadata(11, 2) + event(2, 12, 2, 0, B) + event(3, 13, 2, 1, B));
		assertThat(Probed.entries(read(ALL), B)).isEqualTo("1 of 3 from " + C);
		assertThat(Probed.entries(read(Set.of(A, B)::contains), B)).isEqualTo("1 of 3 from " + A);
		assertThat(Probed.entries(read(B::equals), B)).isEqualTo("3 of 3");
		write("kieker-2.dat", metadata(21, 3) + event(2, 22, 3, 0, B) + event(2, 23, 3, 1, B) + event(3, 24, 3, 2, B)
				+ event(3, 25, 3, 3, B));
		assertThat(Probed.entries(read(ALL), B)).as("from c and from itself").isEqualTo("2 of 5");
		assertThat(Probed.entries(read(B::equals), B)).isEqualTo("4 of 5 from " + B);
	}

	@Test
	void aLogThatIsCutOffHasTheGapsUpToThere() throws IOException {
		String log = metadata(1000, 1) + event(2, 1100, 1, 0, A) + event(3, 1200, 1, 1, A);
		write("kieker-1.dat", log.substring(0, log.length() - 12));
		LogAnalysis all = read(ALL);
		assertThat(Probed.gaps(all, A)).isEqualTo("26:1");
		assertThat(Probed.entries(all, A)).isEqualTo("0 of 0");
	}
}
