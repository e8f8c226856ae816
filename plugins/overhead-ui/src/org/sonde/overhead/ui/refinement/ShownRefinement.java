/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.refinement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.osgi.util.NLS;
import org.sonde.common.digits.Digits;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.workspace.PlanChange;
import org.sonde.overhead.ui.userprogram.MeasureState.Stage;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.report.code.CodeJson;
import org.sonde.report.refine.ProbeChange;
import org.sonde.report.refine.RefineJson;
import org.sonde.report.refine.RefinedRound;
import org.sonde.report.refine.Refinement.End;

/**
 * What the view shows, without its controls.
 *
 * @param plan the plan's file as it is now; empty if it cannot be read, or is not active
 */
record ShownRefinement(RefinementState state, Optional<Plan> plan) {
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
		return state.rounds().reversed().stream().filter(round -> !round.changes().isEmpty()).findFirst().map(RefinedRound::number).orElse(state.rounds().size());
	}

	/** What a round leads to. */
	static List<ChangeRow> changes(RoundRow row) {
		return row.round().changes().stream().map(change -> new ChangeRow(change, row.text())).toList();
	}

	/** How many probes a round adds and removes, in a sentence. */
	static String summary(RefinedRound round) {
		long added = round.changes().stream().filter(change -> change.kind() == ProbeChange.Kind.ADDED || change.kind() == ProbeChange.Kind.ACTIVATED).count();
		return round.changes().isEmpty() ? NLS.bind(Messages.ShownRefinement_noChange, round.number())
				: Plural.bind(Messages.ShownRefinement_changes, added, round.changes().size() - added, Integer.toString(round.number()));
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
		return state.notes().size() < 2 ? first : first + " " + Plural.bind(Messages.ShownRefinement_furtherNotes, state.notes().size() - 1);
	}

	/** After a round without changes, none follows. */
	private String next(RefinedRound round) {
		return round.changes().isEmpty() ? state.verdict() : NLS.bind(Messages.ShownRefinement_next, state.verdict());
	}

	private String end(End end) {
		String budget = Digits.value(state.settings().orElseThrow().budget());
		return switch (end) {
			case WITHIN_BUDGET -> NLS.bind(Messages.ShownRefinement_within, budget);
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
		if (plan.isEmpty()) {
			return NLS.bind(Messages.ShownRefinement_notActive, file);
		}
		PlanChange change = state.change().get();
		if (isApplied(change)) {
			return NLS.bind(Messages.ShownRefinement_applied, file);
		}
		return change.obstacle(plan.get()).map(obstacle -> NLS.bind(Messages.ShownRefinement_changed, file, obstacle))
				.orElseGet(() -> NLS.bind(state.end().filter(end -> end == End.ROUNDS_DONE).isPresent() ? Messages.ShownRefinement_applyProposed : Messages.ShownRefinement_applyRan,
						file, state.rounds().getLast().number()));
	}

	private boolean isApplied(PlanChange change) {
		return change.inverse().obstacle(plan.orElseThrow()).isEmpty();
	}

	/** The change that Apply makes; empty if there is none, or the plan was changed since. */
	Optional<PlanChange> applicable() {
		return plan.flatMap(now -> state.change().filter(change -> !isApplied(change) && change.obstacle(now).isEmpty()));
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
		return CodeJson.text(RefineJson.of(state.rounds(), state.end(), state.settings().orElseThrow(), state.request().choices().ofProgram()));
	}
}
