/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.userprogram;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.ProgressBar;
import org.sonde.overhead.ui.userprogram.MeasureState.Stage;
import org.sonde.overhead.ui.view.LabelText;
import org.sonde.overhead.ui.view.layout.FlowData;
import org.sonde.overhead.ui.view.layout.FlowLayout;
import org.sonde.overhead.ui.view.layout.GridSpace;

/** Above the tables: the program, what runs now, and how far it is. */
final class MeasureHeader {

	private static final int BAR_WIDTH = 160;

	private final Composite bar;
	private final Label name;
	private final Label now;
	private final ProgressBar progress;
	private final Button cancel;

	MeasureHeader(Composite parent) {
		bar = new Composite(parent, SWT.NONE);
		bar.setLayout(new FlowLayout(8, 6, 10));
		name = new Label(bar, SWT.WRAP);
		name.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
		now = new Label(bar, SWT.WRAP);
		now.setLayoutData(FlowData.filling(180));
		progress = new ProgressBar(bar, SWT.HORIZONTAL | SWT.SMOOTH);
		progress.setLayoutData(FlowData.choice(BAR_WIDTH / 2, BAR_WIDTH, false).optional());
		cancel = new Button(bar, SWT.PUSH);
		cancel.setText(Messages.MeasureHeader_cancel);
		cancel.setToolTipText(Messages.MeasureHeader_cancelToolTip);
		cancel.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> Measurements.here().cancel()));
	}

	Composite control() {
		return bar;
	}

	void show(MeasureState state) {
		name.setText(LabelText.of(state.request().name()));
		now.setText(LabelText.of(state.now()));
		now.setToolTipText(state.now());
		GridSpace.show(now, !state.now().isEmpty());
		progress.setMaximum((int) Math.max(1, state.most()));
		progress.setSelection((int) state.done());
		cancel.setEnabled(state.stage() != Stage.CANCELLING);
		GridSpace.show(progress, !state.isOver());
		GridSpace.show(cancel, !state.isOver());
		bar.getParent().layout(true, true);
	}
}
