/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.saturation;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import org.sonde.common.progress.Progress;
import org.sonde.traces.log.KiekerLog;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.LogReader;
import org.sonde.traces.record.StringPool;

/**
 * Logs of Kieker, from their beginning.
 *
 * @param paths absolute
 */
public record ReplayedLogs(List<Path> paths) implements ReplaySource {

	public ReplayedLogs {
		paths = List.copyOf(paths);
	}

	@Override
	public ReplayedStream stream() throws IOException {
		StringPool names = new StringPool();
		ReplayedRecords records = new ReplayedRecords(names);
		new LogReader(names, records, new LogProblems(), Progress.NONE).read(KiekerLog.find(paths, new LogProblems(), Progress.NONE));
		return records.end();
	}

	@Override
	public List<String> arguments() {
		return paths.stream().map(Path::toString).toList();
	}
}
