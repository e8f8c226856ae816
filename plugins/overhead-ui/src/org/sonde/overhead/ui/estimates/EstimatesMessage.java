/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import org.eclipse.core.resources.IProject;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.overhead.ui.view.MessagePage;

/** What the view says when there is no plan to show. */
final class EstimatesMessage {

	private EstimatesMessage() {
	}

	static void noProject(MessagePage page) {
		page.show("No project selected", "Select a Java project, or anything in it, to see what the probes of its plan will cost.",
				MessagePage.NOTHING);
	}

	static void loading(MessagePage page) {
		page.show("Reading the plan…", "", MessagePage.NOTHING);
	}

	/** @param packageExplorer shows where methods are marked */
	static void empty(MessagePage page, String title, IProject project, Runnable packageExplorer) {
		page.show(title, "Right-click a method, type or package in the <a>Package Explorer</a>, the Outline or the Java editor,"
				+ " and choose Sonde ▸ Instrument. Each probe becomes a row here, with what it will cost.\n\nProject: "
				+ MessagePage.plain(project.getName()), packageExplorer);
	}

	/** @param open opens the file at the place */
	static void broken(MessagePage page, PlanState.Broken broken, Runnable open) {
		page.show("The plan cannot be read", MessagePage.plain(broken.message())
				+ "\n\n<a>Open the file there</a> and mend it; nothing is written to it before.", open);
	}
}
