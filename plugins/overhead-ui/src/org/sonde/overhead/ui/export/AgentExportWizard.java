/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.export;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.osgi.util.NLS;
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
		page.remember();
		boolean written = page.run(ExportPage.failing(monitor -> {
			AgentFiles export = export(file, agent, monitor);
			List<Path> others = export.inTheWay(folder);
			if (!others.isEmpty() && !mayReplace(others, shell)) {
				throw new OperationCanceledException();
			}
			Files.createDirectories(folder);
			export.write(folder);
			Workspace.refresh(folder, monitor);
		}));
		if (written) {
			page.sayWritten();
		}
		return written;
	}

	/** Asks from another thread than the user interface's. */
	private static boolean mayReplace(List<Path> others, Shell shell) {
		boolean[] replace = new boolean[1];
		String question = NLS.bind(others.size() == 1 ? Messages.AgentExportWizard_replaceFile : Messages.AgentExportWizard_replaceFiles,
				others.stream().map(Path::toString).collect(Collectors.joining("\n")));
		shell.getDisplay().syncExec(() -> replace[0] = MessageDialog.openQuestion(shell, Messages.AgentExportWizard_title, question));
		return replace[0];
	}
}
