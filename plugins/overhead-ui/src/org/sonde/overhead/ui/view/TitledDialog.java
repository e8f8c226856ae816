/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import java.util.Optional;

import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.jface.dialogs.TitleAreaDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;

/** A dialog with a title area, which shows problems. Its shell has title and help, and can be resized. */
public abstract class TitledDialog extends TitleAreaDialog {

	private final String title;
	/** In dialog units; some 750 pixels. */
	private static final int MOST_WIDTH_OF_MESSAGE = 430;

	private final HelpContext help;
	private final String confirm;
	private final Optional<Point> size;

	protected TitledDialog(Shell parent, String title, HelpContext help) {
		this(parent, title, help, IDialogConstants.OK_LABEL);
	}

	/** @param confirm what the button that confirms is called */
	protected TitledDialog(Shell parent, String title, HelpContext help, String confirm) {
		this(parent, title, help, confirm, Optional.empty());
	}

	/** @param size at first, in pixels; empty for what the fields need */
	protected TitledDialog(Shell parent, String title, HelpContext help, String confirm, Optional<Point> size) {
		super(parent);
		this.size = size;
		this.confirm = confirm;
		this.title = title;
		this.help = help;
		setHelpAvailable(HelpContext.canBeShown());
	}

	@Override
	public void setErrorMessage(String problem) {
		super.setErrorMessage(problem);
		AccessibleName.addToField(getShell(), Optional.ofNullable(problem).orElse(""));
	}

	@Override
	public void setMessage(String message, int type) {
		super.setMessage(message, type);
		AccessibleName.addToField(getShell(), type == IMessageProvider.ERROR ? message : "");
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

	/** Some pages change the title above the fields. */
	@Override
	protected Control createDialogArea(Composite parent) {
		setTitle(title);
		return super.createDialogArea(parent);
	}

	@Override
	protected void createButtonsForButtonBar(Composite parent) {
		super.createButtonsForButtonBar(parent);
		getButton(IDialogConstants.OK_ID).setText(confirm);
		opened();
	}

	/** All controls exist now, so their content can be checked. */
	protected void opened() {
		check();
	}

	/** Validates the controls, once all of them exist. */
	protected final void check() {
		Button button = getButton(IDialogConstants.OK_ID);
		if (button != null) {
			button.setEnabled(canConfirm());
		}
	}

	/** Whether the content of the controls can be confirmed. Shows what is wrong. */
	protected boolean canConfirm() {
		return true;
	}

	/** Does what its button does, if that is enabled. */
	protected final void confirm() {
		if (getButton(IDialogConstants.OK_ID).isEnabled()) {
			okPressed();
		}
	}

	/** A long message wraps instead of making the dialog wider than the screen. */
	@Override
	protected Point getInitialSize() {
		if (size.isPresent()) {
			return size.get();
		}
		Point usual = super.getInitialSize();
		int fields = getDialogArea().computeSize(SWT.DEFAULT, SWT.DEFAULT).x;
		int width = Math.min(usual.x, Math.max(fields, convertHorizontalDLUsToPixels(MOST_WIDTH_OF_MESSAGE)));
		return new Point(width, Math.max(usual.y, getShell().computeSize(width, SWT.DEFAULT, true).y));
	}

	@Override
	protected boolean isResizable() {
		return true;
	}

	/** The composite for the fields, with so many columns. */
	protected static Composite fields(Composite dialogArea, int columns) {
		Composite area = new Composite(dialogArea, SWT.NONE);
		GridDataFactory.fillDefaults().grab(true, true).applyTo(area);
		GridLayoutFactory.swtDefaults().numColumns(columns).margins(12, 12).spacing(8, 8).applyTo(area);
		return area;
	}
}
