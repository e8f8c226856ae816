/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.layout;

import java.util.LinkedHashSet;
import java.util.Set;

import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.sonde.overhead.ui.view.WrappedText;

/**
 * Labels whose words change while one types and marks. Only those that say something else and do not fit are laid out again, and not all
 * that the view has: GTK takes milliseconds for the size of a table.
 */
public final class ChangingLabels {

	private final Composite place;
	private final Set<Control> changed = new LinkedHashSet<>();

	/** @param place that is laid out again if the labels become shorter or longer */
	public ChangingLabels(Composite place) {
		this.place = place;
	}

	public void set(Label label, String words) {
		if (!words.equals(label.getText())) {
			label.setText(words);
			changed.add(label);
		}
	}

	/** Controls beside a text do not move if the text has as many lines as before. */
	public void set(WrappedText text, String words) {
		if (!words.equals(text.getText())) {
			text.setText(words);
			if (!text.fits()) {
				changed.add(text);
			}
		}
	}

	/** Has a control laid out again that appeared, disappeared or changed. */
	public void changed(Control control) {
		changed.add(control);
	}

	/** Lays out the controls that have changed since the last time. */
	public void layOut() {
		if (!changed.isEmpty()) {
			place.layout(changed.toArray(Control[]::new));
			changed.clear();
		}
	}
}
