/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.perspective;

import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.part.IntroPart;

/** The welcome page as the product shows it: at the first start, and by Help ▸ Welcome. It needs neither a browser nor the network. */
public final class WelcomePart extends IntroPart {

	private WelcomePage page;

	@Override
	public void createPartControl(Composite parent) {
		page = new WelcomePage(parent, getIntroSite().getWorkbenchWindow(),
				() -> PlatformUI.getWorkbench().getIntroManager().closeIntro(this));
	}

	@Override
	public void standbyStateChanged(boolean standby) {
		// the page is the same beside other parts
	}

	@Override
	public void setFocus() {
		page.control().setFocus();
	}
}
