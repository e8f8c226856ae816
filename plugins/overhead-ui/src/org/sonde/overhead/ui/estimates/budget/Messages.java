/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.budget;

import org.eclipse.osgi.util.NLS;

/** The texts of messages.properties. */
final class Messages extends NLS {
	public static String AdvicePage_tryIt;
	public static String AdvicePage_tryItToolTip;
	public static String AdvicePage_budget;
	public static String AdvicePage_budgetToolTip;
	public static String AdvicePage_table;
	public static String AdvicePage_noBudget;
	public static String AdvicePage_kept;
	public static String AdvicePage_nothing;
	public static String AdvicePage_optimal;
	public static String AdvicePage_endedEarly;
	public static String AdvicePage_costsDepend;
	public static String AdvicePage_unknown;
	public static String AdvicePage_rank;
	public static String AdvicePage_method;
	public static String AdvicePage_action;
	public static String AdvicePage_share;
	public static String AdvicePage_worth;
	public static String AdvicePage_drop;
	public static String AdvicePage_deactivate;
	public static String BudgetDialog_title;
	public static String BudgetDialog_message;
	public static String BudgetDialog_cpu;
	public static String BudgetDialog_cpuUnit;
	public static String BudgetDialog_request;
	public static String BudgetDialog_requestUnit;
	public static String BudgetDialog_requests;
	public static String BudgetDialog_requestsUnit;
	public static String BudgetDialog_volume;
	public static String BudgetDialog_volumeUnit;
	public static String BudgetDialog_worth;
	public static String BudgetDialog_worthByWish;
	public static String BudgetDialog_worthByInformation;
	public static String BudgetDialog_worthName;
	public static String BudgetDialog_noNumber;
	public static String BudgetLine_advice;
	public static String BudgetLine_adviceName;
	public static String BudgetText_unknown;
	public static String BudgetText_kept;
	public static String BudgetText_perhaps;
	public static String BudgetText_perhapsAndUnknown;
	public static String BudgetText_broken;
	public static String BudgetText_brokenAndUnknown;
	public static String BudgetText_none;

	static {
		NLS.initializeMessages("org.sonde.overhead.ui.estimates.budget.messages", Messages.class);
	}

	private Messages() {
	}
}
