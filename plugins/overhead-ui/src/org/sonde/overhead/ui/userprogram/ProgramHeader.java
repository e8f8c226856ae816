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

/** Above the figures of a program that runs: its name, what runs now, and how far it is. */
public final class ProgramHeader {

	private static final int BAR_WIDTH = 160;

	private final RunHeader header;
	private final ProgressBar progress;
	private final Button cancel;

	/** @param cancelToolTip what becomes of the figures then */
	public ProgramHeader(Composite parent, String cancelToolTip, Runnable cancelled) {
		header = new RunHeader(parent, 180);
		progress = header.progress(FlowData.choice(BAR_WIDTH / 2, BAR_WIDTH, false).optional());
		cancel = header.button(Messages.ProgramHeader_cancel, cancelToolTip, cancelled);
	}

	/** All of it, to which a view may add. */
	public Composite control() {
		return header.control();
	}

	/** A further button. */
	public Button button(String text, String toolTip, Runnable run) {
		return header.button(text, toolTip, run);
	}

	/**
	 * Says how far it is.
	 *
	 * @param now  what runs now, or what became of it
	 * @param done of the bar
	 * @param most of the bar; 0 if it is not known
	 */
	public void show(String name, Stage stage, String now, long done, long most) {
		header.show(name, now, now);
		progress.setMaximum((int) Math.max(1, most));
		progress.setSelection((int) done);
		cancel.setEnabled(stage != Stage.CANCELLING);
		GridSpace.show(progress, !stage.isOver());
		GridSpace.show(cancel, !stage.isOver());
		header.layOut();
	}
}
