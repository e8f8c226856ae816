/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.refinement;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.osgi.util.NLS;
import org.sonde.instrumentation.workspace.PlanChange;
import org.sonde.overhead.ui.userprogram.MeasureState.Stage;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.report.code.CodeJson;
import org.sonde.report.refine.ProbeChange;
import org.sonde.report.refine.RefineJson;
import org.sonde.report.refine.RefinedRound;
import org.sonde.report.refine.Refinement.End;

/** What the view shows, without its controls. */
record ShownRefinement(RefinementState state, CurrentPlan plan) {
	/** Whether it failed before any round was complete. */
	boolean failedAtOnce() {
		return state.stage() == Stage.FAILED && state.rounds().isEmpty();
	}

	/** The first round first. */
	List<RoundRow> rounds() {
		return state.text().map(text -> state.rounds().stream().map(round -> new RoundRow(round, text)).toList()).orElse(List.of());
	}

	/** The number of the last round that leads to changes, or of the last one; 0 before the first. */
	int interesting() {
		return state.rounds().reversed().stream().filter(round -> !round.changes().isEmpty()).findFirst().map(RefinedRound::number)
				.orElse(state.rounds().size());
	}

	/** The change after a round. */
	static List<ChangeRow> changes(RoundRow row) {
		return row.round().changes().stream().map(change -> new ChangeRow(change, row.text())).toList();
	}

	/** How many probes a round adds, removes and so on, in a sentence. */
	String summary(RefinedRound round) {
		if (round.changes().isEmpty()) {
			return NLS.bind(Messages.ShownRefinement_noChange, round.number());
		}
		Map<Boolean, List<ProbeChange>> changes = round.changes().stream()
				.collect(Collectors.partitioningBy(change -> isMade(round, change)));
		return Stream.of(summary(Messages.ShownRefinement_changes, round, changes.get(true)),
				summary(Messages.ShownRefinement_proposed, round, changes.get(false)))
				.filter(sentence -> !sentence.isEmpty()).collect(Collectors.joining(" "));
	}

	private static String summary(String sentence, RefinedRound round, List<ProbeChange> changes) {
		if (changes.isEmpty()) {
			return "";
		}
		Map<ProbeChange.Kind, Long> counts = changes.stream()
				.collect(Collectors.groupingBy(ProbeChange::kind, () -> new EnumMap<>(ProbeChange.Kind.class), Collectors.counting()));
		String words = counts.entrySet().stream()
				.map(one -> Plural.bind(Messages.ShownRefinement_count, one.getValue(), ChangeRow.inWords(one.getKey())))
				.collect(Collectors.joining(", "));
		return NLS.bind(sentence, round.number(), words);
	}

	/**
	 * Whether a change of a round is in the next round, or in the result: that is without the probes that recorded nothing, if it keeps the
	 * budget.
	 */
	private boolean isMade(RefinedRound round, ProbeChange change) {
		return !state.isOver() || round.number() < state.ofRound() || state.end().equals(Optional.of(End.ROUNDS_DONE))
				|| round.number() == state.ofRound() && round.keeps() && change.why() instanceof ProbeChange.RecordedNothing;
	}

	/** What is known, and what happens next. */
	String words() {
		List<String> sentences = new ArrayList<>();
		if (!state.isOver()) {
			sentences.add(state.rounds().isEmpty() ? Messages.ShownRefinement_first : next(state.rounds().getLast()));
		} else if (!state.rounds().isEmpty()) {
			state.end().map(this::end).ifPresent(sentences::add);
			sentences.add(apply());
		}
		return Stream.of(String.join(" ", sentences), notes()).filter(line -> !line.isEmpty()).collect(Collectors.joining("\n"));
	}

	private String notes() {
		String first = state.notes().stream().findFirst().orElse("");
		return state.notes().size() < 2 ? first
				: first + " " + Plural.bind(Messages.ShownRefinement_furtherNotes, state.notes().size() - 1);
	}

	/** After a round without changes, none follows. */
	private String next(RefinedRound round) {
		return round.changes().isEmpty() ? state.verdict() : NLS.bind(Messages.ShownRefinement_next, state.verdict());
	}

	private String end(End end) {
		String budget = state.text().orElseThrow().budget();
		return switch (end) {
			case WITHIN_BUDGET -> state.ofRound() == state.rounds().size() ? NLS.bind(Messages.ShownRefinement_within, budget)
					: NLS.bind(Messages.ShownRefinement_withinEarlier, state.ofRound(), budget);
			case WITHIN_BY_VALUE -> NLS.bind(Messages.ShownRefinement_withinByValue, budget);
			case NOTHING_CHANGES -> NLS.bind(Messages.ShownRefinement_nothingChanges, budget);
			case KEPT_TOO_COSTLY -> NLS.bind(Messages.ShownRefinement_keptTooCostly, budget);
			case NOTHING_TO_SHOW -> Messages.ShownRefinement_nothingToShow;
			case NOTHING_FITS -> NLS.bind(Messages.ShownRefinement_nothingFits, budget);
			case ROUNDS_DONE -> NLS.bind(Messages.ShownRefinement_roundsDone, budget);
		};
	}

	/** What Apply does, or why it cannot. */
	private String apply() {
		String file = state.request().program().plan().file().getName();
		if (state.change().isEmpty()) {
			return NLS.bind(Messages.ShownRefinement_same, file);
		}
		return switch (plan) {
			case CurrentPlan.Unknown unknown -> NLS.bind(Messages.ShownRefinement_comparing, file);
			case CurrentPlan.Unavailable(String why) -> why;
			case CurrentPlan.Compared compared when compared.applied() -> NLS.bind(Messages.ShownRefinement_applied, file);
			case CurrentPlan.Compared compared -> compared.obstacle()
					.map(obstacle -> NLS.bind(Messages.ShownRefinement_changed, file, obstacle))
					.orElseGet(() -> NLS.bind(
							state.end().equals(Optional.of(End.ROUNDS_DONE)) ? Messages.ShownRefinement_applyProposed
									: Messages.ShownRefinement_applyRan,
							file, state.ofRound()));
		};
	}

	/** The change that Apply makes; empty if there is none, or the plan cannot take it. */
	Optional<PlanChange> applicable() {
		return state.change().filter(change -> plan instanceof CurrentPlan.Compared compared && compared.isApplicable());
	}

	/** All of it, as text. */
	String copied() {
		List<String> lines = new ArrayList<>();
		state.text().ifPresent(text -> state.rounds().forEach(round -> lines.addAll(text.lines(round))));
		state.end().map(this::end).ifPresent(lines::add);
		lines.addAll(state.notes());
		return String.join("\n", lines) + "\n";
	}

	/** All figures, as the command line prints them. */
	String json() {
		return CodeJson.text(RefineJson.of(state.rounds(), state.end(), state.ofRound(), state.settings().orElseThrow(),
				state.request().choices().ofProgram()));
	}
}
