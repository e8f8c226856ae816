/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.check;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

import org.sonde.common.keyword.Keyword;

/**
 * One thing that must hold, and whether it does.
 *
 * @param group    what kind of thing it is
 * @param rule     the thing in a word that stays the same from run to run, such as {@code cpuPercent}
 * @param subject  what it is about: a plan, a component, a result set
 * @param answer   whether it holds
 * @param message  what was found, in sentences, with units and intervals
 * @param place    of the subject; empty where it has none in the sources
 * @param findings what adds most to it, the most first
 */
public record CheckResult(Group group, String rule, String subject, CheckOutcome answer, String message, Optional<Place> place,
		List<Finding> findings) {

	/** The kinds of things that are checked. */
	public enum Group implements Keyword {
		BUDGET, COMPLEXITY, PERFORMANCE;

		/** For people. */
		public String title() {
			return switch (this) {
				case BUDGET -> "A plan keeps its budget";
				case COMPLEXITY -> "A component does not grow beyond its limit";
				case PERFORMANCE -> "No configuration became significantly slower";
			};
		}
	}

	public CheckResult {
		Objects.requireNonNull(answer, "answer");
		findings = List.copyOf(findings);
	}

	/** Group and rule: what tells it from all others of a kind. */
	public String ruleId() {
		return group.keyword() + "/" + rule;
	}
}
