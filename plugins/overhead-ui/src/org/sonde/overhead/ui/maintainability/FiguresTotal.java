/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.maintainability;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.preference.JFacePreferences;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.sonde.overhead.ui.view.ChangingLabels;

/** The bar below the table: the figures of the component as a whole, and their counting rules. */
final class FiguresTotal {

	private final Composite bar;
	private final ChangingLabels words;
	private final Label figures;
	private final Label rules;

	FiguresTotal(Composite parent) {
		bar = new Composite(parent, SWT.NONE);
		words = new ChangingLabels(parent);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(bar);
		GridLayoutFactory.swtDefaults().margins(5, 3).spacing(5, 1).applyTo(bar);
		figures = new Label(bar, SWT.WRAP);
		figures.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
		GridDataFactory.fillDefaults().grab(true, false).hint(200, SWT.DEFAULT).applyTo(figures);
		rules = new Label(bar, SWT.WRAP);
		figures.setToolTipText(Messages.FiguresTotal_figuresHint);
		rules.setForeground(JFaceResources.getColorRegistry().get(JFacePreferences.QUALIFIER_COLOR));
		GridDataFactory.fillDefaults().grab(true, false).hint(200, SWT.DEFAULT).applyTo(rules);
	}

	void show(FiguresTotalText text) {
		words.set(figures, text.figures());
		words.set(rules, text.rules());
		rules.setToolTipText(text.rulesHint());
		words.layOut();
	}
}
