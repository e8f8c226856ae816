/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.export;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.swt.program.Program;
import org.eclipse.ui.IExportWizard;
import org.eclipse.ui.IWorkbench;
import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.overhead.ui.estimates.PlanCosts;
import org.sonde.overhead.ui.results.ResultSets;
import org.sonde.report.html.HtmlReport;
import org.sonde.report.html.PlanSection;
import org.sonde.report.html.ReportContent;
import org.sonde.report.tradeoff.TuningSeries;

/** File ▸ Export ▸ Sonde ▸ Sonde Report (HTML). */
public final class ReportExportWizard extends Wizard implements IExportWizard {

	private ReportExportPage page;

	/** For the workbench. */
	public ReportExportWizard() {
		setWindowTitle("Export Sonde Report");
		setNeedsProgressMonitor(true);
	}

	@Override
	public void init(IWorkbench workbench, IStructuredSelection selection) {
		setDialogSettings(Settings.of("report"));
		page = new ReportExportPage(AgentExportWizard.planIn(selection));
	}

	@Override
	public void addPages() {
		addPage(page);
	}

	/** Fills in the file as if typed. */
	public void setFile(Path file) {
		page.setDestination(file);
	}

	@Override
	public boolean performFinish() {
		Optional<IFile> plan = page.plan();
		Path file = page.destination();
		String title = page.title();
		List<TuningSeries> series = page.series();
		page.remember();
		boolean written = page.run(ExportPage.failing(monitor -> {
			SubMonitor progress = SubMonitor.convert(monitor, "Writing the report", 3);
			Optional<PlanSection> section = plan.isPresent() ? Optional.of(section(plan.get(), progress.split(1)))
					: Optional.empty();
			progress.setWorkRemaining(2).split(1);
			HtmlReport.write(new ReportContent(title, Optional.empty(), section, List.of(), List.of(), series, List.of()), file);
			Workspace.refresh(file.getParent(), progress.split(1));
		}));
		if (written && page.opens()) {
			Program.launch(file.toUri().toString());
		}
		return written;
	}

	private static PlanSection section(IFile file, IProgressMonitor monitor) throws CoreException {
		PlanState.Loaded plan = WorkspacePlans.load(file);
		PlanCosts costs = PlanCosts.of(plan, ResultSets.of(file.getProject(), monitor));
		if (costs.estimate().isEmpty()) {
			throw new CoreException(Status.error(file.getName() + " cannot be estimated: " + costs.obstacle()
					+ " The view Overhead Estimates is the place for it."));
		}
		return new PlanSection(file.getName(), costs.estimate().get(), KiekerAspectJ.export(plan.plan()).notes());
	}
}
