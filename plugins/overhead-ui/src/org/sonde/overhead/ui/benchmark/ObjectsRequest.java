/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import java.util.function.Consumer;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.runtime.jobs.Job;
import org.sonde.benchmark.objects.GridDesign;

/**
 * A measurement of what events of watched fields and types cost.
 *
 * @param name for people
 * @param design what is measured
 * @param command that measures the same in a shell
 * @param folder in a project, for the result sets
 */
public record ObjectsRequest(String name, GridDesign design, String command, IContainer folder) implements MeasurementRequest {

	@Override
	public Job job(Consumer<BenchmarkState> listener) {
		return new ObjectsJob(this, listener);
	}
}
