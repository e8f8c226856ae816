/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.sonde.overhead.ui.view.TabTraversal;

/** A field of the pages that ask for a tuning. */
final class TuningField {

	private TuningField() {
	}

	/** @param lines as high as so many lines of text */
	static Text add(Composite area, String label, int lines) {
		Label before = new Label(area, SWT.NONE);
		before.setText(label);
		GridDataFactory.swtDefaults().align(SWT.BEGINNING, lines > 1 ? SWT.BEGINNING : SWT.CENTER).applyTo(before);
		Text text = new Text(area, SWT.BORDER | (lines > 1 ? SWT.MULTI | SWT.WRAP | SWT.V_SCROLL : SWT.SINGLE));
		TabTraversal.enable(text);
		GridDataFactory.fillDefaults().grab(true, lines > 1).hint(420, lines > 1 ? lines * text.getLineHeight() : SWT.DEFAULT)
				.applyTo(text);
		return text;
	}
}
