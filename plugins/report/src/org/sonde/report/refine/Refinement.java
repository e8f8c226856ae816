/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.report.refine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.sonde.common.keyword.Keyword;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.cost.Estimate;
import org.sonde.overhead.statistics.Interval;
import org.sonde.placement.ProbePlacer;
import org.sonde.report.refine.MeasuredOverhead.Verdict;

/**
 * Refines a plan: runs it, places its probes again among what was recorded, and runs it again, until the measured overhead keeps the
 * budget. The estimate says how the cost is shared among the probes; the measurement says how much it is in all. If the measured overhead
 * is far below the budget, probes are added as long as the estimate says that they fit. Probes that recorded nothing go.
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
		/** The probes that must stay cost more than the budget. */
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
	 * @param plan   within the budget, the plan that shows most of those that ran and keep it, without probes that recorded nothing; after
	 *               {@link End#ROUNDS_DONE}, the one proposed last; else the one that ran last
	 * @param end    why it is that one
	 * @param round  the number of the round in which it ran, with the calls per second of that; 0 if it did not run
	 * @param rounds 1 or more
	 */
	public record Refined(Plan plan, End end, int round, List<RefinedRound> rounds) {
		public Refined {
			rounds = List.copyOf(rounds);
		}
	}

	/**
	 * The plan that is the result if no further one runs: of those that keep the budget, the one that shows most, without probes that
	 * recorded nothing; if none does, the one that ran last.
	 *
	 * @param plan  with its calls per second
	 * @param round the number of the round in which it ran
	 */
	public record Kept(Plan plan, int round) {
	}

	private final RefineSettings settings;
	private final ProbeProposals proposals;
	private final List<RefinedRound> rounds = new ArrayList<>();
	/** The best plan so far that is within the budget. */
	private Optional<Kept> kept = Optional.empty();

	public Refinement(RefineSettings settings, Progress progress) {
		this.settings = settings;
		proposals = new ProbeProposals(settings, progress);
	}

	/**
	 * Refines a plan of methods.
	 *
	 * @param plan  not changed
	 * @param trial runs plans
	 * @param rates gives a plan the calls per second of the last run
	 * @param told  of each round, and what is kept after it
	 */
	public Refined refine(Plan plan, Trial trial, Consumer<Plan> rates, BiConsumer<RefinedRound, Kept> told) throws Exception {
		Plan now = EcoreUtil.copy(plan);
		while (true) {
			proposals.know(now);
			TriedPlan tried = trial.run(now, rounds.size() + 1);
			proposals.learn(tried);
			ProbePlacer.Weighed weighed = proposals.weigh(now);
			Verdict verdict = tried.measured().verdict(settings.budget(), settings.upperEnd());
			boolean keeps = tried.measured().keeps(verdict);
			Optional<List<ProbeChange>> placed = placed(now, weighed, tried.measured(), keeps);
			boolean changed = placed.filter(changes -> !changes.isEmpty()).isPresent();
			List<ProbeChange> silent = tried.whole() && (keeps || changed) ? proposals.withoutRecords(now) : List.of();
			List<ProbeChange> changes = Stream.concat(placed.stream().flatMap(List::stream), silent.stream()).toList();
			RefinedRound round = round(rated(now, rates), tried, verdict, weighed, changes);
			rounds.add(round);
			if (keeps) {
				// Without the probes that recorded nothing, it is what was measured.
				keep(silent.isEmpty() ? round.plan() : rated(proposals.apply(silent, now), rates), weighed.value());
			}
			told.accept(round, kept.orElseGet(() -> new Kept(round.plan(), round.number())));
			Plan next = proposals.apply(changes, now);
			Optional<End> end = end(round, placed, next);
			if (end.isPresent()) {
				return refined(end.get(), round.plan(), next);
			}
			proposals.remember(changes);
			now = next;
		}
	}

	/** A copy with the calls per second of the last run, which are those of just its active probes. */
	private static Plan rated(Plan plan, Consumer<Plan> rates) {
		Plan rated = EcoreUtil.copy(plan);
		rates.accept(rated);
		return rated;
	}

	/** Returns the changes, besides probes that recorded nothing. Empty if the probes that must stay cost more than the budget. */
	private Optional<List<ProbeChange>> placed(Plan now, ProbePlacer.Weighed weighed, MeasuredOverhead measured, boolean keeps) {
		if (keeps) {
			boolean isLast = rounds.size() + 1 >= settings.rounds();
			return Optional.of(isLast ? List.of() : proposals.additions(now, weighed, measured));
		}
		return proposals.valueOfAll() > 0 ? proposals.replacements(now, weighed, measured) : Optional.of(List.of());
	}

	/** Keeps the plan within the budget that shows most. Of equal plans, it keeps the last. */
	private void keep(Plan plan, double value) {
		if (kept.filter(before -> proposals.weigh(before.plan()).value() > value).isEmpty()) {
			kept = Optional.of(new Kept(plan, rounds.size()));
		}
	}

	private Refined refined(End end, Plan ran, Plan next) {
		if (kept.isPresent()) {
			int round = kept.get().round();
			return new Refined(kept.get().plan(),
					rounds.get(round - 1).verdict() == Verdict.WITHIN ? End.WITHIN_BUDGET : End.WITHIN_BY_VALUE, round, rounds);
		}
		return end == End.ROUNDS_DONE ? new Refined(next, end, 0, rounds) : new Refined(ran, end, rounds.size(), rounds);
	}

	/** @param placed as {@link #placed} finds it */
	private Optional<End> end(RefinedRound round, Optional<List<ProbeChange>> placed, Plan next) {
		Verdict verdict = round.verdict();
		boolean same = placed.isEmpty() || placed.get().isEmpty();
		if (round.keeps()) {
			return same ? Optional.of(verdict == Verdict.WITHIN ? End.WITHIN_BUDGET : End.WITHIN_BY_VALUE) : Optional.empty();
		}
		if (round.valueOfAll() <= 0) {
			return Optional.of(End.NOTHING_TO_SHOW);
		}
		if (same) {
			return Optional.of(verdict == Verdict.WITHIN_BY_VALUE ? End.WITHIN_BY_VALUE
					: placed.isEmpty() ? End.KEPT_TOO_COSTLY : End.NOTHING_CHANGES);
		}
		if (Probes.ofOperations(next).stream().noneMatch(Probe::isActive)) {
			return Optional.of(End.NOTHING_FITS);
		}
		return rounds.size() >= settings.rounds() ? Optional.of(End.ROUNDS_DONE) : Optional.empty();
	}

	private RefinedRound round(Plan plan, TriedPlan tried, Verdict verdict, ProbePlacer.Weighed weighed, List<ProbeChange> changes) {
		int active = (int) Probes.methodProbes(plan).stream().filter(MethodProbe::isActive).count();
		Set<MethodSignature> recorded = tried.recorded().candidates().stream()
				.map(one -> MethodSignature.parse(one.method()).withVarargs(false)).collect(Collectors.toSet());
		int unjudged = (int) Probes.methodProbes(plan).stream().filter(MethodProbe::isActive)
				.filter(probe -> !recorded.contains(probe.signature().withVarargs(false))).count();
		return new RefinedRound(rounds.size() + 1, plan, active, unjudged, tried.measured(), verdict, predicted(tried), weighed.value(),
				proposals.valueOfAll(), changes);
	}

	/** Predicts from the recording of this very plan: in an earlier recording, the program was slower and its gaps were longer. */
	private Optional<Interval> predicted(TriedPlan tried) {
		double percentPerMilli = ProbeProposals.percentPerMilli(tried, tried.measured());
		return ProbePlacer.costOfAll(proposals.request(tried, Set.of())) instanceof Estimate.Known cost
				? Optional.of(cost.estimate().times(percentPerMilli))
				: Optional.empty();
	}
}
