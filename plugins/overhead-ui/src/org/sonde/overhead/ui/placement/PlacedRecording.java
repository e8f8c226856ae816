/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.placement;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.osgi.util.NLS;
import org.sonde.common.digits.Digits;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.ProbeLoads;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.calls.CallRate;
import org.sonde.overhead.calls.CallRates;
import org.sonde.overhead.cost.CostModel;
import org.sonde.overhead.results.ProbeKind;
import org.sonde.overhead.ui.estimates.costs.PlanCosts;
import org.sonde.overhead.ui.estimates.edit.ProbeEdits;
import org.sonde.overhead.ui.traces.LogReading;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.placement.Placement;
import org.sonde.placement.PlacementRequest;
import org.sonde.placement.ProbePlacer;
import org.sonde.placement.recording.RecordedProgram;
import org.sonde.report.placement.LoggedProgram;
import org.sonde.report.placement.PlacedPlan;
import org.sonde.report.traces.OtherProbes;

/** Probes that were placed for a recording: the curve, and the plan of each of its points. For any thread. */
final class PlacedRecording {
	private static final double PERCENT = 100;

	private final PlacementSettings settings;
	private final LogReading log;
	private final PlacementRequest request;
	private final ProbePlacer placing;
	private final Placement placement;
	/** The recorded methods with {@code varargs} cleared. */
	private final Set<MethodSignature> recorded;
	private final Set<MethodSignature> leftOut;
	private final int withinBudget;
	private final long kept;
	private final boolean alike;
	private final Map<Integer, Placement> points = new HashMap<>();

	private PlacedRecording(PlacementSettings settings, LogReading log, PlacementRequest request, ProbePlacer placing, Placement placement,
			Set<MethodSignature> candidates) {
		this.settings = settings;
		this.log = log;
		this.request = request;
		this.placing = placing;
		this.placement = placement;
		recorded = LoggedProgram.methods(log.results()).stream().map(method -> method.withVarargs(false)).collect(Collectors.toSet());
		leftOut = recorded.stream().filter(method -> !candidates.contains(method)).collect(Collectors.toSet());
		List<String> chosen = placement.probes();
		withinBudget = IntStream.range(0, curve().size()).filter(place -> curve().get(place).probes().equals(chosen)).findFirst().orElse(0);
		kept = request.program().candidates().stream().filter(one -> request.pinned().contains(one.method())).count();
		alike = request.isAlike();
		points.put(withinBudget, placement);
	}

	/**
	 * Places probes.
	 *
	 * @param log   with the order of its records, where that is known
	 * @param costs of the plan: what probes cost, and which probes there are
	 * @param known the methods of the log that the project has; others are not candidates
	 * @throws PlacementProblem if the recording, the plan or the budget leaves nothing to place
	 * @throws java.util.concurrent.CancellationException if the work is no longer wanted
	 */
	static PlacedRecording of(PlacementSettings settings, LogReading log, PlanCosts costs, Collection<MethodSignature> known,
			Progress progress) throws PlacementProblem {
		if (costs.estimate().isEmpty()) {
			throw new PlacementProblem(Messages.PlacedRecording_noCosts, costs.obstacle());
		}
		Plan plan = costs.plan().plan();
		CostModel model = costs.estimate().get().model();
		Set<MethodSignature> candidates = new HashSet<>();
		known.forEach(method -> candidates.add(method.withVarargs(false)));
		RecordedProgram program = LoggedProgram.taking(settings.seconds(),
				LoggedProgram.of(log.results(), log.results().source(log.name()).text(),
						method -> candidates.contains(method.withVarargs(false)), settings.unit()),
				log.results());
		PlacementRequest request = new PlacementRequest(program, model, plan.getThreads(), ProbeLoads.usualKind(plan, model), true,
				settings.objective(), PlacedPlan.wishes(plan), settings.keep() ? PlacedPlan.pinned(plan, program) : Set.of());
		check(request, log);
		ProbePlacer placing = new ProbePlacer(request, progress);
		double budget = budget(settings, request, log);
		Placement placement = placing.within(budget).orElseThrow(() -> new PlacementProblem(Messages.PlacedRecording_keptTooCostly,
				NLS.bind(Messages.PlacedRecording_keptTooCostlyRemedy, percent(placing.costOfPinned()), percent(budget))));
		return new PlacedRecording(settings, log, request, placing, placement, candidates);
	}

	private static void check(PlacementRequest request, LogReading log) throws PlacementProblem {
		int switched = log.switched().methods().size();
		if (switched > 0) {
			throw new PlacementProblem(Plural.bind(Messages.PlacedRecording_switched, switched),
					Messages.PlacedRecording_switchedRemedy);
		}
		if (request.obstacle().isPresent()) {
			throw switch (request.obstacle().get()) {
				case NO_CANDIDATE -> new PlacementProblem(NLS.bind(Messages.PlacedRecording_otherProgram, log.name()),
						Messages.PlacedRecording_otherProgramRemedy);
				case NO_TRACE ->
					new PlacementProblem(NLS.bind(Messages.PlacedRecording_noTrace, log.name()), Messages.PlacedRecording_noTraceRemedy);
				case NO_DURATION -> new PlacementProblem(NLS.bind(Messages.PlacedRecording_noDuration, log.name()),
						Messages.PlacedRecording_noDurationRemedy);
			};
		}
	}

	/** In milliseconds per second. */
	private static double budget(PlacementSettings settings, PlacementRequest request, LogReading log) throws PlacementProblem {
		if (!settings.ofProgram()) {
			return settings.percent() * Placement.MILLIS_PER_PERCENT;
		}
		OptionalDouble program = settings.seconds().isPresent()
				? OptionalDouble.of(LoggedProgram.millisWithoutProbes(settings.seconds().getAsDouble(), log.results()))
				: LoggedProgram.millisWithoutProbes(request, log.results());
		if (program.isEmpty()) {
			throw new PlacementProblem(NLS.bind(Messages.PlacedRecording_programUnknown, log.name()),
					Messages.PlacedRecording_programUnknownRemedy);
		}
		return settings.percent() / PERCENT * program.getAsDouble();
	}

	private static String percent(double millis) {
		return Digits.value(millis / Placement.MILLIS_PER_PERCENT);
	}

	LogReading log() {
		return log;
	}

	/** Returns the kind of the probes. */
	ProbeKind kind() {
		return request.kind();
	}

	/** For the budget that was asked for, with the curve. */
	Placement placement() {
		return placement;
	}

	List<Placement.Point> curve() {
		return placement.curve();
	}

	/** The place of the plan for the budget on the curve, from 0. */
	int withinBudget() {
		return withinBudget;
	}

	/**
	 * A point of the curve with its methods; takes some time when asked for it the first time.
	 *
	 * @throws java.util.concurrent.CancellationException if it is no longer wanted
	 */
	synchronized Placement at(int place, Progress progress) {
		progress.checkCancelled();
		return points.computeIfAbsent(place, point -> placing.at(placement, curve().get(point), progress));
	}

	/** How many recorded methods have a probe in any case. */
	long kept() {
		return kept;
	}

	/** What users must know of the recording: probes that a plan would not have slowed the program, or traces are in parts. */
	List<String> warnings(List<String> probes) {
		Set<MethodSignature> methods = probes.stream().map(MethodSignature::parse).map(method -> method.withVarargs(false))
				.collect(Collectors.toSet());
		return Stream.concat(OtherProbes.beside(methods, log.results()).map(OtherProbes::words).stream(),
				LoggedProgram.cutTraces(log.results()).stream()).toList();
	}

	/** The recorded methods that the project lacks. */
	Set<MethodSignature> leftOut() {
		return leftOut;
	}

	/** Whether all traces are alike, so that there is nothing to distinguish. */
	boolean isAlike() {
		return alike;
	}

	/** Replaces a plan's recorded gaps by those of the program without probes, if these are known. */
	void inOwnTime(Plan plan) {
		PlacedPlan.inOwnTime(request.program(), plan);
	}

	/** Whether the recording has calls of a method. */
	boolean isRecorded(MethodSignature method) {
		return recorded.contains(method.withVarargs(false));
	}

	/**
	 * Makes the probes of a point those of a plan; with kept probes, it only adds. Rates are as they were.
	 *
	 * @param stays whether a probe stays that is in a method that the recording lacks
	 */
	Consumer<Plan> probes(int place, Predicate<MethodSignature> stays) {
		List<String> methods = curve().get(place).probes();
		return settings.keep()
				? plan -> PlacedPlan.add(methods.stream().filter(method -> !request.pinned().contains(method)).toList(), kind(), plan)
				: plan -> PlacedPlan.replace(methods, kind(), method -> !isRecorded(method) && stays.test(method), plan);
	}

	/**
	 * The same, without probes in methods that the recording lacks, and with the rates of the recording, as far as it was kept in memory.
	 */
	Consumer<Plan> preview(int place, Placement at) {
		Map<String, CallRate> rates = new HashMap<>();
		at.estimate().probes().forEach(
				probe -> probe.load().callRate().ifPresent(rate -> rates.put(CallRates.normalise(probe.load().signature()), rate)));
		return probes(place, method -> false).andThen(ProbeEdits.rates(new CallRates(rates)));
	}
}
