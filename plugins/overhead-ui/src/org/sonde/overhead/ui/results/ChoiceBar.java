/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.results;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.sonde.overhead.ui.view.AccessibleName;
import org.sonde.overhead.ui.view.layout.ShortenedCombo;

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
		Combo choice = ShortenedCombo.create(bar);
		AccessibleName.fromLabels(bar);
		((GridData) choice.getLayoutData()).widthHint = 200;
		choice.addListener(SWT.Selection, event -> chosen.run());
		return choice;
	}
}
