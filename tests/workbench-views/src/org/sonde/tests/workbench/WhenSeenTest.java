/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import static org.assertj.core.api.Assertions.assertThat;


import java.util.ArrayList;
import java.util.List;

import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IViewPart;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.sonde.overhead.ui.code.MaintainabilityView;
import org.sonde.overhead.ui.view.VisibleUpdate;

@ExtendWith(LoggedErrors.class)
class WhenSeenTest {

	@Test
	void behindAnotherViewTheLastWaits() throws Exception {
		Workbench.showJavaPerspective();
		List<String> shown = new ArrayList<>();
		Workbench.ui(() -> {
			IViewPart view = Workbench.page().showView(MaintainabilityView.ID);
			VisibleUpdate seen = new VisibleUpdate(view);
			seen.run(() -> shown.add("seen"));
			assertThat(shown).containsExactly("seen");
			// In the folder of the other.
			Workbench.page().showView(IPageLayout.ID_PROBLEM_VIEW);
			seen.run(() -> shown.add("overtaken"));
			seen.run(() -> shown.add("last"));
			assertThat(shown).containsExactly("seen");
			Workbench.page().bringToTop(view);
			assertThat(shown).containsExactly("seen", "last");
			Workbench.page().showView(IPageLayout.ID_PROBLEM_VIEW);
			Workbench.page().bringToTop(view);
			assertThat(shown).containsExactly("seen", "last");
			seen.dispose();
			Workbench.page().hideView(view);
			return null;
		});
	}
}
