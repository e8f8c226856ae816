/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import java.util.List;

import org.eclipse.core.resources.IFile;
import org.sonde.benchmark.study.Benchmark;

/** What is done with the result sets of a benchmark once they are stored. */
@FunctionalInterface
public interface ResultUse {

	/** They are stored, and that is all. */
	ResultUse NONE = (outcome, files) -> "";

	/**
	 * Uses them, also those of a benchmark that was cancelled. Called in the benchmark's job.
	 *
	 * @param files of the outcome's sets, in their order
	 * @return what was done, for people; empty if there is nothing to say
	 */
	String use(Benchmark.Outcome outcome, List<IFile> files);
}
