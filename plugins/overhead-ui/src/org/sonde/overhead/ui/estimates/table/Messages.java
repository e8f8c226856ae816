/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.table;

import org.eclipse.osgi.util.NLS;

/** The texts of messages.properties. */
final class Messages extends NLS {
	public static String ArrangeJob_name;

	public static String EstimateColumns_active;
	public static String EstimateColumns_deactivated;
	public static String EstimateColumns_stale;
	public static String EstimateColumns_dropped;
	public static String EstimateColumns_execution;
	public static String EstimateColumns_events;
	public static String EstimateColumns_method;
	public static String EstimateColumns_kind;
	public static String EstimateColumns_state;
	public static String EstimateColumns_calls;
	public static String EstimateColumns_callsOfGroup;
	public static String EstimateColumns_perCall;
	public static String EstimateColumns_perSecond;
	public static String EstimateColumns_planShare;
	public static String EstimateColumns_planShareToolTip;
	public static String EstimateColumns_durationShare;
	public static String EstimateColumns_durationShareToolTip;
	public static String EstimateColumns_durationShareUnknown;
	public static String EstimateColumns_noDuration;
	public static String EstimateColumns_moreThanMethod;
	public static String EstimateColumns_writerShare;
	public static String EstimateColumns_writerShareToolTip;
	public static String EstimateColumns_noRecords;
	public static String EstimateColumns_measured;
	public static String EstimateColumns_value;
	public static String EstimateColumns_valueToolTip;
	public static String EstimateColumns_note;
	public static String EstimateColumns_source;
	public static String EstimateColumns_notSet;
	public static String EstimateColumns_closesGroup;
	public static String EstimateColumns_opensGroup;
	public static String EstimateColumns_notFound;
	public static String EstimateColumns_matching;
	public static String EstimateColumns_except;
	public static String EstimateColumns_longerThan;
	public static String EstimateColumns_place;
	public static String EstimateColumns_staleToolTip;
	public static String EstimateColumns_droppedToolTip;
	public static String EstimateColumns_activeToolTip;
	public static String EstimateColumns_deactivatedToolTip;
	public static String EstimateColumns_callsNotSet;
	public static String EstimateColumns_eventsNotSet;
	public static String EstimateColumns_patternCallsNotSet;
	public static String EstimateColumns_callsFrom;
	public static String EstimateColumns_eventsFrom;
	public static String EstimateColumns_patternCallsFrom;
	public static String EstimateColumns_sourceNotStated;
	public static String EstimateColumns_recordedBy;
	public static String EstimateColumns_callsWithProbes;
	public static String EstimateColumns_otherFigures;
	public static String EstimateColumns_unknownCost;
	public static String EstimateColumns_knownCost;
	public static String EstimateColumns_knownEventCost;
	public static String EstimateColumns_portions;
	public static String EstimateColumns_eventPortions;

	public static String EstimateGroup_unknown;
	public static String EstimateGroup_sum;

	public static String FilterBar_hint;
	public static String FilterBar_toolTip;
	public static String FilterBar_name;
	public static String FilterBar_groupBy;
	public static String FilterBar_groupByName;
	public static String FilterBar_all;
	public static String FilterBar_some;

	public static String Grouping_none;
	public static String Grouping_type;
	public static String Grouping_writer;
	public static String Grouping_patterns;
	public static String Grouping_half;
	public static String Grouping_tenth;
	public static String Grouping_hundredth;
	public static String Grouping_less;
	public static String Grouping_noRecords;
	public static String Grouping_unknown;
	public static String Grouping_defaultPackage;

	public static String ProbeTable_name;

	public static String Quantities_unknown;
	public static String Quantities_notStated;
	public static String Quantities_atLeast;
	public static String Quantities_idle;
	public static String Quantities_balanced;
	public static String Quantities_saturated;
	public static String ObjectProbeText_field;
	public static String ObjectProbeText_lifecycle;
	public static String ObjectProbeText_urgent;
	public static String ObjectProbeText_parent;
	public static String ObjectProbeText_children;
	public static String ObjectProbeText_masked;
	public static String ObjectProbeText_until;

	public static String ProbeCostText_deactivated;
	public static String ProbeCostText_perCall;
	public static String ProbeCostText_perEvent;
	public static String ProbeCostText_costUnknown;
	public static String ProbeCostText_noEstimate;
	public static String ProbeCostText_events;
	public static String ProbeCostText_callsNotSet;
	public static String ProbeCostText_callsOfPattern;
	public static String ProbeCostText_calls;

	static {
		NLS.initializeMessages("org.sonde.overhead.ui.estimates.table.messages", Messages.class);
	}

	private Messages() {
	}
}
