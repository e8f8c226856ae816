/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.recordings;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sonde.common.progress.Progress;
import org.sonde.traces.flight.FlightRecording;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.PackedFile;
import org.sonde.traces.spans.SpanFile;

class RecordingsTest {
	private static final String ZIPKIN = "[{\"traceId\":\"1\",\"id\":\"a\",\"name\":\"a\",\"timestamp\":1,\"duration\":1}]";

	@TempDir
	Path folder;

	private final LogProblems problems = new LogProblems();

	private FlightRecording flight(Path file) throws IOException {
		return new FlightRecording(new PackedFile(Files.write(file, new byte[] { 'F', 'L', 'R', 0, 0, 2, 0, 1 })));
	}

	private SpanFile spans(Path file) throws IOException {
		return new SpanFile(new PackedFile(Files.writeString(file, ZIPKIN)));
	}

	/**
	 * Of one kind there are files with a usual name, so that only for the other one the rest is looked at; usual names may be those of the
	 * other kind.
	 */
	@Test
	void filesAreOfTheKindThatTheyBeginLike() throws IOException {
		FlightRecording recording = flight(folder.resolve("a.bin"));
		FlightRecording usual = flight(folder.resolve("b.jfr"));
		flight(folder.resolve("c"));
		SpanFile bare = spans(folder.resolve("d"));
		Recordings found = Recordings.find(List.of(folder), problems, Progress.NONE);
		assertThat(found.flights()).containsExactly(recording, usual);
		assertThat(found.spans()).containsExactly(bare);
		SpanFile misnamed = spans(folder.resolve("e.jfr"));
		assertThat(Recordings.find(List.of(folder), problems, Progress.NONE).spans()).containsExactly(misnamed);
		assertThat(problems.list()).isEmpty();
	}

	/** Neither flight recordings nor spans are among the first 10,000 files of other names. */
	@Test
	void whatIsLeftOutIsSaidOnce() throws IOException {
		for (int i = 0; i < 10_002; i++) {
			Files.createFile(folder.resolve("m" + i));
		}
		assertThat(Recordings.find(List.of(folder), problems, Progress.NONE)).isEqualTo(Recordings.NONE);
		assertThat(problems.list()).filteredOn(problem -> problem.message().contains("not the last 2;")).singleElement()
				.satisfies(problem -> {
					assertThat(problem.occurrences()).isEqualTo(1);
					assertThat(problem.message()).contains(".jfr, .json, ");
				});
	}
}
