/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import java.util.Optional;
import java.util.function.Function;

import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.window.IShellProvider;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;

/** A dialog without a title area. Its shell has title and help, and can be resized. */
public abstract class PlainDialog extends Dialog {

	private final String title;
	private final HelpContext help;

	protected PlainDialog(IShellProvider parent, String title, HelpContext help) {
		super(parent);
		this.title = title;
		this.help = help;
	}

	/** The user's choice in a dialog; empty if it was cancelled. */
	public static <D extends Dialog, T> Optional<T> ask(D dialog, Function<D, T> chosen) {
		return dialog.open() == OK ? Optional.of(chosen.apply(dialog)) : Optional.empty();
	}

	@Override
	protected void configureShell(Shell shell) {
		super.configureShell(shell);
		shell.setText(title);
		help.on(shell);
	}

	@Override
	protected Control createContents(Composite parent) {
		Control contents = super.createContents(parent);
		AccessibleName.fromLabels(parent);
		return contents;
	}

	@Override
	protected boolean isResizable() {
		return true;
	}
}
