/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.flight;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.tests.seeded.RandomInput;
import org.sonde.tests.seeded.Seeded;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.PackedFile;
import org.sonde.traces.operations.OperationStatistics;
import org.sonde.traces.record.StringPool;
import org.sonde.traces.reduction.LogAnalysis;

/**
 * Recordings that were damaged at random: no exception escapes, a problem says if there is no call, and none takes long. {@code
 * -Dsonde.fuzz.recordings=100000} says how many.
 */
class DamagedRecordingsTest {
	private static final int INPUTS = Integer.getInteger("sonde.fuzz.recordings", 150);
	/** Of a thread's CPU time; an input takes some milliseconds. */
	private static final long MOST_NANOS = 10_000_000_000L;
	/** The header of a chunk: sizes, places, times. */
	private static final int HEADER = 68;

	@TempDir
	Path folder;

	@Test
	void survivesDamage() throws IOException {
		List<byte[]> seeds = List.of(Files.readAllBytes(FlightReaderTest.record("jdk.MethodTrace", folder.resolve("trace.jfr"))),
				Files.readAllBytes(FlightReaderTest.record("jdk.MethodTiming", folder.resolve("timing.jfr"))));
		Path file = folder.resolve("damaged.jfr");
		Seeded.tries(INPUTS, in -> {
			byte[] damaged = damaged(in, in.oneOf(seeds));
			Files.write(file, damaged);
			long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
			check(file);
			assertThat(ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before).isLessThan(MOST_NANOS);
		});
	}

	private static byte[] damaged(RandomInput in, byte[] whole) {
		byte[] bytes = whole.clone();
		for (int i = in.between(1, 8); i > 0; i--) {
			int at = in.chance(0.2) ? in.between(0, HEADER - 1) : in.between(0, bytes.length - 1);
			int most = Math.min(Long.BYTES, bytes.length - at);
			switch (in.between(0, 3)) {
				case 0 -> Arrays.fill(bytes, at, at + in.between(1, most), in.oneOf(0, -1, 127, -128).byteValue());
				case 1 -> {
					if (most == Long.BYTES) {
						ByteBuffer.wrap(bytes).putLong(at,
								in.oneOf(0L, -1L, Long.MAX_VALUE, Long.MIN_VALUE, 1L << 31, (long) in.between(0, bytes.length)));
					}
				}
				case 2 -> System.arraycopy(bytes, in.between(0, bytes.length - most), bytes, at, most);
				default -> bytes[at] = (byte) in.anyLong();
			}
		}
		return in.chance(0.1) ? Arrays.copyOf(bytes, in.between(0, bytes.length)) : bytes;
	}

	private static void check(Path file) {
		LogProblems problems = new LogProblems();
		StringPool names = new StringPool();
		LogAnalysis analysis = new LogAnalysis(names, problems, LogAnalysis.Options.DEFAULT);
		FlightReader reader = new FlightReader(names, analysis, problems, Progress.NONE);
		reader.read(List.of(new FlightRecording(new PackedFile(file))));
		analysis.end();
		if (reader.tally().read() == 0) {
			assertThat(problems.list()).isNotEmpty();
		}
		if (reader.tally().skipped() > 0) {
			assertThat(problems.list()).isNotEmpty();
		}
		assertThat(analysis.operations().stream().mapToLong(OperationStatistics::calls).allMatch(calls -> calls >= 0)).isTrue();
	}
}
