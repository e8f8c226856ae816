/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.layout;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.ProgressBar;
import org.sonde.overhead.ui.view.ControlText;
import org.sonde.overhead.ui.view.WrappedText;

/** The line above what a long run measures: its name, what runs now, and buttons; the view adds how far it is. */
public final class RunHeader {

	private final Composite bar;
	private final WrappedText name;
	private final WrappedText now;

	/** @param least width of what runs now, in pixels */
	public RunHeader(Composite parent, int least) {
		bar = FlowLayout.line(parent, 8, 6, 10);
		name = new WrappedText(bar);
		name.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
		now = new WrappedText(bar);
		now.setLayoutData(FlowData.filling(least));
	}

	/** For further controls. */
	public Composite control() {
		return bar;
	}

	public ProgressBar progress(FlowData layout) {
		ProgressBar progress = new ProgressBar(bar, SWT.HORIZONTAL | SWT.SMOOTH);
		progress.setLayoutData(layout);
		return progress;
	}

	public Button button(String text, String toolTip, Runnable run) {
		return PushButton.create(bar, text, toolTip, run);
	}

	/**
	 * Shows what runs.
	 *
	 * @param shown   of what runs now; takes no room if empty
	 * @param toolTip the whole of it
	 */
	public void show(String newName, String shown, String toolTip) {
		name.setText(newName);
		now.setText(shown);
		now.setToolTipText(ControlText.label(toolTip));
		GridSpace.show(now, !shown.isEmpty());
	}

	/** Once all controls have their present texts. */
	public void layOut() {
		bar.getParent().layout(true, true);
	}

	/**
	 * The same if the view stays as it is: that takes less time.
	 *
	 * @return false if it needs another height
	 */
	public boolean layOutWithin() {
		bar.layout(true, true);
		return bar.computeSize(bar.getSize().x, SWT.DEFAULT).y == bar.getSize().y;
	}
}
