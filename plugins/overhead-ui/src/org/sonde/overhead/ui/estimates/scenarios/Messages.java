/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.scenarios;

import org.eclipse.osgi.util.NLS;

/** The texts of messages.properties. */
final class Messages extends NLS {
	public static String PercentilesPage_table;
	public static String PercentilesPage_callOf;
	public static String PercentilesPage_call;
	public static String PercentilesPage_run;
	public static String PercentilesPage_source;
	public static String ScenarioDialog_title;
	public static String ScenarioDialog_results;
	public static String ScenarioDialog_writer;
	public static String ScenarioDialog_threads;
	public static String ScenarioDialog_probes;
	public static String ScenarioDialog_commandLine;
	public static String ScenarioDialog_commandLineName;
	public static String ScenarioDialog_choiceName;
	public static String ScenarioDialog_asInPlan;
	public static String ScenariosPage_table;
	public static String ScenariosPage_remove;
	public static String ScenariosPage_add;
	public static String ScenariosPage_scenario;
	public static String ScenariosPage_run;
	public static String ScenariosPage_perSecond;
	public static String ScenariosPage_process;
	public static String ScenariosPage_perTrace;
	public static String ScenariosPage_writer;
	public static String ScenariosPage_utilisation;
	public static String ScenariosPage_volume;

	static {
		NLS.initializeMessages("org.sonde.overhead.ui.estimates.scenarios.messages", Messages.class);
	}

	private Messages() {
	}
}
