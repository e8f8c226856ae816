/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.costs;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import org.sonde.common.digits.NaturalOrder;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.ResultSet;

/** Finds the result set for another framework or another virtual machine. */
public final class ResultSetChoice {

	/** The value of a condition that a source does not state. */
	static final String NOT_STATED = Messages.ResultSetChoice_notStated;

	private ResultSetChoice() {
	}

	/** The condition in words, whether stated or assumed. */
	public static String value(ResultSet results, ConditionName name) {
		return results.conditions().find(name).map(Condition::value).orElse(NOT_STATED);
	}

	/** The values of a condition in the sets, in their natural order. */
	public static List<String> values(List<ResultSet> sets, ConditionName name) {
		return sets.stream().map(set -> value(set, name)).distinct().sorted(NaturalOrder.OF_NAMES).toList();
	}

	/**
	 * The set with this value of the condition that is most like the one in use: it has costs for the probes, the same framework, the same
	 * virtual machine, the same machine, as far as there is one; of several the first.
	 *
	 * @param costs of the plan by the set in use
	 */
	public static Optional<ResultSet> nearest(PlanCosts costs, ConditionName name, String wanted) {
		Comparator<ResultSet> better = Comparator.comparing((ResultSet set) -> !costs.kinds().suits(set));
		for (ConditionName other : List.of(ConditionName.FRAMEWORK, ConditionName.VIRTUAL_MACHINE, ConditionName.MACHINE)) {
			better = better.thenComparing(set -> costs.results().filter(now -> value(now, other).equals(value(set, other))).isEmpty());
		}
		return costs.choices().sets().stream().filter(set -> value(set, name).equals(wanted)).min(better);
	}
}
