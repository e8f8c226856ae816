/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import org.eclipse.core.resources.IProject;
import org.eclipse.jface.action.IAction;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.overhead.ui.view.MessagePage;

/** What the view says when there is no plan to show. */
final class EstimatesMessage {

	private EstimatesMessage() {
	}

	/** @param calibrate measures on this machine what the costs come from; needs no plan */
	static void noProject(MessagePage page, IAction calibrate) {
		page.show("No project selected", "Select a Java project, or anything in it, to see what the probes of its plan will cost.",
				MessagePage.NOTHING, calibrate);
	}

	static void loading(MessagePage page) {
		page.show("Reading the plan…", "", MessagePage.NOTHING);
	}

	/**
	 * Says how probes come into the plan.
	 *
	 * @param packageExplorer shows where methods are marked
	 * @param calibrate as of {@link #noProject}
	 */
	static void empty(MessagePage page, String title, IProject project, Runnable packageExplorer, IAction calibrate) {
		page.show(title + ": " + MessagePage.plain(project.getName()),
				"Right-click a method, type or package in the <a>Package Explorer</a>, the Outline or the Java editor,"
						+ " and choose Sonde ▸ Instrument, or drop it here. Each probe becomes a row here, with what it will cost.", packageExplorer, calibrate);
	}

	/**
	 * @param open  opens the file at the place
	 * @param fixes what can be done about an unresolved merge
	 */
	static void broken(MessagePage page, PlanState.Broken broken, Runnable open, IAction... fixes) {
		page.show("The plan cannot be read", MessagePage.plain(broken.message())
				+ "\n\n<a>Open the file there</a> and mend it; nothing is written to it before.", open, broken.merging() ? fixes : new IAction[0]);
	}
}
