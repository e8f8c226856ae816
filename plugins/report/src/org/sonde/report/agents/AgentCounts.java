/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.agents;

import java.util.HashMap;
import java.util.Map;

import org.sonde.instrumentation.export.AgentFiles;
import org.sonde.instrumentation.run.RunAgent;
import org.sonde.report.observed.ObservedCalls;
import org.sonde.report.traces.LogResults;

/**
 * What one agent counted while a program ran.
 *
 * @param agent    the agent
 * @param export   its configuration, with the report
 * @param observed the plan compared with its recording; the patterns of the plan as the methods that they match
 * @param failures calls that ended by an exception, by the operation as recorded; empty if the recording does not tell
 */
public record AgentCounts(RunAgent agent, AgentFiles export, ObservedCalls observed, Map<String, Long> failures) {
	/** Copies its arguments. */
	public AgentCounts {
		failures = Map.copyOf(failures);
	}

	/** Counts the calls of a recording. */
	public static AgentCounts of(RunAgent agent, AgentFiles export, ObservedCalls observed, LogResults log) {
		Map<String, Long> failures = new HashMap<>();
		log.operations().forEach(operation -> operation.failures().ifPresent(number -> failures.put(operation.signature(), number)));
		return new AgentCounts(agent, export, observed, failures);
	}
}
