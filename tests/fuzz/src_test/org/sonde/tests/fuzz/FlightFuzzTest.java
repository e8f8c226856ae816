/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPInputStream;

import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.traces.flight.FlightReader;
import org.sonde.traces.flight.FlightRecording;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.PackedFile;
import org.sonde.traces.record.StringPool;
import org.sonde.traces.reduction.LogAnalysis;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.FuzzTest;

/**
 * A flight recording, damaged here and there: what the input says is where and by which bytes, as whole recordings are too large to find
 * much in. The JDK's parser must come to an end.
 */
class FlightFuzzTest {
	/** Of three executions with two calls each, traced and timed, by JDK 25. */
	private static final byte[] WHOLE = whole();
	/** Most damage matters in a header, of 68 bytes, or behind it. */
	private static final int BEGINNING = 256;

	@TempDir
	static Path folder;

	private static byte[] whole() {
		try (InputStream in = new GZIPInputStream(FlightFuzzTest.class.getResourceAsStream("whole.jfr.gz"))) {
			return in.readAllBytes();
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	@FuzzTest(maxDuration = "1m")
	void isReadOrSkipped(FuzzedDataProvider input) throws IOException {
		byte[] recording = WHOLE.clone();
		int length = input.consumeBoolean() ? WHOLE.length : input.consumeInt(0, WHOLE.length);
		while (input.remainingBytes() > 0) {
			int at = input.consumeInt(0, input.consumeBoolean() ? BEGINNING : recording.length - Long.BYTES);
			byte[] damage = input.consumeBytes(input.consumeInt(1, Long.BYTES));
			System.arraycopy(damage, 0, recording, at, damage.length);
		}
		Path file = Files.write(folder.resolve("damaged.jfr"), Arrays.copyOf(recording, length));
		LogProblems problems = new LogProblems();
		StringPool names = new StringPool();
		LogAnalysis analysis = new LogAnalysis(names, problems, LogAnalysis.Options.DEFAULT);
		FlightReader reader = new FlightReader(names, analysis, problems, Progress.NONE);
		reader.read(List.of(new FlightRecording(new PackedFile(file))));
		analysis.end();
		assertThat(reader.tally().read() > 0 && reader.tally().skipped() == 0 || !problems.list().isEmpty()).isTrue();
		assertThat(analysis.operations()).allSatisfy(operation -> assertThat(operation.calls()).isNotNegative());
	}
}
