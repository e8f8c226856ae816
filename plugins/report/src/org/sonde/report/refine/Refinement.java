/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.refine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.sonde.common.keyword.Keyword;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.ProbeLoads;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.cost.PlanEstimate;
import org.sonde.overhead.statistics.Interval;
import org.sonde.placement.Placement.Choice;
import org.sonde.placement.PlacementRequest;
import org.sonde.placement.Placing;
import org.sonde.placement.recording.Candidate;
import org.sonde.report.observed.ActiveProbes;
import org.sonde.report.refine.MeasuredOverhead.Verdict;

/**
 * Refines a plan: runs it, places its probes again among what was recorded, and runs it again, until the measured overhead keeps the budget. The estimate says how the cost
 * is shared among the probes; the measurement says how much it is in all. Probes that recorded nothing stay, because nothing is known of them.
 */
public final class Refinement {
	/** Runs plans. */
	public interface Trial {
		/**
		 * Runs the program with a plan.
		 *
		 * @throws java.util.concurrent.CancellationException if it is no longer wanted
		 */
		TriedPlan run(Plan plan, int round) throws Exception;
	}

	/** Why no more rounds follow. */
	public enum End implements Keyword {
		/** The measured overhead keeps the budget. */
		WITHIN_BUDGET,
		/** Its value keeps the budget, its interval does not or is not known, and there is nothing to change. */
		WITHIN_BY_VALUE,
		/** The next plan would be the same. */
		NOTHING_CHANGES,
		/** What must stay costs more than the budget. */
		KEPT_TOO_COSTLY,
		/** All methods together show nothing by this objective, so none is better than another. */
		NOTHING_TO_SHOW,
		/** No probe fits the budget. */
		NOTHING_FITS,
		/** All rounds are done. The plan proposed last was not run. */
		ROUNDS_DONE
	}

	/**
	 * The result.
	 *
	 * @param plan   the plan that ran last; after {@link End#ROUNDS_DONE}, the one proposed because of it
	 * @param rounds 1 or more
	 */
	public record Refined(Plan plan, End end, List<RefinedRound> rounds) {
		public Refined {
			rounds = List.copyOf(rounds);
		}
	}

	private static final double NANOS_PER_MILLI = 1e6;

	private final RefineSettings settings;
	private final Progress progress;
	private final Map<MethodSignature, MethodProbe> known = new HashMap<>();
	private final List<RefinedRound> rounds = new ArrayList<>();
	/** The run that recorded most methods: plans of later rounds may get back what they lost. */
	private TriedPlan widest;
	private Placing placing;

	public Refinement(RefineSettings settings, Progress progress) {
		this.settings = settings;
		this.progress = progress;
	}

	/**
	 * Refines a plan of methods.
	 *
	 * @param plan  not changed
	 * @param trial runs plans
	 * @param told  of each round
	 */
	public Refined refine(Plan plan, Trial trial, Consumer<RefinedRound> told) throws Exception {
		Plan now = EcoreUtil.copy(plan);
		while (true) {
			Probes.methodProbes(now).forEach(probe -> known.put(probe.signature().withVarargs(false), EcoreUtil.copy(probe)));
			TriedPlan tried = trial.run(now, rounds.size() + 1);
			Verdict verdict = tried.measured().verdict(settings.budget(), settings.upperEnd());
			reweigh(tried);
			Placing.Weighed weighed = placing.weigh(inPlan(now));
			double valueOfAll = placing.valueOfAll();
			boolean changeable = !isFinal(verdict, tried.measured()) && valueOfAll > 0;
			Optional<List<ProbeChange>> proposed = changeable ? changes(now, weighed, tried.measured()) : Optional.of(List.of());
			List<ProbeChange> changes = proposed.orElse(List.of());
			RefinedRound round = round(now, tried, verdict, weighed, valueOfAll, changes);
			rounds.add(round);
			told.accept(round);
			Plan next = ProbeChange.apply(changes, now, known, ProbeLoads.planKind(settings.kind()).orElseThrow());
			Optional<End> end = end(round, proposed, next);
			if (end.isPresent()) {
				return new Refined(end.get() == End.ROUNDS_DONE ? next : now, end.get(), rounds);
			}
			now = next;
		}
	}

	/** Without an interval, the value decides. */
	private static boolean isFinal(Verdict verdict, MeasuredOverhead measured) {
		return verdict == Verdict.WITHIN || verdict == Verdict.WITHIN_BY_VALUE && measured.interval().isEmpty();
	}

	private Optional<End> end(RefinedRound round, Optional<List<ProbeChange>> proposed, Plan next) {
		Verdict verdict = round.verdict();
		if (isFinal(verdict, round.measured())) {
			return Optional.of(verdict == Verdict.WITHIN ? End.WITHIN_BUDGET : End.WITHIN_BY_VALUE);
		}
		if (round.valueOfAll() <= 0) {
			return Optional.of(End.NOTHING_TO_SHOW);
		}
		if (proposed.isEmpty() || proposed.get().isEmpty()) {
			return Optional.of(verdict == Verdict.WITHIN_BY_VALUE ? End.WITHIN_BY_VALUE : proposed.isEmpty() ? End.KEPT_TOO_COSTLY : End.NOTHING_CHANGES);
		}
		if (next.getProbes().stream().noneMatch(probe -> probe.isActive())) {
			return Optional.of(End.NOTHING_FITS);
		}
		return rounds.size() >= settings.rounds() ? Optional.of(End.ROUNDS_DONE) : Optional.empty();
	}

	private void reweigh(TriedPlan tried) {
		if (widest != null && tried.recorded().candidates().size() < widest.recorded().candidates().size()) {
			return;
		}
		widest = tried;
		Set<String> pinned = tried.recorded().candidates().stream().map(Candidate::method)
				.filter(method -> !settings.changeable().test(MethodSignature.parse(method)) || !isOwn(MethodSignature.parse(method))).collect(Collectors.toSet());
		placing = new Placing(request(tried, pinned), progress);
	}

	private PlacementRequest request(TriedPlan tried, Set<String> pinned) {
		return new PlacementRequest(tried.inOwnTime(settings.kind()), settings.model(), settings.threads(), settings.kind(), settings.upperEnd(), settings.objective(), settings.wishes(), pinned);
	}

	/** Methods that only a pattern matches cannot be changed. */
	private boolean isOwn(MethodSignature method) {
		return known.containsKey(method.withVarargs(false));
	}

	/** The recorded methods that have an active probe. */
	private Set<String> inPlan(Plan plan) {
		ActiveProbes active = new ActiveProbes(plan, Optional.empty());
		return widest.recorded().candidates().stream().filter(one -> one.recordedAs().stream().anyMatch(active)).map(Candidate::method).collect(Collectors.toSet());
	}

	/**
	 * What is changed; empty if the probes that must stay cost more than the budget. The plan may cost a share of what it costs now, by the estimate: that which is left of the
	 * measured overhead when it keeps the budget.
	 */
	private Optional<List<ProbeChange>> changes(Plan plan, Placing.Weighed now, MeasuredOverhead measured) {
		double share = Math.min(1, settings.budget() / measured.end(settings.upperEnd()));
		Set<String> inPlan = inPlan(plan);
		return placing.choose(now.cost() * share).map(choices -> choices.stream().filter(choice -> choice.isChosen() != inPlan.contains(choice.candidate().method()))
				.map(choice -> change(choice, plan, now, measured)).toList());
	}

	private ProbeChange change(Choice choice, Plan plan, Placing.Weighed now, MeasuredOverhead measured) {
		MethodSignature method = MethodSignature.parse(choice.candidate().method());
		MethodSignature spelt = Optional.ofNullable(known.get(method.withVarargs(false))).map(MethodProbe::signature).orElse(method);
		Optional<MethodProbe> probe = ProbeChange.find(plan, spelt);
		ProbeChange.Kind kind = choice.isChosen() ? probe.isPresent() ? ProbeChange.Kind.ACTIVATED : ProbeChange.Kind.ADDED
				: settings.deactivate() ? ProbeChange.Kind.DEACTIVATED : ProbeChange.Kind.REMOVED;
		return new ProbeChange(spelt, kind, choice, share(choice.candidate().method(), now.estimate()) * measured.percent(),
				choice.cost() * measured.end(settings.upperEnd()) / now.cost());
	}

	/** What a probe has of the cost of a plan. */
	private static double share(String method, PlanEstimate estimate) {
		double all = 0;
		double own = 0;
		for (int place = 0; place < estimate.probes().size(); place++) {
			double cost = estimate.probes().get(place).millisPerSecond() instanceof Estimate.Known known ? known.value() : 0;
			all += cost;
			own += estimate.signature(place).equals(method) ? cost : 0;
		}
		return all > 0 ? own / all : 0;
	}

	private RefinedRound round(Plan plan, TriedPlan tried, Verdict verdict, Placing.Weighed weighed, double valueOfAll, List<ProbeChange> changes) {
		int active = (int) Probes.methodProbes(plan).stream().filter(MethodProbe::isActive).count();
		Set<MethodSignature> recorded = tried.recorded().candidates().stream().map(one -> MethodSignature.parse(one.method()).withVarargs(false)).collect(Collectors.toSet());
		int unjudged = (int) Probes.methodProbes(plan).stream().filter(MethodProbe::isActive).filter(probe -> !recorded.contains(probe.signature().withVarargs(false))).count();
		return new RefinedRound(rounds.size() + 1, plan, active, unjudged, tried.measured(), verdict, predicted(tried), weighed.value(),
				valueOfAll, changes);
	}

	/** By the recording of this very plan: the gaps between records in an earlier one are those of a slower program. */
	private Optional<Interval> predicted(TriedPlan tried) {
		double percentPerMilli = NANOS_PER_MILLI * tried.secondsPerUnit() / tried.measured().nanosPerPercent();
		return Placing.costOfAll(request(tried, Set.of())) instanceof Estimate.Known cost ? Optional.of(cost.estimate().times(percentPerMilli)) : Optional.empty();
	}
}
