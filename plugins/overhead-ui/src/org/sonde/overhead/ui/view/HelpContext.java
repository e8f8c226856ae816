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

/** What F1 explains: each has its words and topics in the file contexts.xml of the bundle org.sonde.help. */
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

	/** As the platform knows it: the id of the bundle and a name. */
	public String id() {
		return BUNDLE + name().toLowerCase(Locale.ROOT);
	}

	/** Has F1 explain the control and all in it, unless what is in it has a help of its own. A dialog is its shell. */
	public void on(Control control) {
		PlatformUI.getWorkbench().getHelpSystem().setHelp(control, id());
	}

	/** Has F1 explain the pages of a wizard, once their controls were made. */
	public void on(IWizard wizard) {
		for (IWizardPage page : wizard.getPages()) {
			on(page.getControl());
		}
	}

	/** Shows the help beside what the user does. */
	public void show() {
		PlatformUI.getWorkbench().getHelpSystem().displayHelp(id());
	}

	/** Whether this Eclipse can show help. Where it cannot, as without the bundles org.eclipse.help.*, a button for it would be dead. */
	public static boolean canBeShown() {
		return PlatformUI.getWorkbench().getHelpSystem().hasHelpUI();
	}
}
