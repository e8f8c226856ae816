/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.PlainDialog;
import org.sonde.overhead.ui.view.TabTraversal;

/** Asks for the note of one or more probes. */
public final class NoteDialog extends PlainDialog {
	private static final int WIDTH = 420;
	private static final int LINES = 4;
	/** The maximum length of an attribute in the plan's file. */
	private static final int MOST_CHARS = 65_535;

	private final String question;
	private final String before;
	private Text text;
	private String note;

	private NoteDialog(Shell parent, String question, String before) {
		super(() -> parent, Messages.NoteDialog_title, HelpContext.NOTE);
		this.question = question;
		this.before = before;
	}

	/** The text of the dialog, which may be empty; no value if the dialog was cancelled. */
	public static Optional<String> ask(Shell parent, List<? extends Probe> probes) {
		List<String> notes = probes.stream().map(probe -> Objects.requireNonNullElse(probe.getNote(), "")).distinct().toList();
		String question = probes.size() == 1 ? NLS.bind(Messages.NoteDialog_one, nameOf(probes.getFirst()))
				: NLS.bind(notes.size() > 1 ? Messages.NoteDialog_different : Messages.NoteDialog_several, probes.size());
		return ask(new NoteDialog(parent, question, notes.size() == 1 ? notes.getFirst() : ""), dialog -> dialog.note);
	}

	private static String nameOf(Probe probe) {
		return Probes.codePlace(probe).map(MarkingMessage::nameOf).orElseGet(() -> Probes.name(probe));
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		Composite area = (Composite) super.createDialogArea(parent);
		Label label = new Label(area, SWT.WRAP);
		label.setText(question);
		GridDataFactory.fillDefaults().grab(true, false).hint(WIDTH, SWT.DEFAULT).applyTo(label);
		text = new Text(area, SWT.BORDER | SWT.MULTI | SWT.WRAP | SWT.V_SCROLL);
		text.setText(before);
		text.setTextLimit(MOST_CHARS);
		text.selectAll();
		TabTraversal.enable(text);
		// Enter makes a line here; Ctrl+Enter presses OK, as in other texts of several lines.
		text.addTraverseListener(event -> {
			if (event.detail == SWT.TRAVERSE_RETURN && (event.stateMask & SWT.MOD1) != 0) {
				okPressed();
			}
		});
		GridDataFactory.fillDefaults().grab(true, true).hint(WIDTH, LINES * text.getLineHeight()).applyTo(text);
		return area;
	}

	@Override
	protected void okPressed() {
		note = text.getText().replace(Text.DELIMITER, "\n").strip();
		super.okPressed();
	}
}
