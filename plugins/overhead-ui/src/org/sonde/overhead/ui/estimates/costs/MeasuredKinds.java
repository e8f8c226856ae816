/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.costs;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanResults;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.ui.results.AvailableResultSets;

/**
 * The kinds of probes for which result sets have costs, and those that a plan uses.
 *
 * @param planned the kinds that the plan uses
 * @param measured the kinds with costs, by the id of the set
 */
public record MeasuredKinds(Set<ProbeKind> planned, Map<String, Set<ProbeKind>> measured) {

	/** A published set this much older than the newest one is of interest for the history of its framework. */
	private static final int CURRENT_YEARS = 5;

	public MeasuredKinds {
		planned = Set.copyOf(planned);
		measured = Map.copyOf(measured);
	}

	static MeasuredKinds of(Plan plan, AvailableResultSets choices) {
		Map<String, Set<ProbeKind>> measured = new HashMap<>();
		choices.sets().forEach(set -> measured.put(set.id(), PlanResults.measuredKinds(plan, set)));
		return new MeasuredKinds(PlanResults.plannedKinds(plan), measured);
	}

	/** Whether the set has costs for a kind that the plan uses. */
	public boolean suits(ResultSet set) {
		return planned.stream().anyMatch(measured.getOrDefault(set.id(), Set.of())::contains);
	}

	/** The kind that the set was measured with, if the plan does not use it; empty if the set suits, or has no costs for any kind. */
	public Optional<ProbeKind> instead(ResultSet set) {
		return suits(set) || planned.isEmpty() ? Optional.empty() : measured.getOrDefault(set.id(), Set.of()).stream().sorted().findFirst();
	}

	/** For a list to choose from: the groups that have sets, in their order, each with its newest set first. */
	public Map<ResultSetGroup, List<ResultSet>> grouped(AvailableResultSets choices) {
		int newest = choices.sets().stream().filter(set -> isPublished(choices, set)).mapToInt(set -> set.source().year()).max().orElse(0);
		Map<ResultSetGroup, List<ResultSet>> groups = new EnumMap<>(ResultSetGroup.class);
		choices.sets().stream().sorted(Comparator.comparing(PlanResults::date, Comparator.reverseOrder())).forEach(set -> {
			ResultSetGroup group = isPublished(choices, set) && set.source().year() < newest - CURRENT_YEARS ? ResultSetGroup.HISTORY
					: suits(set) ? ResultSetGroup.FOR_PLAN : ResultSetGroup.OTHER;
			groups.computeIfAbsent(group, none -> new ArrayList<>()).add(set);
		});
		return groups;
	}

	private static boolean isPublished(AvailableResultSets choices, ResultSet set) {
		return !choices.files().containsKey(set.id());
	}
}
