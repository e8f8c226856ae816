/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.cli;

import java.util.Locale;

import org.sonde.benchmark.experiment.ExperimentListener;
import org.sonde.benchmark.experiment.MeasuredFork;
import org.sonde.benchmark.experiment.MeasuredRun;
import org.sonde.benchmark.run.BenchmarkRun;
import org.sonde.overhead.results.Clock;
import org.sonde.overhead.results.ForkFlag;

/** A line for each fork that has ended, for whoever watches a benchmark or reads its log. */
final class BenchLog implements ExperimentListener {

	private final TerminalProgress progress;

	BenchLog(TerminalProgress progress) {
		this.progress = progress;
	}

	@Override
	public void begins(BenchmarkRun run, int fork) {
		// It is told when it has ended.
	}

	@Override
	public void ended(MeasuredRun sofar) {
		if (sofar.forks().isEmpty()) {
			progress.tell(sofar.run() + ": void, " + sofar.voids().getLast());
			return;
		}
		MeasuredFork last = sofar.forks().getLast();
		String precision = Double.isInfinite(sofar.precision()) ? ""
				: String.format(Locale.ROOT, "; mean of %d forks %.4g µs ± %.1f %%", sofar.forks().size(), sofar.summary().mean() / 1000, 100 * sofar.precision());
		progress.tell(String.format(Locale.ROOT, "%s, fork %d: %.4g µs per trace%s%s", sofar.run(), last.figures().get(Clock.WALL).number(),
				last.meanNanos() / 1000, last.figures().get(Clock.WALL).flags().contains(ForkFlag.NOISY) ? " (noisy)" : "", precision));
	}
}
