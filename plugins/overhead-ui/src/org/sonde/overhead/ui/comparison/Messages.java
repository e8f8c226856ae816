/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.comparison;

import org.eclipse.osgi.util.NLS;

/** The texts of messages.properties. */
final class Messages extends NLS {
	public static String ChangeColumns_type;
	public static String ChangeColumns_change;
	public static String ChangeColumns_place;
	public static String ChangeColumns_lines;
	public static String ChangeColumns_cyclomatic;
	public static String ChangeColumns_cognitive;
	public static String ChangeColumns_size;
	public static String ChangeColumns_complexity;
	public static String ChangeColumns_coupling;
	public static String ChangeColumns_renamed;
	public static String ChangeColumns_git;
	public static String ChangeColumns_similar;
	public static String ChangeColumns_moved;
	public static String ChangeColumns_unchanged;
	public static String ChangeColumns_unknown;
	public static String ChangeColumns_unitLines;
	public static String ChangeColumns_none;

	public static String CheckedRevision_looking;
	public static String CompareHandler_noCode;
	public static String CompareDialog_title;
	public static String CompareDialog_heading;
	public static String CompareDialog_choose;
	public static String CompareDialog_component;
	public static String CompareDialog_against;
	public static String CompareDialog_revision;
	public static String CompareDialog_project;
	public static String CompareDialog_sources;
	public static String CompareDialog_folder;
	public static String CompareDialog_jar;
	public static String CompareDialog_reading;
	public static String CompareDialog_noRepository;
	public static String CompareDialog_compare;
	public static String CompareDialog_message;
	public static String CompareDialog_noSuchFile;
	public static String CompareDialog_noSuchRevision;
	public static String CompareDialog_overhead;

	public static String CompareJob_name;

	public static String ComparisonText_counts;

	public static String ComparisonView_again;
	public static String ComparisonView_problems;
	public static String ComparisonView_comparing;
	public static String ComparisonView_cancel;
	public static String ComparisonView_nothing;
	public static String ComparisonView_compareAgain;
	public static String ComparisonView_cancelled;
	public static String ComparisonView_nothingYet;
	public static String ComparisonView_how;
	public static String ComparisonView_totals;
	public static String ComparisonView_types;
	public static String ComparisonView_open;
	public static String ComparisonView_csv;
	public static String ComparisonView_json;
	public static String ComparisonView_bibtex;
	public static String ComparisonView_problemsOf;
	public static String ComparisonView_openTitle;
	public static String ComparisonView_shortTitle;

	public static String TotalColumns_figure;
	public static String TotalColumns_before;
	public static String TotalColumns_after;
	public static String TotalColumns_ratio;
	public static String TotalColumns_rules;
	public static String TotalColumns_ruledBy;

	static {
		NLS.initializeMessages("org.sonde.overhead.ui.comparison.messages", Messages.class);
	}

	private Messages() {
	}
}
