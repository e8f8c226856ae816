/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.userprogram;

import java.util.Optional;

import org.sonde.benchmark.experiment.Experiment;

/**
 * What was seen of a JVM from outside.
 *
 * @param foreignProcessors that other programs kept busy meanwhile, on average; 0 where the system does not tell
 * @param startedProcesses  whether the program was seen to start others
 * @param log               what Kieker wrote; empty if it was not counted
 */
public record ProcessNotes(double foreignProcessors, boolean startedProcesses, Optional<LogSize> log) {

	/** The notes if nothing was observed. */
	public static final ProcessNotes NONE = new ProcessNotes(0, false, Optional.empty());

	/** Whether other programs disturbed it, as benchmarks see it. */
	public boolean isDisturbed() {
		return Experiment.isNoisy(foreignProcessors);
	}
}
