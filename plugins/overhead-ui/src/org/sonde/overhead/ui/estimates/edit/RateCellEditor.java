/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.edit;

import org.eclipse.jface.viewers.TextCellEditor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionEvent;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.ToolTip;

/** A cell for a call rate. Enter keeps a wrong text open and says below the cell what is wrong with it. */
public final class RateCellEditor extends TextCellEditor {

	private ToolTip reason;

	RateCellEditor(Composite table) {
		super(table);
		setValidator(value -> TypedRate.problem((String) value).orElse(null));
		text.addModifyListener(event -> hideReason());
	}

	@Override
	protected void handleDefaultSelection(SelectionEvent event) {
		if (isValueValid()) {
			super.handleDefaultSelection(event);
		} else {
			showReason();
		}
	}

	private void showReason() {
		if (reason == null) {
			reason = new ToolTip(text.getShell(), SWT.NONE);
			reason.setAutoHide(false);
			text.addDisposeListener(event -> reason.dispose());
		}
		Point below = text.toDisplay(0, text.getSize().y);
		reason.setLocation(below.x, below.y);
		reason.setText(getErrorMessage());
		reason.setVisible(true);
	}

	private void hideReason() {
		if (reason != null && !reason.isDisposed()) {
			reason.setVisible(false);
		}
	}

	@Override
	public void deactivate() {
		hideReason();
		super.deactivate();
	}
}
