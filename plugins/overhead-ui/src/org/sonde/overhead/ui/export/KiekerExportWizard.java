/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.export;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.ui.IExportWizard;
import org.eclipse.ui.IWorkbench;
import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFiles;

/** File ▸ Export ▸ Sonde ▸ Kieker/AspectJ Configuration. */
public final class KiekerExportWizard extends Wizard implements IExportWizard {

	private KiekerExportPage page;

	/** For the workbench. */
	public KiekerExportWizard() {
		setWindowTitle("Export Kieker/AspectJ Configuration");
		setNeedsProgressMonitor(true);
	}

	@Override
	public void init(IWorkbench workbench, IStructuredSelection selection) {
		setDialogSettings(Settings.of("kieker"));
		page = new KiekerExportPage(planIn(selection));
	}

	/** The selected plan file, if one is. */
	static Optional<IFile> planIn(IStructuredSelection selection) {
		return Optional.ofNullable(Adapters.adapt(selection.getFirstElement(), IFile.class))
				.filter(file -> PlanFiles.EXTENSION.equals(file.getFileExtension()));
	}

	@Override
	public void addPages() {
		addPage(page);
	}

	/** Fills in the folder as if typed. */
	public void setFolder(Path folder) {
		page.setDestination(folder);
	}

	/** What the page says on how exactly the agent follows the plan. */
	public String notes() {
		return page.notes();
	}

	@Override
	public boolean performFinish() {
		IFile file = page.plan().orElseThrow();
		Path folder = page.destination();
		page.remember();
		return page.run(ExportPage.failing(monitor -> {
			Plan plan = WorkspacePlans.load(file).plan();
			Files.createDirectories(folder);
			KiekerAspectJ.export(plan).write(folder);
			Workspace.refresh(folder, monitor);
		}));
	}
}
