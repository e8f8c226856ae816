/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.placement;

import org.sonde.common.keyword.Keyword;

/**
 * What choosing by a simple rule gives within the same budget: one method after the other, leaving out those that do not fit.
 *
 * @param probes how many
 * @param cost   in milliseconds per second, at the end of the interval that budgets are compared with
 * @param value  in the unit of the objective
 */
public record RuleOutcome(Rule rule, int probes, double cost, double value) {
	/** The order in which a rule chooses methods. */
	public enum Rule implements Keyword {
		/** Chooses by the information that a probe adds by itself, per cost: {@link org.sonde.overhead.budget.Worth#INFORMATION}. */
		WORTH,
		/** Public methods alone, the cheapest first. */
		PUBLIC,
		/** Chooses by self time. */
		HOTTEST,
		/** At random; of several trials the one in the middle. */
		RANDOM
	}
}
