/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.userprogram;

import java.util.function.Supplier;

import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
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
	private final Supplier<Control> elsewhere;

	/**
	 * @param cancelToolTip what becomes of the figures then
	 * @param elsewhere     gets the keyboard when Cancel goes that has it
	 */
	public ProgramHeader(Composite parent, String cancelToolTip, Runnable cancelled, Supplier<Control> elsewhere) {
		this.elsewhere = elsewhere;
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
	 * @return whether it needs another height, so that the view is to be laid out
	 */
	public boolean show(String name, Stage stage, String now, long done, long most) {
		header.show(name, now, now);
		progress.setMaximum((int) Math.max(1, most));
		progress.setSelection((int) done);
		if (cancel.isFocusControl() && (stage.isOver() || stage == Stage.CANCELLING)) {
			// A button that is disabled or hidden while it has the focus leaves the keyboard nowhere.
			elsewhere.get().setFocus();
		}
		cancel.setEnabled(stage != Stage.CANCELLING);
		GridSpace.show(progress, !stage.isOver());
		GridSpace.show(cancel, !stage.isOver());
		return !header.layOutWithin();
	}
}
