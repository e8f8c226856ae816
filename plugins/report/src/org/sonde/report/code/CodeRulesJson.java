/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.code;

import org.sonde.metrics.CountingRules;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** The counting rules as JSON. */
public final class CodeRulesJson {
	private CodeRulesJson() {
	}

	/** An object for each profile. */
	public static ArrayNode all() {
		ArrayNode profiles = JsonNodeFactory.instance.arrayNode();
		for (CodeRules kind : CodeRules.values()) {
			kind.profiles().stream().map(CountingRules::description).forEach(rules -> profiles.addObject().put("counted", kind.counted())
					.put("profile", rules.id()).put("title", rules.title()).put("rules", rules.text()).put("source", rules.source()));
		}
		return profiles;
	}
}
