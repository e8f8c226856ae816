/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.traces.operations;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import org.sonde.common.progress.Progress;
import org.sonde.traces.log.KiekerLog;
import org.sonde.traces.log.LogProblems;
import org.sonde.traces.log.LogReader;
import org.sonde.traces.log.Tally;
import org.sonde.traces.record.ProbedOperations;
import org.sonde.traces.record.StringPool;

/** The counts of logs on disk, and nothing else of them. */
final class LogCounts {
	private LogCounts() {
	}

	/** Reads the logs at the path one after the other. */
	static OperationCounts read(Path path) throws IOException {
		LogProblems problems = new LogProblems();
		StringPool names = new StringPool();
		OperationAnalysis analysis = new OperationAnalysis(names, problems, ProbedOperations.all());
		Tally tally = new LogReader(names, analysis, problems, Progress.NONE).read(KiekerLog.find(List.of(path), problems, Progress.NONE));
		return analysis.counts(tally);
	}
}
