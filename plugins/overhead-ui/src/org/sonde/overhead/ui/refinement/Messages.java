/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.refinement;

import org.eclipse.osgi.util.NLS;

/** The texts of messages.properties. */
final class Messages extends NLS {
	public static String ChangeRow_added;
	public static String ChangeRow_activated;
	public static String ChangeRow_removed;
	public static String ChangeRow_deactivated;

	public static String RefineDialog_title;
	public static String RefineDialog_message;
	public static String RefineDialog_resultSet;
	public static String RefineDialog_refine;
	public static String RefineDialog_minutes;
	public static String RefineDialog_wanted;
	public static String RefineDialog_budget;
	public static String RefineDialog_budgetName;
	public static String RefineDialog_shareName;
	public static String RefineDialog_objective;
	public static String RefineDialog_budgetAt;
	public static String RefineDialog_atUpperEnd;
	public static String RefineDialog_atValue;
	public static String RefineDialog_rounds;
	public static String RefineDialog_roundsName;
	public static String RefineDialog_deactivate;
	public static String RefineDialog_deactivateToolTip;
	public static String RefineDialog_kept;
	public static String RefineDialog_nothingKept;
	public static String RefineDialog_keptToolTip;
	public static String RefineDialog_candidates;
	public static String RefineDialog_candidatesHint;
	public static String RefineDialog_candidatesToolTip;
	public static String RefineDialog_noPattern;
	public static String RefineDialog_discarded;
	public static String RefineDialog_noResultSet;

	public static String RefinementColumns_round;
	public static String RefinementColumns_measured;
	public static String RefinementColumns_verdict;
	public static String RefinementColumns_probes;
	public static String RefinementColumns_predicted;
	public static String RefinementColumns_predictedToolTip;
	public static String RefinementColumns_shows;
	public static String RefinementColumns_method;
	public static String RefinementColumns_change;
	public static String RefinementColumns_cost;
	public static String RefinementColumns_costToolTip;
	public static String RefinementColumns_reason;

	public static String RefinementJob_nothingKept;
	public static String RefinementJob_loading;
	public static String RefinementRun_preparing;
	public static String RefinementRun_now;
	public static String RefinementRun_cancelled;
	public static String RefinementRun_noReason;

	public static String RefinementState_cancelling;
	public static String RefinementState_verdict;

	public static String RefinementView_refine;
	public static String RefinementView_refineToolTip;
	public static String RefinementView_apply;
	public static String RefinementView_applyToolTip;
	public static String RefinementView_cancelToolTip;
	public static String RefinementView_copy;
	public static String RefinementView_copyToolTip;
	public static String RefinementView_rounds;
	public static String RefinementView_changes;
	public static String RefinementView_noRound;
	public static String RefinementView_question;
	public static String RefinementView_answer;
	public static String RefinementView_failed;
	public static String RefinementView_comparing;
	public static String RefinementView_closed;
	public static String RefinementView_edit;
	public static String RefinementView_file;
	public static String RefinementView_json;

	public static String Refinements_running;

	public static String RoundRow_within;
	public static String RoundRow_withinByValue;
	public static String RoundRow_above;
	public static String RoundRow_unknown;

	public static String ShownRefinement_first;
	public static String ShownRefinement_next;
	public static String ShownRefinement_within;
	public static String ShownRefinement_withinEarlier;
	public static String ShownRefinement_withinByValue;
	public static String ShownRefinement_nothingChanges;
	public static String ShownRefinement_keptTooCostly;
	public static String ShownRefinement_nothingToShow;
	public static String ShownRefinement_nothingFits;
	public static String ShownRefinement_roundsDone;
	public static String ShownRefinement_same;
	public static String ShownRefinement_comparing;
	public static String ShownRefinement_applied;
	public static String ShownRefinement_changed;
	public static String ShownRefinement_applyProposed;
	public static String ShownRefinement_applyRan;
	public static String ShownRefinement_noChange;
	public static String ShownRefinement_changes;
	public static String ShownRefinement_proposed;
	public static String ShownRefinement_count;
	public static String ShownRefinement_furtherNotes;

	static {
		NLS.initializeMessages("org.sonde.overhead.ui.refinement.messages", Messages.class);
	}

	private Messages() {
	}
}
