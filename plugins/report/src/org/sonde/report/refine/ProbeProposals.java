/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.refine;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.ProbeLoads;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.placement.Placement.Choice;
import org.sonde.placement.PlacementRequest;
import org.sonde.placement.ProbePlacer;
import org.sonde.placement.recording.Candidate;
import org.sonde.report.observed.ActiveProbes;

/**
 * What is changed from one plan to the next, and why. Probes are placed among the methods of the run that recorded most: plans of later
 * rounds may get back what they lost. So that no plan comes again and again, a probe that was too costly by itself, or that came back and
 * went again, does not come back.
 */
final class ProbeProposals {
	/** There is room for further probes below this share of the budget. */
	private static final double ROOM = 0.7;
	/** The estimated cost of a plan may grow by this factor in one round, even if the budget allows for less by the estimate. */
	private static final double MOST_GROWTH = 4;
	private static final double ROUNDING = 1e-9;
	private static final double NANOS_PER_MILLI = 1e6;

	private final RefineSettings settings;
	private final Progress progress;
	private final Map<MethodSignature, MethodProbe> known = new HashMap<>();
	/** Methods that recorded something in some round. */
	private final Set<MethodSignature> recorded = new HashSet<>();
	private TriedPlan widest;
	private ProbePlacer placing;
	/** Methods whose probes came back, and those whose probes do not come back. */
	private final Set<MethodSignature> returned = new HashSet<>();
	private final Set<MethodSignature> gone = new HashSet<>();

	ProbeProposals(RefineSettings settings, Progress progress) {
		this.settings = settings;
		this.progress = progress;
	}

	/** The plan runs next. */
	void know(Plan plan) {
		Probes.methodProbes(plan).forEach(probe -> known.put(probe.signature().withVarargs(false), EcoreUtil.copy(probe)));
	}

	/** The last plan ran. */
	void learn(TriedPlan tried) {
		tried.recorded().candidates().forEach(one -> recorded.add(key(one.method())));
		if (widest == null || tried.recorded().candidates().size() >= widest.recorded().candidates().size()) {
			widest = tried;
			placing = new ProbePlacer(request(tried, tried.recorded().candidates().stream().map(Candidate::method)
					.filter(method -> !isChangeable(method)).collect(Collectors.toSet())), progress);
		}
	}

	private static MethodSignature key(String method) {
		return MethodSignature.parse(method).withVarargs(false);
	}

	PlacementRequest request(TriedPlan tried, Set<String> pinned) {
		return new PlacementRequest(tried.inOwnTime(settings.kind()), settings.model(), settings.threads(), settings.kind(),
				settings.upperEnd(), settings.objective(), settings.wishes(), pinned);
	}

	/** Methods that only a pattern matches cannot be changed. */
	private boolean isChangeable(String method) {
		return settings.changeable().test(MethodSignature.parse(method)) && known.containsKey(key(method));
	}

	/** Returns the estimated cost of a plan, and what it shows compared with other plans of this refinement. */
	ProbePlacer.Weighed weigh(Plan plan) {
		return placing.weigh(inPlan(plan));
	}

	/** Returns what all methods recorded so far show together. */
	double valueOfAll() {
		return placing.valueOfAll();
	}

	/** The recorded methods that have an active probe. */
	private Set<String> inPlan(Plan plan) {
		ActiveProbes active = new ActiveProbes(plan, Optional.empty());
		return widest.recorded().candidates().stream().filter(one -> one.recordedAs().stream().anyMatch(active)).map(Candidate::method)
				.collect(Collectors.toSet());
	}

	/**
	 * What is changed; empty if the probes that must stay cost more than the budget. The plan may cost a share of what it costs now, by the
	 * estimate: that which is left of the measured overhead when it keeps the budget.
	 */
	Optional<List<ProbeChange>> replacements(Plan plan, ProbePlacer.Weighed now, MeasuredOverhead measured) {
		double share = Math.min(1, settings.budget() / measured.end(settings.upperEnd()));
		MeasuredPlan ran = new MeasuredPlan(plan, now, measured);
		return placing.choose(now.cost() * share).map(choices -> choices.stream().filter(choice -> choice.isChosen() != ran.has(choice))
				.filter(choice -> !choice.isChosen() || mayComeBack(choice)).map(choice -> ran.change(choice, false)).toList());
	}

	private boolean mayComeBack(Choice choice) {
		return !gone.contains(key(choice.candidate().method()));
	}

	/** Returns the probes to add to a plan with a measured overhead far below the budget. */
	List<ProbeChange> additions(Plan plan, ProbePlacer.Weighed now, MeasuredOverhead measured) {
		if (measured.interval().isEmpty() || measured.end(true) > ROOM * settings.budget()
				|| now.value() >= placing.valueOfAll() * (1 - ROUNDING)) {
			return List.of();
		}
		MeasuredPlan ran = new MeasuredPlan(plan, now, measured);
		return new ProbePlacer(request(widest, ran.inPlan), progress).choose(mostCost(now, measured)).orElse(List.of()).stream()
				.filter(choice -> choice.isChosen() && !ran.has(choice) && mayComeBack(choice) && isChangeable(choice.candidate().method()))
				.map(choice -> ran.change(choice, true)).toList();
	}

	/**
	 * What a plan may cost by the estimate, in milliseconds per second, if the one of now costs as much as is measured: as many times more
	 * as the budget is more. A measured overhead near zero would allow for any number of probes; then the budget by the estimate counts.
	 */
	private double mostCost(ProbePlacer.Weighed now, MeasuredOverhead measured) {
		double most = Math.max(MOST_GROWTH * now.cost(), settings.budget() / percentPerMilli(widest, measured));
		return measured.end(settings.upperEnd()) > 0 ? Math.min(most, settings.budget() / measuredPerMilli(now, measured)) : most;
	}

	/**
	 * Returns how many percent of measured overhead an estimated millisecond per second is. If nothing was measured, the estimate counts.
	 */
	private double measuredPerMilli(ProbePlacer.Weighed now, MeasuredOverhead measured) {
		double end = measured.end(settings.upperEnd());
		return end > 0 && now.cost() > 0 ? end / now.cost() : percentPerMilli(widest, measured);
	}

	/** Probes that recorded nothing in any round go. */
	List<ProbeChange> withoutRecords(Plan plan) {
		return Probes.methodProbes(plan).stream().filter(MethodProbe::isActive).map(MethodProbe::signature)
				.filter(method -> !recorded.contains(method.withVarargs(false)) && settings.changeable().test(method))
				.map(method -> new ProbeChange(method, without(), new ProbeChange.RecordedNothing(), 0, 0)).toList();
	}

	private ProbeChange.Kind without() {
		return settings.deactivate() ? ProbeChange.Kind.DEACTIVATED : ProbeChange.Kind.REMOVED;
	}

	/** A plan that ran. */
	private final class MeasuredPlan {
		private final ProbePlacer.Weighed weighed;
		private final MeasuredOverhead overhead;
		private final Set<String> inPlan;
		/** Active or not. */
		private final Set<MethodSignature> probes;
		private final Map<String, Double> shares;

		private MeasuredPlan(Plan plan, ProbePlacer.Weighed weighed, MeasuredOverhead overhead) {
			this.weighed = weighed;
			this.overhead = overhead;
			inPlan = ProbeProposals.this.inPlan(plan);
			probes = ProbeChange.byMethod(plan).keySet();
			shares = ProbeProposals.shares(weighed.estimate());
		}

		private boolean has(Choice choice) {
			return inPlan.contains(choice.candidate().method());
		}

		/** A change of it, if the measured overhead is shared as in the estimate. */
		private ProbeChange change(Choice choice, boolean intoRoom) {
			MethodSignature method = MethodSignature.parse(choice.candidate().method());
			MethodSignature spelt = Optional.ofNullable(known.get(method.withVarargs(false))).map(MethodProbe::signature).orElse(method);
			ProbeChange.Kind kind = !choice.isChosen() ? without()
					: probes.contains(method.withVarargs(false)) ? ProbeChange.Kind.ACTIVATED : ProbeChange.Kind.ADDED;
			return new ProbeChange(spelt, kind, new ProbeChange.Placed(choice, intoRoom),
					shares.getOrDefault(choice.candidate().method(), 0.0) * overhead.percent(),
					choice.cost() * measuredPerMilli(weighed, overhead));
		}
	}

	/** Returns each probe's share of the cost of a plan, from 0 to 1, by method. */
	static Map<String, Double> shares(PlanEstimate estimate) {
		Map<String, Double> costs = new HashMap<>();
		for (int place = 0; place < estimate.probes().size(); place++) {
			costs.merge(estimate.signature(place),
					estimate.probes().get(place).millisPerSecond() instanceof Estimate.Known known ? known.value() : 0.0, Double::sum);
		}
		double all = costs.values().stream().mapToDouble(Double::doubleValue).sum();
		costs.replaceAll((method, cost) -> all > 0 ? cost / all : 0);
		return costs;
	}

	/** Returns how many percent of measured overhead a millisecond per second in a recording is. */
	static double percentPerMilli(TriedPlan recording, MeasuredOverhead measured) {
		return NANOS_PER_MILLI * recording.secondsPerUnit() / measured.nanosPerPercent();
	}

	/** The plan with the changes. */
	Plan apply(List<ProbeChange> changes, Plan plan) {
		return ProbeChange.apply(changes, plan, known, ProbeLoads.planKind(settings.kind()).orElseThrow());
	}

	/** The changes are made. */
	void remember(List<ProbeChange> changes) {
		for (ProbeChange change : changes) {
			MethodSignature method = change.key();
			if (change.isAdded()) {
				returned.add(method);
			} else if (returned.contains(method) || change.isTooCostly()) {
				gone.add(method);
			}
		}
	}
}
