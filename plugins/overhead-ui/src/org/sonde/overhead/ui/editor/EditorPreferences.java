/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.editor;

import org.eclipse.core.runtime.preferences.AbstractPreferenceInitializer;
import org.eclipse.core.runtime.preferences.DefaultScope;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.preference.IPreferenceStore;
import org.eclipse.ui.preferences.ScopedPreferenceStore;

/** What the user decides of Sonde in the code. Started by the platform for the defaults. */
public final class EditorPreferences extends AbstractPreferenceInitializer {
	/** Whether a line above each probed method says its kind, its cost and its calls. */
	public static final String MININGS = "codeMinings";

	private static final String BUNDLE = "org.sonde.overhead.ui";
	private static final IPreferenceStore STORE = new ScopedPreferenceStore(InstanceScope.INSTANCE, BUNDLE);

	@Override
	public void initializeDefaultPreferences() {
		// Who marks a method wants to see what it costs; the methods without a probe look as before.
		DefaultScope.INSTANCE.getNode(BUNDLE).putBoolean(MININGS, true);
	}

	/** Where they are kept. */
	public static IPreferenceStore store() {
		return STORE;
	}

	/** Has it run after each change, as long as the workbench runs. */
	static void onChange(Runnable run) {
		STORE.addPropertyChangeListener(event -> run.run());
	}
}
