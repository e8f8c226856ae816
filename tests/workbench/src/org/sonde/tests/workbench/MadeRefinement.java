/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.sonde.benchmark.userprogram.ProgramEffort;
import org.sonde.benchmark.userprogram.UnitOfWork;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanChange;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.published.PublishedResults;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.statistics.Interval;
import org.sonde.overhead.ui.refinement.RefineChoices;
import org.sonde.overhead.ui.refinement.RefineRequest;
import org.sonde.overhead.ui.refinement.RefinementState;
import org.sonde.overhead.ui.userprogram.MeasureRequest;
import org.sonde.overhead.ui.userprogram.MeasureState.Stage;
import org.sonde.placement.Objective;
import org.sonde.placement.Placement;
import org.sonde.placement.Placement.Choice;
import org.sonde.placement.Placement.Reason;
import org.sonde.placement.Placement.Redundant;
import org.sonde.placement.recording.Candidate;
import org.sonde.report.refine.MeasuredOverhead;
import org.sonde.report.refine.MeasuredOverhead.Verdict;
import org.sonde.report.refine.ProbeChange;
import org.sonde.report.refine.RefineSettings;
import org.sonde.report.refine.RefinedRound;
import org.sonde.report.refine.Refinement.End;

/** Refinements of a plan that nobody ran, for tests and pictures: all but four of its probes go after the first round. */
final class MadeRefinement {
	private static final int KEPT = 4;
	/** In percent, as what the plans of the rounds cost: the removed probes have the difference. */
	private static final double BUDGET = 1;
	private static final double BEFORE = 5.12;
	private static final double AFTER = 0.434;
	/** Of a probe that adds something, in bits per trace. */
	private static final double VALUE = 0.1;

	private final RefineRequest request;
	private final Plan plan;
	private final List<RefinedRound> rounds;

	MadeRefinement(ILaunchConfiguration program, PlanState.Loaded loaded) {
		request = new RefineRequest(
				new MeasureRequest(program, loaded, UnitOfWork.ofMethod("depot.Depot.accept"), ProgramEffort.DEFAULT,
						Optional.of("waller-2014-base")),
				RefineChoices.DEFAULT);
		plan = loaded.plan();
		List<MethodProbe> probes = Probes.methodProbes(plan);
		int removed = probes.size() - KEPT;
		double all = IntStream.rangeClosed(1, removed).mapToDouble(rank -> 1.0 / rank).sum();
		List<ProbeChange> changes = IntStream.rangeClosed(1, removed)
				.mapToObj(rank -> removed(probes.get(KEPT - 1 + rank), rank, (BEFORE - AFTER) / rank / all)).toList();
		Plan next = ProbeChange.apply(changes, plan, Map.of(), Probes.usualKind(plan));
		rounds = List.of(round(1, plan, BEFORE, Verdict.ABOVE, 2.05, changes), round(2, next, AFTER, Verdict.WITHIN, 0.996, List.of()));
	}

	/** @param cost in the plan that ran, in percent; without others, a probe costs a little more */
	private static ProbeChange removed(MethodProbe probe, int rank, double cost) {
		double next = 1.2 * cost;
		Reason reason = next > BUDGET ? Reason.ALONE_TOO_COSTLY : rank % 2 == 0 ? Reason.ADDS_NOTHING : Reason.NO_ROOM;
		Candidate candidate = new Candidate(probe.signature().toString(), List.of(probe.signature().toString()), 100, 10,
				OptionalDouble.empty(), 0);
		Optional<Redundant> follows = reason == Reason.ADDS_NOTHING && rank % 4 == 0
				? Optional.of(new Redundant("depot.Depot.accept(depot.parcel.Parcel)", 5, 200))
				: Optional.empty();
		return new ProbeChange(probe.signature(), ProbeChange.Kind.REMOVED,
				new ProbeChange.Placed(new Choice(candidate, reason, next * Placement.MILLIS_PER_PERCENT,
						reason == Reason.ADDS_NOTHING ? 0 : VALUE, follows, Optional.empty(), Optional.empty()), false),
				cost, next);
	}

	private static RefinedRound round(int number, Plan ran, double percent, Verdict verdict, double value, List<ProbeChange> changes) {
		return new RefinedRound(number, EcoreUtil.copy(ran), Probes.methodProbes(ran).size(), 1,
				new MeasuredOverhead(percent, Optional.of(Interval.symmetric(percent, percent * 0.05)), 1e5, 0, false, 3), verdict,
				Optional.of(new Interval(percent * 1.1, percent * 0.6, percent * 2)), value, 2.05, changes);
	}

	private RefinementState state(Stage stage, String now, int complete, Optional<End> end, Optional<PlanChange> change) {
		RefineSettings settings = new RefineSettings(BUDGET, true, 3, Objective.DISTINGUISH, Map.of(),
				CostModel.of(PublishedResults.find("waller-2014-base").orElseThrow()), 1,
				ProbeKind.OPERATION_EVENTS, method -> true, false);
		return new RefinementState(request, stage, now, 400, 1000, Optional.of(settings), rounds.subList(0, complete), end, complete,
				change, List.of("The probes cannot be switched while the program runs, so JVMs with and without them are compared."));
	}

	/** While the second round runs. */
	RefinementState running() {
		return state(Stage.MEASURING, "Round 2 of at most 3: Measuring the program", 1, Optional.empty(), Optional.empty());
	}

	/** After two rounds. */
	RefinementState done() {
		return state(Stage.DONE, "Round 2 is within the budget of 1.00 % of one processor.", 2, Optional.of(End.WITHIN_BUDGET),
				Optional.of(new PlanChange(request.program().plan().file(), false, plan, rounds.getLast().plan())));
	}
}
