/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import org.eclipse.osgi.util.NLS;

/** The texts of messages.properties. */
final class Messages extends NLS {
	public static String HistoryPicture_name;

	public static String JudgementPage_title;
	public static String JudgementPage_description;
	public static String JudgementPage_verdict;
	public static String JudgementPage_none;
	public static String JudgementPage_reasons;
	public static String JudgementPage_basis;
	public static String JudgementPage_ourOwn;
	public static String JudgementPage_qualities;
	public static String JudgementPage_lost;
	public static String JudgementPage_noReasons;
	public static String JudgementPage_noBasis;

	public static String MarkLegend_noVerdict;
	public static String MarkLegend_front;
	public static String MarkLegend_circle;
	public static String MarkLegend_diamond;
	public static String MarkLegend_square;
	public static String MarkLegend_ring;
	public static String MarkLegend_arrow;
	public static String MarkLegend_whisker;
	public static String MarkLegend_dashed;

	public static String MarkPainter_noFigure;
	public static String MarkPainter_noOverhead;

	public static String SavePictureAction_save;
	public static String SavePictureAction_hint;
	public static String SavePictureAction_title;
	public static String SavePictureAction_png;
	public static String SavePictureAction_svg;
	public static String SavePictureAction_saving;
	public static String SavePictureAction_notWritten;

	public static String SeriesJob_reading;
	public static String SeriesJob_name;

	public static String ShownSeries_published;
	public static String ShownSeries_unreadable;

	public static String TradeOffActions_history;
	public static String TradeOffActions_historyHint;
	public static String TradeOffActions_logarithmic;
	public static String TradeOffActions_measure;
	public static String TradeOffActions_csv;
	public static String TradeOffActions_json;

	public static String TradeOffChoices_series;
	public static String TradeOffChoices_overhead;
	public static String TradeOffChoices_measure;

	public static String TradeOffChart_logarithmic;
	public static String TradeOffChart_name;

	public static String TradeOffView_table;
	public static String TradeOffView_details;
	public static String TradeOffView_noFigures;
	public static String TradeOffView_noHistoryHow;
	public static String TradeOffView_noFiguresHow;

	public static String TuningActions_add;
	public static String TuningActions_addHint;
	public static String TuningActions_edit;
	public static String TuningActions_reading;
	public static String TuningActions_remove;
	public static String TuningActions_removing;
	public static String TuningActions_weights;
	public static String TuningActions_weightsTitle;
	public static String TuningActions_weightsHint;

	public static String TuningPage_title;
	public static String TuningPage_description;
	public static String TuningPage_project;
	public static String TuningPage_series;
	public static String TuningPage_name;
	public static String TuningPage_nameHint;
	public static String TuningPage_change;
	public static String TuningPage_changeHint;
	public static String TuningPage_noProject;
	public static String TuningPage_noFile;
	public static String TuningPage_noName;
	public static String TuningPage_chooseProject;

	public static String TuningSourcesPage_title;
	public static String TuningSourcesPage_description;
	public static String TuningSourcesPage_reading;

	public static String TuningOverheadGroup_notMeasured;
	public static String TuningOverheadGroup_overhead;
	public static String TuningOverheadGroup_resultSet;
	public static String TuningOverheadGroup_monitored;
	public static String TuningOverheadGroup_base;
	public static String TuningOverheadGroup_chooseRuns;
	public static String TuningOverheadGroup_notFound;
	public static String TuningOverheadGroup_noRuns;

	public static String TuningCodeGroup_code;
	public static String TuningCodeGroup_asBefore;
	public static String TuningCodeGroup_noCode;
	public static String TuningCodeGroup_builtIn;
	public static String TuningCodeGroup_ofProject;
	public static String TuningCodeGroup_elsewhere;
	public static String TuningCodeGroup_sourcesHint;
	public static String TuningCodeGroup_folder;
	public static String TuningCodeGroup_jar;
	public static String TuningCodeGroup_types;
	public static String TuningCodeGroup_typesHint;

	public static String TuningTexts_unknown;
	public static String TuningTexts_tuning;
	public static String TuningTexts_verdict;
	public static String TuningTexts_standing;
	public static String TuningTexts_front;
	public static String TuningTexts_dominated;
	public static String TuningTexts_overhead;
	public static String TuningTexts_throughput;
	public static String TuningTexts_cpu;
	public static String TuningTexts_index;
	public static String TuningTexts_qualities;
	public static String TuningTexts_lost;
	public static String TuningTexts_reasons;
	public static String TuningTexts_authors;
	public static String TuningTexts_stands;
	public static String TuningTexts_touches;
	public static String TuningTexts_loses;
	public static String TuningTexts_cpuTime;
	public static String TuningTexts_weightedIndex;
	public static String TuningTexts_source;

	public static String TuningFile_taken;
	public static String TuningFile_gone;
	public static String TuningFile_changed;
	public static String TuningFile_add;
	public static String TuningFile_edit;
	public static String TuningFile_remove;
	public static String TuningFile_removeSeveral;

	public static String TuningsOperation_changed;

	public static String TuningWizard_add;
	public static String TuningWizard_edit;
	public static String TuningWizard_writing;

	static {
		NLS.initializeMessages("org.sonde.overhead.ui.tradeoff.messages", Messages.class);
	}

	private Messages() {
	}
}
