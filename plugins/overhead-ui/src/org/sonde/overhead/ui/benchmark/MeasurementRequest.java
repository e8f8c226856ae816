/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import java.util.function.Consumer;

import org.eclipse.core.runtime.jobs.Job;
import org.sonde.benchmark.BenchmarkException;

/** What the user wants to be measured. */
public sealed interface MeasurementRequest permits BenchmarkRequest, ObjectsRequest {

	/** The name for people. */
	String name();

	/**
	 * Returns the job that measures it.
	 *
	 * @param listener called in the job's thread, and once in this one
	 * @throws BenchmarkException if it cannot be measured, because no suitable Java is installed
	 */
	Job job(Consumer<BenchmarkState> listener) throws BenchmarkException;
}
