/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Shell;

/** Shows a text, with no choice except to close it. */
public abstract class ReadingDialog extends PlainDialog {

	private final Point size;

	/** @param size at first, in pixels; the user may change it */
	protected ReadingDialog(Shell parent, String title, Point size, HelpContext help) {
		super(() -> parent, title, help);
		this.size = size;
	}

	@Override
	protected Point getInitialSize() {
		return size;
	}

	@Override
	protected void createButtonsForButtonBar(Composite parent) {
		createButton(parent, IDialogConstants.OK_ID, IDialogConstants.CLOSE_LABEL, true);
	}
}
