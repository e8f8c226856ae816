/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.sonde.tests.seeded.RandomInput;
import org.sonde.tests.seeded.Seeded;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.Tally;
import org.sonde.traces.operations.OperationStatistics;
import org.sonde.traces.record.StringPool;
import org.sonde.traces.reduction.LogAnalysis;

/**
 * Spans in each JSON and in protobuf, damaged at random: no exception escapes, every span that was read is a call, and none takes long.
 * {@code
 * -Dsonde.fuzz=10000000} says how many.
 */
class DamagedSpansTest {
	private static final int INPUTS = (int) Math.min(Integer.MAX_VALUE, Long.getLong("sonde.fuzz", 20_000));
	/** Of a thread's CPU time; an input takes some 0.1 ms. */
	private static final long MOST_NANOS = 1_000_000_000;
	private static final int LONGEST = 1 << 14;
	private static final List<String> JSON = List.of(SpanReaderTest.OTLP, SpanReaderTest.JAEGER, SpanReaderTest.ZIPKIN,
			SpanReaderTest.ZIPKIN_1);
	private static final Pattern VALUE = Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"|-?\\d+|true|false|null");
	/** Numbers at and beyond the ends, ids that are none, and values of other types. */
	private static final String[] HOSTILE = { "0", "-1", "9223372036854775807", "-9223372036854775808", "9223372036854775",
			"18446744073709551615", "1e400", "1e-400", "1.5",
			"99999999999999999999999", "\"9223372036854775807\"", "\"-1\"", "\"\"", "\"zz\"", "\"0\"",
			"\"ffffffffffffffffffffffffffffffff\"", "\"\\ud800\"", "\"\\u0000\"", "null", "true",
			"[]", "{}", "[[[[]]]]", "{\"spans\":[{}]}", "[{\"traceId\":\"1\",\"id\":\"1\"}]", "NaN", "\"ot=th:0\"",
			"\"ot=th:ffffffffffffff\"" };

	@Test
	void survivesDamage() {
		long[] calls = { 0 };
		byte[] message = OtlpMessages.twoCalls().toByteArray();
		Seeded.tries(INPUTS, in -> {
			boolean isJson = in.chance(0.9);
			byte[] bytes = damaged(in, isJson ? changed(in, in.oneOf(JSON)).getBytes(StandardCharsets.UTF_8) : message);
			long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
			calls[0] += check(bytes, isJson);
			assertThat(ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before)
					.as(() -> new String(bytes, StandardCharsets.ISO_8859_1)).isLessThan(MOST_NANOS);
		});
		assertThat(calls[0]).as("calls that were read all the same").isPositive();
	}

	/** Changes of values, which leave the JSON whole, and of its structure. */
	private static String changed(RandomInput in, String json) {
		String text = json;
		for (int i = in.between(0, 6); i > 0 && text.length() < LONGEST; i--) {
			int at = in.between(0, text.length());
			int end = in.between(at, text.length());
			text = switch (in.between(0, 6)) {
				case 0, 1 -> replaced(in, text, in.oneOf(HOSTILE));
				case 2, 3 -> replaced(in, text, value(in, text).group());
				case 4 -> text.substring(0, end) + text.substring(at);
				case 5 -> text.substring(0, at) + in.oneOf("[", "{\"a\":", "]", "}", ",", "{\"spans\":[").repeat(in.oneOf(1, 2, 600))
						+ text.substring(at);
				default -> text.substring(0, at) + in.oneOf(JSON).substring(in.between(0, 300));
			};
		}
		return text;
	}

	/** Any of a text, or of another JSON if it has none behind some place. */
	private static Matcher value(RandomInput in, String text) {
		Matcher value = VALUE.matcher(text);
		if (!value.find(in.between(0, text.length()))) {
			value = VALUE.matcher(SpanReaderTest.JAEGER);
			value.find(in.between(0, SpanReaderTest.JAEGER.length() / 2));
		}
		return value;
	}

	private static String replaced(RandomInput in, String text, String by) {
		Matcher value = VALUE.matcher(text);
		return value.find(in.between(0, text.length())) ? text.substring(0, value.start()) + by + text.substring(value.end()) : text + by;
	}

	/** Changes of single bytes, and a cut; none in half of the inputs. */
	private static byte[] damaged(RandomInput in, byte[] whole) {
		byte[] bytes = whole.clone();
		for (int i = in.yes() || bytes.length == 0 ? 0 : in.between(1, 6); i > 0; i--) {
			bytes[in.between(0, bytes.length - 1)] = in.yes() ? (byte) in.anyLong() : in.oneOf(0, -1, 127, -128, 10, 18).byteValue();
		}
		return in.chance(0.1) ? Arrays.copyOf(bytes, in.between(0, bytes.length)) : bytes;
	}

	/** The calls that were found. */
	private static long check(byte[] bytes, boolean isJson) {
		LogProblems problems = new LogProblems();
		StringPool names = new StringPool();
		LogAnalysis analysis = new LogAnalysis(names, problems, LogAnalysis.Options.DEFAULT);
		ReceivedSpans spans = new ReceivedSpans(names, analysis, problems, 0.5);
		List<String> reasons = new ArrayList<>();
		try {
			spans.read(Path.of("sender"), new ByteArrayInputStream(bytes), isJson);
		} catch (IOException e) {
			reasons.add(e.getMessage());
		}
		Tally tally = spans.end(Path.of("senders")).tally();
		analysis.end();
		long calls = analysis.operations().stream().mapToLong(OperationStatistics::calls).sum();
		assertThat(calls).as("those that were left out are skipped").isBetween(tally.read() - tally.skipped(), tally.read());
		assertThat(tally.skipped() == 0 && reasons.isEmpty() || !problems.list().isEmpty()).isTrue();
		assertThat(reasons).doesNotContainNull();
		assertThat(analysis.traces().invalid() + analysis.traces().incomplete()).isZero();
		return calls;
	}
}
