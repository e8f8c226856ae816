/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.userprogram;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.swt.widgets.Shell;
import org.sonde.overhead.ui.view.HelpContext;

/** Asks which program is measured with which plan. */
public final class MeasureDialog extends ProgramDialog {

	/** @param started is called when it measures */
	public MeasureDialog(Shell parent, Offer offered, Runnable started) {
		super(parent, HelpContext.PROGRAM_OVERHEAD,
				new Words(Messages.MeasureDialog_title, Messages.MeasureDialog_message, Messages.MeasureDialog_resultSet,
						Messages.MeasureDialog_minutes,
				Messages.MeasureDialog_measure), offered, started);
	}

	@Override
	protected boolean offersWholeRuns() {
		return true;
	}

	@Override
	protected MeasureSettings remembered(String configuration) {
		return MeasureSettings.of(configuration);
	}

	@Override
	protected void start(MeasureRequest request, MeasureSettings chosen) throws CoreException {
		chosen.save(request.program().getName());
		Measurements.here().start(request);
	}
}
