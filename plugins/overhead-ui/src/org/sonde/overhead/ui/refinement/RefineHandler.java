/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.refinement;

import org.sonde.overhead.ui.userprogram.ProgramHandler;

/** Run ▸ Refine Plan…, also in Placement. */
public final class RefineHandler extends ProgramHandler {
	/** Made by the workbench. */
	public RefineHandler() {
		super(Messages.RefineDialog_title, RefinementView.ID, RefineDialog::new,
				() -> Refinements.here().state().map(state -> state.request().program().program()));
	}
}
