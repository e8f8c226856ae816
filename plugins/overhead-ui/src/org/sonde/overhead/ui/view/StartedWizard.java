/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import java.util.Optional;

import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.IWorkbenchWizard;

/**
 * A wizard of the menus File ▸ Import, Export and New. It starts from the selection, or from what the active part shows; its pages all have
 * the same help; and it shows the progress of what it does.
 */
public abstract class StartedWizard extends Wizard implements IWorkbenchWizard {

	private final HelpContext help;
	private IWorkbench workbench;

	protected StartedWizard(String title, HelpContext help) {
		this.help = help;
		setWindowTitle(title);
		setNeedsProgressMonitor(true);
	}

	@Override
	public final void init(IWorkbench newWorkbench, IStructuredSelection selection) {
		workbench = newWorkbench;
		start(StartingPoint.of(workbench, selection));
	}

	/** Makes the pages. */
	protected abstract void start(StartingPoint from);

	@Override
	public final void createPageControls(Composite container) {
		super.createPageControls(container);
		help.on(this);
	}

	/** Where views and editors are shown; empty without a window. */
	protected final Optional<IWorkbenchPage> workbenchPage() {
		return Optional.ofNullable(workbench.getActiveWorkbenchWindow()).map(IWorkbenchWindow::getActivePage);
	}
}
