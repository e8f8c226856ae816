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

/** Check This Set-up: measures one configuration against itself, in the background. */
public final class CheckWizard extends Wizard {

	private final IWorkbenchPage workbenchPage;
	private final CheckPage page = new CheckPage();

	public CheckWizard(IWorkbenchPage workbenchPage) {
		this.workbenchPage = workbenchPage;
		setWindowTitle("Check This Set-up");
	}

	static void open(IWorkbenchPage workbenchPage) {
		WizardDialog dialog = new WizardDialog(workbenchPage.getWorkbenchWindow().getShell(), new CheckWizard(workbenchPage));
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
		HelpContext.BENCHMARK.on(this);
	}

	/** What the user enters. */
	public CheckPage page() {
		return page;
	}

	@Override
	public boolean performFinish() {
		try {
			Benchmarks.here().start(page.request());
			workbenchPage.showView(BenchmarkView.ID);
			return true;
		} catch (PartInitException e) {
			ILog.of(CheckWizard.class).log(e.getStatus());
			return true;
		} catch (CoreException e) {
			MessageDialog.openError(getShell(), "Check This Set-up", e.getMessage());
			return false;
		}
	}
}
