/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.objects;

import org.eclipse.osgi.util.NLS;

/** The texts of this package. */
final class Messages extends NLS {
	public static String BranchReads_searching;
	public static String BranchReads_reading;
	public static String BranchReads_readingOf;
	public static String ChooseProgramDialog_title;
	public static String ChooseProgramDialog_connect;
	public static String ChooseProgramDialog_message;
	public static String ChooseProgramDialog_user;
	public static String ChooseProgramDialog_userHint;
	public static String ChooseProgramDialog_password;
	public static String ChooseProgramDialog_sensors;
	public static String ChooseProgramDialog_filter;
	public static String ChooseProgramDialog_filterHint;
	public static String ChooseProgramDialog_noAddress;
	public static String CodeOpening_noDeclaration;

	public static String Declaration_looking;
	public static String HistoryChart_time;
	public static String HistoryPart_name;
	public static String HistoryPart_chart;
	public static String HistoryPart_changes;
	public static String HistoryPart_none;
	public static String HistoryPart_table;
	public static String HistoryPart_time;
	public static String HistoryPart_value;
	public static String HistoryPart_before;
	public static String HistoryPart_thread;
	public static String HistoryPart_place;
	public static String HistoryPart_ofObject;
	public static String HistoryPart_nothing;
	public static String HistoryPart_title;
	public static String HistoryPart_forgotten;
	public static String HistoryPart_noChart;
	public static String LiveObjectsActions_choose;
	public static String LiveObjectsActions_chooseToolTip;
	public static String LiveObjectsActions_disconnect;
	public static String LiveObjectsActions_disconnectToolTip;
	public static String LiveObjectsActions_refresh;
	public static String LiveObjectsActions_refreshToolTip;
	public static String LiveObjectsActions_watch;
	public static String LiveObjectsActions_watchToolTip;
	public static String LiveObjectsActions_end;
	public static String LiveObjectsActions_endToolTip;
	public static String LiveObjectsActions_suspend;
	public static String LiveObjectsActions_suspendToolTip;
	public static String LiveObjectsActions_resume;
	public static String LiveObjectsActions_resumeToolTip;
	public static String LiveObjectsActions_open;
	public static String LiveObjectsActions_run;
	public static String LiveObjectsActions_copy;
	public static String LiveObjectsView_shortTitle;
	public static String LiveObjectsView_none;
	public static String LiveObjectsView_run;
	public static String LiveObjectsView_watchFirst;
	public static String LiveObjectsView_connecting;
	public static String LiveObjectsView_cancel;
	public static String LiveObjectsView_disconnected;
	public static String LiveObjectsView_notConnected;
	public static String LiveObjectsView_details;
	public static String LiveObjectsView_notWatched;
	public static String NodeText_reading;
	public static String NodeText_moreOf;
	public static String NodeText_more;
	public static String NodeText_noObjects;
	public static String NodeText_noFields;
	public static String NodeText_objects;
	public static String NodeText_object;
	public static String NodeText_change;
	public static String NodeText_deleted;
	public static String NodeText_suspended;
	public static String NodeText_watched;
	public static String NodeText_idle;
	public static String NodeText_urgent;
	public static String NodeText_masked;
	public static String NodeText_thread;
	public static String NodeText_before;
	public static String NodeText_inObject;
	public static String ObjectsTree_name;
	public static String ObjectsTree_object;
	public static String ObjectsTree_value;
	public static String ObjectsTree_time;
	public static String ObjectsTree_state;
	public static String ProgramCalls_disconnected;
	public static String ProgramCalls_busy;
	public static String ProgramCalls_noAnswer;
	public static String ProgramHeader_filter;
	public static String ProgramHeader_filterToolTip;
	public static String ProgramJob_name;
	public static String ProgramJob_ended;
	public static String ProgramJob_broken;
	public static String ProgramQuestions_over;
	public static String ProgramQuestions_cancelled;
	public static String ProgramSummary_missing;
	public static String ProgramSummary_ended;
	public static String ProgramSummary_over;
	public static String ProgramSummary_notWatched;
	public static String ProgramSummary_details;
	public static String ProgramSummary_late;
	public static String ProgramSummary_objects;
	public static String ProgramSummary_reading;
	public static String ProgramSummary_watched;
	public static String ProgramSummary_wasWatched;
	public static String ProgramSummary_notReceived;
	public static String ProgramSummary_dropped;
	public static String ProgramSummary_ofSensor;
	public static String ProgramSummary_lost;
	public static String ProgramSummary_lostMore;
	public static String SelectedSensors_suspending;
	public static String SelectedSensors_resuming;
	public static String WatchObjectsDialog_title;
	public static String WatchObjectsDialog_watch;
	public static String WatchObjectsDialog_message;
	public static String WatchObjectsDialog_sensors;
	public static String WatchObjectsDialog_sensorsHint;
	public static String WatchObjectsDialog_only;
	public static String WatchObjectsDialog_delivery;
	public static String WatchObjectsDialog_immediately;
	public static String WatchObjectsDialog_batches;
	public static String WatchObjectsDialog_periods;
	public static String WatchObjectsDialog_events;
	public static String WatchObjectsDialog_millis;
	public static String WatchObjectsDialog_priority;
	public static String WatchObjectsDialog_plan;
	public static String WatchObjectsDialog_urgent;
	public static String WatchObjectsDialog_regular;
	public static String WatchObjectsDialog_capacity;
	public static String WatchObjectsDialog_noNumber;
	public static String WatchText_all;
	public static String WatchText_ofObject;
	public static String WatchText_immediately;
	public static String WatchText_batches;
	public static String WatchText_periods;
	public static String WatchText_urgent;
	public static String WatchText_regular;

	static {
		NLS.initializeMessages("org.sonde.overhead.ui.objects.messages", Messages.class);
	}

	private Messages() {
	}
}
