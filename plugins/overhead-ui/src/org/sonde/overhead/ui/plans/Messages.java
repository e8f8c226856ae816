/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans;

import org.eclipse.osgi.util.NLS;

/** The texts of messages.properties. */
final class Messages extends NLS {
	public static String MergeText_addedCompletedDiffering;
	public static String MergeText_addedCompleted;
	public static String MergeText_addedDiffering;
	public static String MergeText_added;
	public static String MergeText_plan;
	public static String MergeText_difference;
	public static String MergeText_state;
	public static String MergeText_nothing;
	public static String MergeText_active;
	public static String MergeText_deactivated;

	public static String PlanFileJobs_choosing;
	public static String PlanFileJobs_newPlan;
	public static String PlanFileJobs_duplicate;
	public static String PlanFileJobs_rename;
	public static String PlanFileJobs_merging;
	public static String PlanFileJobs_merge;
	public static String PlanFileJobs_failed;

	public static String PlanMenu_plan;
	public static String PlanMenu_hint;
	public static String PlanMenu_noProject;
	public static String PlanMenu_newPlan;
	public static String PlanMenu_newTitle;
	public static String PlanMenu_merge;
	public static String PlanMenu_compare;
	public static String PlanMenu_duplicate;
	public static String PlanMenu_duplicateTitle;
	public static String PlanMenu_rename;
	public static String PlanMenu_renameTitle;
	public static String PlanMenu_noOther;

	public static String PlanNameDialog_name;
	public static String PlanNameDialog_noName;
	public static String PlanNameDialog_exists;

	public static String PlanStructure_probes;
	public static String PlanStructure_plan;
	public static String PlanStructure_patterns;

	public static String ProjectPage_active;
	public static String ProjectPage_looking;
	public static String ProjectPage_preferences;
	public static String ProjectPage_lookingJob;
	public static String ProjectPage_noPlan;
	public static String ProjectPage_about;

	public static String WorkspacePlans_looking;

	public static String RecordToLabel_binary;
	public static String RecordToLabel_text;
	public static String RecordToLabel_tcp;
	public static String RecordToLabel_discard;

	static {
		NLS.initializeMessages("org.sonde.overhead.ui.plans.messages", Messages.class);
	}

	private Messages() {
	}
}
