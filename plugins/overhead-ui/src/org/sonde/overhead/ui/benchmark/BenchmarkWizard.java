/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.sonde.overhead.ui.view.HelpContext;

/** Asks on one page what is to be measured, and measures it in the background. */
abstract class BenchmarkWizard<P extends BenchmarkPage> extends Wizard {

	private final IWorkbenchPage workbenchPage;
	private final P page;
	private final HelpContext help;

	BenchmarkWizard(IWorkbenchPage workbenchPage, P page, HelpContext help) {
		this.workbenchPage = workbenchPage;
		this.page = page;
		this.help = help;
		setWindowTitle(page.getTitle());
	}

	final void open() {
		WizardDialog dialog = new WizardDialog(workbenchPage.getWorkbenchWindow().getShell(), this);
		dialog.setHelpAvailable(HelpContext.canBeShown());
		dialog.open();
	}

	@Override
	public void addPages() {
		addPage(page);
	}

	@Override
	public void createPageControls(Composite container) {
		super.createPageControls(container);
		help.on(this);
	}

	/** Returns the page with what the user enters. */
	public P page() {
		return page;
	}

	@Override
	public boolean performFinish() {
		try {
			Benchmarks.here().start(page.request());
			workbenchPage.showView(BenchmarkView.ID);
			return true;
		} catch (PartInitException e) {
			ILog.of(BenchmarkWizard.class).log(e.getStatus());
			return true;
		} catch (CoreException e) {
			MessageDialog.openError(getShell(), getWindowTitle(), e.getMessage());
			return false;
		}
	}
}
