/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.code;

import org.eclipse.osgi.util.NLS;

/** The texts of messages.properties. */
final class Messages extends NLS {
	public static String ComponentDialog_editTitle;
	public static String ComponentDialog_newTitle;
	public static String ComponentDialog_existing;
	public static String ComponentDialog_ofProject;
	public static String ComponentDialog_name;
	public static String ComponentDialog_include;
	public static String ComponentDialog_exclude;
	public static String ComponentDialog_dataTypes;
	public static String ComponentDialog_dataTypesHint;
	public static String ComponentDialog_everyType;
	public static String ComponentDialog_everyTypeHint;
	public static String ComponentDialog_save;
	public static String ComponentDialog_create;
	public static String ComponentDialog_message;
	public static String ComponentDialog_messageAndFile;
	public static String ComponentDialog_exists;

	public static String FigureActions_open;
	public static String FigureActions_measureAgain;
	public static String FigureActions_create;
	public static String FigureActions_edit;
	public static String FigureActions_problems;
	public static String FigureActions_createHint;
	public static String FigureActions_showIn;
	public static String FigureActions_saving;
	public static String FigureActions_problemsOf;

	public static String FigureColumns_name;
	public static String FigureColumns_place;
	public static String FigureColumns_lines;
	public static String FigureColumns_linesHint;
	public static String FigureColumns_methods;
	public static String FigureColumns_methodsHint;
	public static String FigureColumns_cyclomatic;
	public static String FigureColumns_cyclomaticHint;
	public static String FigureColumns_maximum;
	public static String FigureColumns_maximumHint;
	public static String FigureColumns_cognitive;
	public static String FigureColumns_cognitiveHint;
	public static String FigureColumns_complexity;
	public static String FigureColumns_size;
	public static String FigureColumns_coupling;
	public static String FigureColumns_notYet;
	public static String FigureColumns_shareHint;
	public static String FigureColumns_unboundHint;
	public static String FigureColumns_notYetHint;

	public static String FigureRows_defaultPackage;

	public static String Figures_csv;
	public static String Figures_json;
	public static String Figures_bibtex;

	public static String FiguresHeader_component;
	public static String FiguresHeader_rows;

	public static String FiguresTotal_figuresHint;
	public static String FiguresTotalText_rulesAndProblemsHint;
	public static String FiguresTotalText_rulesHint;
	public static String FiguresTotalText_figuresBehind;
	public static String FiguresTotalText_figures;
	public static String FiguresTotalText_noMethod;
	public static String FiguresTotalText_perMethod;
	public static String FiguresTotalText_rules;
	public static String FiguresTotalText_primitive;
	public static String FiguresTotalText_dataTypes;
	public static String FiguresTotalText_modules;
	public static String FiguresTotalText_release;
	public static String FiguresTotalText_notFound;
	public static String FiguresTotalText_notFoundAndProblems;

	public static String FiguresLevel_packages;
	public static String FiguresLevel_types;
	public static String FiguresLevel_methods;

	public static String MaintainabilityView_table;
	public static String MaintainabilityView_noProject;
	public static String MaintainabilityView_noProjectHint;
	public static String MaintainabilityView_measuring;
	public static String MaintainabilityView_nothing;
	public static String MaintainabilityView_showAll;
	public static String MaintainabilityView_measureAgain;
	public static String MaintainabilityView_cancelled;
	public static String MaintainabilityView_openTitle;
	public static String MaintainabilityView_shortTitle;

	public static String SelectedCode_finding;

	public static String EditorFilesJob_measuring;

	public static String ComponentJob_name;
	public static String ComponentJob_measuring;
	public static String ComponentJob_failed;

	static {
		NLS.initializeMessages("org.sonde.overhead.ui.code.messages", Messages.class);
	}

	private Messages() {
	}
}
