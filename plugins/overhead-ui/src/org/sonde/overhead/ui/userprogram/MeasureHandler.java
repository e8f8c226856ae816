/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.userprogram;

/** Run ▸ Measure Overhead…, also in Overhead Estimates. */
public final class MeasureHandler extends ProgramHandler {

	/** Made by the workbench. */
	public MeasureHandler() {
		super(Messages.MeasureDialog_title, MeasuredOverheadView.ID, MeasureDialog::new,
				() -> Measurements.here().state().map(state -> state.request().program()));
	}
}
