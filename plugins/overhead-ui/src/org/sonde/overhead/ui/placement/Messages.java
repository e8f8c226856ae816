/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.placement;

import org.eclipse.osgi.util.NLS;

/** The texts of messages.properties. */
final class Messages extends NLS {
	public static String ApplyPlacement_gone;
	public static String ApplyPlacement_broken;
	public static String ApplyPlacement_apply;

	public static String CurvePart_curve;
	public static String CurvePart_slider;
	public static String CurvePart_sliderToolTip;
	public static String CurvePart_preview;
	public static String CurvePart_previewToolTip;
	public static String CurvePart_again;
	public static String CurvePart_againToolTip;
	public static String CurvePart_apply;
	public static String CurvePart_applyToolTip;
	public static String CurvePart_changes;
	public static String CurvePart_changesToolTip;
	public static String CurvePart_discard;
	public static String CurvePart_discardToolTip;

	public static String MethodColumns_method;
	public static String MethodColumns_reason;
	public static String MethodColumns_kept;
	public static String MethodColumns_keptWords;
	public static String MethodColumns_chosen;
	public static String MethodColumns_chosenWords;
	public static String MethodColumns_addsNothing;
	public static String MethodColumns_addsNothingWords;
	public static String MethodColumns_tooCostly;
	public static String MethodColumns_tooCostlyWords;
	public static String MethodColumns_costsMore;
	public static String MethodColumns_costsMoreWords;
	public static String MethodColumns_noRoom;
	public static String MethodColumns_noRoomWords;
	public static String MethodColumns_wouldCostMoreWords;
	public static String MethodColumns_cost;
	public static String MethodColumns_costs;
	public static String MethodColumns_wouldCost;
	public static String MethodColumns_value;
	public static String MethodColumns_lost;
	public static String MethodColumns_wouldAdd;
	public static String MethodColumns_rate;
	public static String MethodColumns_evidence;
	public static String MethodColumns_bits;
	public static String MethodColumns_percent;
	public static String MethodColumns_redundant;
	public static String MethodColumns_distinguishes;
	public static String MethodColumns_unknown;

	public static String PlacedRecording_noCosts;
	public static String PlacedRecording_keptTooCostly;
	public static String PlacedRecording_keptTooCostlyRemedy;
	public static String PlacedRecording_switched;
	public static String PlacedRecording_switchedRemedy;
	public static String PlacedRecording_otherProgram;
	public static String PlacedRecording_otherProgramRemedy;
	public static String PlacedRecording_noTrace;
	public static String PlacedRecording_noTraceRemedy;
	public static String PlacedRecording_noDuration;
	public static String PlacedRecording_noDurationRemedy;
	public static String PlacedRecording_programUnknown;
	public static String PlacedRecording_programUnknownRemedy;

	public static String PlacementActions_place;
	public static String PlacementActions_placeToolTip;
	public static String PlacementActions_refine;
	public static String PlacementActions_refineToolTip;
	public static String PlacementActions_open;
	public static String PlacementActions_file;
	public static String PlacementActions_csv;
	public static String PlacementActions_json;
	public static String PlacementActions_svg;
	public static String PlacementActions_html;

	public static String PlacementHeader_recording;
	public static String PlacementHeader_recordingName;
	public static String PlacementHeader_recordingHint;
	public static String PlacementHeader_recordingToolTip;
	public static String PlacementHeader_browse;
	public static String PlacementHeader_browseToolTip;
	public static String PlacementHeader_browseFile;
	public static String PlacementHeader_browseFolder;
	public static String PlacementHeader_browseTitle;
	public static String PlacementHeader_browseMessage;
	public static String PlacementHeader_recordings;
	public static String PlacementHeader_allFiles;
	public static String PlacementHeader_objective;
	public static String PlacementHeader_objectiveName;
	public static String PlacementHeader_distinguish;
	public static String PlacementHeader_time;
	public static String PlacementHeader_calls;
	public static String PlacementHeader_wish;
	public static String PlacementHeader_budget;
	public static String PlacementHeader_budgetName;
	public static String PlacementHeader_budgetToolTip;
	public static String PlacementHeader_budgetOfName;
	public static String PlacementHeader_ofProcessor;
	public static String PlacementHeader_ofProgram;
	public static String PlacementHeader_seconds;
	public static String PlacementHeader_secondsName;
	public static String PlacementHeader_secondsToolTip;
	public static String PlacementHeader_units;
	public static String PlacementHeader_unitsName;
	public static String PlacementHeader_unitsHint;
	public static String PlacementHeader_unitsToolTip;
	public static String PlacementHeader_keep;
	public static String PlacementHeader_keepToolTip;
	public static String PlacementHeader_place;
	public static String PlacementHeader_placeToolTip;

	public static String PlacementJob_placing;
	public static String PlacementJob_unread;
	public static String PlacementJob_noSource;

	public static String PlacementMessage_import;
	public static String PlacementMessage_estimates;
	public static String PlacementMessage_noProject;
	public static String PlacementMessage_selectProject;
	public static String PlacementMessage_noPlan;
	public static String PlacementMessage_makePlan;
	public static String PlacementMessage_broken;
	public static String PlacementMessage_reading;
	public static String PlacementMessage_question;
	public static String PlacementMessage_answer;
	public static String PlacementMessage_noRecording;
	public static String PlacementMessage_openLog;
	public static String PlacementMessage_missing;
	public static String PlacementMessage_otherFile;
	public static String PlacementMessage_placing;
	public static String PlacementMessage_cancel;

	public static String PlacementSettings_noBudget;
	public static String PlacementSettings_noSeconds;
	public static String PlacementSettings_noUnits;

	public static String PlacementView_methods;
	public static String PlacementView_finding;
	public static String PlacementView_budget;
	public static String PlacementView_changes;

	public static String PlanDifference_same;
	public static String PlanDifference_changes;
	public static String PlanDifference_changesActivated;
	public static String PlanDifference_unrecorded;
	public static String PlanDifference_added;
	public static String PlanDifference_activated;
	public static String PlanDifference_removed;
	public static String PlanDifference_removedUnrecorded;

	public static String PlanObstacle_otherPlan;
	public static String PlanObstacle_broken;
	public static String PlanObstacle_noPlan;

	public static String ShownPlacement_probes;
	public static String ShownPlacement_preview;
	public static String ShownPlacement_cost;
	public static String ShownPlacement_costUnknown;
	public static String ShownPlacement_costUpTo;
	public static String ShownPlacement_value;
	public static String ShownPlacement_best;
	public static String ShownPlacement_atLeast;
	public static String ShownPlacement_computing;
	public static String ShownPlacement_interrupted;
	public static String ShownPlacement_alike;
	public static String ShownPlacement_allKept;
	public static String ShownPlacement_leftOut;
	public static String ShownPlacement_nothingFits;

	public static String UnrecordedProbes_more;
	public static String UnrecordedProbes_apply;
	public static String UnrecordedProbes_question;
	public static String UnrecordedProbes_remove;
	public static String UnrecordedProbes_keep;

	static {
		NLS.initializeMessages("org.sonde.overhead.ui.placement.messages", Messages.class);
	}

	private Messages() {
	}
}
