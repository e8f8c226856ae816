/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.export;

import java.nio.file.Files;
import java.nio.file.Path;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.swt.widgets.Shell;
import org.sonde.instrumentation.export.Agent;
import org.sonde.instrumentation.export.AgentFiles;
import org.sonde.instrumentation.workspace.PatternStore;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.overhead.ui.plans.WorkspacePlans;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.StartingPoint;

/** File ▸ Export ▸ Sonde ▸ Agent Configuration. */
public final class AgentExportWizard extends ExportWizard<AgentExportPage> {

	/** For the workbench. */
	public AgentExportWizard() {
		super(Messages.AgentExportWizard_title, HelpContext.EXPORT_AGENT, "agent");
	}

	@Override
	AgentExportPage page(StartingPoint from) {
		return new AgentExportPage(from);
	}

	/** The plan in the agent's files, with what the project's classes say of it. */
	static AgentFiles export(IFile file, Agent agent, IProgressMonitor monitor) throws CoreException {
		PlanState.Loaded plan = WorkspacePlans.load(file);
		SubMonitor progress = SubMonitor.convert(monitor, 2);
		return agent.export(plan.plan(), ProjectClasses.of(file.getProject(), progress.split(1)),
				PatternStore.ofWorkspace().find(plan, progress.split(1)));
	}

	@Override
	boolean export(AgentExportPage page) {
		IFile file = page.plan().orElseThrow();
		Agent agent = page.agent();
		Path folder = page.destination();
		Shell shell = getShell();
		boolean written = page.run(ExportPage.failing(monitor -> {
			AgentFiles export = export(file, agent, monitor);
			askToReplace(export.inTheWay(folder), shell);
			Files.createDirectories(folder);
			export.write(folder);
			Workspace.refresh(folder, monitor);
		}));
		if (written) {
			page.sayWritten();
		}
		return written;
	}
}
