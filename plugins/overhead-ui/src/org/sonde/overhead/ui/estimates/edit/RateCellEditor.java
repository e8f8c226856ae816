/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.edit;

import org.eclipse.jface.preference.JFacePreferences;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.viewers.TextCellEditor;
import org.eclipse.swt.events.SelectionEvent;
import org.eclipse.swt.widgets.Composite;
import org.sonde.overhead.ui.view.AccessibleName;

/** A cell for a call rate. A wrong text is red, with the reason as its tool tip, and Enter keeps it open. */
public final class RateCellEditor extends TextCellEditor {

	RateCellEditor(Composite table) {
		super(table);
		AccessibleName.set(text, Messages.RateCellEditor_name);
		setValidator(value -> TypedRate.problem((String) value).orElse(null));
		text.addModifyListener(event -> mark());
	}

	@Override
	protected void handleDefaultSelection(SelectionEvent event) {
		if (isValueValid()) {
			super.handleDefaultSelection(event);
		}
	}

	private void mark() {
		String wrong = TypedRate.problem(text.getText()).orElse(null);
		text.setForeground(wrong == null ? null : JFaceResources.getColorRegistry().get(JFacePreferences.ERROR_COLOR));
		text.setToolTipText(wrong);
	}
}
