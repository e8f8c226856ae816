/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.launch;

import org.eclipse.osgi.util.NLS;

/** The texts of messages.properties. */
final class Messages extends NLS {
	public static String LaunchDialogTitle_title;
	public static String ProbesTab_name;
	public static String ProbesTab_agent;
	public static String ProbesTab_jar;
	public static String ProbesTab_browse;
	public static String ProbesTab_fromMaven;
	public static String ProbesTab_needsJava;
	public static String ProbesTab_included;
	public static String ProbesTab_computing;
	public static String ProbesTab_guard;
	public static String ProbesTab_guardNote;
	public static String ProbesTab_guardOf;
	public static String ProbesTab_noGuard;
	public static String ProbesTab_noLimit;
	public static String RunGuard_watching;
	public static String RunGuard_noPrices;
	public static String RunGuard_failed;
	public static String RunGuard_ended;
	public static String RunGuard_deactivate;
	public static String RunObjects_watched;
	public static String RunObjects_show;
	public static String RunObjects_log;
	public static String RunObjects_rates;
	public static String RunObjects_copy;
	public static String RunObjects_unread;
	public static String RunObjects_copying;
	public static String RunObjects_noRates;
	public static String RunObjects_copied;
	public static String RunWatcher_started;
	public static String RunWatcher_startedWatched;
	public static String RunWatcher_startedWithoutLog;
	public static String RunWatcher_endedWatched;
	public static String RunWatcher_ended;
	public static String RunWatcher_endedWithoutLog;
	public static String RunWatcher_notSwitched;
	public static String RunWatcher_wasPlanned;
	public static String RunWatcher_werePlanned;
	public static String RunWatcher_resumed;
	public static String RunWatcher_suspended;
	public static String RunWatcher_watchedLater;
	public static String RunWatcher_places;
	public static String RunWatcher_patterns;
	public static String RunWatcher_off;
	public static String RunWatcher_on;
	public static String RunWatcher_onAndOff;
	public static String RunWatcher_probes;

	static {
		NLS.initializeMessages("org.sonde.overhead.ui.launch.messages", Messages.class);
	}

	private Messages() {
	}
}
