/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.pattern;

import org.eclipse.osgi.util.NLS;

/** The texts of messages.properties. */
final class Messages extends NLS {
	public static String LiveMatches_matching;

	public static String MatchList_name;
	public static String MatchList_method;
	public static String MatchList_type;
	public static String MatchList_remark;
	public static String MatchList_noMatches;
	public static String MatchList_unknownTypes;
	public static String MatchList_elsewhere;
	public static String MatchList_noLength;
	public static String MatchList_none;
	public static String MatchList_constructors;
	public static String MatchList_methods;
	public static String MatchList_moreElsewhere;
	public static String MatchList_moreOfNoLength;

	public static String PatternConversions_converting;
	public static String PatternConversions_inconvertible;
	public static String PatternConversions_toMethods;
	public static String PatternConversions_becameMethods;
	public static String PatternConversions_allBecameMethods;
	public static String PatternConversions_looking;
	public static String PatternConversions_noClasses;
	public static String PatternConversions_taken;
	public static String PatternConversions_toPattern;
	public static String PatternConversions_both;
	public static String PatternConversions_becamePattern;
	public static String PatternConversions_becamePatterns;
	public static String PatternConversions_becameWiderPattern;
	public static String PatternConversions_becameWiderPatterns;
	public static String PatternConversions_left;

	public static String PatternDialog_execution;
	public static String PatternDialog_events;
	public static String PatternDialog_editTitle;
	public static String PatternDialog_addTitle;
	public static String PatternDialog_ofProject;
	public static String PatternDialog_heading;
	public static String PatternDialog_message;
	public static String PatternDialog_pattern;
	public static String PatternDialog_exceptions;
	public static String PatternDialog_exceptionsHint;
	public static String PatternDialog_start;
	public static String PatternDialog_longerThan;
	public static String PatternDialog_longerThanHint;
	public static String PatternDialog_lines;
	public static String PatternDialog_kind;
	public static String PatternDialog_active;
	public static String PatternDialog_activeHint;
	public static String PatternDialog_save;
	public static String PatternDialog_add;
	public static String PatternDialog_incomplete;
	public static String PatternDialog_matching;
	public static String PatternDialog_noPattern;
	public static String PatternDialog_taken;
	public static String PatternDialog_fault;
	public static String PatternDialog_exceptionFault;
	public static String PatternDialog_noClasses;

	public static String PatternField_assist;

	public static String PatternTemplates_publicOfProgram;
	public static String PatternTemplates_longOfProgram;
	public static String PatternTemplates_annotatedWithGap;
	public static String PatternTemplates_thisConstructor;
	public static String PatternTemplates_overridesOf;
	public static String PatternTemplates_annotated;
	public static String PatternTemplates_publicOfType;
	public static String PatternTemplates_allOfType;
	public static String PatternTemplates_overridesOfType;
	public static String PatternTemplates_constructorsOfType;
	public static String PatternTemplates_longOfType;
	public static String PatternTemplates_publicBelow;
	public static String PatternTemplates_allBelow;
	public static String PatternTemplates_longBelow;

	public static String Patterns_lookingForSelected;
	public static String Patterns_lookingForPlan;
	public static String Patterns_noProject;
	public static String Patterns_instrument;
	public static String Patterns_added;
	public static String Patterns_edit;

	static {
		NLS.initializeMessages("org.sonde.overhead.ui.pattern.messages", Messages.class);
	}

	private Messages() {
	}
}
