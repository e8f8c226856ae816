/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.layout;

import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;

/** A button that runs something. */
public final class PushButton {
	private PushButton() {
	}

	public static Button create(Composite parent, String text, Runnable run) {
		Button button = new Button(parent, SWT.PUSH);
		button.setText(text);
		button.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> run.run()));
		return button;
	}

	public static Button create(Composite parent, String text, String toolTip, Runnable run) {
		Button button = create(parent, text, run);
		button.setToolTipText(toolTip);
		return button;
	}
}
