/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import java.util.Locale;

import org.eclipse.jface.wizard.IWizard;
import org.eclipse.jface.wizard.IWizardPage;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.PlatformUI;

/** The contexts that F1 explains. Their texts and topics are in contexts.xml of the bundle org.sonde.help. */
public enum HelpContext {
	BENCHMARK,
	BENCHMARK_LAUNCH,
	BUDGET,
	CALIBRATE,
	COLUMNS,
	COMPARE,
	COMPARISON,
	COMPONENT,
	ESTIMATES,
	EXPLANATION,
	EXPORT_AGENT,
	EXPORT_REPORT,
	IMPORT_AGENT,
	IMPORT_LOG,
	IMPORT_RESULTS,
	LIVE_OBJECTS,
	LOG,
	MAINTAINABILITY,
	MEASURE_VERSIONS,
	NOTE,
	PATTERN,
	PLACEMENT,
	PLANS,
	PREFERENCES,
	PROBES_LAUNCH,
	PROGRAM_OVERHEAD,
	PROJECT,
	REFINEMENT,
	RESULTS,
	SCENARIO,
	SUBTREE,
	SUGGEST,
	TRADE_OFF;

	private static final String BUNDLE = "org.sonde.overhead.ui.";

	/** The id for the platform: that of the bundle, and a name. */
	public String id() {
		return BUNDLE + name().toLowerCase(Locale.ROOT);
	}

	/** Has F1 explain the control and everything in it that has no help of its own. For a dialog, give its shell. */
	public void on(Control control) {
		PlatformUI.getWorkbench().getHelpSystem().setHelp(control, id());
	}

	/** Has F1 explain the pages of a wizard, once their controls are created. */
	public void on(IWizard wizard) {
		for (IWizardPage page : wizard.getPages()) {
			on(page.getControl());
		}
	}

	/** Shows the help beside what the user does. */
	public void show() {
		PlatformUI.getWorkbench().getHelpSystem().displayHelp(id());
	}

	/** Whether this Eclipse can show help. Without the bundles org.eclipse.help.*, a help button would do nothing. */
	public static boolean canBeShown() {
		return PlatformUI.getWorkbench().getHelpSystem().hasHelpUI();
	}
}
