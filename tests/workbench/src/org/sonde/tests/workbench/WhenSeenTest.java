/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IViewPart;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.overhead.ui.maintainability.MaintainabilityView;
import org.sonde.overhead.ui.view.WhenSeen;

@ExtendWith(LoggedErrors.class)
class WhenSeenTest {

	@Test
	void behindAnotherViewTheLastWaits() throws Exception {
		Workbench.showJavaPerspective();
		List<String> shown = new ArrayList<>();
		Workbench.ui(() -> {
			IViewPart view = Workbench.page().showView(MaintainabilityView.ID);
			WhenSeen seen = new WhenSeen(view);
			seen.run(() -> shown.add("seen"));
			assertEquals(List.of("seen"), shown);
			// In the folder of the other.
			Workbench.page().showView(IPageLayout.ID_PROBLEM_VIEW);
			seen.run(() -> shown.add("overtaken"));
			seen.run(() -> shown.add("last"));
			assertEquals(List.of("seen"), shown);
			Workbench.page().bringToTop(view);
			assertEquals(List.of("seen", "last"), shown);
			Workbench.page().showView(IPageLayout.ID_PROBLEM_VIEW);
			Workbench.page().bringToTop(view);
			assertEquals(List.of("seen", "last"), shown);
			seen.dispose();
			Workbench.page().hideView(view);
			return null;
		});
	}
}
