/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.refinement;

import java.util.List;
import java.util.Optional;

import org.eclipse.osgi.util.NLS;
import org.sonde.instrumentation.workspace.PlanChange;
import org.sonde.overhead.ui.userprogram.MeasureState.Stage;
import org.sonde.overhead.ui.userprogram.ProgramRuns;
import org.sonde.report.refine.RefineSettings;
import org.sonde.report.refine.RefineText;
import org.sonde.report.refine.RefinedRound;
import org.sonde.report.refine.Refinement.End;

/**
 * How far a refinement is, at one moment.
 *
 * @param now      what runs now, for people; what became of it once it is over
 * @param done     of the piece of work that is done now
 * @param most     of the same; 0 if it is not known
 * @param settings empty before the costs of probes are known
 * @param rounds   that are complete
 * @param end      why no more rounds follow; empty if it was cancelled or failed, and before
 * @param ofRound  the number of the round whose plan is the result; 0 if that was not run
 * @param change   from the plan at the beginning to the result, which is the plan kept so far if there is no end; empty if they have the
 *                 same probes, and before the end
 * @param notes    what the user should know besides, a sentence or two each
 */
public record RefinementState(RefineRequest request, Stage stage, String now, long done, long most, Optional<RefineSettings> settings,
		List<RefinedRound> rounds,
		Optional<End> end, int ofRound, Optional<PlanChange> change, List<String> notes) implements ProgramRuns.State<RefinementState> {
	/** Copies its lists. */
	public RefinementState {
		rounds = List.copyOf(rounds);
		notes = List.copyOf(notes);
	}

	/** Names the figures of the rounds; empty before there are any. */
	Optional<RefineText> text() {
		return settings.map(known -> new RefineText(known, request.choices().ofProgram()));
	}

	/** Whether the last round keeps the budget: a sentence. */
	String verdict() {
		return NLS.bind(Messages.RefinementState_verdict, rounds.getLast().number(), text().orElseThrow().verdict(rounds.getLast()));
	}

	@Override
	public boolean isOver() {
		return stage.isOver();
	}

	@Override
	public RefinementState cancelling() {
		return new RefinementState(request, Stage.CANCELLING, Messages.RefinementState_cancelling, done, most, settings, rounds, end,
				ofRound, change, notes);
	}
}
