/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import java.util.Optional;

import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.IWorkbenchWizard;

/** A wizard of the menus File ▸ Import, Export and New. It starts from the selection, or from what the active part shows. */
public abstract class MenuWizard extends SondeWizard implements IWorkbenchWizard {

	private IWorkbench workbench;

	protected MenuWizard(String title, HelpContext help) {
		super(title, help);
	}

	@Override
	public final void init(IWorkbench newWorkbench, IStructuredSelection selection) {
		workbench = newWorkbench;
		start(StartingPoint.of(workbench, selection));
	}

	/** Makes the pages. */
	protected abstract void start(StartingPoint from);

	/** Where views and editors are shown; empty without a window. */
	protected final Optional<IWorkbenchPage> workbenchPage() {
		return Optional.ofNullable(workbench.getActiveWorkbenchWindow()).map(IWorkbenchWindow::getActivePage);
	}
}
