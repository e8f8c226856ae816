/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.preferences;

import org.eclipse.core.runtime.preferences.AbstractPreferenceInitializer;
import org.eclipse.core.runtime.preferences.DefaultScope;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.preference.IPreferenceStore;
import org.eclipse.ui.preferences.ScopedPreferenceStore;

/** What the user decides for all projects. Started by the platform for the defaults. */
public final class SondePreferences extends AbstractPreferenceInitializer {
	/** Whether a line above each probed method says its kind, its cost and its calls. */
	public static final String MININGS = "codeMinings";
	/** Whether the view Monitoring Log comes to the front when a run with probes has ended. */
	public static final String LOG_AFTER_RUN = "logAfterRun";

	/** Whether a message has shown, after the first probes, where to see what they cost. */
	public static final String ESTIMATES_OFFERED = "estimatesOffered";

	private static final String BUNDLE = "org.sonde.overhead.ui";
	private static final IPreferenceStore STORE = new ScopedPreferenceStore(InstanceScope.INSTANCE, BUNDLE);

	@Override
	public void initializeDefaultPreferences() {
		IEclipsePreferences defaults = DefaultScope.INSTANCE.getNode(BUNDLE);
		// Who marks a method wants to see what it costs; the methods without a probe look as before.
		defaults.putBoolean(MININGS, true);
		// Who runs with probes wants to see what they recorded.
		defaults.putBoolean(LOG_AFTER_RUN, true);
	}

	/** Where they are kept. */
	public static IPreferenceStore store() {
		return STORE;
	}

	/** Runs it after each change until the workbench ends. */
	public static void onChange(Runnable run) {
		STORE.addPropertyChangeListener(event -> run.run());
	}
}
