/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.versions;

import org.eclipse.osgi.util.NLS;

/** The texts of messages.properties. */
final class Messages extends NLS {
	public static String ComponentFields_component;
	public static String ComponentFields_include;
	public static String ComponentFields_includeMessage;
	public static String ComponentFields_exclude;
	public static String ComponentFields_excludeMessage;

	public static String KindChoice_kieker;
	public static String KindChoice_kiekerEvents;
	public static String KindChoice_kiekerFlatEvents;
	public static String KindChoice_descriptor;

	public static String KindFields_kind;
	public static String KindFields_add;
	public static String KindFields_addToolTip;
	public static String KindFields_addTitle;
	public static String KindFields_writer;
	public static String KindFields_reading;

	public static String EffortFields_depth;
	public static String EffortFields_depthUnit;
	public static String EffortFields_forks;
	public static String EffortFields_least;
	public static String EffortFields_to;
	public static String EffortFields_most;
	public static String EffortFields_of;
	public static String EffortFields_seconds;
	public static String EffortFields_secondsUnit;
	public static String EffortFields_minutes;
	public static String EffortFields_minutesUnit;
	public static String EffortFields_range;

	public static String ResultFields_folder;
	public static String ResultFields_browse;
	public static String ResultFields_series;
	public static String ResultFields_noFolder;
	public static String ResultFields_noSeries;

	public static String MeasureVersionsHandler_noCode;

	public static String MeasureVersionsWizard_title;
	public static String MeasureVersionsWizard_failed;

	public static String MeasuringPage_title;
	public static String MeasuringPage_description;
	public static String MeasuringPage_java;
	public static String MeasuringPage_offline;
	public static String MeasuringPage_looking;
	public static String MeasuringPage_range;
	public static String MeasuringPage_words;

	public static String VersionsBenchmark_name;
	public static String VersionsBenchmark_building;
	public static String VersionsBenchmark_notBuilt;
	public static String VersionsBenchmark_measureChanges;
	public static String VersionsBenchmark_kept;

	public static String VersionsPage_title;
	public static String VersionsPage_description;
	public static String VersionsPage_workTree;
	public static String VersionsPage_folders;
	public static String VersionsPage_foldersMessage;
	public static String VersionsPage_libraries;
	public static String VersionsPage_librariesMessage;
	public static String VersionsPage_reading;
	public static String VersionsPage_none;
	public static String VersionsPage_noRepository;
	public static String VersionsPage_unknown;
	public static String VersionsPage_uncommitted;
	public static String VersionsPage_same;

	public static String VersionsTable_find;
	public static String VersionsTable_findMessage;
	public static String VersionsTable_add;
	public static String VersionsTable_addToolTip;
	public static String VersionsTable_versions;

	static {
		NLS.initializeMessages("org.sonde.overhead.ui.versions.messages", Messages.class);
	}

	private Messages() {
	}
}
