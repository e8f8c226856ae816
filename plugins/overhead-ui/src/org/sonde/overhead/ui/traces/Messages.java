/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces;

import org.eclipse.osgi.util.NLS;

/** The texts of messages.properties. */
final class Messages extends NLS {
	public static String ClassPage_shown;
	public static String ClassPage_shownName;
	public static String ClassPage_pictures;
	public static String ClassPage_callTree;
	public static String ClassPage_sequence;
	public static String ClassPage_loading;
	public static String ClassPage_ofManyNodes;

	public static String CallsTree_name;
	public static String CallsTree_call;
	public static String CallsTree_calls;
	public static String CallsTree_mean;
	public static String CallsTree_self;
	public static String CallsTree_host;
	public static String CallsTree_failed;
	public static String CallsTree_unknown;

	public static String PlanLogComparison_selectProject;
	public static String PlanLogComparison_cannotBeRead;
	public static String PlanLogComparison_beingRead;
	public static String PlanLogComparison_noPlan;
	public static String PlanLogComparison_comparing;
	public static String PlanLogComparison_readingPatterns;
	public static String PlanLogComparison_takeCalls;
	public static String PlanLogComparison_taken;

	public static String ImportLogWizard_title;
	public static String ImportLogWizard_nothingRead;
	public static String ImportLogWizard_cancelled;

	public static String LiveJob_watchingPort;
	public static String LiveJob_watching;
	public static String LiveJob_recordingJvm;
	public static String LiveJob_tracing;
	public static String LiveJob_timing;
	public static String LiveJob_notRecorded;
	public static String LiveJob_portTaken;
	public static String LiveJob_interrupted;
	public static String LiveJob_broken;
	public static String LiveJob_reading;
	public static String LiveJob_listening;
	public static String LiveJob_listeningOtlp;

	public static String LogActions_importLog;
	public static String LogActions_watch;
	public static String LogActions_recordJvm;
	public static String LogActions_stop;
	public static String LogActions_takeCalls;
	public static String LogActions_readAgain;
	public static String LogActions_open;
	public static String LogActions_copy;
	public static String LogActions_watchToolTip;
	public static String LogActions_takeCallsToolTip;
	public static String LogActions_readAgainToolTip;
	public static String LogActions_saveToolTip;
	public static String LogActions_recordJvmToolTip;
	public static String LogActions_recordJvmTitle;
	public static String LogActions_recordJvmWithoutPlan;
	public static String LogActions_operationsCsv;
	public static String LogActions_classesCsv;
	public static String LogActions_json;
	public static String LogActions_picture;
	public static String LogActions_largeGraph;
	public static String LogActions_largeTrace;

	public static String LogFilesPage_title;
	public static String LogFilesPage_description;

	public static String LogFolder_reveal;
	public static String LogFolder_export;
	public static String LogFolder_revealToolTip;
	public static String LogFolder_exportToolTip;
	public static String LogFolder_noFileManager;
	public static String LogFolder_exportTitle;
	public static String LogFolder_exportMessage;
	public static String LogFolder_copying;
	public static String LogFolder_exists;
	public static String LogFolder_notCopied;

	public static String LogJob_readingLogs;
	public static String LogJob_reading;
	public static String LogJob_cancelled;
	public static String LogJob_notReadAgain;

	public static String LogOptions_title;
	public static String LogOptions_byHost;
	public static String LogOptions_growing;
	public static String LogOptions_timeOut;
	public static String LogOptions_never;
	public static String LogOptions_ratio;
	public static String LogOptions_all;
	public static String LogOptions_recordTypes;
	public static String LogOptions_recordTypesHint;
	public static String LogOptions_browse;
	public static String LogOptions_onlyOne;
	public static String LogOptions_noTimeOut;
	public static String LogOptions_noRatio;
	public static String LogOptions_recordTypesUnread;

	public static String LogPreviewPage_title;
	public static String LogPreviewPage_description;
	public static String LogPreviewPage_problemsName;
	public static String LogPreviewPage_takeCalls;
	public static String LogPreviewPage_noProblems;
	public static String LogPreviewPage_noPlan;
	public static String LogPreviewPage_noRecord;
	public static String LogPreviewPage_problems;

	public static String LogReading_switchedUnread;

	public static String LogSummaryText_problems;
	public static String LogSummaryText_weaving;
	public static String LogSummaryText_notRun;
	public static String LogSummaryText_nothingRecorded;
	public static String LogSummaryText_noTraceYet;
	public static String LogSummaryText_recording;
	public static String LogSummaryText_recorded;
	public static String LogSummaryText_noneSeen;
	public static String LogSummaryText_seen;
	public static String LogSummaryText_aspectJ;
	public static String LogSummaryText_java;
	public static String LogSummaryText_problemsOf;

	public static String LogTabs_operations;
	public static String LogTabs_traces;
	public static String LogTabs_callTrees;
	public static String LogTabs_callGraph;
	public static String LogTabs_plan;
	public static String LogTabs_name;
	public static String LogTabs_table;

	public static String MonitoringLogView_again;
	public static String MonitoringLogView_noLog;
	public static String MonitoringLogView_importOrWatch;
	public static String MonitoringLogView_reading;
	public static String MonitoringLogView_notShown;
	public static String MonitoringLogView_readAgain;
	public static String MonitoringLogView_watching;
	public static String MonitoringLogView_nothingYet;
	public static String MonitoringLogView_planLater;
	public static String MonitoringLogView_notWatched;
	public static String MonitoringLogView_methodNotFound;
	public static String MonitoringLogView_shortTitle;

	public static String OperationColumns_unknown;
	public static String OperationColumns_operation;
	public static String OperationColumns_calls;
	public static String OperationColumns_failures;
	public static String OperationColumns_failuresToolTip;
	public static String OperationColumns_rate;
	public static String OperationColumns_rateToolTip;
	public static String OperationColumns_mean;
	public static String OperationColumns_median;
	public static String OperationColumns_total;
	public static String OperationColumns_totalToolTip;
	public static String OperationColumns_selfMean;
	public static String OperationColumns_self;
	public static String OperationColumns_selfToolTip;
	public static String OperationColumns_hosts;
	public static String OperationColumns_selfUnknown;
	public static String OperationColumns_selfOf;
	public static String OperationColumns_notFound;
	public static String OperationColumns_notFoundBecause;
	public static String OperationColumns_notKnown;
	public static String OperationColumns_durations;

	public static String PlanChoice_label;
	public static String PlanChoice_nothing;
	public static String PlanChoice_words;

	public static String PlanLogPage_hideNotRecorded;
	public static String PlanLogPage_showNotRecorded;
	public static String PlanLogPage_takeCalls;
	public static String PlanLogPage_takeCallsToolTip;
	public static String PlanLogPage_table;
	public static String PlanLogPage_method;
	public static String PlanLogPage_state;
	public static String PlanLogPage_calls;
	public static String PlanLogPage_rate;
	public static String PlanLogPage_unknown;
	public static String PlanLogPage_reason;
	public static String PlanLogPage_summary;
	public static String PlanLogPage_nothingSoFar;
	public static String PlanLogPage_summarySoFar;
	public static String PlanLogPage_probes;
	public static String PlanLogPage_patterns;
	public static String PlanLogPage_probesAndPatterns;

	public static String PlanLogRow_notCalled;
	public static String PlanLogRow_neverRecorded;
	public static String PlanLogRow_thoughDeactivated;
	public static String PlanLogRow_notPlanned;
	public static String PlanLogRow_similarRecorded;
	public static String PlanLogRow_recorded;
	public static String PlanLogRow_silent;
	public static String PlanLogRow_details;

	public static String RecordedCalls_inRun;
	public static String RecordedCalls_inLog;
	public static String RecordedCalls_notInRun;
	public static String RecordedCalls_notInLog;

	public static String RunConsole_link;
	public static String RunConsole_notRead;
	public static String RunConsole_recorded;
	public static String RunConsole_neverRecorded;
	public static String RunConsole_thoughDeactivated;
	public static String RunConsole_noLink;

	public static String RunOfLog_unread;
	public static String RunOfLog_planName;

	public static String ShownTrace_only;
	public static String ShownTrace_meanOf;
	public static String ShownTrace_ofClass;
	public static String ShownTrace_fastest;
	public static String ShownTrace_median;
	public static String ShownTrace_p90;
	public static String ShownTrace_p99;
	public static String ShownTrace_slowest;
	public static String ShownTrace_trace;
	public static String ShownTrace_unknown;
	public static String ShownTrace_title;
	public static String ShownTrace_atTime;

	public static String SourceMatchJob_name;

	public static String SourceMatches_lookedFor;

	public static String TraceIdField_hint;
	public static String TraceIdField_toolTip;
	public static String TraceIdField_name;
	public static String TraceIdField_cancel;
	public static String TraceIdField_reading;
	public static String TraceIdField_readingFor;
	public static String TraceIdField_cancelled;
	public static String TraceIdField_noId;
	public static String TraceIdField_noTrace;

	public static String TracesPage_table;
	public static String TracesPage_number;
	public static String TracesPage_traces;
	public static String TracesPage_callsEach;
	public static String TracesPage_time;
	public static String TracesPage_meanTime;
	public static String TracesPage_min;
	public static String TracesPage_median;
	public static String TracesPage_max;
	public static String TracesPage_entry;
	public static String TracesPage_unknown;
	public static String TracesPage_noCall;

	public static String UnseenRecording_title;
	public static String UnseenRecording_stored;
	public static String UnseenRecording_show;
	public static String UnseenRecording_leave;

	public static String WatchDialog_title;
	public static String WatchDialog_message;
	public static String WatchDialog_watch;
	public static String WatchDialog_protocol;
	public static String WatchDialog_kieker;
	public static String WatchDialog_otlp;
	public static String WatchDialog_port;
	public static String WatchDialog_noPort;
	public static String WatchDialog_ratio;

	static {
		NLS.initializeMessages("org.sonde.overhead.ui.traces.messages", Messages.class);
	}

	private Messages() {
	}
}
