/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.benchmark.userprogram;

import org.sonde.instrumentation.export.AgentFiles;
import org.sonde.instrumentation.plan.RecordTo;

/**
 * A plan as Kieker's agent takes it.
 *
 * @param files    of the export
 * @param patterns whether AspectJ matches patterns of the plan, too
 * @param recordTo where the records go
 */
public record ProbedPlan(AgentFiles files, boolean patterns, RecordTo recordTo) {
}
