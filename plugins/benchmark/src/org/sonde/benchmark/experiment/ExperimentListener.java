/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.experiment;

import org.sonde.benchmark.run.BenchmarkRun;

/** Learns how an experiment goes on, by the thread that runs it. */
public interface ExperimentListener {

	/** Learns nothing. */
	ExperimentListener NONE = new ExperimentListener() {
		@Override
		public void begins(BenchmarkRun run, int fork) {
			// nothing to do
		}

		@Override
		public void ended(MeasuredRun sofar, int fork) {
			// nothing to do
		}
	};

	/** A fork starts. */
	void begins(BenchmarkRun run, int fork);

	/** A fork starts again, as the attempt before was void or disturbed. */
	default void repeats(BenchmarkRun run, int fork, int attempt) {
		// not for those who follow forks alone
	}

	/**
	 * A fork has ended.
	 *
	 * @param sofar all that the run has now
	 * @param fork its number; void if {@code sofar} has no fork of this number
	 */
	void ended(MeasuredRun sofar, int fork);
}
