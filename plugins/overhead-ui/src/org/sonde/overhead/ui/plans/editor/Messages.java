/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans.editor;

import org.eclipse.osgi.util.NLS;

/** The texts of messages.properties. */
final class Messages extends NLS {
	public static String PatternMatching_name;

	public static String PlanEditor_source;

	public static String PlanFields_name;
	public static String PlanFields_recordTo;
	public static String PlanFields_resultSet;
	public static String PlanFields_resultSetToolTip;
	public static String PlanFields_writer;
	public static String PlanFields_writerToolTip;
	public static String PlanFields_notChosen;
	public static String PlanFields_threads;
	public static String PlanFields_threadsToolTip;
	public static String PlanFields_maskedNames;
	public static String PlanFields_maskedNamesToolTip;
	public static String PlanFields_noRegularExpression;
	public static String PlanFields_textLimit;
	public static String PlanFields_textLimitToolTip;

	public static String PlanPage_title;
	public static String PlanPage_heading;
	public static String PlanPage_plan;
	public static String PlanPage_probes;
	public static String PlanPage_reading;

	public static String PlanSource_changing;

	public static String ProbeFields_kind;
	public static String ProbeFields_calls;
	public static String ProbeFields_value;
	public static String ProbeFields_valueToolTip;
	public static String ProbeFields_active;
	public static String ProbeFields_activeToolTip;
	public static String ProbeFields_note;

	public static String ProbeMatches_none;
	public static String ProbeMatches_elsewhere;

	public static String ProbesSection_remove;
	public static String ProbesSection_up;
	public static String ProbesSection_down;
	public static String ProbesSection_show;
	public static String ProbesSection_showToolTip;
	public static String ProbesSection_precedence;
	public static String ProbesSection_probe;
	public static String ProbesSection_kind;
	public static String ProbesSection_state;
	public static String ProbesSection_active;
	public static String ProbesSection_deactivated;
	public static String ProbesSection_calls;
	public static String ProbesSection_value;
	public static String ProbesSection_matches;
	public static String ProbesSection_note;

	public static String ProjectBudget_budget;
	public static String ProjectBudget_toolTip;
	public static String ProjectBudget_set;
	public static String ProjectBudget_reading;
	public static String ProjectBudget_noProject;

	public static String WatchedFields_priority;
	public static String WatchedFields_regular;
	public static String WatchedFields_urgent;
	public static String WatchedFields_priorityToolTip;
	public static String WatchedFields_values;
	public static String WatchedFields_byName;
	public static String WatchedFields_byNames;
	public static String WatchedFields_masked;
	public static String WatchedFields_reported;
	public static String WatchedFields_valuesToolTip;
	public static String WatchedFields_containment;
	public static String WatchedFields_none;
	public static String WatchedFields_parent;
	public static String WatchedFields_children;
	public static String WatchedFields_containmentToolTip;
	public static String WatchedFields_disposal;
	public static String WatchedFields_disposalToolTip;

	static {
		NLS.initializeMessages("org.sonde.overhead.ui.plans.editor.messages", Messages.class);
	}

	private Messages() {
	}
}
