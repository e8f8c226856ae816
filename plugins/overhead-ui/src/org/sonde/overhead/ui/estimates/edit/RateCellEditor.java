/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.edit;

import java.util.Optional;

import org.eclipse.jface.preference.JFacePreferences;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.viewers.TextCellEditor;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionEvent;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.ToolTip;
import org.sonde.overhead.ui.view.AccessibleName;

/** A cell for a call rate. A wrong text is red, with the reason below it, and Enter and Tab keep it open. */
public final class RateCellEditor extends TextCellEditor {

	private final ToolTip reason;

	RateCellEditor(Composite table) {
		super(table);
		AccessibleName.set(text, Messages.RateCellEditor_name);
		reason = new ToolTip(text.getShell(), SWT.BALLOON | SWT.ICON_ERROR);
		reason.setAutoHide(false);
		text.addDisposeListener(event -> reason.dispose());
		setValidator(value -> TypedRate.problem((String) value).orElse(null));
		text.addModifyListener(event -> mark());
		text.addListener(SWT.Traverse, this::stay);
		text.addListener(SWT.Hide, event -> reason.setVisible(false));
	}

	@Override
	protected void handleDefaultSelection(SelectionEvent event) {
		if (isValueValid()) {
			super.handleDefaultSelection(event);
		}
	}

	/** Keeps the editor open, because leaving it would discard the typed text. */
	private void stay(Event event) {
		if ((event.detail == SWT.TRAVERSE_TAB_NEXT || event.detail == SWT.TRAVERSE_TAB_PREVIOUS) && !isValueValid()) {
			event.doit = false;
		}
	}

	private void mark() {
		String wrong = TypedRate.problem(text.getText()).orElse(null);
		text.setForeground(wrong == null ? null : JFaceResources.getColorRegistry().get(JFacePreferences.ERROR_COLOR));
		text.setToolTipText(wrong);
		AccessibleName.add(text, Optional.ofNullable(wrong).orElse(""));
		// While it is shown, it ignores other messages.
		reason.setVisible(false);
		if (wrong != null && text.isVisible()) {
			reason.setMessage(wrong);
			reason.setLocation(text.toDisplay(text.getSize().x / 2, text.getSize().y));
			reason.setVisible(true);
		}
	}
}
