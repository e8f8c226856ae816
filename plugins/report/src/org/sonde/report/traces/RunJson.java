/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces;

import java.util.List;
import java.util.Optional;

import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.RecordTo;
import org.sonde.instrumentation.run.RunAgent;
import org.sonde.instrumentation.run.WeavingReport;
import org.sonde.report.observed.ObservedCalls;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The run of a program with probes as JSON.
 *
 * @param agent          that recorded
 * @param exitCode       of the program
 * @param recordTo       where Kieker's records went; empty for other agents
 * @param weaverMessages what AspectJ printed, line by line
 * @param weaving        what AspectJ did; empty if nobody watched it
 * @param planned        the methods that were to be woven
 */
public record RunJson(RunAgent agent, int exitCode, Optional<RecordTo> recordTo, List<String> weaverMessages,
		Optional<WeavingReport> weaving, List<MethodSignature> planned) {
	private static final double NANOS_PER_MILLI = 1e6;

	/** Returns the JSON of a run without a log. */
	public ObjectNode withoutLog() {
		return putInto(JsonNodeFactory.instance.objectNode());
	}

	/** Returns the JSON with what was recorded, and the comparison with the plan. */
	public ObjectNode with(LogResults log, ObservedCalls observed) {
		return LogJson.putPlan(putInto(LogJson.of(log, false, false)), observed);
	}

	private ObjectNode putInto(ObjectNode json) {
		json.put("agent", agent.keyword()).put("exitCode", exitCode);
		recordTo.ifPresent(known -> json.put("recordTo", known.getLiteral()));
		ArrayNode messages = json.putArray("weaverMessages");
		weaverMessages.forEach(messages::add);
		weaving.ifPresent(report -> {
			ObjectNode woven = json.putObject("weaving").put("methods", report.woven().size()).put("classes", report.classes())
					.put("classesExamined", report.seen().size()).put("millis", report.nanos() / NANOS_PER_MILLI);
			ArrayNode notWoven = woven.putArray("notWoven");
			report.notWoven(planned)
					.forEach((method, reason) -> notWoven.addObject().put("signature", method.toString()).put("reason", reason));
		});
		return json;
	}
}
