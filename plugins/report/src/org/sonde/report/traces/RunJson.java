/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.traces;

import java.util.List;

import org.sonde.instrumentation.plan.RecordTo;
import org.sonde.report.observed.ObservedCalls;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The run of a program with probes as JSON.
 *
 * @param exitCode       of the program
 * @param weaverMessages what AspectJ printed, line by line
 */
public record RunJson(int exitCode, RecordTo recordTo, List<String> weaverMessages) {

	/** Of a run without a log. */
	public ObjectNode withoutLog() {
		return putInto(JsonNodeFactory.instance.objectNode());
	}

	/** With what was recorded, and the plan compared with it. */
	public ObjectNode with(LogResults log, ObservedCalls observed) {
		return LogJson.putPlan(putInto(LogJson.of(log, false, false)), observed);
	}

	private ObjectNode putInto(ObjectNode json) {
		json.put("exitCode", exitCode).put("recordTo", recordTo.getLiteral());
		ArrayNode messages = json.putArray("weaverMessages");
		weaverMessages.forEach(messages::add);
		return json;
	}
}
