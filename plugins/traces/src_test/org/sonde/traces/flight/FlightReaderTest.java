/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.flight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.common.progress.Progress;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.PackedFile;
import org.sonde.traces.operations.OperationStatistics;
import org.sonde.traces.record.LogFormat;
import org.sonde.traces.record.StringPool;
import org.sonde.traces.reduction.KeptTrace;
import org.sonde.traces.reduction.LogAnalysis;
import org.sonde.traces.reduction.LogAnalysis.Options;
import org.sonde.traces.reduction.SingleTrace;
import org.sonde.traces.reduction.TraceChoice;

import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordingFile;

/** Recordings of this JVM, which must be of Java 25 or later; the methods count themselves. */
class FlightReaderTest {
	private static final String TYPE = FlightReaderTest.class.getName() + "$Program";

	@TempDir
	Path folder;

	private final LogProblems problems = new LogProblems();

	static final class Program {
		static int outer(int calls) {
			int sum = 0;
			for (int i = 0; i < calls; i++) {
				sum += inner(i);
			}
			return sum;
		}

		static int inner(int i) {
			return i + 1;
		}
	}

	private Path record(String event) throws IOException {
		return record(event, folder.resolve("a.jfr"));
	}

	static Path record(String event, Path file) throws IOException {
		assumeTrue(Runtime.version().feature() >= 25, "method tracing came with Java 25 (JEP 520); these tests run on an older one");
		try (Recording recording = new Recording()) {
			recording.enable("jdk.ActiveRecording");
			recording.enable(event).with("filter", TYPE + "::outer;" + TYPE + "::inner");
			recording.start();
			for (int trace = 0; trace < 20; trace++) {
				Program.outer(3);
			}
			recording.stop();
			recording.dump(file);
		}
		return file;
	}

	private LogAnalysis read(Path file) {
		return read(List.of(new FlightRecording(new PackedFile(file))));
	}

	private LogAnalysis read(List<FlightRecording> recordings) {
		return read(recordings, Options.DEFAULT);
	}

	private LogAnalysis read(List<FlightRecording> recordings, Options options) {
		StringPool names = new StringPool();
		LogAnalysis analysis = new LogAnalysis(names, problems, options);
		new FlightReader(names, analysis, problems, Progress.NONE).read(recordings);
		analysis.end();
		return analysis;
	}

	private static OperationStatistics of(LogAnalysis analysis, String method) {
		return analysis.operations().stream().filter(one -> one.signature().equals("static int " + TYPE + "." + method + "(int)"))
				.findFirst()
				.orElseThrow();
	}

	@Test
	void tracedMethodsGiveTracesAsProbesDo() throws IOException {
		LogAnalysis analysis = read(record("jdk.MethodTrace"));
		assertThat(analysis.formats()).containsExactly(LogFormat.FLIGHT_TRACING);
		assertThat(of(analysis, "outer").calls()).isEqualTo(20);
		assertThat(of(analysis, "inner").calls()).isEqualTo(60);
		assertThat(analysis.traces().valid()).isEqualTo(20);
		assertThat(analysis.classes().classes()).singleElement().satisfies(one -> assertThat(one.traces()).isEqualTo(20));
		assertThat(of(analysis, "inner").callers()).singleElement().satisfies(caller -> assertThat(caller.calls()).isEqualTo(60));
		assertThat(of(analysis, "outer").duration().minNanos()).isPositive();
		assertThat(problems.list()).isEmpty();
	}

	/** A recording has no ids of traces; what stands for them is the same whatever else is read. */
	@Test
	void tracesAreKnownByThreadAndTime() throws Exception {
		assumeTrue(Runtime.version().feature() >= 25, "method tracing came with Java 25 (JEP 520); these tests run on an older one");
		Path file = folder.resolve("threads.jfr");
		Thread virtual = Thread.ofVirtual().unstarted(() -> Program.outer(5));
		try (Recording recording = new Recording()) {
			recording.enable("jdk.MethodTrace").with("filter", TYPE + "::outer");
			recording.start();
			for (Thread thread : List.of(new Thread(() -> Program.outer(4), "shop@worker 1"), virtual)) {
				thread.start();
				thread.join();
			}
			recording.stop();
			recording.dump(file);
		}
		List<String> ids = RecordingFile.readAllEvents(file).stream()
				.map(event -> (event.getThread().isVirtual() ? virtual.threadId() : "shop@worker 1") + "@" + event.getStartTime())
				.toList();
		assertThat(ids).hasSize(2);
		List<FlightRecording> both = List.of(new FlightRecording(new PackedFile(record("jdk.MethodTrace"))),
				new FlightRecording(new PackedFile(file)));
		for (String id : ids) {
			SingleTrace trace = read(both, Options.DEFAULT.keeping(TraceChoice.WithId.parse(id))).single().orElseThrow();
			assertThat(trace.id()).isEqualTo(id);
			assertThat(trace.thread()).contains(id.substring(0, id.lastIndexOf('@')));
		}
		assertThat(read(both.subList(1, 2)).classes().classes()).singleElement()
				.satisfies(one -> assertThat(one.kept()).extracting(KeptTrace::id).containsExactlyInAnyOrderElementsOf(ids));
		assertThat(read(both, Options.DEFAULT.keeping(TraceChoice.WithId.parse("main@2026-11-28T08:11:32.123456789Z"))).single()).isEmpty();
	}

	@Test
	void timedMethodsHaveCountsAndTimes() throws IOException {
		LogAnalysis analysis = read(record("jdk.MethodTiming"));
		assertThat(analysis.formats()).containsExactly(LogFormat.FLIGHT_TIMING);
		assertThat(of(analysis, "outer").calls()).isEqualTo(20);
		OperationStatistics inner = of(analysis, "inner");
		assertThat(inner.calls()).isEqualTo(60);
		assertThat(inner.duration().count()).isEqualTo(60);
		assertThat(inner.duration().quantileNanos(0.5)).as("no single time is known").isNaN();
		assertThat(inner.duration().maxNanos()).isGreaterThanOrEqualTo(inner.duration().meanNanos());
		assertThat(analysis.traces().valid()).isZero();
	}

	/** The recording has its filter, unless only long calls were recorded or its settings are missing. */
	@ParameterizedTest
	@CsvSource({ "jdk.ActiveSetting, 0 ns, true", "jdk.ActiveSetting, 5 ns, false", "jdk.ThreadStart, 0 ns, false" })
	void theFilterSaysWhatWasNeverCalled(String other, String threshold, boolean known) throws IOException {
		assumeTrue(Runtime.version().feature() >= 25, "method tracing came with Java 25 (JEP 520); these tests run on an older one");
		Path file = folder.resolve("f.jfr");
		try (Recording recording = new Recording()) {
			recording.enable(other);
			recording.enable("jdk.MethodTrace").with("filter", TYPE + "::inner").with("threshold", threshold);
			recording.start();
			recording.stop();
			recording.dump(file);
		}
		StringPool names = new StringPool();
		LogAnalysis analysis = new LogAnalysis(names, problems, Options.DEFAULT);
		FlightReader reader = new FlightReader(names, analysis, problems, Progress.NONE);
		reader.read(List.of(new FlightRecording(new PackedFile(file))));
		assertThat(analysis.formats()).as("though nothing was called").hasSize(other.equals("jdk.ActiveSetting") ? 1 : 0);
		assertThat(reader.filter()).isEqualTo(known ? Optional.of(new MethodFilter(Set.of(TYPE + "::inner"))) : Optional.empty());
	}

	@Test
	void aRecordingWithoutMethodsSaysHowToGetThem() throws IOException {
		Path file = folder.resolve("b.jfr");
		try (Recording recording = new Recording()) {
			recording.enable("jdk.ThreadStart");
			recording.start();
			recording.stop();
			recording.dump(file);
		}
		assertThat(FlightRecording.find(folder, new LogProblems())).containsExactly(new FlightRecording(new PackedFile(file)));
		assertThat(read(file).operations()).isEmpty();
		assertThat(problems.list()).singleElement().satisfies(problem -> assertThat(problem.message()).contains("method-trace"));
	}

	/** A dump has all chunks since the recording began. */
	@Test
	void anEarlierDumpOfTheSameProgramDoesNotCountTwice() throws IOException {
		assumeTrue(Runtime.version().feature() >= 25, "method tracing came with Java 25 (JEP 520); these tests run on an older one");
		Path one = folder.resolve("z1.jfr");
		Path two = folder.resolve("a2.jfr");
		try (Recording recording = new Recording()) {
			recording.enable("jdk.MethodTrace").with("filter", TYPE + "::outer");
			recording.start();
			Program.outer(1);
			recording.dump(one);
			Program.outer(1);
			recording.dump(two);
		}
		assertThat(of(read(List.of(new FlightRecording(new PackedFile(one)), new FlightRecording(new PackedFile(two)))), "outer").calls())
				.isEqualTo(2);
		assertThat(problems.list()).singleElement().satisfies(problem -> {
			assertThat(problem.file()).isEqualTo(one);
			assertThat(problem.message()).contains("a2.jfr");
		});
		assertThat(of(read(List.of(new FlightRecording(new PackedFile(two)),
				new FlightRecording(new PackedFile(Files.copy(two, folder.resolve("copy.jfr")))))), "outer").calls())
				.as("the same twice").isEqualTo(2);
	}

	private static Path gz(byte[] content, Path file) throws IOException {
		try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
			out.write(content);
		}
		return file;
	}

	@Test
	void anEarlierDumpDoesNotCountTwiceWhenItIsPacked() throws IOException {
		byte[] first = Files.readAllBytes(record("jdk.MethodTrace"));
		byte[] both = concatenated(first, Files.readAllBytes(record("jdk.MethodTrace", folder.resolve("b.jfr"))));
		Path part = gz(first, folder.resolve("1.jfr.gz"));
		LogAnalysis analysis = read(List.of(new FlightRecording(new PackedFile(part)),
				new FlightRecording(new PackedFile(gz(both, folder.resolve("2.jfr.gz"))))));
		assertThat(of(analysis, "outer").calls()).isEqualTo(2 * 20);
		assertThat(problems.list()).singleElement().satisfies(problem -> assertThat(problem.file()).isEqualTo(part));
	}

	private static byte[] concatenated(byte[] one, byte[] other) {
		return ByteBuffer.allocate(one.length + other.length).put(one).put(other).array();
	}

	/** A chunk after the other: the disk need not have room for all, whatever the recording says of its length. */
	@Test
	void aPackedRecordingTakesTheRoomOfOneChunk(@TempDir Path temporary) throws IOException {
		byte[] chunk = Files.readAllBytes(record("jdk.MethodTrace"));
		Path packed = gz(concatenated(concatenated(chunk, chunk), chunk), folder.resolve("three.jfr.gz"));
		List<Long> sizes = new ArrayList<>();
		parsable(packed, temporary, Progress.NONE).parse(file -> {
			assertThat(files(temporary)).containsExactly(file);
			sizes.add(Files.size(file));
		});
		assertThat(sizes).containsExactly((long) chunk.length, (long) chunk.length, (long) chunk.length);
		assertThat(files(temporary)).isEmpty();
		assertThat(of(read(packed), "inner").calls()).isEqualTo(3 * 60);
		Path plain = folder.resolve("a.jfr");
		parsable(plain, temporary, Progress.NONE).parse(file -> assertThat(file).isEqualTo(plain));
		ByteBuffer.wrap(chunk).putLong(8, ParsableFiles.MOST_BYTES + 1);
		assertThat(read(gz(chunk, folder.resolve("large.jfr.gz"))).operations()).isEmpty();
		assertThat(problems.list()).last().satisfies(problem -> assertThat(problem.message()).contains("byte 0", "temporary file"));
	}

	/** Whoever it fails for: the parser, whoever cancels, or the packed file. */
	@ParameterizedTest
	@ValueSource(strings = {"parser", "cancelled", "file"})
	void nothingIsLeftOfAChunkThatWasUnpacked(String failure, @TempDir Path temporary) throws IOException {
		byte[] packed = Files.readAllBytes(gz(Files.readAllBytes(record("jdk.MethodTrace")), folder.resolve("one.jfr.gz")));
		Path file = Files.write(folder.resolve("one.jfr.gz"), failure.equals("file") ? Arrays.copyOf(packed, packed.length / 2) : packed);
		List<Path> seen = new ArrayList<>();
		Progress progress = Progress.cancelledBy(() -> failure.equals("cancelled") && !files(temporary).isEmpty());
		assertThatThrownBy(() -> parsable(file, temporary, progress).parse(chunk -> {
			seen.add(chunk);
			throw new IllegalStateException("as the JDK's parser does");
		})).isInstanceOf(switch (failure) {
			case "parser" -> IllegalStateException.class;
			case "cancelled" -> CancellationException.class;
			default -> IOException.class;
		});
		assertThat(seen).hasSize(failure.equals("parser") ? 1 : 0);
		assertThat(files(temporary)).isEmpty();
	}

	@Test
	void aMissingFolderForTemporaryFilesIsNamed() throws IOException {
		Path file = gz(Files.readAllBytes(record("jdk.MethodTrace")), folder.resolve("one.jfr.gz"));
		Path missing = folder.resolve("missing");
		assertThatThrownBy(() -> parsable(file, missing, Progress.NONE).parse(chunk -> {
		})).isInstanceOf(IOException.class).hasMessageContaining(missing.toString());
	}

	private static ParsableFiles parsable(Path file, Path temporary, Progress progress) {
		return new ParsableFiles(new FlightRecording(new PackedFile(file)), temporary, progress);
	}

	private static List<Path> files(Path folder) {
		try (Stream<Path> files = Files.list(folder)) {
			return files.toList();
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	/** Packed or not, its bytes are counted; those of the last chunk of a plain one are not, as nothing tells that it ends. */
	@Test
	void progressCountsTheBytesOfTheFile() throws IOException {
		byte[] chunk = Files.readAllBytes(record("jdk.MethodTrace"));
		Path plain = Files.write(folder.resolve("two.jfr"),
				concatenated(chunk, Files.readAllBytes(record("jdk.MethodTrace", folder.resolve("b.jfr")))));
		Path packed = gz(Files.readAllBytes(plain), folder.resolve("two.jfr.gz"));
		assertThat(progress(plain)).containsExactly(Files.size(plain), (long) chunk.length);
		assertThat(progress(packed)).containsExactly(Files.size(packed), Files.size(packed));
	}

	/** The total that was announced, and what was done. */
	private List<Long> progress(Path file) {
		long[] counted = new long[2];
		StringPool names = new StringPool();
		new FlightReader(names, new LogAnalysis(names, problems, Options.DEFAULT), problems, new Progress() {
			@Override
			public void begin(String task, long total) {
				counted[0] = total;
			}

			@Override
			public void worked(long units) {
				counted[1] += units;
			}

			@Override
			public boolean isCancelled() {
				return false;
			}
		}).read(List.of(new FlightRecording(new PackedFile(file))));
		return List.of(counted[0], counted[1]);
	}

	@Test
	void aPackedRecordingIsUnpacked() throws IOException {
		byte[] whole = Files.readAllBytes(record("jdk.MethodTrace"));
		Path packed = folder.resolve("packed");
		gz(whole, packed);
		assertThat(FlightRecording.find(packed, new LogProblems())).containsExactly(new FlightRecording(new PackedFile(packed)));
		assertThat(of(read(FlightRecording.find(packed, new LogProblems())), "inner").calls()).isEqualTo(60);
		Path archive = folder.resolve("two.zip");
		try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(archive))) {
			for (String name : List.of("b/2.jfr", "a/1.jfr", "readme.txt")) {
				out.putNextEntry(new ZipEntry(name));
				out.write(name.endsWith("txt") ? name.getBytes(StandardCharsets.UTF_8) : whole);
			}
		}
		assertThat(FlightRecording.find(archive, new LogProblems())).containsExactly(
				new FlightRecording(new PackedFile(archive, "a/1.jfr")), new FlightRecording(new PackedFile(archive, "b/2.jfr")));
		assertThat(of(read(FlightRecording.find(folder, new LogProblems())), "inner").calls())
				.as("a.jfr, of which the two in the archive are copies").isEqualTo(60);
		Path cut = Files.write(folder.resolve("cut.jfr.gz"), Arrays.copyOf(Files.readAllBytes(packed), (int) Files.size(packed) / 2));
		read(cut);
		assertThat(problems.list()).last()
				.satisfies(problem -> assertThat(problem.message()).startsWith("the rest cannot be read").contains("byte 0"));
	}

	/**
	 * The JDK's parser waits for ever for a chunk that has only begun, and goes back for ever where a chunk, an event or a check point
	 * leads it back. The chunks before it are read.
	 */
	@ParameterizedTest
	@ValueSource(strings = { "begun", "no length", "back to the first chunk", "event of no length", "event that leads back",
			"check point that leads on" })
	@Timeout(value = 2, unit = TimeUnit.MINUTES, threadMode = ThreadMode.SEPARATE_THREAD)
	void damageThatLeadsTheParserNowhereEndsTheReading(String damage) throws IOException {
		byte[] first = Files.readAllBytes(record("jdk.MethodTrace"));
		byte[] second = Files.readAllBytes(record("jdk.MethodTrace", folder.resolve("b.jfr")));
		ByteBuffer chunk = ByteBuffer.wrap(second);
		int header = 68;
		switch (damage) {
			case "begun" -> chunk.put(64, (byte) 111).putLong(24, 0);
			case "no length" -> chunk.putLong(8, 0);
			case "back to the first chunk" -> chunk.putLong(8, -first.length);
			case "event of no length" -> chunk.put(header, new byte[] {(byte) 0x80, (byte) 0x80, (byte) 0x80, 0});
			case "event that leads back" -> chunk.put(header, new byte[] {(byte) 0xf0, -1, -1, -1, 0x0f});
			default -> chunk.put(header, new byte[] {20, 1, 0, 0, 5});
		}
		Path both = folder.resolve("both.jfr");
		Files.write(both, first);
		Files.write(both, second, StandardOpenOption.APPEND);
		LogAnalysis analysis = read(both);
		assertThat(of(analysis, "outer").calls()).isEqualTo(20);
		assertThat(problems.list()).singleElement().satisfies(problem -> assertThat(problem.message()).contains("byte " + first.length));
	}

	@Test
	void aTruncatedRecordingSaysSoInWords() throws IOException {
		byte[] whole = Files.readAllBytes(record("jdk.MethodTrace"));
		int cuts = 0;
		for (int percent = 30; percent < 100; percent += 2) {
			read(Files.write(folder.resolve("cut-" + percent + ".jfr"), Arrays.copyOf(whole, whole.length / 100 * percent)));
			assertThat(problems.list()).as("%d %%", percent).hasSize(++cuts).last()
					.satisfies(problem -> assertThat(problem.message()).contains("copied to its end").doesNotContain("java."));
		}
	}

	/** Whatever is damaged, the reading ends, with a problem if a record is missing. */
	@Test
	void aDamagedRecordingIsReadAsFarAsItCanBe() throws IOException {
		byte[] whole = Files.readAllBytes(record("jdk.MethodTrace"));
		for (int length = 0; length < whole.length; length += whole.length / 40) {
			Path cut = Files.write(folder.resolve("cut.jfr"), Arrays.copyOf(whole, length));
			LogAnalysis analysis = read(cut);
			long calls = analysis.operations().stream().mapToLong(OperationStatistics::calls).sum();
			assertThat(calls == 80 || !problems.list().isEmpty()).as("%d of %d bytes: %d calls", length, whole.length, calls).isTrue();
		}
		assertThat(FlightRecording.find(Files.writeString(folder.resolve("text.jfr"), "FLR, but no more"), new LogProblems())).isEmpty();
	}
}
