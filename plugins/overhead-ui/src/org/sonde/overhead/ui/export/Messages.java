/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.export;

import org.eclipse.osgi.util.NLS;

/** The texts of messages.properties. */
final class Messages extends NLS {
	public static String AgentExportPage_title;
	public static String AgentExportPage_description;
	public static String AgentExportPage_agent;
	public static String AgentExportPage_folder;
	public static String AgentExportPage_folderMessage;
	public static String AgentExportPage_isFile;
	public static String AgentExportPage_exactness;
	public static String AgentExportPage_probe;
	public static String AgentExportPage_reading;
	public static String AgentExportPage_readingPlan;
	public static String AgentExportPage_notExported;
	public static String AgentExportPage_selected;
	public static String AgentExportPage_exact;
	public static String AgentExportPage_inexact;
	public static String AgentExportPage_written;
	public static String AgentExportPage_remarksName;

	public static String AgentExportWizard_title;

	public static String AgentImportPage_title;
	public static String AgentImportPage_description;
	public static String AgentImportPage_project;
	public static String AgentImportPage_plan;
	public static String AgentImportPage_inexact;
	public static String AgentImportPage_selection;
	public static String AgentImportPage_reading;
	public static String AgentImportPage_readAll;
	public static String AgentImportPage_read;
	public static String AgentImportPage_added;
	public static String AgentImportPage_noProject;
	public static String AgentImportPage_noName;
	public static String AgentImportPage_noFolder;
	public static String AgentImportPage_chooseProject;

	public static String AgentImportWizard_title;
	public static String AgentImportWizard_notWritten;
	public static String AgentImportWizard_added;
	public static String AgentImportWizard_addedToOthers;

	public static String ExactnessTable_exactness;
	public static String ExactnessTable_why;
	public static String ExactnessTable_exact;

	public static String ExportPage_plan;
	public static String ExportPage_browse;
	public static String ExportPage_noPlan;
	public static String ExportPage_relative;
	public static String ExportPage_noPath;
	public static String ExportPage_noPlanIn;
	public static String ExportPage_choosePlan;
	public static String ExportPage_noDestination;
	public static String ExportPage_written;

	public static String ExportWizard_replaceFile;
	public static String ExportWizard_replaceFiles;

	public static String ProjectClasses_unreadable;

	public static String ReportExportPage_title;
	public static String ReportExportPage_description;
	public static String ReportExportPage_noPlan;
	public static String ReportExportPage_file;
	public static String ReportExportPage_html;
	public static String ReportExportPage_markdown;
	public static String ReportExportPage_isFolder;
	public static String ReportExportPage_noFolder;
	public static String ReportExportPage_noTitle;
	public static String ReportExportPage_nothing;
	public static String ReportExportPage_log;
	public static String ReportExportPage_noLog;
	public static String ReportExportPage_browseLog;
	public static String ReportExportPage_logTitle;
	public static String ReportExportPage_logMessage;
	public static String ReportExportPage_titleLabel;
	public static String ReportExportPage_reportTitle;
	public static String ReportExportPage_series;
	public static String ReportExportPage_comparison;
	public static String ReportExportPage_noComparison;
	public static String ReportExportPage_openWhenDone;

	public static String ReportExportWizard_title;
	public static String ReportExportWizard_writing;
	public static String ReportExportWizard_noEstimate;

	public static String ReportLog_missing;
	public static String ReportLog_empty;

	static {
		NLS.initializeMessages("org.sonde.overhead.ui.export.messages", Messages.class);
	}

	private Messages() {
	}
}
