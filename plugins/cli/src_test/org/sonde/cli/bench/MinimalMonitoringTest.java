/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import javax.tools.ToolProvider;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.cli.Sonde;
import org.sonde.cli.shared.ExitCode;
import org.sonde.metrics.source.MavenArtifacts;

import tools.jackson.databind.JsonNode;

/** The sample {@code samples/minimal-monitoring}: what it sends of a small program, and that the documented command measures it. */
class MinimalMonitoringTest {

	private static final Path SAMPLE = Path.of("../../samples/minimal-monitoring");
	private static final String PACKAGE = "kieker.common.record.flow.trace.";
	private static final String TRACE = PACKAGE + "TraceMetadata";
	private static final String BEFORE = PACKAGE + "operation.BeforeOperationEvent";
	private static final String AFTER = PACKAGE + "operation.AfterOperationEvent";
	private static final String FAILED = PACKAGE + "operation.AfterOperationFailedEvent";
	private static final int STRING = -1;
	private static final String PROGRAM = """
			package p;
			public class Program {
				public static void main(String[] arguments) throws Exception {
					int threads = Integer.parseInt(arguments[0]);
					int traces = Integer.parseInt(arguments[1]);
					int depth = Integer.parseInt(arguments[2]);
					Thread[] all = new Thread[threads];
					for (int i = 0; i < threads; i++) {
						all[i] = new Thread(() -> {
							for (int trace = 0; trace < traces; trace++) {
								new Program().nested(depth);
							}
						});
						all[i].start();
					}
					for (Thread one : all) {
						one.join();
					}
					if (traces == 0) {
						try {
							fail();
						} catch (IllegalStateException e) {
							System.out.println("failed");
						}
					}
					System.out.println("ended");
					System.exit(0);
				}
				int nested(int depth) {
					return depth > 1 ? nested(depth - 1) : 0;
				}
				static void fail() {
					throw new IllegalStateException("no");
				}
			}
			""";
	private static final String ASPECTS = """
			<aspectj>
				<weaver><include within="p.*"/><include within="org.sonde.sample.minimal.*"/></weaver>
				<aspects>
					<concrete-aspect name="p.Probes" extends="org.sonde.sample.minimal.OperationProbe">
						<pointcut name="monitoredOperation" expression="execution(* p.Program.nested(..)) || execution(* p.Program.fail(..))"/>
					</concrete-aspect>
				</aspects>
			</aspectj>
			""";

	@TempDir
	private Path folder;
	private Path weaver;

	@BeforeEach
	void compile() throws Exception {
		// In the local repository since org.sonde.instrumentation was built.
		try (MavenArtifacts artifacts = MavenArtifacts.open(true)) {
			weaver = artifacts.fetch("org.aspectj:aspectjweaver:jar:1.9.27");
		}
		List<String> arguments = new ArrayList<>(
				List.of("-g", "--release", "8", "-Xlint:-options", "-cp", weaver.toString(), "-d", folder.toString()));
		try (Stream<Path> files = Files.walk(SAMPLE.resolve("src"))) {
			files.map(Path::toString).filter(file -> file.endsWith(".java")).forEach(arguments::add);
		}
		arguments.add(Files.writeString(folder.resolve("Program.java"), PROGRAM).toString());
		assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new))).isZero();
	}

	/** Runs the program under the component, and returns what it printed. */
	private String run(List<String> jvm, int threads, int traces, int depth) throws IOException, InterruptedException {
		Path aspects = Files.writeString(folder.resolve("aop.xml"), ASPECTS);
		List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
				"-javaagent:" + weaver, "-Dorg.aspectj.weaver.loadtime.configuration=" + aspects.toUri(), "-cp",
				weaver + File.pathSeparator + folder));
		command.addAll(jvm);
		command.addAll(List.of("p.Program", String.valueOf(threads), String.valueOf(traces), String.valueOf(depth)));
		Process program = new ProcessBuilder(command).redirectErrorStream(true).start();
		String printed = new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		assertThat(program.waitFor()).as(printed).isZero();
		return printed;
	}

	/** Runs the program with a receiver, and returns what that received. */
	private ByteBuffer received(int threads, int traces, int depth) throws Exception {
		try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
			CompletableFuture<byte[]> stream = CompletableFuture.supplyAsync(() -> {
				try (Socket sender = server.accept()) {
					return sender.getInputStream().readAllBytes();
				} catch (IOException e) {
					throw new IllegalStateException(e);
				}
			});
			run(List.of("-Dminimal.port=" + server.getLocalPort()), threads, traces, depth);
			return ByteBuffer.wrap(stream.get());
		}
	}

	/**
	 * A record as Kieker writes it.
	 *
	 * @param bytes   of it in the stream
	 * @param numbers of a trace: its number, thread and order in its parent; of an event: timestamp, trace and order
	 * @param texts   what its numbers of strings stand for
	 */
	private record Received(String recordClass, int bytes, long loggingTimestamp, List<Long> numbers, List<String> texts) {

		static List<Received> all(ByteBuffer stream) {
			Map<Integer, String> strings = new HashMap<>();
			List<Received> records = new ArrayList<>();
			while (stream.hasRemaining()) {
				int first = stream.getInt();
				if (first == STRING) {
					int id = stream.getInt();
					byte[] text = new byte[stream.getInt()];
					stream.get(text);
					assertThat(strings.put(id, new String(text, StandardCharsets.UTF_8))).as("a string is sent once").isNull();
				} else {
					records.add(one(strings.get(first), stream, strings));
				}
			}
			return records;
		}

		private static Received one(String recordClass, ByteBuffer stream, Map<Integer, String> strings) {
			int begin = stream.position() - Integer.BYTES;
			long timestamp = stream.getLong();
			List<Long> numbers = new ArrayList<>(List.of(stream.getLong(), stream.getLong()));
			int texts = recordClass.equals(FAILED) ? 3 : 2;
			if (!recordClass.equals(TRACE)) {
				numbers.add((long) stream.getInt());
			}
			List<String> named = new ArrayList<>();
			for (int i = 0; i < texts; i++) {
				named.add(strings.get(stream.getInt()));
			}
			if (recordClass.equals(TRACE)) {
				assertThat(stream.getLong()).as("parent").isEqualTo(-1);
				numbers.add((long) stream.getInt());
			}
			assertThat(named).as("strings come before records").doesNotContainNull();
			return new Received(recordClass, stream.position() - begin, timestamp, numbers, named);
		}

		boolean isTrace() {
			return recordClass.equals(TRACE);
		}

		long trace() {
			return numbers.get(isTrace() ? 0 : 1);
		}
	}

	@Test
	void aTraceOfDepthTenHasTheBytesOfKieker18() throws Exception {
		int traces = 1000;
		List<Received> records = Received.all(received(1, traces, 10));
		assertThat(records).hasSize(traces * 21);
		assertThat(records.stream().mapToInt(Received::bytes).sum()).isEqualTo(traces * 848);

		List<Received> trace = records.subList(21, 42);
		assertThat(trace.getFirst().isTrace()).isTrue();
		assertThat(trace.getFirst().texts()).first().isEqualTo("<no-session-id>");
		List<Received> events = trace.subList(1, 21);
		assertThat(events.stream().map(Received::recordClass)).containsExactlyElementsOf(
				Stream.concat(Stream.generate(() -> BEFORE).limit(10), Stream.generate(() -> AFTER).limit(10)).toList());
		assertThat(events.stream().map(event -> event.numbers().get(2)))
				.containsExactlyElementsOf(LongStream.range(0, 20).boxed().toList());
		assertThat(events).allSatisfy(event -> {
			assertThat(event.texts()).containsExactly("int p.Program.nested(int)", "p.Program");
			assertThat(event.trace()).isEqualTo(trace.getFirst().trace());
			assertThat(event.numbers().getFirst()).isEqualTo(event.loggingTimestamp());
		});
		assertThat(records.stream().map(Received::loggingTimestamp).toList()).isSorted();
		assertThat(records.getFirst().loggingTimestamp() / 1_000_000).isCloseTo(System.currentTimeMillis(),
				within(600_000L));
	}

	@Test
	void aFailureHasItsCause() throws Exception {
		List<Received> records = Received.all(received(0, 0, 0));
		assertThat(records.stream().map(Received::recordClass)).containsExactly(TRACE, BEFORE, FAILED);
		assertThat(records.get(1).texts()).containsExactly("static void p.Program.fail()", "p.Program");
		assertThat(records.get(2).texts()).containsExactly("static void p.Program.fail()", "p.Program",
				"java.lang.IllegalStateException: no");
	}

	@Test
	void threadsLoseAndMixNothing() throws Exception {
		List<Received> records = Received.all(received(4, 2000, 3));
		assertThat(records).hasSize(4 * 2000 * 7);
		assertThat(records.stream().filter(Received::isTrace).map(trace -> trace.numbers().get(1)).distinct()).hasSize(4);
		Map<Long, List<Received>> traces = records.stream().collect(Collectors.groupingBy(Received::trace));
		assertThat(traces).hasSize(4 * 2000);
		assertThat(traces.values()).allSatisfy(trace -> assertThat(trace.stream().skip(1).map(event -> event.numbers().get(2)))
				.containsExactly(0L, 1L, 2L, 3L, 4L, 5L));
	}

	@Test
	void whatIsNotSentIsDropped() throws Exception {
		assertThat(run(List.of("-Dminimal.monitoring=off"), 2, 1000, 2)).isEqualTo("ended\n");
		assertThat(run(List.of(), 2, 1000, 2)).isEqualTo("ended\n");
	}

	/** More than the queue holds: the program would wait for ever. */
	@Test
	void aProgramOutlivesItsReceiver() throws Exception {
		int nobody;
		try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
			nobody = server.getLocalPort();
		}
		String printed = run(List.of("-Dminimal.port=" + nobody), 2, 100_000, 10);
		assertThat(printed).contains("Monitoring ends", "port " + nobody).endsWith("ended\n");
	}

	private Sonde versions(Path kind, String... arguments) {
		return Sonde
				.run(Stream.concat(Stream.of("bench", "versions", "PT4=" + SAMPLE.resolve("src"), "--kind", kind.toString(), "--include",
						"org.sonde.sample..*", "--writer", "tcp", "-o", folder.resolve("out").toString(), "--offline", "--attempts", "1"),
						Stream.of(arguments)).toArray(String[]::new));
	}

	@Test
	void theDocumentedCommandMeasuresIt() {
		Sonde run = versions(SAMPLE.resolve("minimal-monitoring.json"), "--series", "out.tunings", "--forks", "3", "--calls", "2000",
				"--format", "json");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		JsonNode printed = run.json();
		assertThat(printed.get("voids")).isEmpty();
		assertThat(printed.get("runs").valueStream().map(one -> one.get("configuration").asString()).distinct())
				.containsExactlyInAnyOrder("no-instrumentation", "deactivated", "collecting", "tcp");
		JsonNode tuning = printed.at("/series/tunings/0");
		assertThat(tuning.get("name").asString()).isEqualTo("PT4");
		assertThat(tuning.at("/overhead/low").asDouble()).isLessThan(tuning.at("/overhead/high").asDouble());
		JsonNode code = Sonde.run("metrics", SAMPLE.resolve("src").toString(), "--include", "org.sonde.sample..*", "--class-path",
				weaver.toString(), "--format", "json").json();
		assertThat(tuning.at("/linesOfCode/value").asLong()).isEqualTo(code.get("loc").asLong());
	}

	/** The pointcut of this kind matches nothing. */
	@Test
	void aVersionWhoseProbesWeaveNothingIsVoid() throws IOException {
		String text = Files.readString(SAMPLE.resolve("minimal-monitoring.json"));
		assertThat(text).contains("*.monitored*(");
		Path kind = Files.writeString(folder.resolve("nothing.json"), text.replace("*.monitored*(", "*.nothing*("));
		Sonde run = versions(kind, "--forks", "1", "--calls", "200");
		assertThat(run.code()).isEqualTo(ExitCode.FAILED);
		assertThat(run.err()).contains("SC128", "Collecting, 10 nested: void", "the probes do not work", "0 of 4200 records arrived");
	}
}
