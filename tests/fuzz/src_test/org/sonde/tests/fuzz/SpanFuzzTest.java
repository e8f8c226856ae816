/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.PackedFile;
import org.sonde.traces.log.Tally;
import org.sonde.traces.record.StringPool;
import org.sonde.traces.reduction.LogAnalysis;
import org.sonde.traces.spans.ReceivedSpans;
import org.sonde.traces.spans.SpanFile;
import org.sonde.traces.spans.SpanReader;
import org.sonde.traces.spans.SpanSampling;

import com.code_intelligence.jazzer.junit.FuzzTest;

/** A file of spans in any format, and the same bytes as a request, at once and byte by byte. */
class SpanFuzzTest {
	@TempDir
	static Path folder;

	private static final class Analysis {
		private final LogProblems problems = new LogProblems();
		private final StringPool names = new StringPool();
		private final LogAnalysis analysis = new LogAnalysis(names, problems, LogAnalysis.Options.DEFAULT);

		private void end(Tally tally) {
			analysis.end();
			assertThat(tally.skipped() == 0 || !problems.list().isEmpty()).isTrue();
			assertThat(analysis.traces().invalid() + analysis.traces().incomplete()).isZero();
		}
	}

	@FuzzTest(maxDuration = "1m")
	void isReadOrSkipped(byte[] bytes) throws IOException {
		Path file = Files.write(folder.resolve("spans"), bytes);
		Analysis read = new Analysis();
		SpanReader reader = new SpanReader(read.names, read.analysis, read.problems, Progress.NONE, SpanSampling.ALL);
		reader.read(List.of(new SpanFile(new PackedFile(file))));
		read.end(reader.tally());
		boolean isJson = bytes.length > 0 && (bytes[0] == '{' || bytes[0] == '[');
		assertThat(request(bytes, isJson, 1)).isEqualTo(request(bytes, isJson, bytes.length));
	}

	private static Tally request(byte[] bytes, boolean isJson, int atOnce) {
		Analysis received = new Analysis();
		ReceivedSpans spans = new ReceivedSpans(received.names, received.analysis, received.problems, 0.5);
		try {
			spans.read(Path.of("sender"), new ByteArrayInputStream(bytes) {
				@Override
				public synchronized int read(byte[] to, int from, int length) {
					return super.read(to, from, Math.min(length, atOnce));
				}
			}, isJson);
		} catch (IOException e) {
			assertThat(received.problems.list()).isNotEmpty();
		}
		Tally tally = spans.end(Path.of("senders")).tally();
		received.end(tally);
		return tally;
	}
}
