/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.metrics.cognitive;

import org.sonde.metrics.CountingRules;

/** The counting rules for cognitive complexity. */
public enum CognitiveProfile implements CountingRules {

	/** SonarSource's definition, the only one there is. */
	SONARSOURCE;

	@Override
	public Description description() {
		return new Description("sonarsource", "cognitive complexity",
				"For each if, ?:, switch, for, while, do and catch: 1, and 1 more for each level of nesting. For each else, else if, break or"
						+ " continue with a label, and sequence of like && or ||: 1. For a method that calls itself, directly or through others of its"
						+ " type: 1. Bodies of these, of lambdas and of classes within methods nest. Methods of local and anonymous classes count"
						+ " into the method around them.",
				"G. A. Campbell, Cognitive Complexity, SonarSource 2023, version 1.7");
	}
}
