/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli.bench;

import org.sonde.benchmark.experiment.ExperimentListener;
import org.sonde.benchmark.experiment.MeasuredRun;
import org.sonde.benchmark.results.RunTexts;
import org.sonde.benchmark.run.BenchmarkRun;
import org.sonde.cli.shared.TerminalProgress;

/** A line for each fork that has ended, for whoever watches a benchmark or reads its log. */
public final class BenchLog implements ExperimentListener {

	private final TerminalProgress progress;

	BenchLog(TerminalProgress progress) {
		this.progress = progress;
	}

	@Override
	public void begins(BenchmarkRun run, int fork) {
		// It is reported when it has ended.
	}

	@Override
	public void ended(MeasuredRun sofar, int fork) {
		progress.tell(RunTexts.lastFork(sofar, fork));
	}
}
