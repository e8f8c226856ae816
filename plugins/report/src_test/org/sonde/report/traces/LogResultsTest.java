/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.stream.DoubleStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.overhead.calls.GapHistogram;
import org.sonde.overhead.calls.RateSource;
import org.sonde.overhead.calls.RecordingKind;
import org.sonde.report.traces.MonitoringLogs.WhenCancelled;
import org.sonde.traces.log.LogProblem;
import org.sonde.traces.operations.GapBins;
import org.sonde.traces.reduction.KeptTrace;
import org.sonde.traces.reduction.LogAnalysis;

class LogResultsTest {
	/** 2010-08-30T08:22:25Z. */
	private static final long IN_2010 = 1_283_156_545_000_000_000L;

	@TempDir
	Path folder;

	private Path log(String name, long start, int records) throws IOException {
		Path log = Files.createDirectories(folder.resolve(name));
		Files.writeString(log.resolve("kieker.map"), "$1=kieker.common.record.controlflow.OperationExecutionRecord\n");
		StringBuilder text = new StringBuilder();
		for (int i = 0; i < records; i++) {
			text.append("$1;1;void p.A.m();<no-session-id>;%d;%d;%d;host;0;0\n".formatted(i, start + i * 1_000L, start
					+ i * 1_000L + 500));
		}
		Files.writeString(log.resolve("kieker-1.dat"), text);
		return log;
	}

	private static LogResults read(Progress progress, WhenCancelled whenCancelled, Path... logs) throws IOException {
		return MonitoringLogs.read(List.of(logs), LogAnalysis.Options.DEFAULT, progress, whenCancelled);
	}

	/** Enough after so many bytes, as a user who cancels. */
	private static final class Cancelling implements Progress {
		private final long after;
		private long total = -1;
		private long done;

		Cancelling(long after) {
			this.after = after;
		}

		@Override
		public void begin(String task, long newTotal) {
			assertThat(total).as("one bar for all logs").isNegative();
			total = newTotal;
		}

		@Override
		public void worked(long units) {
			done += units;
		}

		@Override
		public boolean isCancelled() {
			return done >= after;
		}
	}

	@Test
	void oneBarIsFilledByAllLogs() throws IOException {
		Cancelling progress = new Cancelling(Long.MAX_VALUE);
		LogResults results = read(progress, WhenCancelled.NOTHING, log("one", IN_2010, 100), log("two", IN_2010, 200));
		assertThat(progress.done).isEqualTo(progress.total).isPositive();
		assertThat(results.counts().recordsRead()).isEqualTo(300);
		assertThat(results.complete()).isTrue();
	}

	@Test
	void whatWasReadWhenItWasCancelledIsGiven() throws IOException {
		Path first = log("one", IN_2010, 100);
		Path second = log("two", IN_2010, 20_000);
		long some = Files.size(first.resolve("kieker-1.dat")) + 1;
		LogResults results = read(new Cancelling(some), WhenCancelled.RESULT_SO_FAR, first, second);
		assertThat(results.complete()).isFalse();
		assertThat(results.counts().recordsRead()).isGreaterThanOrEqualTo(100).isLessThan(20_100);
		assertThat(results.operations().getFirst().calls()).as("every record that was read is in it")
				.isEqualTo(results.counts().recordsRead());
		assertThat(results.summary()).contains("reading was cancelled");
		assertThat(results.source("x"))
				.isEqualTo(new RateSource("monitoring log x of 2010-08-30, with probes, read in part", List.of(RecordingKind.KIEKER)));
		assertThatExceptionOfType(CancellationException.class).isThrownBy(() ->
				read(new Cancelling(some), WhenCancelled.NOTHING, first, second));
	}

	/** Which traces are kept depends on the order in which they come. */
	@Test
	void theOrderInWhichLogsAreNamedDoesNotMatter() throws IOException {
		Random random = new Random(1);
		for (String name : List.of("one", "other")) {
			StringBuilder text = new StringBuilder();
			for (int i = 0; i < 500; i++) {
				long start = IN_2010 + i * 10_000L;
				text.append("$1;1;void p.A.m();<no-session-id>;%d;%d;%d;host;0;0\n".formatted(i + ("one".equals(name) ? 0 : 500), start,
						start + 1 + random.nextInt(9_000)));
			}
			log(name, IN_2010, 0);
			Files.writeString(folder.resolve(name).resolve("kieker-1.dat"), text);
		}
		Path one = folder.resolve("one");
		Path other = folder.resolve("other");
		LogResults forth = read(Progress.NONE, WhenCancelled.NOTHING, one, other);
		LogResults back = read(Progress.NONE, WhenCancelled.NOTHING, other, one);
		assertThat(forth.classes().classes().getFirst().kept()).hasSizeGreaterThan(2).extracting(KeptTrace::nanos)
				.isEqualTo(back.classes().classes().getFirst().kept().stream().map(KeptTrace::nanos).toList());
		assertThat(forth.name(List.of(other, one))).isEqualTo("one and 1 more");
	}

	@Test
	void whatIsNamedTwiceIsReadOnce() throws IOException {
		Path log = log("one", IN_2010, 100);
		Path file = folder.resolve("one/kieker-1.dat");
		LogResults results = read(Progress.NONE, WhenCancelled.NOTHING, log, folder.resolve("one/../one"), file);

		assertThat(results.counts().recordsRead()).isEqualTo(100);
		assertThat(results.counts().executions()).containsEntry("void p.A.m()", 100L);
		assertThat(results.counts().problems()).extracting(LogProblem::message)
				.containsOnly("it, or files of it, were given twice; they are read once");
		assertThat(results.unread()).isEmpty();
	}

	@Test
	void whenTheListingIsCancelledNothingIsRead() throws IOException {
		Path log = log("one", IN_2010, 100);

		assertThat(read(new Cancelling(0), WhenCancelled.RESULT_SO_FAR, log).complete()).isFalse();
		assertThatExceptionOfType(CancellationException.class).isThrownBy(() -> read(new Cancelling(0), WhenCancelled.NOTHING, log));
	}

	@Test
	void aClockThatDoesNotCountFrom1970GivesNoDate() throws IOException {
		assertThat(read(Progress.NONE, WhenCancelled.NOTHING, log("dated", IN_2010, 1)).date())
				.contains(LocalDate.of(2010, 8, 30));
		LogResults undated = read(Progress.NONE, WhenCancelled.NOTHING, log("undated", 12_345, 2));
		assertThat(undated.date()).isEmpty();
		assertThat(undated.source("x").text()).isEqualTo("monitoring log x, with probes");
	}

	/** The bins of both bundles are the same. */
	@Test
	void theGapsOfALogAreThoseOfTheirBins() throws IOException {
		LogResults results = read(Progress.NONE, WhenCancelled.NOTHING, log("one", IN_2010, 3));
		assertThat(results.recordedTo()).contains("text");
		assertThat(GapHistogram.FIRST_BIN).isEqualTo(GapBins.FIRST);
		assertThat(GapHistogram.LAST_BIN).isEqualTo(GapBins.LAST);
		for (int bin = GapBins.FIRST; bin <= GapBins.LAST; bin++) {
			assertThat(GapBins.bin(Math.round(new GapHistogram.Bin(bin, 1, 0, 0).nanos()))).isEqualTo(bin);
		}
		assertThat(results.recorded()).singleElement().satisfies(recorded -> {
			assertThat(recorded.context().probed()).isTrue();
			assertThat(recorded.context().gaps()).as("all were handed over at the same time").contains(GapHistogram.parse("24:2"));
		});
	}

	@Test
	void theGapsOfALogKeepWhatTheirBinsCount() throws IOException {
		Path log = Files.createDirectories(folder.resolve("pauses"));
		Files.writeString(log.resolve("kieker.map"), "$1=kieker.common.record.controlflow.OperationExecutionRecord\n");
		StringBuilder text = new StringBuilder();
		for (String written : List.of("1000 m", "11000 m", "11100 m", "11150 other", "11200 m")) {
			text.append("$1;%s;void p.A.%s();none;-1;1;2;host;-1;-1\n".formatted((Object[]) written.split(" ")));
		}
		Files.writeString(log.resolve("kieker-1.dat"), text);
		LogResults results = MonitoringLogs.read(List.of(log), LogAnalysis.Options.DEFAULT.among("void p.A.m()"::equals), Progress.NONE,
				WhenCancelled.NOTHING);
		assertThat(results.recorded()).filteredOn(recorded -> recorded.context().probed()).singleElement()
				.satisfies(recorded -> assertThat(recorded.context().gaps())
						.as("10,000 ns; 100 after that pause, and 100 with one record left out")
						.contains(GapHistogram.parse("26:2:1:1 53:1")));
	}

	/** Kieker ends the trace with the constructor: what the method calls later is in the next trace, and is in its self time. */
	@Test
	void saysThatConstructorsEndedTraces() throws IOException {
		LogResults cut = events("void p.A.m()", "new p.B.<init>(int)");
		assertThat(cut.cutByConstructors()).isTrue();
		assertThat(cut.summary()).contains("self times are too long");

		LogResults whole = events("void p.A.m()", "void p.B.n()");
		assertThat(whole.traces().valid()).isEqualTo(1);
		assertThat(whole.cutByConstructors()).isFalse();
		assertThat(whole.summary()).doesNotContain("self times");
	}

	/** Executions end where their trace ends. */
	@Test
	void executionsOfConstructorsEndNoTrace() throws IOException {
		Path log = Files.createDirectories(folder.resolve("executions"));
		Files.writeString(log.resolve("kieker.map"), "$1=kieker.common.record.controlflow.OperationExecutionRecord\n");
		Files.writeString(log.resolve("kieker-1.dat"), """
				$1;9;new p.B.<init>(int);<no-session-id>;1;110;260;host;1;1
				$1;9;void p.A.m();<no-session-id>;1;100;300;host;0;0
				""");
		LogResults results = read(Progress.NONE, WhenCancelled.NOTHING, log);
		assertThat(results.traces().valid()).isEqualTo(1);
		assertThat(results.cutByConstructors()).isFalse();
	}

	/** One trace of events, in which the first calls the second. */
	private LogResults events(String caller, String callee) throws IOException {
		Path log = Files.createDirectories(folder.resolve(callee.contains("<init>") ? "constructor" : "method"));
		Files.writeString(log.resolve("kieker.map"), """
				$2=kieker.common.record.flow.trace.operation.BeforeOperationEvent
				$3=kieker.common.record.flow.trace.operation.AfterOperationEvent
				$6=kieker.common.record.flow.trace.TraceMetadata
				""");
		Files.writeString(log.resolve("kieker-1.dat"), """
				$6;1;7;1;none;host;-1;-1
				$2;2;100;7;0;%1$s;p.A
				$2;3;110;7;1;%2$s;p.B
				$3;4;120;7;2;%2$s;p.B
				$3;5;200;7;3;%1$s;p.A
				""".formatted(caller, callee));
		return read(Progress.NONE, WhenCancelled.NOTHING, log);
	}

	@Test
	void aPathThatLeadsNowhereFails() {
		assertThatThrownBy(() -> read(Progress.NONE, WhenCancelled.NOTHING, folder.resolve("nosuch")))
				.isInstanceOf(NoSuchFileException.class);
	}

	@Test
	void timesHaveThreeDigitsAndTheUnitThatFits() {
		assertThat(DoubleStream.of(0, 0.5, 999, 1_000, 22_712.6, 1e6, 1.5e9, 3.6e12, Double.NaN).mapToObj(DurationFormat::text))
				.containsExactly("0 ns",
						"0.500 ns", "999 ns", "1.00 µs", "22.7 µs", "1.00 ms", "1.50 s", "3600 s", "none");
		DurationFormat unit = DurationFormat.fitting(DoubleStream.of(5, 2_000_000, Double.NaN, 3_000_000));
		assertThat(unit.unit()).isEqualTo("ms");
		assertThat(unit.number(5)).isEqualTo("0.00000500");
		assertThat(DurationFormat.fitting(DoubleStream.empty())).isEqualTo(DurationFormat.NANOS);
	}
}
