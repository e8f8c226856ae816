/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.costs;

import org.eclipse.osgi.util.NLS;

/** The texts of messages.properties. */
final class Messages extends NLS {
	public static String ActivePlanCosts_computing;
	public static String EstimateJob_name;
	public static String EstimateSettings_storing;
	public static String EstimateSettings_notStored;
	public static String Findings_plan;
	public static String Findings_whatIf;
	public static String FindingsJob_name;
	public static String PlanCosts_notChosen;
	public static String PlanCosts_nowhere;
	public static String ResultSetChoice_notStated;
	public static String ScenarioName_thread;
	public static String ScenarioName_threads;
	public static String ScenarioName_asPlanned;
	public static String ScenarioName_allActive;
	public static String ScenarioName_allDeactivated;
	public static String ScenarioName_entryPoints;

	static {
		NLS.initializeMessages("org.sonde.overhead.ui.estimates.costs.messages", Messages.class);
	}

	private Messages() {
	}
}
