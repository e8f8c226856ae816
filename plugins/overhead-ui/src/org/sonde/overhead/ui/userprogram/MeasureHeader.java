/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.userprogram;

import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.ProgressBar;
import org.sonde.overhead.ui.userprogram.MeasureState.Stage;
import org.sonde.overhead.ui.view.layout.FlowData;
import org.sonde.overhead.ui.view.layout.GridSpace;
import org.sonde.overhead.ui.view.layout.RunHeader;

/** Above the tables: the program, what runs now, and how far it is. */
final class MeasureHeader {

	private static final int BAR_WIDTH = 160;

	private final RunHeader header;
	private final ProgressBar progress;
	private final Button cancel;

	MeasureHeader(Composite parent) {
		header = new RunHeader(parent, 180);
		progress = header.progress(FlowData.choice(BAR_WIDTH / 2, BAR_WIDTH, false).optional());
		cancel = header.button(Messages.MeasureHeader_cancel, Messages.MeasureHeader_cancelToolTip, () -> Measurements.here().cancel());
	}

	Composite control() {
		return header.control();
	}

	void show(MeasureState state) {
		header.show(state.request().name(), state.now(), state.now());
		progress.setMaximum((int) Math.max(1, state.most()));
		progress.setSelection((int) state.done());
		cancel.setEnabled(state.stage() != Stage.CANCELLING);
		GridSpace.show(progress, !state.isOver());
		GridSpace.show(cancel, !state.isOver());
		header.layOut();
	}
}
