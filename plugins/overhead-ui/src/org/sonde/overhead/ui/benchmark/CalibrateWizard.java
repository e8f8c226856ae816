/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.benchmark;

import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.sonde.overhead.ui.view.FollowedProject;
import org.sonde.overhead.ui.view.HelpContext;

/** Calibrate This Machine: asks what is in use here, and measures it in the background. */
public final class CalibrateWizard extends Wizard {

	private final IWorkbenchPage workbenchPage;
	private final CalibratePage page;

	/** @param project proposed for the result set; empty if nothing is selected */
	public CalibrateWizard(IWorkbenchPage workbenchPage, Optional<IProject> project) {
		this.workbenchPage = workbenchPage;
		setWindowTitle("Calibrate This Machine");
		page = new CalibratePage(project);
	}

	/** Opens it, with the project of the selection or editor proposed. */
	public static void open(IWorkbenchWindow window) {
		IWorkbenchPage workbenchPage = window.getActivePage();
		WizardDialog dialog = new WizardDialog(window.getShell(), new CalibrateWizard(workbenchPage, project(workbenchPage)));
		dialog.setHelpAvailable(HelpContext.canBeShown());
		dialog.open();
	}

	private static Optional<IProject> project(IWorkbenchPage page) {
		return FollowedProject.of(page.getSelection()).or(() -> Optional.ofNullable(page.getActiveEditor()).map(IEditorPart::getEditorInput)
				.map(input -> Adapters.adapt(input, IResource.class)).map(IResource::getProject));
	}

	@Override
	public void addPages() {
		addPage(page);
	}

	@Override
	public void createPageControls(Composite container) {
		super.createPageControls(container);
		HelpContext.CALIBRATE.on(this);
	}

	/** What the user enters. */
	public CalibratePage page() {
		return page;
	}

	@Override
	public boolean performFinish() {
		try {
			Benchmarks.here().start(page.request());
			workbenchPage.showView(BenchmarkView.ID);
			return true;
		} catch (PartInitException e) {
			ILog.of(CalibrateWizard.class).log(e.getStatus());
			return true;
		} catch (CoreException e) {
			MessageDialog.openError(getShell(), "Calibrate This Machine", e.getMessage());
			return false;
		}
	}
}
