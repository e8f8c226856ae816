/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.spans;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.PackedFile;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

import io.opentelemetry.proto.trace.v1.TracesData;

class SpanSamplingTest {
	@TempDir
	Path folder;

	/**
	 * The examples of OpenTelemetry's "TraceState: Probability Sampling": 0 is all, 8 is half, c a quarter, fd70a3d70a3d71 one in a
	 * hundred.
	 */
	@Test
	void thresholdsAreThoseOfTheSpecification() {
		assertThat(Sampling.weight("ot=th:0")).isEqualTo(1);
		assertThat(Sampling.weight("ot=th:8")).isEqualTo(2);
		assertThat(Sampling.weight("ot=th:c")).isEqualTo(4);
		assertThat(Sampling.weight("ot=th:fd70a3d70a3d71")).isCloseTo(100, within(1e-9));
		assertThat(Sampling.weight("ot=th:ffffffffffffff")).isEqualTo(0x1p56);
		assertThat(Sampling.weight("rojo=00f067aa0ba902b7, ot=rv:1234567890abcd;th:e")).isEqualTo(8);
	}

	@Test
	void whatIsNoThresholdIsUnknown() {
		for (String state : List.of("", "ot=", "ot=rv:1", "ot=th:", "ot=th:g", "ot=th:-8", "ot=th:123456789abcdef", "other=th:8",
				"ot=xth:8", "th:8")) {
			assertThat(Sampling.weight(state)).as(state).isEqualTo(Sampling.UNKNOWN);
		}
	}

	/** In both encodings. */
	private SpanSampling read(TracesData message, double ratio) throws IOException {
		SpanSampling json = read(OtlpMessages.bytes(OtlpMessages.json(List.of(message))), ratio);
		assertThat(read(message.toByteArray(), ratio)).isEqualTo(json);
		return json;
	}

	private SpanSampling read(byte[] message, double ratio) throws IOException {
		StringPool names = new StringPool();
		SpanReader reader = new SpanReader(names, RecordSink.NOBODY, new LogProblems(), Progress.NONE, ratio);
		reader.read(List.of(new SpanFile(new PackedFile(Files.write(folder.resolve("spans"), message)))));
		return reader.sampling();
	}

	/** Of a: spans for 4, 1 and, if nobody says otherwise, 1; of b: one for 2. */
	@Test
	void aSpanStandsForTheCallsThatItsTraceSaysOrTheUser() throws IOException {
		TracesData message = OtlpMessages.data("alpha", List.of(OtlpMessages.span(1, 1, 0, "a", 5, 9).setTraceState("ot=th:c").build(),
				OtlpMessages.span(2, 2, 0, "a", 5, 9).setTraceState("ot=th:0").build(), OtlpMessages.span(3, 3, 0, "a", 5, 9).build(),
				OtlpMessages.span(4, 4, 0, "b", 5, 9).setTraceState("ot=th:8").build()));
		assertThat(read(message, 1)).isEqualTo(SpanSampling.of(Map.of("a", 2.0, "b", 2.0), 0.5, true, false));
		assertThat(read(message, 0.1)).isEqualTo(SpanSampling.of(Map.of("a", 5.0, "b", 2.0), 4.0 / 17, true, true));
		TracesData silent = OtlpMessages.data("alpha", List.of(OtlpMessages.span(1, 1, 0, "a", 5, 9).build()));
		assertThat(read(silent, 0.25)).isEqualTo(SpanSampling.of(Map.of("a", 4.0), 0.25, false, true));
		assertThat(read(silent, 1)).isEqualTo(SpanSampling.NONE);
		assertThat(SpanSampling.NONE.isScaled()).isFalse();
		assertThat(SpanSampling.NONE.callsPerSpan("a")).isEqualTo(1);
	}

	@Test
	void aRatioIsAboveZeroAndAtMostOne() {
		for (double wrong : new double[] { 0, -1, 1.01, Double.NaN }) {
			assertThatExceptionOfType(IllegalArgumentException.class)
					.isThrownBy(() -> SpanSampling.of(Map.of("a", 2.0), wrong, true, false));
		}
	}
}
