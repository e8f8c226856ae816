/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.perspective;

import org.eclipse.osgi.util.NLS;

/** The texts of messages.properties. */
final class Messages extends NLS {
	public static String SampleProject_unreadable;

	public static String WelcomePage_title;
	public static String WelcomePage_subtitle;
	public static String WelcomePage_plan;
	public static String WelcomePage_planText;
	public static String WelcomePage_sample;
	public static String WelcomePage_openingSample;
	public static String WelcomePage_measure;
	public static String WelcomePage_measureText;
	public static String WelcomePage_measureOverhead;
	public static String WelcomePage_calibrate;
	public static String WelcomePage_compare;
	public static String WelcomePage_compareText;
	public static String WelcomePage_benchmarkVersions;
	public static String WelcomePage_tradeOff;
	static {
		NLS.initializeMessages("org.sonde.overhead.ui.perspective.messages", Messages.class);
	}

	private Messages() {
	}
}
