/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import org.eclipse.ui.XMLMemento;
import org.sonde.overhead.ui.estimates.EstimatesView;
import org.sonde.overhead.ui.estimates.table.Grouping;

/** <em>Overhead Estimates</em> as a new user has them. */
final class EstimatesAtFirst {
	private EstimatesAtFirst() {
	}

	/** Shows the plan of a project in the view, without what an earlier test chose, which is remembered. */
	static void show(EstimatesView view, JavaProject project) {
		Workbench.ui(() -> {
			view.show(project.project());
			Workbench.page().activate(view);
			view.content().probes().group(Grouping.NONE);
			view.content().probes().restore(XMLMemento.createWriteRoot("nothing"));
			view.content().probes().table().layout().arrange(view.content().probes().table().layout().placesAtFirst());
			EstimateTools.details(view, false);
			return null;
		});
	}
}
