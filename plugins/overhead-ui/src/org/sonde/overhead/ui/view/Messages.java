/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import org.eclipse.osgi.util.NLS;

/** The texts of messages.properties. */
final class Messages extends NLS {
	public static String CommandAction_failed;

	public static String ExportAction_agent;
	public static String ExportAction_report;

	public static String FewLines_more;

	public static String FirstSteps_importProjects;
	public static String FirstSteps_newProject;
	public static String FirstSteps_firstPlan;

	public static String MessagePage_about;

	public static String PathList_label;
	public static String PathList_addFiles;
	public static String PathList_addFolder;
	public static String PathList_remove;

	public static String RestoredView_ofProject;

	public static String SaveFiguresAction_save;
	public static String SaveFiguresAction_hint;
	public static String SaveFiguresAction_title;
	public static String SaveFiguresAction_exists;
	public static String SaveFiguresAction_saved;
	public static String SaveFiguresAction_saving;
	public static String SaveFiguresAction_notWritten;
	public static String SaveFiguresAction_caution;

	static {
		NLS.initializeMessages("org.sonde.overhead.ui.view.messages", Messages.class);
	}

	private Messages() {
	}
}
