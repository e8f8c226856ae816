/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.eclipse.jdt.core.IMethod;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.ProbeLoads;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.StaleProbe;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.ProbeLoad;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.ui.results.ResultSets;

/**
 * A plan with what it costs by the result set, writer and threads that it names.
 *
 * @param results the result set the plan names; empty if it names none, or one that is nowhere
 * @param estimate empty if there is nothing to estimate from
 * @param obstacle why there is no estimate, for the user; empty if there is one
 * @param rows a row per probe, in the order of the plan's file
 * @param suitable the ids of the result sets that have costs for a kind of probe that the plan uses
 */
public record PlanCosts(PlanState.Loaded plan, ResultSets choices, Optional<ResultSet> results, Optional<PlanEstimate> estimate,
		String obstacle,
		List<EstimateRow> rows, Set<String> suitable) {

	static final String NOT_CHOSEN = "No result set is chosen. Choose above where the costs come from.";

	public PlanCosts {
		rows = List.copyOf(rows);
		suitable = Set.copyOf(suitable);
	}

	/** Computes the costs; off the UI thread, though it takes a few ms only. */
	public static PlanCosts of(PlanState.Loaded loaded, ResultSets choices) {
		Plan plan = loaded.plan();
		Optional<ResultSet> results = Optional.ofNullable(plan.getResultSet()).flatMap(choices::find);
		if (results.isEmpty()) {
			String obstacle = plan.getResultSet() == null ? NOT_CHOSEN
					: "The plan names the result set " + plan.getResultSet()
							+ ", which is neither built in nor a file of the project. Choose another.";
			return unknown(loaded, choices, results, obstacle);
		}
		try {
			CostModel model = plan.getWriter() == null ? CostModel.of(results.get())
					: CostModel.of(results.get(), plan.getWriter());
			PlanEstimate estimate = PlanEstimate.of(model, ProbeLoads.of(plan), plan.getThreads());
			List<EstimateRow> rows = new ArrayList<>();
			List<Probe> probes = plan.getProbes();
			for (int i = 0; i < probes.size(); i++) {
				rows.add(new EstimateRow(probes.get(i), estimate.probes().get(i).nanosPerCall(),
						estimate.probes().get(i).millisPerSecond(), Optional.empty(), Optional.empty()));
			}
			return new PlanCosts(loaded, choices, results, Optional.of(estimate), "", rows, suitable(plan, choices));
		} catch (OverheadException e) {
			return unknown(loaded, choices, results, e.getMessage());
		}
	}

	/** The same costs with the methods found in the source, and those known to be gone; by signature with {@code varargs} cleared. */
	PlanCosts with(Map<MethodSignature, IMethod> elements, Map<MethodSignature, StaleProbe> stale) {
		return new PlanCosts(plan, choices, results, estimate, obstacle,
				rows.stream().map(row -> new EstimateRow(row.probe(), row.nanosPerCall(), row.millisPerSecond(),
						row.method().map(method -> stale.get(method.withVarargs(false))), row.method().map(method -> elements.get(method.withVarargs(false))))).toList(),
				suitable);
	}

	/** The row of the probe in the method, whatever is known of its ellipsis. Linear in the number of probes. */
	public Optional<EstimateRow> row(MethodSignature method) {
		return rows.stream().filter(row -> row.method().filter(method::sameMethod).isPresent()).findFirst();
	}

	private static PlanCosts unknown(PlanState.Loaded loaded, ResultSets choices, Optional<ResultSet> results, String obstacle) {
		Estimate unknown = new Estimate.Unknown(obstacle);
		return new PlanCosts(loaded, choices, results, Optional.empty(), obstacle, loaded.plan().getProbes().stream()
				.map(probe -> new EstimateRow(probe, unknown, unknown, Optional.empty(), Optional.empty())).toList(),
				suitable(loaded.plan(), choices));
	}

	private static Set<String> suitable(Plan plan, ResultSets choices) {
		Set<ProbeKind> kinds = ProbeLoads.of(plan).stream().map(ProbeLoad::kind).collect(Collectors.toSet());
		return choices.sets().stream().filter(set -> kinds.stream().anyMatch(
				kind -> CostModel.of(set).nanosPerCall(kind, true, PlanEstimate.DEFAULT_THREADS) instanceof Estimate.Known))
				.map(ResultSet::id)
				.collect(Collectors.toSet());
	}
}
