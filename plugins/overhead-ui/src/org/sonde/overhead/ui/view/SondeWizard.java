/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import org.eclipse.jface.wizard.Wizard;
import org.eclipse.swt.widgets.Composite;

/** A wizard whose pages all have the same help, and that shows the progress of what it does. */
public abstract class SondeWizard extends Wizard {

	private final HelpContext help;

	protected SondeWizard(String title, HelpContext help) {
		this.help = help;
		setWindowTitle(title);
		setNeedsProgressMonitor(true);
	}

	@Override
	public final void createPageControls(Composite container) {
		super.createPageControls(container);
		help.on(this);
	}
}
