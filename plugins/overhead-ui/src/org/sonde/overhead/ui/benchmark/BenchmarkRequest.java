/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.jobs.Job;
import org.sonde.benchmark.BenchmarkException;
import org.sonde.benchmark.study.Benchmark;
import org.sonde.benchmark.study.CheckDesign;

/**
 * A benchmark that the user wants.
 *
 * @param name for people: that of the launch configuration, or that it is a calibration
 * @param design what is measured; where raw measurements go is decided when it starts
 * @param folder in a project, for the result sets
 * @param keepsRaw whether raw measurements are kept beside them
 * @param offline whether agents are taken from the local Maven repository alone
 * @param check of the benchmark itself, if that is what is measured
 * @param estimated the plan that is estimated from the result set from then on; empty if plans stay as they are
 * @param use of the result sets besides
 */
public record BenchmarkRequest(String name, Benchmark.Design design, IContainer folder, boolean keepsRaw, boolean offline,
		Optional<CheckDesign> check, Optional<IFile> estimated, ResultUse use) implements MeasurementRequest {

	/** No check of the benchmark itself, and no further use. */
	public BenchmarkRequest(String name, Benchmark.Design design, IContainer folder, boolean keepsRaw, boolean offline,
			Optional<IFile> estimated) {
		this(name, design, folder, keepsRaw, offline, Optional.empty(), estimated, ResultUse.NONE);
	}

	@Override
	public Job job(Consumer<BenchmarkState> listener) throws BenchmarkException {
		return new BenchmarkJob(this, listener);
	}
}
