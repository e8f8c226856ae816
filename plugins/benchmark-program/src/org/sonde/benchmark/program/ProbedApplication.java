/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.program;

/** An application with a probe in its source. */
interface ProbedApplication extends Application {

	/** Returns the number of the probe's records. Called after all traces. */
	long records();
}
