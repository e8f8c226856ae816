/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.suggestion;

import org.eclipse.osgi.util.NLS;

/** The texts of messages.properties. */
final class Messages extends NLS {
	public static String SuggestDialog_title;
	public static String SuggestDialog_add;
	public static String SuggestDialog_ofProject;
	public static String SuggestDialog_message;
	public static String SuggestDialog_notes;
	public static String SuggestDialog_reason;
	public static String SuggestDialog_all;
	public static String SuggestDialog_ofKind;
	public static String SuggestDialog_leftOut;
	public static String SuggestDialog_leftOutBy;
	public static String SuggestDialog_filter;
	public static String SuggestDialog_filterHint;
	public static String SuggestDialog_methods;
	public static String SuggestDialog_method;
	public static String SuggestDialog_why;
	public static String SuggestDialog_type;
	public static String SuggestDialog_planned;
	public static String SuggestDialog_checkShown;
	public static String SuggestDialog_uncheckShown;
	public static String SuggestDialog_patterns;
	public static String SuggestDialog_preview;

	public static String SuggestProbes_looking;
	public static String SuggestProbes_noProject;
	public static String SuggestProbes_noClasses;
	public static String SuggestProbes_unreadable;
	public static String SuggestProbes_adding;
	public static String SuggestProbes_add;
	public static String SuggestProbes_added;

	static {
		NLS.initializeMessages("org.sonde.overhead.ui.suggestion.messages", Messages.class);
	}

	private Messages() {
	}
}
