/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.code;

import java.util.List;

import org.sonde.metrics.CountingRules;
import org.sonde.metrics.cognitive.CognitiveProfile;
import org.sonde.metrics.cyclomatic.CyclomaticProfile;
import org.sonde.metrics.hypergraph.InformationProfile;
import org.sonde.metrics.lines.LinesProfile;

/** What is counted of code, and the profiles of counting rules that it is counted by, the default first. */
public enum CodeRules {
	LINES("lines of code", LinesProfile.values()),
	CYCLOMATIC("cyclomatic complexity", CyclomaticProfile.values()),
	COGNITIVE("cognitive complexity", CognitiveProfile.values()),
	INFORMATION("information metrics", InformationProfile.values());

	private final String counted;
	private final List<CountingRules> profiles;

	CodeRules(String counted, CountingRules... profiles) {
		this.counted = counted;
		this.profiles = List.of(profiles);
	}

	/** What is counted, in words. */
	public String counted() {
		return counted;
	}

	public List<CountingRules> profiles() {
		return profiles;
	}
}
