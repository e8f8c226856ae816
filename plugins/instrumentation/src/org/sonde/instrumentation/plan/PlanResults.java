/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.plan;

import java.util.Collection;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.ResultSet;

/** Which result sets have costs for the probes of a plan. */
public final class PlanResults {

	private PlanResults() {
	}

	/** The kinds of the plan's probes of operations. */
	public static Set<ProbeKind> plannedKinds(Plan plan) {
		Set<ProbeKind> planned = EnumSet.noneOf(ProbeKind.class);
		Probes.ofOperations(plan).stream().map(Probe::getKind).forEach(planned::add);
		return planned;
	}

	/** The kinds of probes for which the set has costs, with the writer that the plan is estimated for. */
	public static Set<ProbeKind> measuredKinds(Plan plan, ResultSet set) {
		CostModel model = WriterChoice.usual(plan, set);
		Set<ProbeKind> kinds = EnumSet.noneOf(ProbeKind.class);
		for (ProbeKind kind : ProbeKind.values()) {
			if (model.nanosPerCall(ProbeLoads.kind(kind), true, PlanEstimate.DEFAULT_THREADS) instanceof Estimate.Known) {
				kinds.add(kind);
			}
		}
		return kinds;
	}

	/** When the set was measured, as exactly as it is known: texts of ISO 8601 sort by time, also if they are only a year. */
	public static String date(ResultSet set) {
		return set.conditions().find(ConditionName.MEASURED_AT)
				.map(Condition::value).orElse(Integer.toString(set.source().year()));
	}

	/**
	 * The set to estimate the plan from: one with costs for all kinds of its probes rather than some, a calibration with a sweep over gaps
	 * rather than another measurement, and of these the newest. For a plan without probes of operations, any kind will do. Sets that were
	 * corrected by a measurement of one program are for that program, so only their users can choose them.
	 *
	 * @return empty if no other set has costs for a kind of the plan's probes
	 */
	public static <T> Optional<T> best(Plan plan, Collection<T> choices, Function<T, ResultSet> set) {
		Set<ProbeKind> planned = plannedKinds(plan);
		return choices.stream().map(choice -> new Choice<>(choice, set.apply(choice), measuredKinds(plan, set.apply(choice))))
				.filter(choice -> !isOfOneProgram(choice.set) && choice.suits(planned))
				.max(Comparator.comparing((Choice<T> choice) -> choice.kinds.containsAll(planned))
						.thenComparing(choice -> !choice.set.gapSweeps().isEmpty()).thenComparing(choice -> date(choice.set)))
				.map(Choice::chosen);
	}

	/** A set with the kinds of probes that it has costs for. */
	private record Choice<T>(T chosen, ResultSet set, Set<ProbeKind> kinds) {
		boolean suits(Set<ProbeKind> planned) {
			return planned.isEmpty() ? !kinds.isEmpty() : planned.stream().anyMatch(kinds::contains);
		}
	}

	private static boolean isOfOneProgram(ResultSet set) {
		return set.gapSweeps().stream().anyMatch(sweep -> sweep.inProgram().isPresent());
	}
}
