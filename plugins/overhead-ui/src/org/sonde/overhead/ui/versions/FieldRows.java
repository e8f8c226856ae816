/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.versions;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.RowLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.sonde.overhead.ui.view.layout.ShortenedCombo;

/** Rows of a page with three columns: a label, a field, and a button if there is one. */
final class FieldRows {

	/** The least width of a field, in pixels. */
	static final int WIDTH = 380;

	private FieldRows() {
	}

	static Label label(Composite area, String text) {
		Label label = new Label(area, SWT.NONE);
		label.setText(text);
		return label;
	}

	/** A field with its label. */
	static Text text(Composite area, String name, String message) {
		label(area, name);
		Text text = new Text(area, SWT.BORDER);
		text.setMessage(message);
		text.setToolTipText(message);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).span(2, 1).hint(WIDTH, SWT.DEFAULT).applyTo(text);
		return text;
	}

	/**
	 * A list to choose from with its label.
	 *
	 * @param span columns that it takes
	 */
	static Combo combo(Composite area, String name, int span) {
		label(area, name);
		Combo combo = ShortenedCombo.create(area);
		GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).span(span, 1).hint(WIDTH, SWT.DEFAULT).applyTo(combo);
		return combo;
	}

	/** A label, and room for several fields in a line. */
	static Composite line(Composite area, String name) {
		label(area, name);
		Composite line = new Composite(area, SWT.NONE);
		RowLayoutFactory.fillDefaults().center(true).spacing(6).applyTo(line);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(line);
		return line;
	}
}
