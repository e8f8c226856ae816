/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.export;

import java.lang.reflect.InvocationTargetException;
import java.util.concurrent.atomic.AtomicReference;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.ILog;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IImportWizard;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanMerge;
import org.sonde.instrumentation.workspace.PlanChange;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.marking.PlanOperation;
import org.sonde.overhead.ui.marking.StatusLine;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.MenuWizard;
import org.sonde.overhead.ui.view.Plural;
import org.sonde.overhead.ui.view.StartingPoint;

/** File ▸ Import ▸ Sonde ▸ Agent Configuration: the files of an agent become a new plan, or go into one that is there; to be undone. */
public final class AgentImportWizard extends MenuWizard implements IImportWizard {

	private AgentImportPage page;

	/** For the workbench. */
	public AgentImportWizard() {
		super(Messages.AgentImportWizard_title, HelpContext.IMPORT_AGENT);
	}

	@Override
	protected void start(StartingPoint from) {
		page = new AgentImportPage(from);
	}

	@Override
	public void addPages() {
		addPage(page);
	}

	@Override
	public boolean performFinish() {
		IFile file = page.file();
		Plan imported = page.imported().plan();
		AtomicReference<PlanChange> change = new AtomicReference<>();
		try {
			getContainer().run(true, false, ExportPage.failing(monitor -> change.set(PlanStore.ofWorkspace().edit(file,
					plan -> PlanMerge.merge(plan, imported), monitor))));
		} catch (InvocationTargetException e) {
			page.setErrorMessage(NLS.bind(Messages.AgentImportWizard_notWritten, ExportPage.reason(e.getCause())));
			return false;
		} catch (InterruptedException e) {
			return false; // cancelled by the user
		}
		if (!change.get().isEmpty()) {
			new PlanOperation(Messages.AgentImportWizard_title, change.get()).addToHistory();
		}
		try {
			StatusLine.show(IDE.openEditor(workbenchPage().orElseThrow(), file), done(change.get(), imported));
		} catch (PartInitException e) {
			ILog.of(AgentImportWizard.class).log(e.getStatus());
		}
		return true;
	}

	private static String done(PlanChange change, Plan imported) {
		int added = change.after().getProbes().size() - change.before().getProbes().size();
		int there = imported.getProbes().size() - added;
		return there == 0 ? Plural.bind(Messages.AgentImportWizard_added, added, change.file().getName())
				: Plural.bind(Messages.AgentImportWizard_addedToOthers, added, there, change.file().getName());
	}
}
