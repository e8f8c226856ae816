/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.layout;

import java.util.function.Consumer;

import org.eclipse.swt.SWT;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;

/**
 * Check boxes of views. Eclipse's light theme sets the background of those, which GTK also paints under the check mark: white on white. So
 * they are left to GTK, which has both themes itself.
 */
public final class CheckBox {
	/** Tells the theme engine not to touch the widget. */
	private static final String NOT_STYLED = "org.eclipse.e4.ui.css.disabled";

	private CheckBox() {
	}

	/** @param changed is notified when the user checks or unchecks it */
	public static Button create(Composite parent, String text, String toolTip, Consumer<Boolean> changed) {
		Button check = new Button(parent, SWT.CHECK);
		check.setData(NOT_STYLED, Boolean.TRUE);
		check.setText(text);
		check.setToolTipText(toolTip);
		check.addSelectionListener(SelectionListener.widgetSelectedAdapter(event -> changed.accept(check.getSelection())));
		return check;
	}
}
