/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.chart;

import org.eclipse.osgi.util.NLS;

/** The texts of messages.properties. */
final class Messages extends NLS {
	public static String ThemedChart_name;
	public static String ThemedChart_bars;
	public static String ThemedChart_empty;

	static {
		NLS.initializeMessages("org.sonde.overhead.ui.view.chart.messages", Messages.class);
	}

	private Messages() {
	}
}
