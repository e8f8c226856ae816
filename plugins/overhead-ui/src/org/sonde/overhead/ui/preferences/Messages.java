/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.preferences;

import org.eclipse.osgi.util.NLS;

/** The texts of messages.properties. */
final class Messages extends NLS {
	public static String SondePreferencePage_minings;
	public static String SondePreferencePage_logAfterRun;
	public static String SondePreferencePage_editors;
	public static String SondePreferencePage_decorations;
	public static String SondePreferencePage_colors;
	public static String SondePreferencePage_javas;

	static {
		NLS.initializeMessages("org.sonde.overhead.ui.preferences.messages", Messages.class);
	}

	private Messages() {
	}
}
