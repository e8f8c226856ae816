/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.costs;

import java.util.List;
import java.util.Map;

import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.ui.results.AvailableResultSets;

/**
 * Small plans, estimated from published result sets. By the 2014 base a probe for operation events costs I 47.0 + C 1450.3 + W 4441.8 ns.
 */
public final class Samples {

	public static final String BASE = "waller-2014-base";
	public static final AvailableResultSets PUBLISHED = new AvailableResultSets(PublishedResults.list(), List.of(), Map.of(), List.of());

	private Samples() {
	}

	/** A plan without probes. */
	public static Plan plan(String resultSet) {
		Plan plan = PlanFactory.eINSTANCE.createPlan();
		plan.setResultSet(resultSet);
		return plan;
	}

	/** Adds a probe for operation events. */
	public static Probe probe(Plan plan, String signature, double callsPerSecond) {
		Probe probe = Probes.create(MethodSignature.parse(signature));
		probe.setKind(ProbeKind.OPERATION_EVENTS);
		probe.setCallsPerSecond(callsPerSecond);
		plan.getProbes().add(probe);
		return probe;
	}

	/** As if it had been read from a file. */
	public static PlanState.Loaded loaded(Plan plan) {
		return PlanState.Loaded.of(null, plan);
	}

	public static PlanCosts costs(Plan plan) {
		return PlanCosts.of(loaded(plan), PUBLISHED);
	}

	public static ResultSet published(String id) {
		return PublishedResults.find(id).orElseThrow();
	}
}
