/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.sonde.overhead.ui.view.AccessibleName;

/** The line above a chart that says which of several is drawn. */
final class ChoiceBar {

	private ChoiceBar() {
	}

	/** @return what there is to choose from, empty at first */
	static Combo add(Composite parent, String label, Runnable chosen) {
		Composite bar = new Composite(parent, SWT.NONE);
		GridLayoutFactory.swtDefaults().numColumns(2).margins(5, 3).applyTo(bar);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(bar);
		new Label(bar, SWT.NONE).setText(label);
		Combo choice = new Combo(bar, SWT.READ_ONLY | SWT.DROP_DOWN);
		AccessibleName.fromLabels(bar);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).hint(200, SWT.DEFAULT).applyTo(choice);
		choice.addListener(SWT.Selection, event -> chosen.run());
		// It may be shortened.
		choice.addListener(SWT.Modify, event -> choice.setToolTipText(choice.getText()));
		return choice;
	}
}
