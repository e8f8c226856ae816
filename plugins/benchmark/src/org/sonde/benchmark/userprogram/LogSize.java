/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.userprogram;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;

import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.export.ObjectWeaving;
import org.sonde.instrumentation.run.ObjectLog;
import org.sonde.traces.log.KiekerLog;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.LogReader;
import org.sonde.traces.record.EventKind;
import org.sonde.traces.record.RecordSink;
import org.sonde.traces.record.StringPool;

/**
 * How much was written in one run.
 *
 * @param bytes   of all files
 * @param records empty if nobody counted them
 * @param dropped events that are not in the log of watched objects, as they came faster than they were written; empty if the log does not
 *                say it
 */
public record LogSize(long bytes, Optional<Records> records, OptionalLong dropped) {

	/**
	 * What is in a log.
	 *
	 * @param ofProbes without those that Kieker writes of itself
	 * @param ofKieker those
	 * @param readable whether there was nothing else in the log, and all could be read
	 */
	public record Records(long ofProbes, long ofKieker, boolean readable) {
	}

	/** Makes the size of a Kieker log, which does not say what is missing in it. */
	public LogSize(long bytes, Optional<Records> records) {
		this(bytes, records, OptionalLong.empty());
	}

	/**
	 * Of the log of watched objects in a folder.
	 *
	 * @param counted whether its events are counted, which takes a while
	 * @throws IOException if it is missing or cannot be read
	 */
	static LogSize ofObjects(Path folder, boolean counted) throws IOException {
		OptionalLong dropped = ObjectLog.end(folder.resolve(ObjectWeaving.LOG)).map(end -> OptionalLong.of(end.dropped()))
				.orElse(OptionalLong.empty());
		Optional<ObjectLog> log = counted ? ObjectLog.of(folder) : Optional.empty();
		return new LogSize(bytes(folder), log.map(all -> new Records(all.total(), 0, all.end().isPresent())), dropped);
	}

	/**
	 * Of Kieker's logs below a folder.
	 *
	 * @param counted whether their records are counted, which takes a while
	 * @throws IOException if they cannot be read
	 */
	static LogSize below(Path folder, boolean counted) throws IOException {
		return new LogSize(bytes(folder), counted ? Optional.of(records(folder)) : Optional.empty());
	}

	private static Records records(Path folder) throws IOException {
		LogProblems problems = new LogProblems();
		List<KiekerLog> logs = KiekerLog.find(List.of(folder), problems, Progress.NONE);
		Count count = new Count();
		new LogReader(new StringPool(), count, problems, Progress.NONE).read(logs);
		return new Records(count.ofProbes, count.ofKieker, problems.list().isEmpty());
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

		private long ofProbes;
		private long ofKieker;

		@Override
		public void execution(int operation, int session, long traceId, long tinNanos, long toutNanos, int host, int eoi, int ess) {
			ofProbes++;
		}

		@Override
		public void event(EventKind kind, long timestampNanos, long traceId, int orderIndex, int operation, int type) {
			ofProbes++;
		}

		@Override
		public void traceMetadata(long traceId, long threadId, int session, int host, long parentTraceId, int parentOrder) {
			ofProbes++;
		}

		@Override
		public void logMetadata(int host, int experimentId) {
			ofKieker++;
		}
	}
}
