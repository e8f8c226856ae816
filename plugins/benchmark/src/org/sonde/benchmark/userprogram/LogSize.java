/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.userprogram;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.sonde.common.progress.Progress;
import org.sonde.traces.log.KiekerLog;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.LogReader;
import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/**
 * How much Kieker wrote in one run.
 *
 * @param records without those that Kieker writes of itself
 * @param bytes   of all files
 */
public record LogSize(long records, long bytes) {

	/**
	 * Counts the logs below a folder.
	 *
	 * @throws IOException if they cannot be read
	 */
	static LogSize below(Path folder) throws IOException {
		LogProblems problems = new LogProblems();
		List<KiekerLog> logs = KiekerLog.find(List.of(folder), problems, Progress.NONE);
		Count count = new Count();
		new LogReader(new StringPool(), count, problems, Progress.NONE).read(logs);
		return new LogSize(count.records, bytes(folder));
	}

	private static long bytes(Path folder) throws IOException {
		long bytes = 0;
		try (Stream<Path> walk = Files.walk(folder)) {
			for (Path file : walk.filter(Files::isRegularFile).toList()) {
				bytes += Files.size(file);
			}
		}
		return bytes;
	}

	/** Keeps none of the records. */
	private static final class Count implements RecordSink {

		private long records;

		@Override
		public void execution(int operation, int session, long traceId, long tinNanos, long toutNanos, int host, int eoi, int ess) {
			records++;
		}

		@Override
		public void event(EventKind kind, long timestampNanos, long traceId, int orderIndex, int operation, int type) {
			records++;
		}

		@Override
		public void traceMetadata(long traceId, long threadId, int session, int host, long parentTraceId, int parentOrder) {
			records++;
		}

		@Override
		public void logMetadata(int host, int experimentId) {
			// Kieker's own
		}
	}
}
