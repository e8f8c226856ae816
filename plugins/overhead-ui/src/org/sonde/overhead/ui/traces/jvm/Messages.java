/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces.jvm;

import org.eclipse.osgi.util.NLS;

/** The texts of this package. */
final class Messages extends NLS {
	public static String RecordJvmDialog_title;
	public static String RecordJvmDialog_record;
	public static String RecordJvmDialog_message;
	public static String RecordJvmDialog_seconds;
	public static String RecordJvmDialog_trace;
	public static String RecordJvmDialog_noMethods;
	public static String RecordJvmDialog_badSeconds;

	static {
		NLS.initializeMessages("org.sonde.overhead.ui.traces.jvm.messages", Messages.class);
	}

	private Messages() {
	}
}
