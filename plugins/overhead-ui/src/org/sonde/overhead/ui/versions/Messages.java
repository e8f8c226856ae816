/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.versions;

import org.eclipse.osgi.util.NLS;

/** The texts of messages.properties. */
final class Messages extends NLS {
	public static String KindChoice_kieker;
	public static String KindChoice_kiekerEvents;
	public static String KindChoice_kiekerFlatEvents;
	public static String KindChoice_descriptor;

	public static String MeasureVersionsHandler_noCode;

	public static String MeasureVersionsWizard_title;
	public static String MeasureVersionsWizard_failed;

	public static String MeasuringPage_title;
	public static String MeasuringPage_description;
	public static String MeasuringPage_kind;
	public static String MeasuringPage_add;
	public static String MeasuringPage_addToolTip;
	public static String MeasuringPage_addTitle;
	public static String MeasuringPage_writer;
	public static String MeasuringPage_depth;
	public static String MeasuringPage_depthUnit;
	public static String MeasuringPage_forks;
	public static String MeasuringPage_least;
	public static String MeasuringPage_to;
	public static String MeasuringPage_most;
	public static String MeasuringPage_of;
	public static String MeasuringPage_seconds;
	public static String MeasuringPage_secondsUnit;
	public static String MeasuringPage_minutes;
	public static String MeasuringPage_minutesUnit;
	public static String MeasuringPage_java;
	public static String MeasuringPage_folder;
	public static String MeasuringPage_browse;
	public static String MeasuringPage_series;
	public static String MeasuringPage_offline;
	public static String MeasuringPage_reading;
	public static String MeasuringPage_range;
	public static String MeasuringPage_noFolder;
	public static String MeasuringPage_noSeries;
	public static String MeasuringPage_words;

	public static String VersionsBenchmark_name;
	public static String VersionsBenchmark_building;
	public static String VersionsBenchmark_notBuilt;
	public static String VersionsBenchmark_kept;

	public static String VersionsPage_title;
	public static String VersionsPage_description;
	public static String VersionsPage_revision;
	public static String VersionsPage_revisionMessage;
	public static String VersionsPage_add;
	public static String VersionsPage_addToolTip;
	public static String VersionsPage_versions;
	public static String VersionsPage_workTree;
	public static String VersionsPage_component;
	public static String VersionsPage_include;
	public static String VersionsPage_includeMessage;
	public static String VersionsPage_exclude;
	public static String VersionsPage_excludeMessage;
	public static String VersionsPage_folders;
	public static String VersionsPage_foldersMessage;
	public static String VersionsPage_libraries;
	public static String VersionsPage_librariesMessage;
	public static String VersionsPage_reading;
	public static String VersionsPage_noRepository;
	public static String VersionsPage_uncommitted;

	static {
		NLS.initializeMessages("org.sonde.overhead.ui.versions.messages", Messages.class);
	}

	private Messages() {
	}
}
