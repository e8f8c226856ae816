/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.userprogram;

import java.util.OptionalInt;

import org.sonde.instrumentation.export.AgentFiles;
import org.sonde.instrumentation.plan.RecordTo;

/**
 * A plan as Kieker's agent takes it.
 *
 * @param files    of the export
 * @param patterns whether AspectJ matches patterns of the plan, too
 * @param recordTo where the records go
 * @param megabytes of Kieker's files, at most, of each JVM: the oldest ones are deleted; empty for no limit. Records that are sent are not limited
 */
public record ProbedPlan(AgentFiles files, boolean patterns, RecordTo recordTo, OptionalInt megabytes) {
	/** With logs of any size. */
	public ProbedPlan(AgentFiles files, boolean patterns, RecordTo recordTo) {
		this(files, patterns, recordTo, OptionalInt.empty());
	}
}
