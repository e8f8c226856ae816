/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;

/** A text to be read and copied. */
public class TextDialog extends ReadingDialog {

	/** From this number of lines on, the dialog is tall. */
	private static final int FEW_LINES = 15;

	private final String text;

	public TextDialog(Shell parent, String title, String text, HelpContext help) {
		super(parent, title, new Point(720, text.lines().count() > FEW_LINES ? 560 : 380), help);
		this.text = text;
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		Composite area = (Composite) super.createDialogArea(parent);
		Text words = ReadOnlyText.create(area, getShell().getText(), SWT.BORDER);
		words.setText(text);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(words);
		return area;
	}
}
