/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.edit;

import org.eclipse.osgi.util.NLS;

/** The texts of messages.properties. */
final class Messages extends NLS {
	public static String CallRatesImport_change;
	public static String CallRatesImport_taken;
	public static String CallRatesImport_withoutProbe;
	public static String CallRatesImport_cannotBeRead;
	public static String RateCellEditor_name;
	public static String TypedRate_noRate;

	static {
		NLS.initializeMessages("org.sonde.overhead.ui.estimates.edit.messages", Messages.class);
	}

	private Messages() {
	}
}
