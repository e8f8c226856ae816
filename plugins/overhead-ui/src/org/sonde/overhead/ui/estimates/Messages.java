/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import org.eclipse.osgi.util.NLS;

/** The texts of messages.properties. */
final class Messages extends NLS {

	public static String DetailTabs_scenarios;
	public static String DetailTabs_advice;
	public static String DetailTabs_percentiles;
	public static String DetailTabs_name;

	public static String EditorLink_text;

	public static String EstimateActions_open;
	public static String EstimateActions_explain;
	public static String EstimateActions_remove;
	public static String EstimateActions_activate;
	public static String EstimateActions_deactivate;
	public static String EstimateActions_asExecution;
	public static String EstimateActions_asEvents;
	public static String EstimateActions_removeStale;
	public static String EstimateActions_removeStaleChange;
	public static String EstimateActions_rebind;
	public static String EstimateActions_editNote;
	public static String EstimateActions_setCalls;
	public static String EstimateActions_importRates;
	public static String EstimateActions_clearRates;
	public static String EstimateActions_byPattern;
	public static String EstimateActions_editPattern;
	public static String EstimateActions_toMethods;
	public static String EstimateActions_toPattern;
	public static String EstimateActions_patternUp;
	public static String EstimateActions_patternDown;
	public static String EstimateActions_showResults;
	public static String EstimateActions_patternOrder;
	public static String EstimateActions_explainToolTip;
	public static String EstimateActions_byPatternToolTip;
	public static String EstimateActions_importRatesToolTip;
	public static String EstimateActions_clearRatesToolTip;
	public static String EstimateActions_activateSpace;
	public static String EstimateActions_kind;
	public static String EstimateActions_value;
	public static String EstimateActions_showIn;
	public static String EstimateActions_removeChange;
	public static String EstimateActions_patternUpChange;
	public static String EstimateActions_patternDownChange;
	public static String EstimateActions_noSimilar;
	public static String EstimateActions_valueLeast;
	public static String EstimateActions_valueMost;
	public static String EstimateActions_noteChange;
	public static String EstimateActions_clearRatesChange;

	public static String EstimateCommands_openMethod;
	public static String EstimateCommands_costOf;
	public static String EstimateCommands_total;
	public static String EstimateCommands_importRates;
	public static String EstimateCommands_ratesCsv;
	public static String EstimateCommands_allFiles;
	public static String EstimateCommands_importing;
	public static String EstimateCommands_results;
	public static String EstimateCommands_estimateCsv;
	public static String EstimateCommands_deactivateForBudget;
	public static String EstimateCommands_removeForBudget;
	public static String EstimateCommands_otherKind;
	public static String EstimateCommands_askForKind;
	public static String EstimateCommands_switchKind;
	public static String EstimateCommands_keepKind;

	public static String EstimatesHeader_plan;
	public static String EstimatesHeader_planName;
	public static String EstimatesHeader_results;
	public static String EstimatesHeader_resultsName;
	public static String EstimatesHeader_source;
	public static String EstimatesHeader_sourceToolTip;
	public static String EstimatesHeader_sourceName;
	public static String EstimatesHeader_writer;
	public static String EstimatesHeader_writerName;
	public static String EstimatesHeader_threads;
	public static String EstimatesHeader_threadsName;
	public static String EstimatesHeader_threadsToolTip;
	public static String EstimatesHeader_chooseWriter;
	public static String EstimatesHeader_setThreads;

	public static String EstimatesMessage_noProject;
	public static String EstimatesMessage_selectProject;
	public static String EstimatesMessage_noPlan;
	public static String EstimatesMessage_reading;
	public static String EstimatesMessage_mark;
	public static String EstimatesMessage_markByKey;
	public static String EstimatesMessage_broken;
	public static String EstimatesMessage_mend;
	public static String EstimatesMessage_openPlan;

	public static String EstimatesTotal_setBudget;
	public static String EstimatesTotal_scenarios;
	public static String EstimatesTotal_responseTimes;
	public static String EstimatesTotal_whatIfUnknown;
	public static String EstimatesTotal_planUnknown;
	public static String EstimatesTotal_whatIfTime;
	public static String EstimatesTotal_whatIf;
	public static String EstimatesTotal_planTime;
	public static String EstimatesTotal_plan;
	public static String EstimatesTotal_unknown;
	public static String EstimatesTotal_moreThanMethods;
	public static String EstimatesTotal_stale;
	public static String EstimatesTotal_writersDiffer;
	public static String EstimatesTotal_writersMayDiffer;
	public static String EstimatesTotal_writer;
	public static String EstimatesTotal_writerBusy;
	public static String EstimatesTotal_measured;
	public static String EstimatesTotal_measuredNotStated;
	public static String EstimatesTotal_utilisationUnknown;
	public static String EstimatesTotal_perhaps;
	public static String EstimatesTotal_regimeUnknown;
	public static String EstimatesTotal_possible;
	public static String EstimatesTotal_fromTo;

	public static String EstimatesView_calibrate;
	public static String EstimatesView_calibrateToolTip;
	public static String EstimatesView_noProbes;
	public static String EstimatesView_shortTitle;

	public static String ExplanationDialog_figure;
	public static String ExplanationDialog_value;
	public static String ExplanationDialog_estimate;
	public static String ExplanationDialog_measurement;
	public static String ExplanationDialog_how;
	public static String ExplanationDialog_copy;
	public static String ExplanationDialog_tree;
	public static String ExplanationDialog_selected;
	public static String KindText_otherKind;
	public static String KindText_unsuitable;

	public static String PlanChanges_choosing;
	public static String PlanChanges_choose;
	public static String PlanChanges_apply;

	public static String PreviewBar_previewed;
	public static String PreviewBar_end;
	public static String PreviewBar_endToolTip;

	public static String ProbeEditing_calls;

	public static String ProbeEdits_activate;
	public static String ProbeEdits_deactivate;
	public static String ProbeEdits_kind;
	public static String ProbeEdits_value;

	public static String ResultsCombo_choose;
	public static String ResultsCombo_chooseToolTip;
	public static String ResultsCombo_heading;
	public static String ResultsCombo_forPlan;
	public static String ResultsCombo_other;
	public static String ResultsCombo_history;

	public static String ViewActions_details;
	public static String ViewActions_detailsToolTip;
	public static String ViewActions_addScenario;
	public static String ViewActions_explainTotal;
	public static String ViewActions_export;
	public static String ViewActions_exportToolTip;
	public static String ViewActions_measure;
	public static String ViewActions_measureToolTip;
	public static String ViewActions_refine;
	public static String ViewActions_find;
	public static String ViewActions_expandAll;
	public static String ViewActions_collapseAll;
	public static String ViewActions_whatIfToolTip;
	public static String ViewActions_groupBy;
	public static String ViewActions_recordTo;
	public static String ViewActions_setRecordTo;

	public static String WhatIfBar_framework;
	public static String WhatIfBar_frameworkName;
	public static String WhatIfBar_machine;
	public static String WhatIfBar_machineName;
	public static String WhatIfBar_apply;
	public static String WhatIfBar_applyToolTip;
	public static String WhatIfBar_undoLast;
	public static String WhatIfBar_undoLastToolTip;
	public static String WhatIfBar_discard;
	public static String WhatIfBar_discardToolTip;
	public static String WhatIfBar_nothing;
	public static String WhatIfBar_tried;
	public static String WhatIfBar_nothingToolTip;

	static {
		NLS.initializeMessages("org.sonde.overhead.ui.estimates.messages", Messages.class);
	}

	private Messages() {
	}
}
