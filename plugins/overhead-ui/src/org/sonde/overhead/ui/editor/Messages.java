/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.editor;

import org.eclipse.osgi.util.NLS;

/** The texts of messages.properties. */
final class Messages extends NLS {
	public static String PatternQuickAssists_now;
	public static String PatternQuickAssists_exclude;
	public static String PatternQuickAssists_excludesConstructor;
	public static String PatternQuickAssists_excludesMethod;
	public static String PatternQuickAssists_excludeEdit;
	public static String PatternQuickAssists_own;
	public static String PatternQuickAssists_ownHint;
	public static String PatternQuickAssists_ownEdit;
	public static String PatternQuickAssists_deactivate;
	public static String PatternQuickAssists_activate;
	public static String PatternQuickAssists_deactivateHint;
	public static String PatternQuickAssists_activateHint;
	public static String PatternQuickAssists_deactivateEdit;
	public static String PatternQuickAssists_activateEdit;
	public static String PatternQuickAssists_edit;
	public static String PatternQuickAssists_editHint;
	public static String PatternQuickAssists_convert;
	public static String PatternQuickAssists_convertHint;

	public static String ProbeAnnotation_activeEvents;
	public static String ProbeAnnotation_activeExecution;
	public static String ProbeAnnotation_deactivatedEvents;
	public static String ProbeAnnotation_deactivatedExecution;
	public static String ProbeAnnotation_byPattern;
	public static String ProbeAnnotation_preview;
	public static String ProbeAnnotation_watched;
	public static String ProbeAnnotation_watchedDeactivated;

	public static String ProbeAnnotations_updating;

	public static String ProbeAssist_instrument;
	public static String ProbeAssist_instrumentHint;
	public static String ProbeAssist_remove;
	public static String ProbeAssist_removeHint;
	public static String ProbeAssist_deactivate;
	public static String ProbeAssist_deactivateHint;
	public static String ProbeAssist_activate;
	public static String ProbeAssist_activateHint;
	public static String ProbeAssist_toEvents;
	public static String ProbeAssist_toExecution;
	public static String ProbeAssist_eventsHint;
	public static String ProbeAssist_executionHint;
	public static String ProbeAssist_now;

	public static String ProbeMining_objects;

	public static String ProbeMinings_preview;

	public static String RulerObjectsDelegate_show;

	public static String RulerProbeAction_toggle;
	public static String RulerProbeAction_noLine;

	public static String StaleAnnotation_stale;

	public static String StaleAssist_rebind;
	public static String StaleAssist_remove;

	public static String WatchAssist_show;
	public static String WatchAssist_showHint;
	public static String WatchAssist_stop;
	public static String WatchAssist_stopHint;
	public static String WatchAssist_watch;
	public static String WatchAssist_watchType;
	public static String WatchAssist_watchField;

	static {
		NLS.initializeMessages("org.sonde.overhead.ui.editor.messages", Messages.class);
	}

	private Messages() {
	}
}
