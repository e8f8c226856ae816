/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.zip.GZIPOutputStream;

import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.tests.seeded.RandomInput;
import org.sonde.tests.seeded.Seeded;
import org.sonde.traces.log.LogProblem;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.PackedFile;
import org.sonde.traces.log.Tally;
import org.sonde.traces.operations.OperationStatistics;
import org.sonde.traces.record.LogFormat;
import org.sonde.traces.record.StringPool;
import org.sonde.traces.reduction.LogAnalysis;
import org.sonde.traces.reduction.LogAnalysis.Options;
import org.sonde.traces.reduction.TraceChoice;

/** The same two calls in each format: serve, from 1 to 1.01 s, and total within it, from 1.002 to 1.005 s, which fails. */
class SpanReaderTest {
	static final String OTLP = """
			{"resourceSpans":[{"resource":{"attributes":[{"key":"service.name","value":{"stringValue":"shop"}},{"key":"host.name","value":{"stringValue":"alpha"}}]},
			"scopeSpans":[{"scope":{"name":"methods"},"spans":[
			{"traceId":"5b8efff798038103d269b633813fc60c","spanId":"eee19b7ec3c1b174","parentSpanId":"eee19b7ec3c1b173","name":"Cart.total","kind":1,
			"startTimeUnixNano":"1002000000","endTimeUnixNano":"1005000000","attributes":[{"key":"code.namespace","value":{"stringValue":"shop.Cart"}},
			{"key":"code.function","value":{"stringValue":"total"}}],"status":{"code":2}},
			{"traceId":"5b8efff798038103d269b633813fc60c","spanId":"eee19b7ec3c1b173","parentSpanId":"","name":"Main.serve","kind":1,
			"startTimeUnixNano":1000000000,"endTimeUnixNano":"1010000000","attributes":[{"key":"code.function.name","value":{"stringValue":"shop.Main.serve"}}],"status":{}}
			]}]}]}
			""";
	static final String JAEGER = """
			{"data":[{"traceID":"1","spans":[
			{"traceID":"1","spanID":"a","operationName":"shop.Main.serve","references":[],"startTime":1000000,"duration":10000,"tags":[],"processID":"p1"},
			{"traceID":"1","spanID":"b","operationName":"x","references":[{"refType":"CHILD_OF","traceID":"1","spanID":"a"}],"startTime":1002000,"duration":3000,
			"tags":[{"key":"error","type":"bool","value":true},{"key":"code.function.name","type":"string","value":"shop.Cart.total"}],"processID":"p1"}],
			"processes":{"p1":{"serviceName":"shop","tags":[]}}}],"total":0}
			""";
	static final String ZIPKIN = """
			[{"traceId":"1","id":"a","name":"shop.main.serve","timestamp":1000000,"duration":10000,"localEndpoint":{"serviceName":"shop"},
			"tags":{"code.function.name":"shop.Main.serve"}},
			{"traceId":"1","id":"b","parentId":"a","name":"total","timestamp":1002000,"duration":3000,"tags":{"error":"","code.function.name":"shop.Cart.total"}}]
			""";
	static final String ZIPKIN_1 = """
			[[{"traceId":"1","id":"b","parentId":"a","name":"shop.Cart.total","annotations":[{"timestamp":1002000,"value":"sr"},{"timestamp":1005000,"value":"ss"}],
			"binaryAnnotations":[{"key":"error","value":"true"}]},
			{"traceId":"1","id":"a","name":"shop.Main.serve","timestamp":1000000,"duration":10000,"annotations":[]}]]
			""";

	@TempDir
	Path folder;

	private final LogProblems problems = new LogProblems();
	private Tally tally;

	private LogAnalysis read(List<SpanFile> files) {
		StringPool names = new StringPool();
		LogAnalysis analysis = new LogAnalysis(names, problems, Options.DEFAULT);
		SpanReader reader = new SpanReader(names, analysis, problems, Progress.NONE, SpanSampling.ALL);
		reader.read(files);
		analysis.end();
		tally = reader.tally();
		return analysis;
	}

	private LogAnalysis read(String text) throws IOException {
		Path file = Files.writeString(folder.resolve("spans"), text);
		assertThat(SpanFile.find(file, problems)).as("it is recognised").containsExactly(new SpanFile(new PackedFile(file)));
		return read(List.of(new SpanFile(new PackedFile(file))));
	}

	@Test
	void everyFormatSaysTheSame() throws IOException {
		for (String text : List.of(OTLP, JAEGER, ZIPKIN, ZIPKIN_1)) {
			LogAnalysis analysis = read(text);
			assertThat(analysis.formats()).as(text)
					.containsExactly(text.equals(OTLP) ? LogFormat.OTLP : text.equals(JAEGER) ? LogFormat.JAEGER : LogFormat.ZIPKIN);
			assertThat(analysis.operations()).as(text).extracting(OperationStatistics::signature).containsExactly("shop.Cart.total",
					"shop.Main.serve");
			OperationStatistics total = analysis.operations().getFirst();
			OperationStatistics serve = analysis.operations().getLast();
			assertThat(List.of(total.calls(), total.failures().orElseThrow(), serve.calls(), serve.failures().orElseThrow())).as(text)
					.containsExactly(1L, 1L, 1L, 0L);
			assertThat(total.duration().sumNanos()).isEqualTo(3_000_000);
			assertThat(serve.duration().sumNanos()).isEqualTo(10_000_000);
			assertThat(serve.self().sumNanos()).isEqualTo(7_000_000);
			assertThat(total.callers()).singleElement().satisfies(caller -> assertThat(caller.caller()).isEqualTo("shop.Main.serve"));
			assertThat(analysis.traces().valid()).isEqualTo(1);
			assertThat(problems.list()).isEmpty();
			assertThat(tally).isEqualTo(new Tally(2, 0));
		}
		assertThat(read(OTLP).operations().getFirst().hosts()).containsExactly("alpha");
		assertThat(read(JAEGER).operations().getFirst().hosts()).containsExactly("shop");
	}

	/** As the query interface writes them: behind the spans of their trace. Each trace has names of its own. */
	@Test
	void jaegersProcessesAreHosts() throws IOException {
		String trace = """
				{"traceID":"%1$s","spans":[{"traceID":"%1$s","spanID":"a","operationName":"p.A.a","startTime":1,"duration":9,"processID":"p1"},
				{"traceID":"%1$s","spanID":"b","operationName":"p.A.b","startTime":2,"duration":3,"processID":"p2",
				"references":[{"refType":"CHILD_OF","traceID":"%1$s","spanID":"a"}]},
				{"traceID":"%1$s","spanID":"c","operationName":"p.A.c","startTime":6,"duration":1,"processID":"p9"}],"processes":{%2$s}}""";
		String first = trace.formatted("1",
				"\"p1\":{\"serviceName\":\"web\",\"tags\":[]},\"p2\":{\"serviceName\":\"shop\",\"tags\":[{\"key\":\"hostname\",\"value\":\"beta\"}]}");
		String second = trace.formatted("2", "\"p2\":{\"serviceName\":\"web\",\"tags\":[{\"key\":\"host.name\",\"value\":\"gamma\"}]}");
		for (String order : List.of(first, first.replaceAll("(?s),(\"spans\".*),(\"processes\".*})}", ",$2,$1}"))) {
			assertThat(hosts(read("{\"data\":[" + order + "," + second + "]}"))).containsExactlyInAnyOrder(tuple("p.A.a", "web"),
					tuple("p.A.b", "beta,gamma"), tuple("p.A.c", ""));
			assertThat(tally).isEqualTo(new Tally(6, 0));
		}
	}

	/** The order of fields is free in JSON. The second resource does not say where it is. */
	@Test
	void aResourceBehindItsSpansIsTheirHost() throws IOException {
		String late = OTLP.replaceFirst("(?s)(\"resource\":.*?]}),\\s*(\"scopeSpans\":.*]}])", "$2,$1");
		assertThat(late.indexOf("\"resource\"")).isGreaterThan(late.indexOf("\"scopeSpans\""));
		String silent = OTLP.replaceFirst("(?s)\"resource\":.*?]},", "").replace("fc60c", "fc60d");
		assertThat(hosts(read(late + silent))).containsExactlyInAnyOrder(tuple("shop.Cart.total", "alpha"),
				tuple("shop.Main.serve", "alpha"));
		assertThat(hosts(read(silent + late))).containsExactlyInAnyOrder(tuple("shop.Cart.total", "alpha"),
				tuple("shop.Main.serve", "alpha"));
		assertThat(hosts(read(silent))).containsExactlyInAnyOrder(tuple("shop.Cart.total", ""), tuple("shop.Main.serve", ""));
	}

	/** Where no file of a folder has a usual name; a log of Kieker beside them is none. */
	@Test
	void filesOfAnyNameAreFoundByTheirContent() throws IOException {
		Path text = Files.writeString(Files.createDirectory(folder.resolve("deep")).resolve("a.txt"), OTLP);
		Path bare = Files.writeString(folder.resolve("spans"), ZIPKIN);
		Files.writeString(folder.resolve("readme.txt"), "\"traceId\" is what spans have");
		Path kieker = Files.createDirectory(folder.resolve("kieker"));
		Files.writeString(kieker.resolve("kieker.map"), "$0=kieker.common.record.misc.KiekerMetadataRecord");
		Files.writeString(kieker.resolve("a.dat"), JAEGER);
		assertThat(SpanFile.find(folder, problems)).containsExactly(new SpanFile(new PackedFile(text)), new SpanFile(new PackedFile(bare)));
		Path usual = Files.writeString(folder.resolve("usual.json"), JAEGER);
		assertThat(SpanFile.find(folder, problems)).containsExactly(new SpanFile(new PackedFile(usual)));
	}

	/** Not the first by the order of the file system. */
	@Test
	void ofManyFilesOfAnyNameTheFirstAreLookedAt() throws IOException {
		for (int i = 0; i < 9_999; i++) {
			Files.createFile(folder.resolve("m" + i));
		}
		Path first = Files.writeString(folder.resolve("a"), ZIPKIN);
		assertThat(SpanFile.find(folder, problems)).containsExactly(new SpanFile(new PackedFile(first)));
		assertThat(problems.list()).isEmpty();
		Files.writeString(folder.resolve("z"), ZIPKIN);
		assertThat(SpanFile.find(folder, problems)).containsExactly(new SpanFile(new PackedFile(first)));
		assertThat(problems.list()).singleElement().satisfies(problem -> {
			assertThat(problem.file()).isEqualTo(folder);
			assertThat(problem.message()).contains("not the last 1;");
		});
	}

	/** The ids of OpenTelemetry and Jaeger, whose leading zeros may be missing. */
	@Test
	void aTraceIsFoundByTheIdThatTheToolShows() throws IOException {
		String two = "[" + span("a", "", 1, 9).replaceFirst("\"1\"", "\"0000000000000000000000000000abcd\"") + ","
				+ span("b", "", 1, 5).replaceFirst("\"1\"", "\"12\"") + ","
				+ span("c", "b", 2, 30).replaceFirst("\"1\"", "\"12\"") + ","
				+ span("d", "", 1, 2).replaceFirst("\"1\"", "\"1000000000000000000000000000abcd\"") + "]";
		Path file = Files.writeString(folder.resolve("spans"), two);
		assertThat(root(file, "abcd")).isEqualTo("p.A.a");
		assertThat(root(file, "0ABCD")).isEqualTo("p.A.a");
		assertThat(root(file, "1000000000000000000000000000abcd")).isEqualTo("p.A.d");
		assertThat(root(file, "12")).as("not what it started, which runs beyond it").isEqualTo("p.A.b");
		assertThat(root(file, "c")).isEmpty();
	}

	private String root(Path file, String id) {
		StringPool names = new StringPool();
		LogAnalysis analysis = new LogAnalysis(names, problems, Options.DEFAULT.keeping(TraceChoice.WithId.parse(id)));
		new SpanReader(names, analysis, problems, Progress.NONE, SpanSampling.ALL).read(List.of(new SpanFile(new PackedFile(file))));
		analysis.end();
		return analysis.single().map(trace -> trace.nodes().getFirst().operation()).orElse("");
	}

	private static List<Tuple> hosts(LogAnalysis analysis) {
		return analysis.operations().stream().map(one -> tuple(one.signature(), String.join(",", one.hosts().stream().sorted().toList())))
				.toList();
	}

	/** web waits from 0 to 100 for what shop does from 10 to 60; there, the call fails. */
	@Test
	void bothSidesInAnObjectOfZipkinAreTwoCalls() throws IOException {
		String annotation = "{\"timestamp\":%d,\"value\":\"%s\",\"endpoint\":{\"serviceName\":\"%s\"}}";
		List<String> four = List.of(annotation.formatted(1000, "cs", "web"), annotation.formatted(1010, "sr", "shop"),
				annotation.formatted(1060, "ss", "shop"), annotation.formatted(1100, "cr", "web"));
		String merged = "[{\"traceId\":\"1\",\"id\":\"a\",\"name\":\"get\",\"timestamp\":1000,\"duration\":100,\"annotations\":[%s],"
				+ "\"binaryAnnotations\":[{\"key\":\"error\",\"value\":\"500\",\"endpoint\":{\"serviceName\":\"shop\"}}]}]";
		LogAnalysis analysis = read(merged.formatted(String.join(",", four)));
		assertThat(tally).isEqualTo(new Tally(2, 0));
		assertThat(analysis.traces().valid()).isEqualTo(1);
		assertThat(analysis.hostGraph()).filteredOn(edge -> !edge.caller().isEmpty()).singleElement()
				.satisfies(edge -> assertThat(List.of(edge.caller(), edge.callee(), edge.calls())).isEqualTo(List.of("web", "shop", 1L)));
		OperationStatistics get = analysis.operations().getFirst();
		assertThat(List.of(get.calls(), get.failures().orElseThrow(), get.duration().sumNanos(), get.self().sumNanos())).containsExactly(2L,
				1L, 150_000L, 100_000L);
		assertThat(read(merged.formatted(four.get(0) + "," + four.get(3))).operations().getFirst().calls()).as("the client alone")
				.isEqualTo(1);
		assertThat(
				read(merged.formatted(four.get(0) + "," + four.get(1) + "," + four.get(2))).operations().getFirst().duration().sumNanos())
				.as("the client until the last that is known").isEqualTo(60_000 + 50_000);
	}

	/** OpenTelemetry's attribute was the short name for some months. */
	@Test
	void aShortFunctionNameNeedsItsNamespace() throws IOException {
		String between = OTLP.replace("\"code.function\"", "\"code.function.name\"");
		assertThat(read(between).operations()).extracting(OperationStatistics::signature).containsExactly("shop.Cart.total",
				"shop.Main.serve");
		String both = OTLP.replace("{\"key\":\"code.function.name\"",
				"{\"key\":\"code.namespace\",\"value\":{\"stringValue\":\"x.Y\"}},{\"key\":\"code.function.name\"");
		assertThat(read(both).operations()).extracting(OperationStatistics::signature).containsExactly("shop.Cart.total",
				"shop.Main.serve");
		assertThat(read(between.replace("code.namespace", "x")).operations()).extracting(OperationStatistics::signature)
				.containsExactly("shop.Main.serve", "total");
	}

	/** More than any parser takes: what is so deep is no part of a span, and the lines behind it are read. */
	@Test
	void deeplyNestedAttributesLoseNothing() throws IOException {
		String deep = OTLP.replace("\n", "").replaceFirst("\"status\":\\{\"code\":2",
				"\"x\":" + "[{\"a]\\\\\\\"\":".repeat(50_000) + "1" + "}]".repeat(50_000) + ",$0");
		read(deep + "\n" + OTLP.replace("fc60c", "fc60d"));
		assertThat(tally).isEqualTo(new Tally(4, 0));
		assertThat(problems.list()).singleElement().satisfies(problem -> {
			assertThat(problem.message()).contains("200").doesNotContain("skipped");
			assertThat(problem.place()).isEqualTo("line 1");
			assertThat(problem.occurrences()).isEqualTo(1);
		});
		String balanced = "[".repeat(300) + "]".repeat(300);
		assertThat(read("[" + span("a", "", 1, 9).replaceFirst("\\{", "{\"x\":" + balanced + ",") + "," + span("b", "", 1, 9) + "]")
				.operations()).hasSize(2);
	}

	/** A request a line, packed, in several files, the parents in the last of them. */
	@Test
	void tracesGoOnInOtherFiles() throws IOException {
		String child = OTLP.replace("\n", "").replaceAll(
				",\\{\"traceId\":\"5b8efff798038103d269b633813fc60c\",\"spanId\":\"eee19b7ec3c1b173\".*?\"status\":\\{\\}\\}", "");
		String parent = OTLP.replace("\n", "").replaceAll(
				"\\{\"traceId\":\"5b8efff798038103d269b633813fc60c\",\"spanId\":\"eee19b7ec3c1b174\".*?\\{\"code\":2\\}\\},", "");
		Path first = Files.writeString(folder.resolve("1.jsonl"), child + "\n" + child.replace("5b8e", "6b8e") + "\n");
		Path packed = folder.resolve("2.jsonl.gz");
		try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(packed))) {
			out.write((parent + "\n" + parent.replace("5b8e", "7b8e") + "\n").getBytes(StandardCharsets.UTF_8));
		}
		Files.writeString(folder.resolve("other.json"), "{\"a\":1}");
		assertThat(SpanFile.find(folder, problems)).containsExactly(new SpanFile(new PackedFile(first)),
				new SpanFile(new PackedFile(packed)));
		LogAnalysis analysis = read(SpanFile.find(folder, problems));
		assertThat(tally).isEqualTo(new Tally(4, 0));
		assertThat(analysis.traces().valid()).as("a whole one, one without its parent, one without a child").isEqualTo(3);
		assertThat(problems.list()).singleElement()
				.satisfies(problem -> assertThat(problem.message()).contains("1 span without its parent"));
	}

	/** The end of packed data has no line. */
	@Test
	void packedSpansThatAreCutOff() throws IOException {
		ByteArrayOutputStream packed = new ByteArrayOutputStream();
		try (OutputStream out = new GZIPOutputStream(packed)) {
			out.write((OTLP.replace("\n", "") + "\n").repeat(500).getBytes(StandardCharsets.UTF_8));
		}
		Path cut = Files.write(folder.resolve("cut.jsonl.gz"), Arrays.copyOf(packed.toByteArray(), packed.size() - 20));
		read(SpanFile.find(cut, problems));
		assertThat(problems.list()).isNotEmpty().noneSatisfy(problem -> assertThat(problem.place()).contains("-"));
	}

	@Test
	void spansWithoutTheirParentsAreCounted() throws IOException {
		read("[" + span("a", "x", 0, 100) + "," + span("b", "y", 0, 100) + "]");
		assertThat(problems.list()).extracting(LogProblem::message)
				.containsExactly("2 spans without their parents in what was read; each starts a trace of its own");
	}

	/** b and c at once, d beyond its parent: they are traces that a started. */
	@Test
	void whatRunsBesideIsATraceOfItsOwn() throws IOException {
		LogAnalysis analysis = read("[" + span("a", "", 0, 100) + "," + span("b", "a", 10, 50) + "," + span("c", "a", 20, 60) + ","
				+ span("d", "a", 90, 120) + ","
				+ span("e", "d", 95, 96) + "]");
		assertThat(analysis.traces().valid()).isEqualTo(3);
		assertThat(analysis.traces().linked()).isEqualTo(2);
		assertThat(analysis.operations()).extracting(OperationStatistics::calls).containsExactly(1L, 1L, 1L, 1L, 1L);
	}

	/** The web server calls a shop on another machine, which calls it back. */
	@Test
	void eachCallHasTheHostOfItsOwnSpan() throws IOException {
		LogAnalysis analysis = read("[" + on("web", span("a", "", 0, 100)) + "," + on("shop", span("b", "a", 10, 50)) + ","
				+ on("web", span("c", "b", 20, 30)) + ","
				+ on("shop", span("d", "b", 35, 40)) + "," + on("web", span("e", "a", 60, 70)) + "]");
		assertThat(analysis.traces().distributed()).isEqualTo(1);
		assertThat(analysis.operations()).extracting(OperationStatistics::signature, one -> String.join(",", one.hosts()))
				.containsExactlyInAnyOrder(tuple("p.A.a", "web"),
						tuple("p.A.b", "shop"), tuple("p.A.c", "web"), tuple("p.A.d", "shop"), tuple("p.A.e", "web"));
		assertThat(analysis.hostGraph()).filteredOn(edge -> !edge.caller().equals(""))
				.extracting(edge -> edge.caller() + " " + edge.callee() + " " + edge.calls())
				.containsExactlyInAnyOrder("shop shop 1", "shop web 1", "web shop 1", "web web 1");
		assertThat(read("[" + on("web", span("a", "", 0, 100)) + "," + on("web", span("b", "a", 10, 50)) + "]").traces().distributed())
				.isZero();
	}

	private static String on(String host, String span) {
		return span.replaceFirst("}$", ",\"localEndpoint\":{\"serviceName\":\"" + host + "\"}}");
	}

	private static String span(String id, String parent, long from, long to) {
		return "{\"traceId\":\"1\",\"id\":\"" + id + "\"" + (parent.isEmpty() ? "" : ",\"parentId\":\"" + parent + "\"")
				+ ",\"name\":\"p.A." + id + "\",\"timestamp\":" + from
				+ ",\"duration\":" + (to - from) + "}";
	}

	/** Random call trees, written in any order: every call, every duration and every caller comes back. */
	@Test
	void anyOrderGivesTheSame() {
		Seeded.tries(200, in -> {
			List<String> spans = new ArrayList<>();
			long[] clock = { 0 };
			int[] next = { 1 };
			int traces = in.between(1, 5);
			for (int i = 0; i < traces; i++) {
				grow(in, spans, "", clock, next, 0);
			}
			Collections.shuffle(spans, in.random());
			LogAnalysis analysis = read("[" + String.join(",", spans) + "]");
			assertThat(analysis.traces().valid()).isEqualTo(traces);
			assertThat(analysis.operations().stream().mapToLong(OperationStatistics::calls).sum()).isEqualTo(spans.size());
			assertThat(analysis.operations().stream().mapToLong(one -> one.self().sumNanos()).sum())
					.as("own times are all of the roots' times")
					.isEqualTo(analysis.classes().classes().stream().mapToLong(one -> one.totalNanos()).sum());
		});
	}

	private static void grow(RandomInput in, List<String> spans, String parent, long[] clock, int[] next, int depth) {
		String id = Integer.toString(next[0]++);
		long start = clock[0]++;
		for (int i = depth > 4 ? 0 : in.between(0, 3); i > 0; i--) {
			clock[0] += in.between(0, 5);
			grow(in, spans, id, clock, next, depth + 1);
		}
		clock[0] += in.between(1, 9);
		spans.add(span(id, parent, start, clock[0]));
	}

	@Test
	void whatIsNoSpanIsSkippedWithItsReason() throws IOException {
		read("[" + span("a", "", 5, 1) + ",{\"traceId\":\"1\"}," + span("b", "", 1, 9)
				+ ",{\"traceId\":\"1\",\"id\":\"c\",\"name\":\"n\",\"timestamp\":\"soon\"}]");
		assertThat(tally).isEqualTo(new Tally(1, 3));
		assertThat(problems.list()).extracting(problem -> problem.message()).anyMatch(message -> message.contains("before it starts"))
				.anyMatch(message -> message.contains("timestamp"));
	}

	/** Times that no number of nanoseconds can be; the spans around are read. */
	@Test
	void hostileTimesAreSkipped() throws IOException {
		List<String> times = List.of("9223372036854775", "9223372036854775807", "-9223372036854775808", "1.5", "1e400", "1e30", "\"1e3\"",
				"null", "[]", "{}");
		List<String> spans = new ArrayList<>(List.of(span("a", "", 1, 9)));
		times.forEach(time -> spans
				.add("{\"traceId\":\"1\",\"id\":\"b\",\"name\":\"n\",\"timestamp\":" + time + ",\"duration\":9223372036854775}"));
		spans.add(span("c", "", 10, 19));
		read("[" + String.join(",", spans) + "]");
		assertThat(tally).isEqualTo(new Tally(2, times.size()));
	}

	/** Each of them would need hours if spans with one id, or traces with one half of their ids, were searched one after the other. */
	@Test
	void idsThatAreMadeUpCostNoTime() throws IOException {
		int size = 300_000;
		StringBuilder sameId = new StringBuilder("[");
		StringBuilder sameHalf = new StringBuilder("[");
		for (int i = 0; i < size; i++) {
			sameId.append(i == 0 ? "" : ",").append(span("a", "", i, 2L * size - i));
			sameHalf.append(i == 0 ? "" : ",")
					.append(span("a", "", i, i + 1).replaceFirst("\"1\"", "\"%x0000000000000001\"".formatted(i + 1)));
		}
		assertThat(read(sameId + "]").operations()).extracting(OperationStatistics::calls).containsOnly((long) size);
		assertThat(read(sameHalf + "]").operations()).extracting(OperationStatistics::calls).containsOnly((long) size);
	}

	/** An object of each value would take many times the bytes. */
	@Test
	void aSpanOfManyMegabytesEndsTheReading() throws IOException {
		String huge = span("b", "", 1, 9).replaceFirst("\\{", "{\"tags\":{\"a\":[" + "[],".repeat(2_000_000) + "[]]},");
		read("[" + span("a", "", 1, 9) + "," + huge + "]");
		assertThat(tally.read()).isEqualTo(1);
		assertThat(problems.list()).last().satisfies(problem -> assertThat(problem.message()).contains("more than 4 MB"));
	}

	/** Parents in a circle, a span as its own parent, a chain of a hundred thousand, and damage anywhere. */
	@Test
	void hostileInputEnds() throws IOException {
		assertThat(read("[" + span("a", "b", 1, 9) + "," + span("b", "a", 1, 9) + "," + span("c", "c", 1, 9) + "]").traces().valid())
				.isEqualTo(1);
		assertThat(tally).as("a and b").isEqualTo(new Tally(1, 2));
		assertThat(problems.list()).last().satisfies(problem -> assertThat(problem.message()).contains("left out 2 spans"));
		StringBuilder chain = new StringBuilder("[");
		for (int i = 0; i < 100_000; i++) {
			chain.append(i == 0 ? "" : ",").append(span(Integer.toString(i + 1), i == 0 ? "" : Integer.toString(i), i, 300_000 - i));
		}
		assertThat(read(chain + "]").operations()).hasSize(100_000);
		byte[] whole = OTLP.getBytes(StandardCharsets.UTF_8);
		Seeded.tries(500, in -> {
			byte[] damaged = whole.clone();
			for (int i = in.between(1, 5); i > 0; i--) {
				damaged[in.between(0, damaged.length - 1)] = (byte) in.anyLong();
			}
			read(List.of(new SpanFile(new PackedFile(Files.write(folder.resolve("damaged"), damaged)))));
		});
		read(List.of(new SpanFile(new PackedFile(folder.resolve("gone")))));
		assertThat(problems.list()).last().satisfies(problem -> assertThat(problem.message()).contains("cannot be read"));
	}
}
