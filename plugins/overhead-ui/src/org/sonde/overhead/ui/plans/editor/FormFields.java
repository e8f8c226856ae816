/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans.editor;

import java.util.List;
import java.util.function.IntConsumer;

import org.eclipse.swt.SWT;
import org.eclipse.swt.events.FocusListener;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.forms.widgets.FormToolkit;

/** Fields of the plan's form. */
final class FormFields {
	private FormFields() {
	}

	/** @param chosen receives the index of what the user chooses */
	static Combo combo(Composite parent, List<String> items, IntConsumer chosen) {
		Combo combo = new Combo(parent, SWT.READ_ONLY | SWT.DROP_DOWN);
		combo.setItems(items.toArray(String[]::new));
		combo.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> chosen.accept(combo.getSelectionIndex())));
		return combo;
	}

	/** @param typed runs when the user has typed something: at Enter, or when the keyboard leaves the field */
	static Text text(Composite parent, FormToolkit toolkit, Runnable typed) {
		Text text = toolkit.createText(parent, "", SWT.BORDER | SWT.SINGLE);
		text.addSelectionListener(SelectionListener.widgetDefaultSelectedAdapter(event -> typed.run()));
		text.addFocusListener(FocusListener.focusLostAdapter(event -> typed.run()));
		return text;
	}
}
