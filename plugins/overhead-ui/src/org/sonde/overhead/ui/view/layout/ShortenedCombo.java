/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.layout;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;

/** A choice that may be shortened for lack of room. Its tooltip then has the whole text. */
public final class ShortenedCombo {

	private ShortenedCombo() {
	}

	/** @param parent with a grid, behind the label */
	public static Combo create(Composite parent) {
		Combo combo = new Combo(parent, SWT.READ_ONLY | SWT.DROP_DOWN);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).applyTo(combo);
		combo.addListener(SWT.Modify, event -> combo.setToolTipText(combo.getText()));
		return combo;
	}
}
