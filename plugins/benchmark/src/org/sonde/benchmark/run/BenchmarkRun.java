/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.run;

import org.sonde.benchmark.jdk.JavaHome;
import org.sonde.benchmark.subject.Subject;
import org.sonde.benchmark.subject.SubjectConfiguration;
import org.sonde.benchmark.workload.Workload;

/** A configuration of a subject, on a Java, under a workload. Its forks repeat the same measurement. */
public record BenchmarkRun(Subject subject, SubjectConfiguration configuration, JavaHome java, Workload workload) {

	/** Returns the run in words for people. */
	@Override
	public String toString() {
		return (configuration.isPlain() ? "" : subject.title() + ": ") + configuration.label() + ", " + workload;
	}
}
