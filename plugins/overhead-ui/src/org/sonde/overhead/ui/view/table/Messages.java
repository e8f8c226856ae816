/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.table;

import org.eclipse.osgi.util.NLS;

/** The texts of messages.properties. */
final class Messages extends NLS {
	public static String ColumnTable_copy;
	public static String ColumnTable_sorting;

	public static String ConfigureColumnsDialog_configure;
	public static String ConfigureColumnsDialog_configureHint;
	public static String ConfigureColumnsDialog_title;
	public static String ConfigureColumnsDialog_words;
	public static String ConfigureColumnsDialog_list;
	public static String ConfigureColumnsDialog_up;
	public static String ConfigureColumnsDialog_down;
	public static String ConfigureColumnsDialog_restore;

	public static String SortMenu_sortBy;
	public static String SortMenu_ascending;
	public static String SortMenu_descending;
	public static String JvmChoice_jvms;
	public static String JvmChoice_program;
	public static String JvmChoice_process;
	public static String JvmChoice_again;
	public static String JvmChoice_address;
	public static String JvmChoice_addressHint;

	static {
		NLS.initializeMessages("org.sonde.overhead.ui.view.table.messages", Messages.class);
	}

	private Messages() {
	}
}
