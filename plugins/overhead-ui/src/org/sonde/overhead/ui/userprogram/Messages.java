/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.userprogram;

import org.eclipse.osgi.util.NLS;

/** The texts of messages.properties. */
final class Messages extends NLS {
	public static String MeasureDialog_title;
	public static String MeasureDialog_message;
	public static String MeasureDialog_resultSet;
	public static String MeasureDialog_minutes;
	public static String MeasureDialog_measure;

	public static String MeasureJob_preparing;
	public static String MeasureJob_now;
	public static String MeasureJob_cancelled;
	public static String MeasureJob_done;
	public static String MeasureJob_noResults;
	public static String MeasureJob_discarded;
	public static String MeasureJob_notPredicted;

	public static String MeasureRequest_name;

	public static String MeasureState_cancelling;

	public static String MeasuredOverheadView_cancelToolTip;
	public static String MeasuredOverheadView_measure;
	public static String MeasuredOverheadView_measureToolTip;
	public static String MeasuredOverheadView_copy;
	public static String MeasuredOverheadView_copyToolTip;
	public static String MeasuredOverheadView_question;
	public static String MeasuredOverheadView_answer;
	public static String MeasuredOverheadView_furtherWarnings;
	public static String MeasuredOverheadView_failed;
	public static String MeasuredOverheadView_file;
	public static String MeasuredOverheadView_html;
	public static String MeasuredOverheadView_json;
	public static String MeasuredOverheadView_shortTitle;

	public static String Measurements_running;

	public static String ProgramDialog_program;
	public static String ProgramDialog_project;
	public static String ProgramDialog_unit;
	public static String ProgramDialog_effort;
	public static String ProgramDialog_ofPlan;
	public static String ProgramDialog_none;
	public static String ProgramDialog_reading;
	public static String ProgramDialog_looking;
	public static String ProgramDialog_noPlan;
	public static String ProgramDialog_noProbes;
	public static String ProgramDialog_range;

	public static String ProgramEffortFields_minutes;
	public static String ProgramEffortFields_minutesName;
	public static String ProgramEffortFields_forks;
	public static String ProgramEffortFields_least;
	public static String ProgramEffortFields_to;
	public static String ProgramEffortFields_most;
	public static String ProgramEffortFields_forksUnit;
	public static String ProgramEffortFields_precision;
	public static String ProgramEffortFields_precisionName;
	public static String ProgramEffortFields_precisionUnit;
	public static String ProgramEffortFields_precise;
	public static String ProgramEffortFields_active;
	public static String ProgramEffortFields_total;
	public static String ProgramEffortFields_preciseToolTip;
	public static String ProgramEffortFields_each;
	public static String ProgramEffortFields_warmUpName;
	public static String ProgramEffortFields_warmUp;
	public static String ProgramEffortFields_secondsName;
	public static String ProgramEffortFields_seconds;
	public static String ProgramEffortFields_wholeRuns;
	public static String ProgramEffortFields_wholeRunsToolTip;

	public static String ProgramHandler_noProject;
	public static String ProgramHandler_noProgram;

	public static String ProgramHeader_cancel;

	public static String ProgramJob_nothing;

	public static String ReportTabs_overhead;
	public static String ReportTabs_shares;
	public static String ReportTabs_counts;
	public static String ReportTabs_runs;
	public static String ReportTabs_notes;
	public static String ReportTabs_name;

	public static String UnitField_method;
	public static String UnitField_methodHint;
	public static String UnitField_lines;
	public static String UnitField_linesHint;
	public static String UnitField_entry;
	public static String UnitField_noMethod;
	public static String UnitField_noLines;
	public static String UnitField_run;

	public static String UnitMethodLookup_noMethod;
	public static String UnitMethodLookup_noType;

	public static String UseForEstimatesAction_label;
	public static String UseForEstimatesAction_toolTip;
	public static String UseForEstimatesAction_title;
	public static String UseForEstimatesAction_job;
	public static String UseForEstimatesAction_edit;

	static {
		NLS.initializeMessages("org.sonde.overhead.ui.userprogram.messages", Messages.class);
	}

	private Messages() {
	}
}
