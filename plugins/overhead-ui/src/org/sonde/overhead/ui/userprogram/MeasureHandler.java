/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.userprogram;

import java.util.Optional;

import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.swt.widgets.Shell;

/** Run ▸ Measure Overhead…, also in Overhead Estimates. */
public final class MeasureHandler extends ProgramHandler {

	/** Made by the workbench. */
	public MeasureHandler() {
		super(Messages.MeasureDialog_title, MeasuredOverheadView.ID);
	}

	@Override
	protected ProgramDialog dialog(Shell parent, ProgramDialog.Offer offered, Runnable started) {
		return new MeasureDialog(parent, offered, started);
	}

	@Override
	protected Optional<ILaunchConfiguration> last() {
		return Measurements.here().state().map(state -> state.request().program());
	}
}
