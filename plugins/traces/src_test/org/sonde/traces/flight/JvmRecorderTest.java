/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.flight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.common.jvm.RunningJvm;
import org.sonde.common.progress.Progress;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.PackedFile;
import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/** Records a program that makes as many calls as it is told. */
class JvmRecorderTest {

	/** Makes so many calls as each line of its input says. */
	static final class Caller {
		private static long sum;

		private Caller() {
		}

		static void outer(int number) {
			inner(number);
			inner(number + 1);
		}

		static void inner(int number) {
			sum += number;
		}

		public static void main(String[] arguments) throws IOException {
			System.out.println("ready");
			BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
			for (String line = in.readLine(); line != null; line = in.readLine()) {
				for (int i = 0; i < Integer.parseInt(line); i++) {
					outer(i);
				}
				System.out.println("called " + sum);
			}
		}
	}

	/** That program in a JVM of its own. */
	private static final class Program implements AutoCloseable {
		private final Process process;
		private final BufferedReader out;

		private Program(String... options) throws IOException {
			process = new ProcessBuilder(
					Stream.of(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()), List.of(options),
							List.of("-cp", classes(), Caller.class.getName())).flatMap(List::stream).toList())
					.redirectError(ProcessBuilder.Redirect.INHERIT).start();
			out = process.inputReader();
			assertThat(out.readLine()).isEqualTo("ready");
		}

		private static String classes() {
			return Path.of(Caller.class.getProtectionDomain().getCodeSource().getLocation().getPath()).toString();
		}

		private void call(int times) throws IOException {
			new PrintStream(process.getOutputStream(), true).println(times);
			assertThat(out.readLine()).startsWith("called");
		}

		private String pid() {
			return Long.toString(process.pid());
		}

		private void end() throws IOException, InterruptedException {
			process.getOutputStream().close();
			assertThat(process.waitFor()).isZero();
		}

		@Override
		public void close() {
			process.destroyForcibly();
		}
	}

	/** Calls of each method, by its name. */
	private static final class Calls implements RecordSink {
		private final StringPool names = new StringPool();
		private final Map<String, Long> calls = new TreeMap<>();

		@Override
		public void execution(int operation, int session, long traceId, long tinNanos, long toutNanos, int host, int eoi, int ess) {
			calls.merge(name(operation), 1L, Long::sum);
		}

		@Override
		public void counted(int operation, long count, long meanNanos, long minNanos, long maxNanos, long fromNanos, long toNanos) {
			calls.merge(name(operation), count, Long::sum);
		}

		private String name(int operation) {
			return names.text(operation).replaceAll(".*\\.(\\w+)\\(.*", "$1");
		}

		@Override
		public void event(EventKind kind, long timestampNanos, long traceId, int orderIndex, int operation, int type) {
			throw new AssertionError("no event");
		}

		@Override
		public void traceMetadata(long traceId, long threadId, int session, int host, long parentTraceId, int parentOrder) {
			throw new AssertionError("no event trace");
		}

		@Override
		public void logMetadata(int host, int experimentId) {
			throw new AssertionError("no log");
		}
	}

	private static final String FILTER = Caller.class.getName() + "::outer;" + Caller.class.getName() + "::inner";

	@TempDir
	private Path folder;

	private static Map<String, Long> calls(Path file) {
		Calls sink = new Calls();
		LogProblems problems = new LogProblems();
		new FlightReader(sink.names, sink, problems, Progress.NONE).read(List.of(new FlightRecording(new PackedFile(file))));
		assertThat(problems.list()).isEmpty();
		return sink.calls;
	}

	private void assertNothingElseIsLeft(Path file) throws IOException {
		try (Stream<Path> files = Files.list(folder)) {
			assertThat(files).containsExactly(file);
		}
	}

	/** What comes before the start and after the end does not count. */
	@ParameterizedTest
	@ValueSource(strings = { "TIMING", "TRACE" })
	@EnabledForJreRange(minVersion = 25, disabledReason = "only Java 25 and later record methods")
	void countsWhatIsCalledMeanwhile(JvmRecorder.Detail detail) throws Exception {
		Path file = folder.resolve("a.jfr");
		try (Program program = new Program(); JvmRecorder recorder = JvmRecorder.connect(program.pid())) {
			program.call(70);
			recorder.start(detail, FILTER, 0, file);
			program.call(1000);
			recorder.store(file);
			program.call(7);
			program.end();
		}
		assertThat(calls(file)).isEqualTo(Map.of("outer", 1000L, "inner", 2000L));
		assertNothingElseIsLeft(file);
	}

	/** Calls are counted while they are recorded; a timed recording has none before its end. */
	@Test
	@EnabledForJreRange(minVersion = 25, disabledReason = "only Java 25 and later record methods")
	void tracedCallsAreCountedMeanwhile() throws Exception {
		Path file = folder.resolve("a.jfr");
		try (Program program = new Program(); JvmRecorder recorder = JvmRecorder.connect(program.pid())) {
			recorder.start(JvmRecorder.Detail.TRACE, FILTER, 0, file);
			program.call(100);
			long begin = System.nanoTime();
			String outer = "static void " + Caller.class.getName() + ".outer(int)";
			Map<String, Long> expected = Map.of(outer, 100L, outer.replace("outer", "inner"), 200L);
			recorder.await(() -> !recorder.calls().orElseThrow().equals(expected) && System.nanoTime() - begin < 60_000_000_000L);
			assertThat(recorder.calls()).hasValue(new TreeMap<>(expected));
			program.call(10);
			recorder.store(file);
			program.end();
		}
		assertThat(calls(file)).isEqualTo(Map.of("outer", 110L, "inner", 220L));
		assertNothingElseIsLeft(file);
		try (Program program = new Program(); JvmRecorder recorder = JvmRecorder.connect(program.pid())) {
			recorder.start(JvmRecorder.Detail.TIMING, FILTER, 0, folder.resolve("b.jfr"));
			assertThat(recorder.calls()).isEmpty();
		}
	}

	@Test
	@EnabledForJreRange(minVersion = 25, disabledReason = "only Java 25 and later record methods")
	void aProgramThatEndsLeavesItsRecording() throws Exception {
		Path file = folder.resolve("a.jfr");
		try (Program program = new Program(); JvmRecorder recorder = JvmRecorder.connect(program.pid())) {
			recorder.start(JvmRecorder.Detail.TRACE, FILTER, 0, file);
			program.call(5);
			program.end();
			assertThat(recorder.isRunning()).isFalse();
			recorder.store(file);
		}
		assertThat(calls(file)).isEqualTo(Map.of("outer", 5L, "inner", 10L));
		assertNothingElseIsLeft(file);
	}

	/** As jcmd does. */
	@Test
	@EnabledForJreRange(minVersion = 25, disabledReason = "only Java 25 and later record methods")
	void aRecordingThatAnotherProgramEndsIsStored() throws Exception {
		Path file = folder.resolve("a.jfr");
		try (Program program = new Program(); JvmRecorder recorder = JvmRecorder.connect(program.pid())) {
			recorder.start(JvmRecorder.Detail.TRACE, FILTER, 0, file);
			program.call(5);
			end(program);
			program.call(7);
			recorder.store(file);
		}
		assertThat(calls(file)).isEqualTo(Map.of("outer", 5L, "inner", 10L));
		assertNothingElseIsLeft(file);
	}

	private static void end(Program program) throws IOException, InterruptedException {
		Process jcmd = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "jcmd").toString(), program.pid(), "JFR.stop",
				"name=Sonde")
				.redirectOutput(ProcessBuilder.Redirect.DISCARD).redirectError(ProcessBuilder.Redirect.INHERIT).start();
		assertThat(jcmd.waitFor()).isZero();
	}

	/** By a port, as from another machine. */
	@Test
	@EnabledForJreRange(minVersion = 25, disabledReason = "only Java 25 and later record methods")
	void recordsOverANetwork() throws Exception {
		int port;
		try (ServerSocket free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
			port = free.getLocalPort();
		}
		Path file = folder.resolve("a.jfr");
		try (Program program = new Program("-Dcom.sun.management.jmxremote.port=" + port,
				"-Dcom.sun.management.jmxremote.authenticate=false",
				"-Dcom.sun.management.jmxremote.ssl=false", "-Djava.rmi.server.hostname=127.0.0.1")) {
			try (JvmRecorder recorder = JvmRecorder.connect("127.0.0.1:" + port)) {
				recorder.start(JvmRecorder.Detail.TIMING, FILTER, 0, file);
				program.call(3);
				recorder.store(file);
			}
			assertThat(calls(file)).isEqualTo(Map.of("outer", 3L, "inner", 6L));
			Path lost = folder.resolve("lost.jfr");
			try (JvmRecorder recorder = JvmRecorder.connect("127.0.0.1:" + port)) {
				recorder.start(JvmRecorder.Detail.TIMING, FILTER, 0, lost);
				end(program);
				assertThatThrownBy(() -> recorder.store(lost)).isInstanceOf(IOException.class).hasMessageContaining("another program");
			}
			try (JvmRecorder recorder = JvmRecorder.connect("127.0.0.1:" + port)) {
				recorder.start(JvmRecorder.Detail.TIMING, FILTER, 0, lost);
				program.end();
				assertThatThrownBy(() -> recorder.store(lost)).isInstanceOf(IOException.class);
			}
			assertNothingElseIsLeft(file);
		}
	}

	@Test
	void listsTheProgramsOfThisMachineTheNewestFirst() throws Exception {
		try (Program first = new Program(); Program second = new Program(); Program third = new Program()) {
			String name = Caller.class.getName();
			assertThat(RunningJvm.onThisMachine()).containsSubsequence(new RunningJvm(third.pid(), name),
					new RunningJvm(second.pid(), name), new RunningJvm(first.pid(), name));
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "1", "999999999", "localhost:1", "no address", "localhost:99999", "service:jmx:", "service:jmx:foo", "a:b:c" })
	void saysWhyItCannotConnect(String address) {
		assertThatThrownBy(() -> JvmRecorder.connect(address)).isInstanceOf(IOException.class).hasMessageNotContaining("Exception");
	}
}
