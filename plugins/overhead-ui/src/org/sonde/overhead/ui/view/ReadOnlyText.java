/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;

/** Text of several lines that can be read, selected and copied. */
public final class ReadOnlyText {

	private ReadOnlyText() {
	}

	/** @param name for screen readers */
	public static Text create(Composite parent, String name) {
		return create(parent, name, SWT.NONE);
	}

	/** @param border {@link SWT#BORDER}, or {@link SWT#NONE} */
	public static Text create(Composite parent, String name, int border) {
		Text text = new Text(parent, SWT.MULTI | SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL | border);
		AccessibleName.set(text, name);
		return text;
	}
}
