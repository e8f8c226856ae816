/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.costs;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

import org.eclipse.jdt.core.IMember;
import org.eclipse.osgi.util.NLS;
import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.ProbeLoads;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.WriterChoice;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.StaleProbe;
import org.sonde.overhead.OverheadException;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.cost.PortionShares;
import org.sonde.overhead.cost.ProbeEstimate;
import org.sonde.overhead.cost.impact.DurationIncrease;
import org.sonde.overhead.cost.impact.RecordShares;
import org.sonde.overhead.objects.EventPortions;
import org.sonde.overhead.objects.ObjectCosts;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.ResultSet;
import org.sonde.overhead.ui.estimates.table.EstimateRow;
import org.sonde.overhead.ui.estimates.table.ProbeShares;
import org.sonde.overhead.ui.results.AvailableResultSets;

/**
 * A plan with what it costs by the result set, writer and threads that it names.
 *
 * @param results the result set the plan names; empty if it names none, or one that is nowhere
 * @param estimate empty if there is nothing to estimate from
 * @param obstacle why there is no estimate, for the user; empty if there is one
 * @param rows a row per probe, in the order of the plan's file
 * @param kinds which kinds of probes the result sets have costs for
 */
public record PlanCosts(PlanState.Loaded plan, AvailableResultSets choices, Optional<ResultSet> results, Optional<PlanEstimate> estimate,
		String obstacle,
		List<EstimateRow> rows, MeasuredKinds kinds) {

	static final String NOT_CHOSEN = Messages.PlanCosts_notChosen;

	public PlanCosts {
		rows = List.copyOf(rows);
	}

	/** Computes the costs; off the UI thread, though it takes a few ms only. */
	public static PlanCosts of(PlanState.Loaded loaded, AvailableResultSets choices) {
		Plan plan = loaded.plan();
		Optional<ResultSet> results = Optional.ofNullable(plan.getResultSet()).flatMap(choices::find);
		ObjectCosts objects = Probes.objectProbes(plan).isEmpty() ? ObjectCosts.NONE : ObjectCosts.ofOwn(choices.sets());
		Optional<ResultSet> measured = results.or(() -> ofObjects(plan, objects));
		if (measured.isEmpty()) {
			String obstacle = plan.getResultSet() == null ? NOT_CHOSEN
					: NLS.bind(Messages.PlanCosts_nowhere, plan.getResultSet());
			return unknown(loaded, choices, results, obstacle);
		}
		try {
			CostModel model = calibrated(WriterChoice.of(plan, measured.get(), Optional.empty()).model(), plan, choices)
					.withObjects(objects);
			PlanEstimate estimate = PlanEstimate.of(model, ProbeLoads.of(plan), plan.getThreads());
			return new PlanCosts(loaded, choices, results, Optional.of(estimate), "", rows(plan, estimate),
					MeasuredKinds.of(plan, choices));
		} catch (OverheadException e) {
			return unknown(loaded, choices, results, e.getMessage());
		}
	}

	/** A plan without other probes needs no other result set. */
	private static Optional<ResultSet> ofObjects(Plan plan, ObjectCosts objects) {
		return plan.getResultSet() == null && Probes.ofOperations(plan).isEmpty() ? objects.results().stream().findFirst()
				: Optional.empty();
	}

	/** Returns the model with the project's last calibrated hand-over, if the result set has none by the gap between records. */
	private static CostModel calibrated(CostModel model, Plan plan, AvailableResultSets choices) throws OverheadException {
		Optional<CostModel> calibration = choices.sets().stream().filter(set -> !set.gapSweeps().isEmpty())
				.map(set -> WriterChoice.usual(plan, set))
				.filter(of -> model.obstacleToHandOverOf(of).isEmpty())
				.max(Comparator.comparing(of -> of.conditions().find(ConditionName.MEASURED_AT).map(Condition::value).orElse("")));
		return calibration.isPresent() ? model.withHandOverOf(calibration.get()) : model;
	}

	private static List<EstimateRow> rows(Plan plan, PlanEstimate estimate) {
		List<EstimateRow> rows = new ArrayList<>();
		List<Probe> probes = plan.getProbes();
		List<OptionalDouble> ofWriter = RecordShares.of(estimate);
		Optional<PortionShares> active = PortionShares.of(estimate.model(), true);
		Optional<PortionShares> deactivated = PortionShares.of(estimate.model(), false);
		double total = estimate.total().millisPerSecond() instanceof Estimate.Known known ? known.value() : 0;
		for (int i = 0; i < probes.size(); i++) {
			ProbeEstimate cost = estimate.probes().get(i);
			OptionalDouble ofPlan = total > 0 && cost.millisPerSecond() instanceof Estimate.Known known
					? OptionalDouble.of(known.value() / total)
					: OptionalDouble.empty();
			rows.add(new EstimateRow(i, cost.load().signature(), probes.get(i), cost.nanosPerCall(), cost.millisPerSecond(),
					new ProbeShares(ofPlan, ofWriter.get(i), DurationIncrease.of(cost), !cost.load().active() ? deactivated
							: cost.load().kind().isOfOperations() ? active : estimate.eventPortions(i).flatMap(PlanCosts::shares)),
					Optional.of(estimate)));
		}
		return rows;
	}

	private static Optional<PortionShares> shares(EventPortions event) {
		return PortionShares.of(event.idle().value(), event.created().value(), event.handedOver().value());
	}

	/** The same costs with the elements that were found in the source, and the places known to be gone; by {@link CodePlace#key}. */
	public PlanCosts with(Map<CodePlace, IMember> elements, Map<CodePlace, StaleProbe> stale) {
		return new PlanCosts(plan, choices, results, estimate, obstacle,
				rows.stream().map(row -> {
					Optional<CodePlace> place = row.codePlace().map(CodePlace::key);
					return row.with(place.map(stale::get), place.map(elements::get));
				}).toList(),
				kinds);
	}

	/** The row of the method's probe, whether or not it is known to be a varargs method. Linear in the number of probes. */
	public Optional<EstimateRow> row(MethodSignature method) {
		return rows.stream().filter(row -> row.method().filter(method::sameMethod).isPresent()).findFirst();
	}

	private static PlanCosts unknown(PlanState.Loaded loaded, AvailableResultSets choices, Optional<ResultSet> results, String obstacle) {
		Estimate unknown = new Estimate.Unknown(obstacle);
		List<Probe> probes = loaded.plan().getProbes();
		return new PlanCosts(loaded, choices, results, Optional.empty(), obstacle, IntStream.range(0, probes.size())
				.mapToObj(i -> new EstimateRow(i, Probes.name(probes.get(i)), probes.get(i), unknown, unknown, ProbeShares.UNKNOWN,
						Optional.empty()))
				.toList(),
				MeasuredKinds.of(loaded.plan(), choices));
	}
}
