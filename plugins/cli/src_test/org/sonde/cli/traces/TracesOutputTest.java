/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.traces;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.cli.Sonde;
import org.sonde.cli.shared.ExitCode;

import jdk.jfr.Recording;
import tools.jackson.databind.JsonNode;

/** A log of two traces of executions, one of events that failed, one with a gap and a broken line; every figure by hand. */
class TracesOutputTest {
	@TempDir
	Path folder;

	private String log;

	@BeforeEach
	void aLog() throws IOException {
		log = write("kieker-log").toString();
	}

	private Path write(String name) throws IOException {
		Path kieker = Files.createDirectories(folder.resolve(name));
		Files.writeString(kieker.resolve("kieker.map"), """
				$0=kieker.common.record.misc.KiekerMetadataRecord
				$1=kieker.common.record.controlflow.OperationExecutionRecord
				$2=kieker.common.record.flow.trace.TraceMetadata
				$3=kieker.common.record.flow.trace.operation.BeforeOperationEvent
				$4=kieker.common.record.flow.trace.operation.AfterOperationFailedEvent
				""");
		Files.writeString(kieker.resolve("kieker-1.dat"), """
				$0;0;2.0.2;c;host;1;false;0;NANOSECONDS;0
				$1;1;public void p.A.inner(int);<no-session-id>;1;1000010000;1000030000;host;1;1
				$1;1;public void p.A.outer();<no-session-id>;1;1000000000;1000100000;host;0;0
				$1;1;public void p.A.inner(int);<no-session-id>;2;2000010000;2000050000;host;1;1
				$1;1;public void p.A.outer();<no-session-id>;2;2000000000;2000200000;host;0;0
				$2;1;7;1;<no-session-id>;host;-1;-1
				$3;1;2500000000;7;0;void p.B.fails();p.B
				$4;1;2500400000;7;1;void p.B.fails();p.B;java.lang.Error
				$1;1;public void p.A.outer();<no-session-id>;3;2900000000;3000000000;host;1;0
				$1;1;public void p.A.outer();broken
				""");
		return kieker;
	}

	/** The form that other programs rely on; p99 is off by less than 1 %. */
	@Test
	void jsonHasTheFieldsThatStay() {
		JsonNode json = Sonde.run("traces", log, "--format", "json").json();
		assertThat(json.get("records").asLong()).isEqualTo(9);
		assertThat(json.get("skipped").asLong()).isEqualTo(1);
		assertThat(json.get("problems")).singleElement().satisfies(problem -> {
			assertThat(problem.get("place").asString()).isEqualTo("line 10");
			assertThat(problem.get("message").asString()).contains("OperationExecutionRecord", "too few fields");
		});
		assertThat(json.get("traces").get("valid").asLong()).isEqualTo(3);
		assertThat(json.get("traces").get("invalid").asLong()).isEqualTo(1);
		assertThat(json.get("traces").get("incomplete").asLong()).isZero();
		assertThat(json.get("traces").get("classes").asLong()).isEqualTo(2);
		JsonNode operations = json.get("operations");
		assertThat(operations.valueStream().map(one -> one.get("signature").asString()))
				.containsExactly("public void p.A.inner(int)",
						"public void p.A.outer()", "void p.B.fails()");
		assertThat(operations.valueStream().map(one -> one.get("calls").asLong())).containsExactly(2L, 3L, 1L);
		assertThat(operations.valueStream().map(one -> one.get("failures").toString())).as("executions do not tell").containsExactly("null",
				"null", "1");
		assertThat(operations.get(0).get("mean_ns").asDouble()).isEqualTo(30_000); // of 20 and 40 µs
		assertThat(operations.get(0).get("p99_ns").asDouble()).isBetween(39_600.0, 40_000.0);
		assertThat(operations.get(2).get("mean_ns").asDouble()).isEqualTo(400_000);
		// 2 calls from the first start to the last end, 2 s
		assertThat(operations.get(0).get("calls_per_second").asDouble()).isEqualTo(1);
		assertThat(operations.get(1).get("self_total_ns").asLong()).isEqualTo(80_000 + 160_000);
		assertThat(json.get("observed_seconds").asDouble()).isEqualTo(2);
		assertThat(json.has("trace_classes")).isFalse();
		assertThat(operations.get(0).has("callers")).isFalse();
	}

	/** outer 100 + 200 µs, of which 80 + 160 by itself; fails 400 µs. */
	@Test
	void theCallsAreDrawn() throws IOException {
		Path stacks = folder.resolve("calls.collapsed");
		Path graph = folder.resolve("calls.dot");
		Sonde run = Sonde.run("traces", log, "--picture", stacks.toString(), "--picture", graph.toString(), "--by", "type");
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		assertThat(stacks).content().isEqualTo("public void p.A.outer() 240000\npublic void p.A.outer();public void p.A.inner(int) 60000\n"
				+ "void p.B.fails() 400000\n");
		assertThat(graph).content().contains("\"(outside)\" -> \"p.A\" [label=\"2, 240 µs\"];",
				"\"p.A\" -> \"p.A\" [label=\"2, 60.0 µs\"];");
		assertThat(Sonde.run("traces", log, "--picture", stacks.toString()).code()).as("an earlier one is replaced").isEqualTo(ExitCode.OK);
	}

	/** Mermaid shows an error instead of it. */
	@Test
	void aGraphThatIsTooLargeForMermaidIsReported() throws IOException {
		StringBuilder spans = new StringBuilder("[{\"traceId\":\"1\",\"id\":\"1\",\"name\":\"p.A.a\",\"timestamp\":1,\"duration\":9000}");
		for (int i = 2; i < 700; i++) {
			spans.append(",{\"traceId\":\"1\",\"id\":\"%x\",\"parentId\":\"1\",\"name\":\"p.B.m%d\",\"timestamp\":%d,\"duration\":1}".formatted(i, i,
					i));
		}
		String large = Files.writeString(folder.resolve("spans.json"), spans + "]").toString();
		String graph = folder.resolve("calls.mmd").toString();
		Sonde run = Sonde.run("traces", large, "--picture", graph);
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		assertThat(run.err()).contains("calls.mmd is too large for Mermaid: 699 arrows (maxEdges is 500 by default)", "--min-calls");
		assertThat(Sonde.run("traces", large, "--picture", graph, "--by", "type").err()).contains("calls.mmd").doesNotContain("too large");
		assertThat(Sonde.run("traces", large, "--picture", folder.resolve("calls.dot").toString()).err()).doesNotContain("too large");
	}

	/** fails is the slowest trace, outer has most calls; class 1 is that with the most time. */
	@Test
	void oneTraceIsDrawn() throws IOException {
		Path trace = folder.resolve("one.trace.mmd");
		assertThat(drawn(trace, "--trace", "slowest")).contains("participant p0 as B\n", "fails(), 400 µs");
		assertThat(drawn(trace, "--trace", "most-calls")).contains("participant p0 as A\n").doesNotContain("fails");
		assertThat(drawn(trace, "--trace", "class:1")).contains("class 1<br/>1 trace of 1 call\n");
		assertThat(drawn(trace, "--trace", "class:2:fastest")).contains("trace ").contains("outer(), 100 µs", "inner(int), 20.0 µs");
		assertThat(drawn(trace, "--trace", "class:2:slowest")).contains("outer(), 200 µs", "inner(int), 40.0 µs");
		assertThat(drawn(trace)).as("slowest is the default").contains("fails(), 400 µs");
		assertThat(drawn(folder.resolve("one.trace.puml"), "--trace=most-calls")).startsWith("@startuml\nheader\n");
		assertThat(drawn(folder.resolve("one.trace.puml"))).as("an earlier one is replaced").contains("fails");
		Sonde missing = Sonde.run("traces", log, "--picture", folder.resolve("no.trace.svg").toString(), "--trace", "987654");
		assertThat(missing.err()).contains("--trace 987654");
		assertThat(missing.code()).as("so that a script notices").isEqualTo(ExitCode.FAILED);
		assertThat(folder.resolve("no.trace.svg")).doesNotExist();
		assertThat(Sonde.run("traces", log, "--picture", trace.toString(), "--trace", "class:9").err()).contains("--trace class:9");
		assertThat(Sonde.run("traces", log, "--picture", trace.toString(), "--trace", "class:1:quickest").code()).isEqualTo(ExitCode.USAGE);
		assertThat(Sonde.run("traces", log, "--picture", trace.toString(), "--trace", "fastest").code()).isEqualTo(ExitCode.USAGE);
		assertThat(Sonde.run("traces", log, "--picture", "a.svg", "--trace", "slowest").code()).isEqualTo(ExitCode.USAGE);
	}

	private String drawn(Path file, String... options) throws IOException {
		List<String> words = new ArrayList<>(List.of("traces", log, "--picture", file.toString()));
		words.addAll(List.of(options));
		Sonde run = Sonde.run(words.toArray(String[]::new));
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.OK);
		return Files.readString(file);
	}

	@Test
	void aPartOfTheGraphIsDrawn() throws IOException {
		Path graph = folder.resolve("calls.dot");
		assertThat(drawn(graph, "--by", "type", "--min-calls", "2")).contains("\"p.A\";").doesNotContain("p.B");
		assertThat(drawn(graph, "--by", "type", "--around", "p.b")).contains("\"p.B\";").doesNotContain("p.A");
		assertThat(drawn(folder.resolve("calls.graph.svg"), "--by", "package"))
				.contains("<title>p: 5 calls, self time 700 µs, 3 from outside, 2 within</title>");
		assertThat(Sonde.run("traces", log, "--picture", "a.svg", "--min-calls", "2").code()).isEqualTo(ExitCode.USAGE);
		assertThat(Sonde.run("traces", log, "--picture", "a.dot", "--min-calls", "0").code()).isEqualTo(ExitCode.USAGE);
	}

	@Test
	void aPictureReplacesNobodysFileAndNeedsATrace() throws IOException {
		Path foreign = Files.writeString(folder.resolve("foreign.svg"), "<svg/>");
		assertThat(Sonde.run("traces", log, "--picture", foreign.toString()).err()).contains("SC115");
		assertThat(foreign).content().isEqualTo("<svg/>");
		Path empty = folder.resolve("empty.svg");
		assertThat(Sonde.run("traces", Files.createDirectory(folder.resolve("nothing")).toString(), "--picture", empty.toString()).err())
				.contains("empty.svg is not drawn");
		assertThat(empty).doesNotExist();
		assertThat(Sonde.run("traces", log, "--picture", "calls.png").code()).isEqualTo(ExitCode.USAGE);
		assertThat(Sonde.run("traces", log, "--by", "type").code()).isEqualTo(ExitCode.USAGE);
		assertThat(Sonde.run("traces", log, "--picture", "a.svg", "--weight", "bytes").code()).isEqualTo(ExitCode.USAGE);
	}

	/** This JVM traces a method that is called 20 times; without Java 25, the flight recorder only has what it can tell. */
	@Test
	void aFlightRecordingIsReadBesideALogOfKieker() throws IOException {
		Path recording = folder.resolve("a.recording");
		try (Recording flight = new Recording()) {
			flight.enable("jdk.MethodTrace").with("filter", getClass().getName() + "::called");
			flight.start();
			for (int i = 0; i < 20; i++) {
				called();
			}
			flight.stop();
			flight.dump(recording);
		}
		Sonde run = Sonde.run("traces", log, recording.toString(), "--format", "json");
		String signature = "private static void " + getClass().getName() + ".called()";
		List<JsonNode> found = run.json().get("operations").valueStream().filter(one -> one.get("signature").asString().equals(signature))
				.toList();
		assertThat(Sonde.run("traces", recording.toString(), "--follow").code()).isEqualTo(ExitCode.USAGE);
		if (Runtime.version().feature() >= 25) {
			assertThat(found).singleElement().satisfies(one -> assertThat(one.get("calls").asLong()).isEqualTo(20));
			assertThat(run.json().at("/traces/valid").asLong()).isEqualTo(3 + 20);
		} else {
			assertThat(run.err()).contains("method-trace");
		}
	}

	private static void called() {
		// for the recording
	}

	@Test
	void logsOfSeveralHostsAreReadAsOneUnlessThatIsDeclined() throws IOException {
		// Read one after the other, the trace has timed out before what the second host did comes.
		Path one = host("one", "$1;20;public void p.A.outer();<no-session-id>;1;1000;9000;one;0;0\n"
				+ "$1;99000000000;public void p.A.outer();<no-session-id>;2;99000000000;99000000100;one;0;0\n");
		Path two = host("two", "$1;10;public void p.B.inner();<no-session-id>;1;2000;3000;two;1;1\n");
		List<String> command = List.of("traces", one.toString(), two.toString(), "--timeout", "10", "--format", "json");
		JsonNode apart = Sonde.run(Stream.concat(command.stream(), Stream.of("--no-merge")).toArray(String[]::new)).json();
		assertThat(apart.get("traces").get("distributed").asLong()).isZero();
		JsonNode json = Sonde.run(command.toArray(String[]::new)).json();
		assertThat(Sonde.run(Stream.concat(command.stream(), Stream.of("--merge")).toArray(String[]::new)).json()).isEqualTo(json);
		assertThat(json.get("records").asLong()).isEqualTo(3);
		assertThat(json.get("traces").get("valid").asLong()).isEqualTo(2);
		assertThat(json.get("traces").get("distributed").asLong()).isEqualTo(1);
		assertThat(Sonde.run("traces", one.toString(), "--merge", "--follow").err())
				.contains("--merge excludes --follow, --listen");
		assertThat(Sonde.run("traces", one.toString(), "--follow", "--format", "csv", "--operations").code()).isEqualTo(ExitCode.USAGE);
	}

	/** Each 49 of them would make a record of metadata. */
	@Test
	void zerosAreNoLog() throws IOException {
		Path zeros = Files.createDirectories(folder.resolve("kieker-zeros"));
		Files.writeString(zeros.resolve("kieker.map"), "$0=kieker.common.record.misc.KiekerMetadataRecord\n");
		Path file = zeros.resolve("kieker-1.gz");
		try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
			for (int megabyte = 0; megabyte < 16; megabyte++) {
				out.write(new byte[1 << 20]);
			}
		}
		Sonde traces = Sonde.run("traces", zeros.toString());
		assertThat(traces.code()).isEqualTo(ExitCode.FAILED);
		assertThat(traces.out()).contains("0 records read, 1 skipped");
		assertThat(traces.err()).contains(file + ", byte 0: skipped the rest of the file").contains("it is not a Kieker log");
	}

	@Test
	void namesInALogDoNotCommandTheTerminal() throws IOException {
		Path log = host("escape",
				"$1;1;void p.A.\u001B[31mred();<no-session-id>;1;10;20;h;0;0\n$1;1;void p.A.\u009B2J();s;1;10;20;h;5;9\n");
		Files.writeString(log.resolve("kieker.map"), "$2=my.\u001B]0;Record\n", StandardOpenOption.APPEND);
		Files.writeString(log.resolve("kieker-2.dat"), "$2;1;x\n");
		Sonde traces = Sonde.run("traces", log.toString(), "--operations", "--reduce");
		assertThat(traces.out() + traces.err()).contains("p.A.\uFFFD[31mred()", "my.\uFFFD]0;Record is unknown")
				.doesNotContainPattern("[\\x00-\\x09\\x0B-\\x1F\\x7F-\\x9F]");
		assertThat(Sonde.run("traces", log.toString(), "--format", "csv").out()).contains("\u001B[31m");
	}

	@Test
	void linksAndRecordsThatCameTooLateAreTold() throws IOException {
		Path linked = Files.createDirectories(folder.resolve("kieker-linked"));
		Files.writeString(linked.resolve("kieker.map"), """
				$1=kieker.common.record.controlflow.OperationExecutionRecord
				$2=kieker.common.record.flow.trace.TraceMetadata
				$3=kieker.common.record.flow.trace.concurrency.JoinEvent
				""");
		Files.writeString(linked.resolve("kieker-1.dat"), """
				$2;1;11;3;session;host;7;4
				$3;2;2;11;0;12
				$1;3;void p.A.m();<no-session-id>;1;1000;2000;host;1;1
				$1;4;void p.A.m();<no-session-id>;2;9000000000;9000000100;host;0;0
				$1;5;void p.A.m();<no-session-id>;1;9000000000;9000000200;host;0;0
				$1;6;void p.A.m();<no-session-id>;1;9000000000;9000000300;host;2;1
				""");
		JsonNode traces = Sonde.run("traces", linked.toString(), "--timeout", "1", "--format", "json").json().get("traces");
		assertThat(traces.get("links").toString()).isEqualTo("[{\"kind\":\"started-by\",\"trace\":11,\"other\":7,\"order\":4},"
				+ "{\"kind\":\"joined-by\",\"trace\":11,\"other\":12,\"order\":0}]");
		assertThat(traces.get("linked").asLong()).isEqualTo(1);
		assertThat(traces.get("late_records").asLong()).isPositive();
		assertThat(Sonde.run("traces", linked.toString(), "--timeout", "1").out()).contains(" 1 trace started by others. ",
				" left out, because their traces had timed out.");
	}

	@Test
	void ownRecordClassesArePassedOverInALogThatIsFollowed() throws IOException {
		Path log = Files.createDirectories(folder.resolve("kieker-own"));
		Files.writeString(log.resolve("kieker.map"), "$1=my.Record\n$2=kieker.common.record.flow.trace.concurrency.SplitEvent\n");
		Files.write(log.resolve("kieker-1.bin"), ByteBuffer.allocate(16 + 32).putInt(1).putLong(1).putInt(7)
				.putInt(2).putLong(1).putLong(1).putLong(1).putInt(0).array());
		Path types = Files.writeString(folder.resolve("types.txt"), "my.Record=i\n");
		Sonde followed = Sonde.run("traces", log.toString(), "--follow", "--for", "0.1", "--record-types", types.toString(), "--format",
				"json");
		assertThat(followed.out()).contains("\"records\":1,\"skipped\":1,");
	}

	private Path host(String name, String records) throws IOException {
		Path kieker = Files.createDirectories(folder.resolve("kieker-" + name));
		Files.writeString(kieker.resolve("kieker.map"), "$1=kieker.common.record.controlflow.OperationExecutionRecord\n");
		Files.writeString(kieker.resolve("kieker-1.dat"), records);
		return kieker;
	}

	@Test
	void ownRecordClassesArePassedOverWhereTheirFieldsAreTold() throws IOException {
		Path kieker = Files.createDirectories(folder.resolve("kieker-own"));
		Files.writeString(kieker.resolve("kieker.map"),
				"$0=my.Record\n$1=kieker.common.record.controlflow.OperationExecutionRecord\n$2=void p.A.f()\n$3=<no-session-id>\n$4=host\n");
		ByteBuffer bytes = ByteBuffer.allocate(100);
		bytes.putInt(0).putLong(5).putInt(2).putLong(7).putInt(8); // sli
		bytes.putInt(1).putLong(6).putInt(2).putInt(3).putLong(1).putLong(1000).putLong(3000).putInt(4).putInt(0).putInt(0);
		Files.write(kieker.resolve("kieker-1.bin"), Arrays.copyOf(bytes.array(), bytes.position()));
		assertThat(Sonde.run("traces", kieker.toString(), "--format", "json").json().get("records").asLong()).isZero();
		Path types = Files.writeString(folder.resolve("own.types"), "# ours\nmy.Record=sli\n");
		JsonNode told = Sonde.run("traces", kieker.toString(), "--record-types", types.toString(), "--format", "json").json();
		assertThat(told.get("records").asLong()).isEqualTo(1);
		assertThat(told.get("skipped").asLong()).isEqualTo(1);
		Files.writeString(types, "my.Record: sli\n");
		Sonde refused = Sonde.run("traces", kieker.toString(), "--record-types", types.toString());
		assertThat(refused.code()).isEqualTo(ExitCode.FAILED);
		assertThat(refused.err()).contains("SC117: " + types + ", line 1: ", "my.Record=sli", "Correct the line")
				.doesNotContain("permissions");
		Files.write(types, new byte[] { (byte) 0xfc });
		assertThat(Sonde.run("traces", kieker.toString(), "--record-types", types.toString()).err()).contains("SC102",
				"it is not text in UTF-8");
	}

	@Test
	void jsonHasMoreWhereItIsAskedFor() {
		JsonNode json = Sonde.run("traces", log, "--format", "json", "--operations", "--reduce").json();
		JsonNode inner = json.get("operations").get(0);
		assertThat(inner.get("callers")).singleElement().satisfies(caller -> {
			assertThat(caller.get("signature").asString()).isEqualTo("public void p.A.outer()");
			assertThat(caller.get("calls").asLong()).isEqualTo(2);
		});
		assertThat(inner.get("hosts").get(0).asString()).isEqualTo("host");
		assertThat(inner.get("series").get("calls").valueStream().mapToLong(JsonNode::asLong).sum()).isEqualTo(2);
		JsonNode first = json.get("trace_classes").get(0);
		assertThat(first.get("traces").asLong()).as("400 µs failed are more than 300 µs in two traces").isEqualTo(1);
		assertThat(first.get("kind").asString()).isEqualTo("events");
		assertThat(first.get("tree").get(0).get("failed").asBoolean()).isTrue();
		JsonNode second = json.get("trace_classes").get(1);
		assertThat(second.get("traces").asLong()).isEqualTo(2);
		assertThat(second.get("mean_ns").asDouble()).isEqualTo(150_000);
		assertThat(second.get("tree").valueStream().map(call -> call.get("depth").asInt() + " " + call.get("signature")
				.asString()))
				.containsExactly("0 public void p.A.outer()", "1 public void p.A.inner(int)");
		assertThat(second.get("tree").get(0).get("self_ns").asDouble()).isEqualTo(120_000);
		assertThat(
				second.get("kept_traces").valueStream().map(kept -> kept.get("rank").asString() + " " + kept.get("duration_ns").asLong()))
				.containsExactly("fastest 100000", "slowest 200000");
	}

	@Test
	void theTableHasUnitsAndTheMostExpensiveFirst() {
		Sonde run = Sonde.run("traces", log);
		assertThat(run.code()).isEqualTo(ExitCode.OK);
		assertThat(run.out())
				.startsWith("calls [1]  calls per second [1/s]  failures [1]  mean [µs]  median [µs]  p99 [µs]  mean self [µs]"
						+ "  self time [%]  operation\n");
		assertThat(run.out().lines().skip(1).limit(3).map(line -> line.substring(line.lastIndexOf("  ")).strip()))
				.containsExactly(
						"void p.B.fails()", "public void p.A.outer()", "public void p.A.inner(int)");
		assertThat(run.out()).contains("9 records read, 1 skipped; 6 calls of 3 operations in 2.00 s observed.",
				"Traces: 3 valid, 1 invalid, 0 incomplete; 2 classes of equal traces.");
		assertThat(run.err()).contains("kieker-1.dat, line 10: skipped", "trace 3 of executions: records are missing in between");
		assertThat(run.out()).doesNotContain("line 10");
	}

	@Test
	void classesStandWithTheirCallTrees() {
		String out = Sonde.run("traces", log, "--reduce").out();
		assertThat(out).contains("Class 1: 1 trace of 1 call\n", "Class 2: 2 traces of 2 calls\n", "void p.B.fails() (failed)")
				.containsPattern("150 +120 +1  public void p\\.A\\.outer\\(\\)\n")
				.containsPattern("30\\.0 +30\\.0 +1    public void p\\.A\\.inner")
				.doesNotContain("failures");
		assertThat(Sonde.run("traces", log, "--reduce", "--top", "1").out()).contains("And 1 less expensive class; --top 2 lists all.")
				.doesNotContain("Class 2");
	}

	@Test
	void csvHasFixedColumns() {
		assertThat(Sonde.run("traces", log, "--format", "csv").out().lines()).hasSize(4).startsWith(
				"signature,calls,failures,callsPerSecond,durations,meanNanos,minNanos,p50Nanos,p90Nanos,p99Nanos,maxNanos,selfMeanNanos,"
						+ "selfTotalNanos,hosts")
				.anyMatch(line -> line.startsWith("void p.B.fails(),1,1,0.5,1,400000,400000,"));
		assertThat(Sonde.run("traces", log, "--format", "csv", "--reduce").out().lines().toList().get(2))
				.startsWith("2,executions,2,2,300000,150000,100000,").endsWith(",200000,public void p.A.outer()");
	}

	@Test
	void aPlanIsComparedWithTheLog() throws IOException {
		String plan = Files.writeString(folder.resolve("a.probes"), Sonde.PLAN).toString();
		Sonde table = Sonde.run("traces", log, "--plan", plan);
		assertThat(table.out()).containsPattern("unknown +active +void p\\.A\\.hot\\(int\\)");
		assertThat(table.err()).contains("recorded but not planned: void p.B.fails()");
		JsonNode json = Sonde.run("traces", log, "--plan", plan, "--format", "json").json();
		assertThat(json.get("plan").get("neverRecorded").get(0).asString()).isEqualTo("void p.A.hot(int)");
		assertThat(json.get("plan").get("likelyReasons").get(0).get("reason").asString()).isEqualTo("nothing-of-the-plan");
	}

	/** The figures of several logs add up; the same ones twice are two logs. */
	@Test
	void severalLogsAreReadAsOne() throws IOException {
		JsonNode two = Sonde.run("traces", log, write("kieker-other").toString(), "--format", "json").json();
		assertThat(two.get("records").asLong()).isEqualTo(18);
		assertThat(two.get("operations").get(0).get("calls").asLong()).isEqualTo(4);
		assertThat(two.get("observed_seconds").asDouble()).as("both cover the same 2 s").isEqualTo(2);
		assertThat(Sonde.run("traces", folder.toString(), "--format", "json").json().get("records").asLong())
				.as("the folder that holds both")
				.isEqualTo(18);
	}

	@Test
	void theSameInputGivesTheSameBytes() {
		for (String format : List.of("table", "json", "csv")) {
			assertThat(Sonde.run("traces", log, "--reduce", "--format", format))
					.isEqualTo(Sonde.run("traces", log, "--reduce", "--format", format));
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "traces", "traces LOG --top 0", "traces LOG --timeout 0", "traces LOG --timeout -1",
			"traces LOG --format csv --operations --reduce",
			"traces LOG --format csv --plan a.probes", "calls a.probes", "traces --follow", "traces LOG --listen 0",
			"traces LOG LOG --follow",
			"traces --listen 70000", "traces LOG --window 2", "traces LOG --follow --window 0", "traces LOG --for 1",
			"traces LOG --bind localhost",
			"traces --listen 0 --for -1" })
	void whatIsWrongByItselfIsAUsageError(String line) {
		Sonde run = Sonde.run(line.replace("LOG", log).split(" "));
		assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.USAGE);
		assertThat(run.out()).isEmpty();
	}

	@Test
	void withoutARecordThereIsNoAnswer() throws IOException {
		Sonde run = Sonde.run("traces", Files.createDirectories(folder.resolve("empty")).toString(), "--format", "json");
		assertThat(run.code()).isEqualTo(ExitCode.FAILED);
		assertThat(run.json().get("records").asLong()).isZero();
		assertThat(run.err()).contains("there is no Kieker log");
		assertThat(Sonde.run("traces", log, "nosuch").code()).isEqualTo(ExitCode.FAILED);
	}

	/** A trace of 100 µs is complete within 1 ms. */
	@Test
	void aTimeOutEndsTraces() {
		assertThat(Sonde.run("traces", log, "--timeout", "0.001", "--format", "json").json().get("traces").get("valid").asLong())
				.isEqualTo(3);
		assertThat(Sonde.run("traces", log, "--timeout", "1e-12").code()).as("less than a nanosecond").isEqualTo(ExitCode.OK);
	}
}
