/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.guard;

import java.util.Map;

import org.sonde.common.digits.Digits;
import org.sonde.instrumentation.plan.MethodSignature;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What a guard did, as JSON. */
public final class GuardJson {
	private GuardJson() {
	}

	/**
	 * @param limit records per second
	 * @param off   what was switched off, with what it recorded before
	 */
	public static ObjectNode of(double limit, Map<MethodSignature, ProbeRate> off) {
		ObjectNode node = JsonNodeFactory.instance.objectNode().put("recordsPerSecond", Digits.withoutNoise(limit));
		ArrayNode probes = node.putArray("switchedOff");
		off.forEach((method, rate) -> probes.addObject().put("signature", method.toString())
				.put("callsPerSecond", Digits.withoutNoise(rate.callsPerSecond()))
				.put("recordsPerSecond", Digits.withoutNoise(rate.recordsPerSecond())));
		return node;
	}
}
