/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view.layout;

import java.util.Optional;

import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.widgets.Composite;
import org.sonde.overhead.ui.view.AccessibleName;

/** A page of a wizard with fields in columns, which scrolls on a low screen. */
public abstract class FormPage extends WizardPage {
	private final int columns;

	protected FormPage(String name, String title, String description, int columns) {
		super(name, title, null);
		setDescription(description);
		this.columns = columns;
	}

	@Override
	public final void createControl(Composite parent) {
		ScrolledComposite scroller = VerticalScroll.create(parent, SWT.NONE);
		Composite area = new Composite(scroller, SWT.NONE);
		GridLayoutFactory.swtDefaults().numColumns(columns).spacing(8, 5).applyTo(area);
		setControl(scroller);
		createFields(area);
		scroller.setContent(area);
		AccessibleName.fromLabels(area);
	}

	@Override
	public void setErrorMessage(String problem) {
		super.setErrorMessage(problem);
		if (getControl() != null) {
			AccessibleName.addToField(getShell(), Optional.ofNullable(problem).orElse(""));
		}
	}

	/** Gives the focus to the first field. Otherwise it would move from Next, which is now disabled, to Back. */
	@Override
	public void setVisible(boolean visible) {
		super.setVisible(visible);
		// When a shell opens, it gives the focus to the first field by itself.
		if (visible && getShell().isVisible()) {
			getControl().setFocus();
		}
	}

	/**
	 * Says why the page is not complete, so that nobody has to guess why Finish is disabled.
	 *
	 * @param wrong   an error; empty if there is none
	 * @param missing what is still to be chosen, typed or read, which is not an error; empty if nothing is
	 */
	protected final void setObstacles(Optional<String> wrong, Optional<String> missing) {
		setErrorMessage(wrong.orElse(null));
		setMessage(missing.orElse(null));
		setPageComplete(wrong.isEmpty() && missing.isEmpty());
	}

	/** Called once, when the page is made. */
	protected abstract void createFields(Composite area);
}
