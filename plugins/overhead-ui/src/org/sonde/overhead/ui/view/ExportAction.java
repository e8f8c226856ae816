/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import java.util.Optional;
import java.util.function.Supplier;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.IWorkbenchWizard;
import org.eclipse.ui.PlatformUI;

/** Opens one of the export wizards from a view, at the plan that the view shows. */
public final class ExportAction extends Action {

	private final IWorkbenchPart view;
	private final String wizardId;
	private final Supplier<Optional<IFile>> plan;

	private ExportAction(String text, IWorkbenchPart view, String wizardId, Supplier<Optional<IFile>> plan) {
		super(text);
		this.view = view;
		this.wizardId = wizardId;
		this.plan = plan;
	}

	/** Export of the plan for an agent. */
	public static ExportAction agent(IWorkbenchPart view, Supplier<Optional<IFile>> plan) {
		return new ExportAction(Messages.ExportAction_agent, view, "org.sonde.overhead.ui.export.agent", plan);
	}

	/** Export of the report. */
	public static ExportAction report(IWorkbenchPart view, Supplier<Optional<IFile>> plan) {
		return new ExportAction(Messages.ExportAction_report, view, "org.sonde.overhead.ui.export.report", plan);
	}

	@Override
	public void run() {
		try {
			IWorkbenchWizard wizard = PlatformUI.getWorkbench().getExportWizardRegistry().findWizard(wizardId).createWizard();
			wizard.init(PlatformUI.getWorkbench(), plan.get().map(StructuredSelection::new).orElse(StructuredSelection.EMPTY));
			WizardDialog dialog = new WizardDialog(view.getSite().getShell(), wizard);
			dialog.setHelpAvailable(HelpContext.canBeShown());
			dialog.open();
		} catch (CoreException e) {
			ILog.of(ExportAction.class).log(e.getStatus());
		}
	}
}
