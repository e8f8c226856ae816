/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.tests.seeded.Seeded;
import org.sonde.traces.log.LogProblem;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.PackedFile;
import org.sonde.traces.log.Tally;
import org.sonde.traces.operations.OperationStatistics;
import org.sonde.traces.record.LogFormat;
import org.sonde.traces.record.StringPool;
import org.sonde.traces.recordings.Recordings;
import org.sonde.traces.reduction.LogAnalysis;
import org.sonde.traces.reduction.LogAnalysis.Options;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.XZOutputStream;

import com.google.protobuf.ByteString;
import com.google.protobuf.CodedOutputStream;
import com.google.protobuf.UnknownFieldSet;

import io.opentelemetry.proto.common.v1.KeyValue;
import io.opentelemetry.proto.trace.v1.ResourceSpans;
import io.opentelemetry.proto.trace.v1.ScopeSpans;
import io.opentelemetry.proto.trace.v1.Span;
import io.opentelemetry.proto.trace.v1.Status;
import io.opentelemetry.proto.trace.v1.TracesData;

/** Compared with the classes that OpenTelemetry generates from the format, and with the reader of JSON. */
class SpanProtobufTest {
	private static final int INPUTS = (int) Math.min(Integer.MAX_VALUE, Long.getLong("sonde.fuzz", 20_000));

	@TempDir
	Path folder;

	private LogProblems problems = new LogProblems();
	private Tally tally;

	private LogAnalysis read(List<SpanFile> files) {
		problems = new LogProblems();
		StringPool names = new StringPool();
		LogAnalysis analysis = new LogAnalysis(names, problems, Options.DEFAULT);
		SpanReader reader = new SpanReader(names, analysis, problems, Progress.NONE, SpanSampling.ALL);
		reader.read(files);
		analysis.end();
		tally = reader.tally();
		return analysis;
	}

	private LogAnalysis read(byte[] bytes) {
		try {
			Path file = Files.write(folder.resolve("spans"), bytes);
			assertThat(SpanFile.find(file, new LogProblems())).as("it is recognised").containsExactly(new SpanFile(new PackedFile(file)));
			return read(List.of(new SpanFile(new PackedFile(file))));
		} catch (IOException e) {
			throw new AssertionError(e);
		}
	}

	/** What must not depend on how spans are written. */
	private static List<String> found(LogAnalysis analysis) {
		return analysis.operations().stream()
				.map(one -> one.signature() + " " + one.calls() + " " + one.failures() + " " + one.duration().sumNanos() + " "
				+ one.self().sumNanos() + " " + one.callers() + " " + one.hosts()).toList();
	}

	@Test
	void twoCallsAreReadAsInJson() {
		LogAnalysis analysis = read(OtlpMessages.twoCalls().toByteArray());
		assertThat(tally).isEqualTo(new Tally(2, 0));
		assertThat(analysis.formats()).containsExactly(LogFormat.OTLP);
		assertThat(problems.list()).isEmpty();
		OperationStatistics total = analysis.operations().getFirst();
		OperationStatistics serve = analysis.operations().getLast();
		assertThat(List.of(total.signature(), serve.signature())).containsExactly("shop.Cart.total", "shop.Main.serve");
		assertThat(List.of(total.failures().orElseThrow(), serve.failures().orElseThrow())).containsExactly(1L, 0L);
		assertThat(total.duration().sumNanos()).isEqualTo(3_000_000);
		assertThat(serve.self().sumNanos()).isEqualTo(7_000_000);
		assertThat(total.callers()).singleElement().satisfies(caller -> assertThat(caller.caller()).isEqualTo("shop.Main.serve"));
		assertThat(total.hosts()).containsExactly("alpha");
		assertThat(found(read(OtlpMessages.bytes(OtlpMessages.json(List.of(OtlpMessages.twoCalls())))))).isEqualTo(found(analysis));
	}

	/** Parsers must take fields in any order; a message after another in the same field is merged with it. */
	@Test
	void aResourceBehindItsSpansIsTheirHost() {
		ResourceSpans whole = OtlpMessages.twoCalls().getResourceSpans(0);
		byte[] spans = whole.toBuilder().clearResource().build().toByteArray();
		byte[] resource = ResourceSpans.newBuilder().setResource(whole.getResource()).build().toByteArray();
		ByteString late = ByteString.copyFrom(spans).concat(ByteString.copyFrom(resource));
		byte[] request = UnknownFieldSet.newBuilder().addField(1, UnknownFieldSet.Field.newBuilder().addLengthDelimited(late)
				.addLengthDelimited(ByteString.copyFrom(spans)).build()).build().toByteArray();
		LogAnalysis analysis = read(request);
		assertThat(tally).as("the second are the first again, elsewhere").isEqualTo(new Tally(4, 0));
		assertThat(analysis.operations()).allSatisfy(one -> assertThat(one.hosts()).containsExactly("alpha"));
	}

	@Test
	void aShortFunctionNameNeedsItsNamespace() {
		TracesData between = OtlpMessages.twoCalls();
		byte[] bytes = OtlpMessages.json(List.of(between)).replace("\"code.function\"", "\"code.function.name\"")
				.getBytes(StandardCharsets.UTF_8);
		assertThat(new String(bytes, StandardCharsets.UTF_8)).contains("code.namespace");
		TracesData.Builder builder = between.toBuilder();
		builder.getResourceSpansBuilderList()
				.forEach(resource -> resource.getScopeSpansBuilderList().forEach(scope -> scope.getSpansBuilderList()
						.forEach(span -> span.getAttributesBuilderList().stream().filter(one -> one.getKey().equals("code.function"))
								.forEach(one -> one.setKey("code.function.name")))));
		assertThat(found(read(builder.build().toByteArray()))).isEqualTo(found(read(between.toByteArray()))).isEqualTo(found(read(bytes)));
	}

	/** Random traces: calls, failures and durations are those of the messages; callers and hosts those that the reader of JSON finds. */
	@Test
	void everythingIsReadInEachEncoding() {
		Seeded.tries(200, in -> {
			List<TracesData> messages = OtlpMessages.random(in);
			List<String> json = found(read(OtlpMessages.bytes(OtlpMessages.json(messages))));
			ByteArrayOutputStream joined = new ByteArrayOutputStream();
			messages.forEach(message -> joined.writeBytes(message.toByteArray()));
			for (byte[] bytes : List.of(joined.toByteArray(), OtlpMessages.delimited(messages))) {
				LogAnalysis analysis = read(bytes);
				assertThat(problems.list()).isEmpty();
				assertThat(found(analysis)).isEqualTo(json);
				assertThat(analysis.operations().stream()
						.map(one -> one.signature() + " " + one.calls() + " " + one.failures().orElseThrow() + " "
						+ (long) one.duration().sumNanos()).toList()).isEqualTo(expected(messages));
			}
		});
	}

	/** By the generated classes alone. */
	private static List<String> expected(List<TracesData> messages) {
		TreeMap<String, long[]> figures = new TreeMap<>();
		for (TracesData message : messages) {
			for (Span span : message.getResourceSpans(0).getScopeSpans(0).getSpansList()) {
				Function<String, String> attribute = key -> span.getAttributesList().stream().filter(one -> one.getKey().equals(key))
						.map(KeyValue::getValue)
						.map(value -> value.getStringValue()).findFirst().orElse("");
				String name = attribute.apply("code.namespace").isEmpty() ? span.getName()
						: attribute.apply("code.namespace") + "." + attribute.apply("code.function");
				long[] one = figures.computeIfAbsent(
						attribute.apply("code.function.name").isEmpty() ? name : attribute.apply("code.function.name"), any -> new long[3]);
				one[0]++;
				one[1] += span.getStatus().getCode() == Status.StatusCode.STATUS_CODE_ERROR ? 1 : 0;
				one[2] += span.getEndTimeUnixNano() - span.getStartTimeUnixNano();
			}
		}
		return figures.entrySet().stream()
				.map(one -> one.getKey() + " " + one.getValue()[0] + " " + one.getValue()[1] + " " + one.getValue()[2]).toList();
	}

	/** Packed by gzip and xz, several in an archive, and in a folder beside a file of another kind; none of them is a log of Kieker. */
	@Test
	void packedFilesAreFound() throws IOException {
		byte[] message = OtlpMessages.twoCalls().toByteArray();
		byte[] delimited = OtlpMessages.delimited(List.of(OtlpMessages.twoCalls()));
		Path gzip = folder.resolve("a.pb.gz");
		try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(gzip))) {
			out.write(message);
		}
		Path xz = folder.resolve("b.bin.xz");
		try (OutputStream out = new XZOutputStream(Files.newOutputStream(xz), new LZMA2Options(0))) {
			out.write(delimited);
		}
		Path archive = folder.resolve("c.zip");
		try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(archive))) {
			for (String name : List.of("one/spans", "two.bin", "packed.gz", "readme.txt")) {
				out.putNextEntry(new ZipEntry(name));
				out.write(name.equals("readme.txt") ? OtlpMessages.bytes("no spans")
						: name.endsWith("gz") ? Files.readAllBytes(gzip) : delimited);
			}
		}
		Path plain = Files.write(folder.resolve("d.bin"), delimited);
		Files.write(folder.resolve("e.proto"), OtlpMessages.bytes("syntax = \"proto3\";"));
		Recordings recordings = Recordings.find(List.of(folder), problems, Progress.NONE);
		assertThat(recordings.spans()).containsExactly(new SpanFile(new PackedFile(gzip)), new SpanFile(new PackedFile(xz)),
				new SpanFile(new PackedFile(archive, "one/spans")),
				new SpanFile(new PackedFile(archive, "packed.gz")), new SpanFile(new PackedFile(archive, "two.bin")),
				new SpanFile(new PackedFile(plain)));
		assertThat(recordings.logs()).isEmpty();
		assertThat(problems.list()).isEmpty();
		read(recordings.spans());
		assertThat(tally).as("twelve, all but two of which came before").isEqualTo(new Tally(2, 10));
		Path single = folder.resolve("single.zip");
		try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(single))) {
			out.putNextEntry(new ZipEntry("spans.bin"));
			out.write(message);
		}
		assertThat(Recordings.find(List.of(single), problems, Progress.NONE).logs()).isEmpty();
	}

	/** An exporter that heard no answer sends its spans again. */
	@Test
	void aSpanThatCameTwiceCountsOnce() {
		LogAnalysis analysis = read(OtlpMessages.delimited(List.of(OtlpMessages.twoCalls(), OtlpMessages.twoCalls())));
		assertThat(analysis.operations()).extracting(OperationStatistics::calls).containsExactly(1L, 1L);
		assertThat(tally).isEqualTo(new Tally(2, 2));
		assertThat(problems.list()).singleElement().satisfies(problem -> assertThat(problem.message()).contains("2 spans that came twice"));
	}

	/** Fields that are new, in another order, given twice (the last one counts), or of a type that the format does not have. */
	@Test
	void otherFieldsAreSkipped() throws IOException {
		Span span = OtlpMessages.span(1, 1, 0, "p.A.m", 5, 9).setUnknownFields(UnknownFieldSet.newBuilder()
				.addField(1000, UnknownFieldSet.Field.newBuilder().addVarint(-1).addFixed32(1).addFixed64(2)
						.addLengthDelimited(ByteString.copyFromUtf8("new")).build())
				.build()).build();
		ByteString again = OtlpMessages.span(1, 1, 0, "p.A.n", 5, 9).build().toByteString();
		ByteArrayOutputStream fields = new ByteArrayOutputStream();
		CodedOutputStream out = CodedOutputStream.newInstance(fields);
		out.writeUInt64(7, 3); // the start, as a number that is not fixed
		out.writeByteArray(9, attribute("code.namespace", "p.A", true));
		out.writeByteArray(9, attribute("code.function", "k", false));
		out.flush();
		byte[] spans = ScopeSpans.newBuilder().addSpans(span).build().toByteString().concat(field(2, span.toByteString().concat(again)))
				.concat(field(2, again.concat(ByteString.copyFrom(fields.toByteArray())))).toByteArray();
		LogAnalysis analysis = read(TracesData.newBuilder()
				.addResourceSpans(ResourceSpans.newBuilder().addScopeSpans(ScopeSpans.parseFrom(spans))).build().toByteArray());
		assertThat(analysis.operations()).extracting(OperationStatistics::signature).containsExactly("p.A.k", "p.A.m", "p.A.n");
		assertThat(tally.read()).isEqualTo(3);
		assertThat(read(field(1, field(2, field(2, span.toByteString()))).toByteArray()).operations()).hasSize(1);
	}

	private static ByteString field(int number, ByteString content) {
		return UnknownFieldSet.newBuilder().addField(number, UnknownFieldSet.Field.newBuilder().addLengthDelimited(content).build()).build()
				.toByteString();
	}

	private static byte[] attribute(String key, String value, boolean valueFirst) {
		ByteString name = field(1, ByteString.copyFromUtf8(key));
		ByteString text = field(2, field(1, ByteString.copyFromUtf8(value)));
		return (valueFirst ? text.concat(name) : name.concat(text)).toByteArray();
	}

	@Test
	void whatIsNoSpanIsSkippedWithItsPlaceAndReason() {
		Span.Builder good = OtlpMessages.span(1, 1, 0, "p.A.m", 5, 9);
		List<Span> spans = List.of(good.build(), good.clone().setTraceId(ByteString.copyFromUtf8("short")).build(),
				good.clone().clearSpanId().build(),
				good.clone().setName("").build(), good.clone().setEndTimeUnixNano(4).build(), good.clone().clearStartTimeUnixNano().build(),
				good.clone().setEndTimeUnixNano(-1).build(), good.clone().setSpanId(ByteString.copyFrom(new byte[8])).build(),
				good.clone().setName("x".repeat(ProtobufInput.MAX_LOADED)).build(),
				good.clone().setSpanId(ByteString.copyFromUtf8("12345678")).build());
		byte[] bytes = OtlpMessages.data("alpha", spans).toByteArray();
		LogAnalysis analysis = read(bytes);
		assertThat(tally).isEqualTo(new Tally(2, 8));
		assertThat(analysis.operations().getFirst().calls()).isEqualTo(2);
		assertThat(problems.list()).extracting(LogProblem::message).anyMatch(message -> message.contains("an id of 5 bytes"))
				.anyMatch(message -> message.contains("id of its trace"))
				.anyMatch(message -> message.contains("a name")).anyMatch(message -> message.contains("before it starts"))
				.anyMatch(message -> message.contains("without startTimeUnixNano"))
				.anyMatch(message -> message.contains("endTimeUnixNano is not a time"))
				.anyMatch(message -> message.contains("more than 4 MB"));
		assertThat(problems.list()).allSatisfy(problem -> assertThat(problem.place()).startsWith("byte "));
	}

	/** What comes before the cut is read, whole spans only; a problem says where it ends. */
	@Test
	void aFileThatIsCutOffIsReadUpToThere() {
		List<Span> spans = new ArrayList<>();
		for (int i = 1; i <= 21; i++) {
			spans.add(OtlpMessages.span(i, i, 0, "p.A.m" + i, 5, 9).build());
		}
		byte[] whole = OtlpMessages
				.delimited(List.of(OtlpMessages.data("alpha", spans.subList(0, 20)), OtlpMessages.data("alpha", spans.subList(20, 21))));
		for (int length = 0; length < whole.length; length++) {
			byte[] cut = Arrays.copyOf(whole, length);
			SpanCount count = SpanCount.of(cut, true);
			int expected = 0;
			for (Span span : spans) {
				expected += indexBehind(whole, span.toByteArray()) <= length ? 1 : 0;
			}
			assertThat(count.read()).as("spans in %d bytes", length).isEqualTo(expected);
			boolean isWhole = length == 0 || length == Integer.BYTES + ByteBuffer.wrap(whole).getInt();
			assertThat(count.end()).as("%d bytes", length).isEqualTo(isWhole ? "" : "byte " + length);
		}
		assertThat(read(Arrays.copyOf(whole, whole.length / 2)).operations()).isNotEmpty();
		assertThat(problems.list()).singleElement().satisfies(problem -> {
			assertThat(problem.place()).isEqualTo("byte " + whole.length / 2);
			assertThat(problem.message()).contains("cut off");
		});
	}

	private static int indexBehind(byte[] all, byte[] part) {
		for (int at = 0; at <= all.length - part.length; at++) {
			if (Arrays.equals(all, at, at + part.length, part, 0, part.length)) {
				return at + part.length;
			}
		}
		throw new AssertionError("not in it");
	}

	/** A span with a damaged field is left out, those around it are read; so is a damaged message among others. */
	@Test
	void damageIsLeftOut() {
		byte[] whole = OtlpMessages.twoCalls().toByteArray();
		int name = indexBehind(whole, OtlpMessages.bytes("Cart.total")) - "Cart.total".length();
		byte[] hostile = whole.clone();
		hostile[name - 1] = 127; // its length
		assertThat(read(hostile).operations()).extracting(OperationStatistics::signature).containsExactly("shop.Main.serve");
		assertThat(tally).isEqualTo(new Tally(1, 1));
		assertThat(problems.list()).first().satisfies(problem -> {
			assertThat(problem.place()).isEqualTo("byte " + (name - 1));
			assertThat(problem.message()).contains("a length of 127 bytes");
		});
		byte[] two = OtlpMessages.delimited(
				List.of(OtlpMessages.twoCalls(), OtlpMessages.data("beta", List.of(OtlpMessages.span(2, 1, 0, "p.A.m", 5, 9).build()))));
		two[Integer.BYTES + 1 + 2 + 1] = 127; // the length of the resource
		two[Integer.BYTES + 1 + 2 + 2] = 3; // no tag
		assertThat(SpanCount.of(two, true).read()).as("the second message").isEqualTo(1);
		byte[] longer = { 0x7F, 0, 0, 0, 10, 5, 18, 3, 18, 1, 0 };
		assertThat(SpanCount.of(longer, true).end()).as("the message goes on").isEqualTo("byte " + longer.length);
		assertThat(SpanCount.of(new byte[] { -1, 0, 0, 0 }, true).end()).isEqualTo("byte 0");
	}

	/** Damage anywhere: no exception, no endless loop, no memory for lengths that are not there, and a reason for whatever is missing. */
	@Test
	void survivesDamage() {
		List<byte[]> seeds = List.of(OtlpMessages.twoCalls().toByteArray(),
				OtlpMessages.delimited(List.of(OtlpMessages.twoCalls(), OtlpMessages.twoCalls())));
		Seeded.tries(INPUTS, in -> {
			int seed = in.between(0, 1);
			byte[] damaged = seeds.get(seed).clone();
			for (int i = in.between(1, 6); i > 0; i--) {
				damaged[in.between(0, damaged.length - 1)] = in.yes() ? (byte) in.anyLong()
						: in.oneOf(0, -1, 127, -128, 10, 18).byteValue();
			}
			if (in.chance(0.2)) {
				damaged = Arrays.copyOf(damaged, in.between(0, damaged.length));
			}
			SpanCount count = SpanCount.of(damaged, seed == 1);
			assertThat(count.read()).isLessThanOrEqualTo(4);
			assertThat(count.read() * 40).isLessThanOrEqualTo(damaged.length);
		});
	}

	/** How many spans were read and skipped, and where it ended; empty if it was read to the end. */
	private record SpanCount(int read, int skipped, String end) {
		/** Handed over in small pieces. */
		static SpanCount of(byte[] bytes, boolean delimited) {
			int[] counts = new int[2];
			SpanProtobuf protobuf = new SpanProtobuf(new ByteArrayInputStream(bytes) {
				@Override
				public synchronized int read(byte[] to, int from, int length) {
					return super.read(to, from, Math.min(length, 7));
				}
			}, () -> {
				// goes on
			}, new SpanNames(new StringPool()), span -> counts[0]++, (place, why) -> {
				assertThat(place).matches("byte \\d+");
				counts[1]++;
			});
			try {
				if (delimited) {
					protobuf.readDelimited();
				} else {
					protobuf.read();
				}
				return new SpanCount(counts[0], counts[1], "");
			} catch (DamagedSpans e) {
				return new SpanCount(counts[0], counts[1], e.place());
			} catch (IOException e) {
				throw new AssertionError(e);
			}
		}
	}
}
