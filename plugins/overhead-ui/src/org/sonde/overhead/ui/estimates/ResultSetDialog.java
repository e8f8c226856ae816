/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates;

import java.util.List;

import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.sonde.overhead.results.Condition;
import org.sonde.overhead.results.ConditionName;
import org.sonde.overhead.results.ResultSet;

/** Source and conditions of a result set, to be read and copied. */
public final class ResultSetDialog extends Dialog {

	private final String title;
	private final String text;

	ResultSetDialog(Shell parent, ResultSet results, List<String> problems) {
		super(parent);
		title = results.title();
		text = describe(results)
				+ (problems.isEmpty() ? "" : "\n\nFiles of the project that cannot be used:\n" + String.join("\n", problems));
	}

	/** All that is known of how the figures were made; what is assumed says why. */
	public static String describe(ResultSet results) {
		StringBuilder text = new StringBuilder(results.title()).append("\n\n").append(results.source().citation()).append('\n')
				.append(results.source().place()).append(", ").append(results.source().year());
		results.source().doi().ifPresent(doi -> text.append(", doi:").append(doi));
		text.append("\nId: ").append(results.id()).append("\n\nConditions");
		for (ConditionName name : ConditionName.values()) {
			results.conditions().find(name)
					.ifPresent(condition -> text.append('\n').append(name.label()).append(": ").append(switch (condition) {
				case Condition.Stated stated -> stated.value();
				case Condition.Assumed assumed -> assumed.value() + "  (assumed: " + assumed.reason() + ")";
			}));
		}
		if (!results.source().notes().isEmpty()) {
			text.append("\n\nTo be known");
			results.source().notes().forEach(note -> text.append('\n').append(note));
		}
		return text.toString();
	}

	@Override
	protected void configureShell(Shell shell) {
		super.configureShell(shell);
		shell.setText("Result Set: " + title);
	}

	@Override
	protected boolean isResizable() {
		return true;
	}

	@Override
	protected Point getInitialSize() {
		return new Point(720, 560);
	}

	@Override
	protected Control createDialogArea(Composite parent) {
		Composite area = (Composite) super.createDialogArea(parent);
		Text words = new Text(area, SWT.MULTI | SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL);
		words.setText(text);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(words);
		return area;
	}

	@Override
	protected void createButtonsForButtonBar(Composite parent) {
		createButton(parent, IDialogConstants.OK_ID, IDialogConstants.CLOSE_LABEL, true);
	}
}
