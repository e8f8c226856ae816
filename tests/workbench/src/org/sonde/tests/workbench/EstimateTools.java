/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.util.List;

import org.eclipse.core.commands.common.CommandException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.estimates.costs.WhatIf;

/** What the user switches on and off in Overhead Estimates; in the user interface's thread. */
final class EstimateTools {
	private static final String DETAILS = "Scenarios, Budget and Response Times";
	static final String SCENARIOS = "Scenarios";
	static final String ADVICE = "What to Drop First";
	static final String RESPONSE_TIMES = "Response Times";
	/** From left to right. */
	static final List<String> TABS = List.of(SCENARIOS, ADVICE, RESPONSE_TIMES);

	private EstimateTools() {
	}

	/** Tries changes out from now on, or no longer. */
	static void tryOut(boolean on) throws CommandException {
		if (WhatIf.ofWorkbench().isOn() != on) {
			PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand("org.sonde.overhead.ui.whatIf", null);
		}
	}

	/** Shows the tabs beside or below the probes, or hides them. */
	static void details(EstimatesView view, boolean shown) {
		ViewTools.check(view, DETAILS, shown);
	}

	/** Whether the button of the tabs is checked. */
	static boolean areDetailsChecked(EstimatesView view) {
		return ViewTools.isChecked(view, DETAILS);
	}

	/** Shows one of the tabs. */
	static void detail(EstimatesView view, String tab) {
		details(view, true);
		PartWidgets.tab(view, tab);
	}
}
