/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.eclipse.ui.IMemento;
import org.sonde.report.traces.MonitoringLogs;
import org.sonde.report.traces.MonitoringLogs.Reading;
import org.sonde.traces.log.RecordTypes;
import org.sonde.traces.reconstruction.TraceLimits;
import org.sonde.traces.reduction.LogAnalysis;
import org.sonde.traces.spans.SpanSampling;

/**
 * Which logs are read, and how. Several are read as one, by the times of their records.
 *
 * @param paths          at least one; kept sorted, as their order does not matter
 * @param byHost         whether traces are equal only if the same hosts executed the same calls
 * @param timeOutSeconds after which a trace that is not complete is invalid, above 0; empty for never
 * @param ratio          of the traces that were kept, of spans that do not state it; above 0, at most 1
 * @param recordTypes    a file with record classes of the user's own
 */
public record LogRequest(List<Path> paths, boolean byHost, OptionalDouble timeOutSeconds, double ratio, Optional<Path> recordTypes) {

	private static final String LOG = "log";
	private static final String PATH = "path";
	private static final String BY_HOST = "byHost";
	private static final String TIME_OUT = "timeOutSeconds";
	private static final String RATIO = "samplingRatio";
	private static final String RECORD_TYPES = "recordTypes";

	public LogRequest {
		paths = paths.stream().sorted().toList();
		if (paths.isEmpty()) {
			throw new IllegalArgumentException("no log is named");
		}
	}

	/** The default way to read logs. */
	public static LogRequest of(List<Path> paths) {
		return new LogRequest(paths, false, OptionalDouble.empty(), SpanSampling.ALL, Optional.empty());
	}

	/** The logs' name for people and plans, without this machine's folders. */
	String name() {
		return MonitoringLogs.nameOf(paths);
	}

	/** Where the logs lie; empty if they are several. */
	Optional<Path> folder() {
		return paths.size() == 1 ? Optional.of(paths.getFirst()) : Optional.empty();
	}

	/** @throws IOException if the file of record classes cannot be read */
	Reading reading() throws IOException {
		Reading sampled = Reading.USUAL.withRatio(ratio);
		return recordTypes.isPresent() ? sampled.with(RecordTypes.with(recordTypes.get())) : sampled;
	}

	LogAnalysis.Options options() {
		return new LogAnalysis.Options(byHost, timeOutSeconds.isEmpty() ? TraceLimits.DEFAULT
				: TraceLimits.DEFAULT.withMaxTraceSeconds(timeOutSeconds.getAsDouble()));
	}

	void save(IMemento state) {
		paths.forEach(path -> state.createChild(LOG).putString(PATH, path.toString()));
		state.putBoolean(BY_HOST, byHost);
		timeOutSeconds.ifPresent(seconds -> state.putString(TIME_OUT, Double.toString(seconds)));
		state.putString(RATIO, Double.toString(ratio));
		recordTypes.ifPresent(file -> state.putString(RECORD_TYPES, file.toString()));
	}

	/** Empty if none was saved. */
	static Optional<LogRequest> restore(IMemento state) {
		List<Path> paths = Arrays.stream(state.getChildren(LOG)).map(child -> Path.of(child.getString(PATH))).toList();
		String timeOut = state.getString(TIME_OUT);
		String ratio = state.getString(RATIO);
		return paths.isEmpty() ? Optional.empty() : Optional.of(new LogRequest(paths, Boolean.TRUE.equals(state.getBoolean(BY_HOST)),
						timeOut == null ? OptionalDouble.empty() : OptionalDouble.of(Double.parseDouble(timeOut)),
						ratio == null ? SpanSampling.ALL : Double.parseDouble(ratio),
						Optional.ofNullable(state.getString(RECORD_TYPES)).map(Path::of)));
	}
}
