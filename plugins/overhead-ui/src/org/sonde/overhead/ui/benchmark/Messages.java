/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import org.eclipse.osgi.util.NLS;

/** The texts of messages.properties. */
final class Messages extends NLS {
	public static String AvailableSubjects_looking;
	public static String BenchmarkFigures_wall;
	public static String BenchmarkFigures_threadCpu;
	public static String BenchmarkFigures_processCpu;
	public static String BenchmarkHeader_cancel;
	public static String BenchmarkHeader_cancelToolTip;
	public static String BenchmarkHeader_open;
	public static String BenchmarkHeader_openToolTip;
	public static String BenchmarkHeader_precisionToolTip;
	public static String BenchmarkHeader_precision;
	public static String BenchmarkJob_preparing;
	public static String BenchmarkJob_getting;
	public static String BenchmarkJob_storing;
	public static String BenchmarkJob_storedCancelled;
	public static String BenchmarkJob_stored;
	public static String BenchmarkJob_missingVoid;
	public static String BenchmarkJob_missingTime;
	public static String BenchmarkJob_tooEarly;
	public static String BenchmarkJob_nothing;
	public static String BenchmarkJob_fork;
	public static String BenchmarkJob_attempt;
	public static String BenchmarkJob_forks;
	public static String BenchmarkPage_subject;
	public static String BenchmarkPage_add;
	public static String BenchmarkPage_addToolTip;
	public static String BenchmarkPage_java;
	public static String BenchmarkPage_folder;
	public static String BenchmarkPage_offline;
	public static String BenchmarkPage_addTitle;
	public static String BenchmarkPage_looking;
	public static String BenchmarkPage_noJava;
	public static String BenchmarkPage_noCommonJava;
	public static String BenchmarkStore_notLocal;
	public static String BenchmarkStore_noFolder;
	public static String BenchmarkStore_notStored;
	public static String BenchmarkStore_unusedBecause;
	public static String BenchmarkStore_use;
	public static String BenchmarkStore_used;
	public static String BenchmarkStore_unused;
	public static String BenchmarkTabs_means;
	public static String BenchmarkTabs_precision;
	public static String BenchmarkTabs_matrix;
	public static String BenchmarkTabs_forks;
	public static String BenchmarkTabs_name;
	public static String BenchmarkTabs_noMatrix;
	public static String BenchmarkTabs_select;
	public static String BenchmarkTabs_noFork;
	public static String BenchmarkTabs_check;
	public static String BenchmarkTabs_tooFewForks;
	public static String BenchmarkView_check;
	public static String BenchmarkView_newBenchmark;
	public static String BenchmarkView_table;
	public static String BenchmarkView_calibrate;
	public static String BenchmarkView_calibrateToolTip;
	public static String BenchmarkView_checkToolTip;
	public static String BenchmarkView_newBenchmarkToolTip;
	public static String BenchmarkView_question;
	public static String BenchmarkView_answer;
	public static String Benchmarks_running;
	public static String Benchmarks_ending;
	public static String CalibratePage_title;
	public static String CalibratePage_description;
	public static String CalibratePage_writers;
	public static String CalibratePage_minutes;
	public static String CalibratePage_use;
	public static String CalibratePage_useNoPlan;
	public static String CalibratePage_noWriter;
	public static String CalibratePage_words;
	public static String CalibratePage_noAgent;
	public static String CalibratePage_agents;
	public static String CalibratePage_otherKind;
	public static String CalibratePage_name;
	public static String CheckPage_title;
	public static String CheckPage_description;
	public static String CheckPage_configuration;
	public static String CheckPage_pairs;
	public static String CheckPage_pairsMeaning;
	public static String CheckPage_forks;
	public static String CheckPage_forksMeaning;
	public static String CheckPage_seconds;
	public static String CheckPage_secondsMeaning;
	public static String CheckPage_clock;
	public static String CheckPage_wall;
	public static String CheckPage_threadCpu;
	public static String CheckPage_tooManyForks;
	public static String CheckPage_words;
	public static String CheckPage_name;
	public static String FolderField_message;
	public static String FolderField_name;
	public static String FolderField_browse;
	public static String FolderField_dialog;
	public static String FolderField_dialogTitle;
	public static String FolderField_noProject;
	public static String FolderField_empty;
	public static String FolderField_notFound;
	public static String JavaChoice_newestIs;
	public static String JavaChoice_newest;
	public static String MeansChart_means;
	public static String MeansChart_title;
	public static String MeansChart_notMeasured;
	public static String PrecisionChart_now;
	public static String PrecisionChart_end;
	public static String PrecisionChart_forks;
	public static String PrecisionChart_halfWidthWanted;
	public static String PrecisionChart_halfWidth;
	public static String RunColumns_run;
	public static String RunColumns_runOn;
	public static String RunColumns_workload;
	public static String RunColumns_workloadToolTip;
	public static String RunColumns_forks;
	public static String RunColumns_voids;
	public static String RunColumns_voidsToolTip;
	public static String RunColumns_mean;
	public static String RunColumns_precision;
	public static String RunColumns_adds;
	public static String RunColumns_addsTo;
	public static String RunColumns_verdict;
	public static String RunColumns_beside;
	public static String RunColumns_cpu;
	public static String RunColumns_odd;
	public static String RunColumns_oddToolTip;
	public static String RunColumns_subject;
	public static String RunColumns_noFork;
	public static String RunColumns_onlyVoids;
	public static String RunColumns_meanToolTip;
	public static String RunColumns_noInterval;
	public static String RunColumns_precisionToolTip;
	public static String RunColumns_forecastToolTip;
	public static String RunRow_forecast;
	public static String DurationText_about;
	public static String DurationText_between;
	public static String NewBenchmark_title;
	public static String NewBenchmark_name;

	static {
		NLS.initializeMessages("org.sonde.overhead.ui.benchmark.messages", Messages.class);
	}

	private Messages() {
	}
}
