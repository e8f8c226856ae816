/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.traces.pictures;

import org.eclipse.osgi.util.NLS;

/** The texts of messages.properties. */
final class Messages extends NLS {
	public static String CallGraphPage_by;
	public static String CallGraphPage_byName;
	public static String CallGraphPage_search;
	public static String CallGraphPage_searchName;
	public static String CallGraphPage_neighbours;
	public static String CallGraphPage_neighboursToolTip;
	public static String CallGraphPage_leastCalls;
	public static String CallGraphPage_leastCallsName;
	public static String CallGraphPage_cancel;
	public static String CallGraphPage_cancelToolTip;
	public static String CallGraphPage_name;
	public static String CallGraphPage_drawing;
	public static String CallGraphPage_cancelled;
	public static String CallGraphPage_noTrace;
	public static String CallGraphPage_hint;
	public static String CallGraphPage_found;
	public static String CallGraphPage_operation;
	public static String CallGraphPage_type;
	public static String CallGraphPage_package;
	public static String CallGraphPage_host;

	public static String CallTreesPage_weight;
	public static String CallTreesPage_weightName;
	public static String CallTreesPage_time;
	public static String CallTreesPage_calls;
	public static String CallTreesPage_search;
	public static String CallTreesPage_searchName;
	public static String CallTreesPage_hint;
	public static String CallTreesPage_merging;
	public static String CallTreesPage_searching;
	public static String CallTreesPage_found;
	public static String CallTreesPage_ofTime;
	public static String CallTreesPage_ofCalls;

	public static String IcicleCanvas_name;

	public static String SequencePage_name;
	public static String SequencePage_drawing;
	public static String SequencePage_title;

	static {
		NLS.initializeMessages("org.sonde.overhead.ui.traces.pictures.messages", Messages.class);
	}

	private Messages() {
	}
}
