/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.cost.scenario;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

import org.sonde.common.keyword.Keyword;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.ProbeLoad;

/**
 * A plan as it might be run: by another result set or writer, with other probes or threads.
 *
 * @param name for tables
 * @param threads application threads, from 1
 */
public record Scenario(String name, CostModel model, int threads, Probes probes) {

	/** Which probes of the plan there are, and whether they collect. */
	public enum Probes implements Keyword {

		AS_PLANNED,
		ALL_ACTIVE,
		/** All probes are woven in and switched off. */
		ALL_DEACTIVATED,
		/**
		 * Only those in operations whose executions open a trace; the others are not in the plan. It takes trace entries per
		 * second.
		 */
		ONLY_ENTRY_POINTS
	}

	/** @throws IllegalArgumentException if there are fewer threads than 1, or the name is empty */
	public Scenario {
		if (threads < 1 || name.isBlank()) {
			throw new IllegalArgumentException("a scenario has a name and at least 1 application thread");
		}
	}

	/** The estimate of the plan in this scenario, or why it cannot be decided. */
	public Outcome of(List<ProbeLoad> plan) {
		if (probes == Probes.ONLY_ENTRY_POINTS) {
			long unknown = plan.stream().filter(load -> entries(load).isEmpty()).count();
			if (unknown > 0) {
				return new Outcome(this, Optional.empty(), "It is unknown how many executions of " + unknown + " of " + plan.size()
						+ " probes open a trace. Give their traceEntriesPerSecond with the calls.");
			}
		}
		List<ProbeLoad> changed = ProbeLoad.afterChange(plan, plan.stream().filter(this::contains).map(this::changed).toList());
		return new Outcome(this, Optional.of(PlanEstimate.of(model, changed, threads)), "");
	}

	/** Returns the entries. An operation with a caller, or something else than an operation, has none by default. */
	private static OptionalDouble entries(ProbeLoad load) {
		OptionalDouble stated = load.callRate().map(CallRate::traceEntriesPerSecond).orElse(OptionalDouble.empty());
		return stated.isEmpty() && (load.namesCaller() || !load.kind().isOfOperations()) ? OptionalDouble.of(0) : stated;
	}

	private boolean contains(ProbeLoad load) {
		return probes != Probes.ONLY_ENTRY_POINTS || entries(load).getAsDouble() > 0;
	}

	private ProbeLoad changed(ProbeLoad load) {
		return switch (probes) {
			case ALL_ACTIVE -> load.withActive(true);
			case ALL_DEACTIVATED -> load.withActive(false);
			case AS_PLANNED, ONLY_ENTRY_POINTS -> load;
		};
	}

	/**
	 * What a plan costs in a scenario.
	 *
	 * @param estimate empty if it cannot be decided
	 * @param obstacle why, for the user; empty if it can
	 */
	public record Outcome(Scenario scenario, Optional<PlanEstimate> estimate, String obstacle) {

		/** The model whose writer was used, which for several threads may be another than the one asked for. */
		public CostModel model() {
			return estimate.map(PlanEstimate::model).orElse(scenario.model());
		}
	}
}
