/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.code;

import org.eclipse.jface.preference.JFacePreferences;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.sonde.overhead.ui.view.NarrowMode;
import org.sonde.overhead.ui.view.WrappedText;
import org.sonde.overhead.ui.view.layout.ChangingLabels;
import org.sonde.overhead.ui.view.layout.FlowLayout;

/** The bar below the table: the figures of the component as a whole, and their counting rules. */
final class FiguresTotal {

	private final ChangingLabels words;
	private final WrappedText figures;
	private final WrappedText rules;
	private final NarrowMode narrowness;
	private FiguresTotalText latest = new FiguresTotalText("", "", "");

	FiguresTotal(Composite parent) {
		words = new ChangingLabels(parent);
		figures = FlowLayout.text(parent);
		figures.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
		rules = FlowLayout.text(parent);
		rules.setForeground(JFaceResources.getColorRegistry().get(JFacePreferences.QUALIFIER_COLOR));
		narrowness = new NarrowMode(parent, narrow -> show(latest));
	}

	/** The line of the figures. */
	Control figures() {
		return figures.getParent();
	}

	/** The line of the rules, which may be missing where there is little room. */
	Control rules() {
		return rules.getParent();
	}

	void show(FiguresTotalText text) {
		latest = text;
		boolean narrow = narrowness.isNarrow();
		words.set(figures, narrow ? text.figures().replaceFirst(";.*", "") : text.figures());
		figures.setToolTipText((narrow ? text.figures() + "\n" : "") + Messages.FiguresTotal_figuresHint);
		words.set(rules, text.rules());
		rules.setToolTipText(text.rulesHint());
		words.layOut();
	}
}
