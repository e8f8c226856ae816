/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.refinement;

import java.util.Optional;

import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.swt.widgets.Shell;
import org.sonde.overhead.ui.userprogram.ProgramDialog;
import org.sonde.overhead.ui.userprogram.ProgramHandler;

/** Run ▸ Refine Plan…, also in Placement. */
public final class RefineHandler extends ProgramHandler {
	/** Made by the workbench. */
	public RefineHandler() {
		super(Messages.RefineDialog_title, RefinementView.ID);
	}

	@Override
	protected ProgramDialog dialog(Shell parent, ProgramDialog.Offer offered, Runnable started) {
		return new RefineDialog(parent, offered, started);
	}

	@Override
	protected Optional<ILaunchConfiguration> last() {
		return Refinements.here().state().map(state -> state.request().program().program());
	}
}
