/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sonde.tests.seeded.Seeded;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/** Streams as {@code SingleSocketTcpWriter} sends them, whole and damaged. */
class LiveReaderTest {
	private static final String BEFORE = "kieker.common.record.flow.trace.operation.BeforeOperationEvent";

	private final RecordLines sink = new RecordLines();
	private final LogProblems problems = new LogProblems();
	private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
	private final DataOutputStream out = new DataOutputStream(bytes);
	private int texts;

	@ParameterizedTest
	@ValueSource(booleans = { true, false })
	void readsTextsWhoseLengthIsInCharsOrInBytes(boolean inChars) throws IOException {
		text(BEFORE, inChars);
		text("void p.Käse.größe€(\uD83D\uDE00)", inChars);
		text("p.Käse", inChars);
		before(1795220348633548000L + 1, 1, 2);
		text("ü", inChars);
		text("€", inChars);
		before(1795220348633548000L + 2, 3, 4);
		before(1795220348633548000L + 3, 4, 3);
		for (int block = 1; block < bytes.size(); block++) {
			sink.lines.clear();
			assertThat(read(block)).isEqualTo(new Tally(3, 0));
			assertThat(sink.lines).containsExactly("BEFORE 1795220348633548001 7 0 void p.Käse.größe€(\uD83D\uDE00) p.Käse",
					"BEFORE 1795220348633548002 7 0 ü €", "BEFORE 1795220348633548003 7 0 € ü");
		}
		assertThat(problems.list()).isEmpty();
	}

	@Test
	void saysWhichSenderTheRecordsAreOf() throws IOException {
		List<String> said = new ArrayList<>();
		RecordSink telling = new RecordLines() {
			@Override
			public void log(int number) {
				said.add("log " + number);
			}

			@Override
			public void endOfLog(Path log) {
				said.add("end of " + log);
			}
		};
		LiveReader reader = new LiveReader(new StringPool(), telling, problems, RecordTypes.OF_KIEKER);
		text(BEFORE, true);
		LiveReader.Sender one = reader.sender(Path.of("one"));
		LiveReader.Sender two = reader.sender(Path.of("two"));
		one.take(ByteBuffer.wrap(bytes.toByteArray()));
		two.take(ByteBuffer.wrap(bytes.toByteArray()));
		one.end();

		assertThat(said.stream().distinct()).containsExactly("log 0", "log 1", "end of one");
		assertThat(said.getLast()).isEqualTo("end of one");
		assertThat(said.get(said.size() - 2)).isEqualTo("log 0");
	}

	@Test
	void findsTheStreamAgain() throws IOException {
		text(BEFORE, true);
		text("a()", true);
		text("A", true);
		before(1_000, 1, 2);
		out.write(new byte[] { 0, 0, 77, 0, 0, 1, -1, -1, -1, -1, 0 });
		before(2_000, 1, 2);
		text("B", true);
		before(3_000, 1, 3);
		out.writeInt(-1);
		out.writeInt(4);
		out.writeInt(Integer.MAX_VALUE);
		before(4_000, 1, 3);
		before(5_000, 1, 3);
		out.writeInt(99);
		for (int block = 1; block < bytes.size(); block++) {
			sink.lines.clear();
			assertThat(read(block)).isEqualTo(new Tally(5, 3));
			assertThat(sink.lines).containsExactly("BEFORE 1000 7 0 a() A", "BEFORE 2000 7 0 a() A", "BEFORE 3000 7 0 a() B",
					"BEFORE 4000 7 0 a() B", "BEFORE 5000 7 0 a() B");
		}
		assertThat(problems.list()).extracting(LogProblem::message).containsExactly(
				"the record class of number 19712 is not in the stream",
				"skipped 11 unreadable bytes", "the text with number 4 and length 2147483647 is refused",
				"skipped 12 unreadable bytes", "the record class of number 99 is not in the stream",
				"skipped the rest of the stream, which is unreadable");
	}

	@Test
	void boundsWhatHostileSendersTake() throws IOException {
		LiveReader reader = new LiveReader(sink.names, sink, problems, RecordTypes.OF_KIEKER);
		LiveReader.Sender sender = reader.sender(Path.of("sender"));
		byte[] text = "x".repeat(100_000).getBytes(StandardCharsets.UTF_8);
		for (int id = 0; id < 2_000; id++) {
			ByteBuffer entry = ByteBuffer.allocate(12 + text.length).putInt(-1).putInt(id).putInt(text.length).put(text);
			sender.take(entry.flip());
		}
		sender.end();

		assertThat(problems.list()).extracting(LogProblem::message)
				.containsExactly("a text was not kept, because the senders have too many texts");
		// What it took is there for the next.
		bytes.reset();
		text(BEFORE, true);
		text("a()", true);
		before(1, 1, 1);
		LiveReader.Sender next = reader.sender(Path.of("next"));
		next.take(ByteBuffer.wrap(bytes.toByteArray()));
		next.end();
		assertThat(reader.tally()).isEqualTo(new Tally(1, 0));
	}

	@Test
	void survivesWhateverComes() throws IOException {
		text(BEFORE, true);
		text("äöü", true);
		for (int i = 0; i < 20; i++) {
			before(i, 1, 1);
		}
		byte[] whole = bytes.toByteArray();
		Seeded.tries(5_000, in -> {
			byte[] damaged = whole.clone();
			for (int i = 0; i < 5; i++) {
				damaged[in.between(0, damaged.length - 1)] = (byte) in.anyLong();
			}
			bytes.reset();
			bytes.write(damaged);
			Tally tally = read(in.between(1, damaged.length));
			assertThat(tally.read()).isLessThanOrEqualTo(25);
		});
	}

	@Test
	void readsWhatKiekerSent() throws IOException {
		Path data = Path.of(System.getProperty("sonde.data", "../../../shared/data"));
		Path stream = data.resolve("kieker-logs/generated-kieker-2.0.2/single-socket-tcp-stream.bin");
		assumeThat(Files.isRegularFile(stream)).as("%s is not there; -Dsonde.data=FOLDER names it", stream).isTrue();
		bytes.write(Files.readAllBytes(stream));

		assertThat(read(100)).isEqualTo(new Tally(15, 0));
		assertThat(sink.lines.getFirst()).isEqualTo("log devbox 1");
		assertThat(sink.lines.get(1)).isEqualTo("execution public shop.cart.Cart.<init>(java.lang.String) <no-session-id>"
				+ " 6486450100808712193 1795220348633548625 1795220348633734520 devbox 0 0");
		assertThat(problems.list()).isEmpty();
	}

	private Tally read(int block) {
		LiveReader reader = new LiveReader(sink.names, sink, problems, RecordTypes.OF_KIEKER);
		LiveReader.Sender sender = reader.sender(Path.of("sender"));
		byte[] all = bytes.toByteArray();
		for (int from = 0; from < all.length; from += block) {
			sender.take(ByteBuffer.wrap(Arrays.copyOfRange(all, from, Math.min(all.length, from + block))));
		}
		sender.end();
		return reader.tally();
	}

	private void text(String text, boolean lengthInChars) throws IOException {
		byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
		out.writeInt(-1);
		out.writeInt(texts++);
		out.writeInt(lengthInChars ? text.length() : utf8.length);
		out.write(utf8);
	}

	private void before(long time, int operation, int type) throws IOException {
		out.writeInt(0);
		out.writeLong(time);
		out.writeLong(time);
		out.writeLong(7);
		out.writeInt(0);
		out.writeInt(operation);
		out.writeInt(type);
	}
}
