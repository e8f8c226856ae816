/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;
import org.sonde.tests.seeded.Seeded;

/** Lines taken on the quick way give what the decoder gives without it, whatever they hold and wherever the buffer ends. */
class FastLineDecoderTest {
	private static final String FLOW = "kieker.common.record.flow.trace.";
	private static final String[] CLASSES = { "kieker.common.record.controlflow.OperationExecutionRecord",
			FLOW + "operation.BeforeOperationEvent", FLOW + "operation.AfterOperationFailedEvent", FLOW + "TraceMetadata",
			"kieker.common.record.system.CPUUtilizationRecord", "kieker.common.record.misc.KiekerMetadataRecord",
			FLOW + "operation.object.BeforeOperationObjectEvent" };
	private static final String[] NUMBERS = { "0", "7", "-1", "+5", "007", "12345678", "123456789", "1795000000000000153",
			"9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809", "99999999999999999999",
			"2147483647", "2147483648", "-2147483649", "", "-", "+", "1x", "x", " 1", "1 ", "٣", "00000000000000000000000001" };
	private static final String[] NAMES = { "a.B.c()", "void a.B.c(int, java.lang.String)", "a.B", "", "größer.Ünï.çödé()", "eightlet",
			"12345678",
			"a\rb", "c\r", "x y", "17", "a.B.c(",
			"public java.lang.String com.example.shop.cart.Cart1.put(java.lang.String, int)",
			"public java.lang.String com.example.shop.cart.Cart2.put(java.lang.String, int)" };

	/** What a decoder made of a log. */
	private record Decoded(List<String> records, List<Long> written, Tally tally, List<LogProblem> problems) {
	}

	@Test
	void givesTheSameAsWithout() {
		Seeded.tries(3_000, in -> {
			long seed = in.anyLong();
			Random random = new Random(seed);
			StringBuilder log = new StringBuilder();
			for (int line = 0; line < 40; line++) {
				log.append(line(random)).append(lineBreak(random));
			}
			if (random.nextBoolean()) {
				log.append(line(random));
			}
			byte[] bytes = log.toString().getBytes(StandardCharsets.UTF_8);
			for (int damage = random.nextInt(3); damage > 0 && bytes.length > 0; damage--) {
				bytes[random.nextInt(bytes.length)] = (byte) ";\n\r$0\u00FF9-".charAt(random.nextInt(8));
			}

			assertThat(decode(bytes, true, random)).isEqualTo(decode(bytes, false, random));
		});
	}

	@Test
	void takesMostLines() {
		String lines = "$0;5;a.B.c();<no-session-id>;-1;2;3;host;0;-1\n$1;5;5;1;0;a.B.c();a.B\r\n".repeat(100);
		int[] taken = new int[1];
		decode(lines.getBytes(StandardCharsets.UTF_8), true, new Random(1), taken);

		assertThat(taken[0]).isEqualTo(198);
	}

	@Test
	void leavesALineAloneThatIsTooLong() {
		String half = "n".repeat(ReadBuffer.MAX_LINE / 2 + 1);
		String names = "$1;5;5;1;0;" + half + ";a\n$1;5;5;1;0;b;" + half + "\n";
		byte[] log = (names + "$1;5;5;1;0;" + half + ";" + half + "\n" + names).getBytes(StandardCharsets.UTF_8);

		Decoded decoded = decode(log, true, new Random(1));
		assertThat(decoded.tally()).isEqualTo(new Tally(4, 1));
		assertThat(decoded).isEqualTo(decode(log, false, new Random(1)));
	}

	private static String line(Random random) {
		StringBuilder line = new StringBuilder("$").append(random.nextInt(10) == 0 ? number(random) : random.nextInt(8));
		line.append(';').append(number(random));
		String types = List.of("snlllsii", "nsnlllsii", "lliss", "llissi", "llisss", "llnsli", "llissc").get(random.nextInt(7));
		for (char type : types.toCharArray()) {
			line.append(';').append(type == 'l' || type == 'i' ? number(random) : NAMES[random.nextInt(NAMES.length)]);
		}
		return random.nextInt(10) == 0 ? line.substring(0, random.nextInt(line.length())) : line.toString();
	}

	private static String number(Random random) {
		return random.nextInt(8) > 0 ? NUMBERS[random.nextInt(10)] : NUMBERS[random.nextInt(NUMBERS.length)];
	}

	private static String lineBreak(Random random) {
		return List.of("\n", "\n", "\n", "\r\n", "\r\n", "\r\r\n", "\n\n").get(random.nextInt(7));
	}

	private static Decoded decode(byte[] log, boolean quickly, Random random) {
		return decode(log, quickly, random, new int[1]);
	}

	/** @param taken counts the lines that were taken on the quick way */
	private static Decoded decode(byte[] log, boolean quickly, Random random, int[] taken) {
		RecordLines records = new RecordLines();
		LogProblems problems = new LogProblems();
		StringTable strings = new StringTable(new BoundedNames(records.names), RecordTypes.OF_KIEKER, new StringTable.Room(), "kieker.map");
		for (int id = 0; id < CLASSES.length; id++) {
			strings.put(id, CLASSES[id]);
		}
		RecordEmitter out = new RecordEmitter(records, records.names, problems, 0);
		out.from(Path.of("log.dat"));
		TextFields fields = new TextFields(records.names);
		TextDecoder decoder = new TextDecoder(strings, fields, out, new FastLineDecoder(strings, fields, out) {
			@Override
			int take(ReadBuffer in, long untilNanos) {
				int next = quickly ? super.take(in, untilNanos) : OTHER;
				taken[0] += next == OTHER ? 0 : 1;
				return next;
			}
		});
		ReadBuffer window = new ReadBuffer(1);
		for (int at = 0; at < log.length;) {
			int count = Math.min(log.length - at, log.length > 100_000 ? 1 << 16 : 1 + random.nextInt(200));
			ByteBuffer piece = ByteBuffer.wrap(log, at, count);
			window.take(piece);
			at += count - piece.remaining();
			decoder.decode(window, Decoder.FOREVER);
		}
		window.ended = true;
		decoder.decode(window, Decoder.FOREVER);
		return new Decoded(new ArrayList<>(records.lines), new ArrayList<>(records.written), out.tally(), problems.list());
	}
}
