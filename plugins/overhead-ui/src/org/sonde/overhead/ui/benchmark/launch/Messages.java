/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark.launch;

import org.eclipse.osgi.util.NLS;

/** The texts of messages.properties. */
final class Messages extends NLS {
	public static String BenchmarkLaunchDelegate_noJava;
	public static String BenchmarkProcess_notEnded;
	public static String JavaTab_title;
	public static String JavaTab_java;
	public static String JavaTab_found;
	public static String JavaTab_arguments;
	public static String JavaTab_noJava;
	public static String ResultsTab_title;
	public static String ResultsTab_folder;
	public static String ResultsTab_words;
	public static String ResultsTab_keepRaw;
	public static String ResultsTab_offline;
	public static String SubjectSettings_empty;
	public static String SubjectSettings_noSubject;
	public static String SubjectSettings_noCommonJava;
	public static String SubjectSettings_noJava;
	public static String SubjectSettings_otherJava;
	public static String SubjectSettings_noConfiguration;
	public static String SubjectsTab_title;
	public static String SubjectsTab_configurations;
	public static String SubjectsTab_subject;
	public static String SubjectsTab_phase;
	public static String SubjectsTab_java;
	public static String SubjectsTab_add;
	public static String SubjectsTab_remove;
	public static String SubjectsTab_agents;
	public static String SubjectsTab_addTitle;
	public static String WorkloadSettings_shapes;
	public static String WorkloadSettings_oneShape;
	public static String WorkloadSettings_depths;
	public static String WorkloadSettings_wantedDepths;
	public static String WorkloadSettings_methodTime;
	public static String WorkloadSettings_wantedTimes;
	public static String WorkloadSettings_threads;
	public static String WorkloadSettings_wantedThreads;
	public static String WorkloadSettings_unmonitored;
	public static String WorkloadSettings_wholeNumber;
	public static String WorkloadSettings_workload;
	public static String WorkloadSettings_calls;
	public static String WorkloadSettings_seconds;
	public static String WorkloadSettings_number;
	public static String WorkloadSettings_length;
	public static String WorkloadSettings_leastForks;
	public static String WorkloadSettings_mostForks;
	public static String WorkloadSettings_precision;
	public static String WorkloadSettings_wantedPrecision;
	public static String WorkloadSettings_minutes;
	public static String WorkloadSettings_wantedMinutes;
	public static String WorkloadSettings_attempts;
	public static String WorkloadSettings_forks;
	public static String WorkloadSettings_wrong;
	public static String WorkloadSettings_wrongFound;
	public static String WorkloadTab_title;
	public static String WorkloadTab_trace;
	public static String WorkloadTab_depths;
	public static String WorkloadTab_depthsMeaning;
	public static String WorkloadTab_unmonitored;
	public static String WorkloadTab_unmonitoredMeaning;
	public static String WorkloadTab_methodTime;
	public static String WorkloadTab_methodTimeMeaning;
	public static String WorkloadTab_threadTime;
	public static String WorkloadTab_threads;
	public static String WorkloadTab_threadsMeaning;
	public static String WorkloadTab_fork;
	public static String WorkloadTab_calls;
	public static String WorkloadTab_callsMeaning;
	public static String WorkloadTab_seconds;
	public static String WorkloadTab_secondsMeaning;
	public static String WorkloadTab_effort;
	public static String WorkloadTab_leastForks;
	public static String WorkloadTab_leastForksMeaning;
	public static String WorkloadTab_mostForks;
	public static String WorkloadTab_mostForksMeaning;
	public static String WorkloadTab_precision;
	public static String WorkloadTab_precisionMeaning;
	public static String WorkloadTab_minutes;
	public static String WorkloadTab_minutesMeaning;
	public static String WorkloadTab_attempts;
	public static String WorkloadTab_attemptsMeaning;
	public static String WorkloadTab_shapes;
	public static String WorkloadTab_nested;
	public static String WorkloadTab_siblings;
	public static String WorkloadTab_tree;
	public static String WorkloadTab_distinct;

	static {
		NLS.initializeMessages("org.sonde.overhead.ui.benchmark.launch.messages", Messages.class);
	}

	private Messages() {
	}
}
