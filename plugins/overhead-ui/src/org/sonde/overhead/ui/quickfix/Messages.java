/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.quickfix;

import org.eclipse.osgi.util.NLS;

/** The texts of messages.properties. */
final class Messages extends NLS {
	public static String CallerSensitiveFixes_execution;

	public static String CutTracesFixes_execution;
	public static String CutTracesFixes_remove;
	public static String CutTracesFixes_undoRemove;

	public static String MergePlan_label;
	public static String MergePlan_keepFirst;
	public static String MergePlan_keepSecond;
	public static String MergePlan_kept;

	public static String MovedProbes_title;
	public static String MovedProbes_rebind;
	public static String MovedProbes_leave;
	public static String MovedProbes_rebindAll;
	public static String MovedProbes_one;
	public static String MovedProbes_several;

	public static String PlanFix_undo;
	public static String PlanFix_setKind;

	public static String StaleEdits_rebind;
	public static String StaleEdits_remove;

	public static String StaleFixes_rebind;
	public static String StaleFixes_remove;
	public static String StaleFixes_removeAll;

	static {
		NLS.initializeMessages("org.sonde.overhead.ui.quickfix.messages", Messages.class);
	}

	private Messages() {
	}
}
