/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans;

import java.io.ByteArrayInputStream;
import java.util.Optional;

import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.commands.operations.IUndoableOperation;
import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.undo.CopyResourcesOperation;
import org.eclipse.ui.ide.undo.CreateFileOperation;
import org.eclipse.ui.ide.undo.MoveResourcesOperation;
import org.eclipse.ui.ide.undo.WorkspaceUndoUtil;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.plan.PlanMerge;
import org.sonde.instrumentation.workspace.PlanChange;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.marking.PlanOperation;
import org.sonde.overhead.ui.marking.StatusLine;
import org.sonde.overhead.ui.view.HelpContext;
import org.sonde.overhead.ui.view.TextDialog;

/** Operations on the files of plans, each in a job. Changes of a file can be undone. */
final class PlanFileJobs {
	private PlanFileJobs() {
	}

	/** Makes the plan the active one of its project. */
	static void activate(IFile plan) {
		Job.create(Messages.PlanFileJobs_choosing, (IProgressMonitor monitor) -> PlanStore.ofWorkspace().setActive(plan)).schedule();
	}

	/** Creates an empty plan and chooses it. */
	static void create(IFile plan, Shell shell) {
		byte[] empty = PlanFiles.toBytes(PlanFactory.eINSTANCE.createPlan());
		run(new CreateFileOperation(plan, null, new ByteArrayInputStream(empty), Messages.PlanFileJobs_newPlan), Optional.of(plan), shell);
	}

	/** Copies the plan and chooses the copy. */
	static void duplicate(IFile plan, IFile copy, Shell shell) {
		run(new CopyResourcesOperation(plan, copy.getFullPath(), Messages.PlanFileJobs_duplicate), Optional.of(copy), shell);
	}

	/** Renames the plan's file. An active plan stays active. */
	static void rename(IFile plan, IFile named, Shell shell) {
		run(new MoveResourcesOperation(plan, named.getFullPath(), Messages.PlanFileJobs_rename), Optional.empty(), shell);
	}

	/**
	 * Merges the probes of one plan into another, and lists the differences of probes that both have.
	 *
	 * @param part where the command was given
	 */
	static void merge(IFile from, IFile into, IWorkbenchPart part) {
		Job.create(Messages.PlanFileJobs_merging, (IProgressMonitor monitor) -> {
			SubMonitor progress = SubMonitor.convert(monitor, 2);
			Plan other = WorkspacePlans.load(from).plan();
			progress.split(1);
			PlanMerge[] merge = new PlanMerge[1];
			PlanChange change = PlanStore.ofWorkspace().edit(into, plan -> merge[0] = PlanMerge.merge(plan, other), progress.split(1));
			if (!change.isEmpty()) {
				new PlanOperation(Messages.PlanFileJobs_merge, change).addToHistory();
			}
			MergeText words = new MergeText(merge[0], from.getName(), into.getName());
			StatusLine.show(part, words.summary());
			if (words.hasConflicts()) {
				PlatformUI.getWorkbench().getDisplay()
						.asyncExec(() -> new TextDialog(part.getSite().getShell(), Messages.PlanFileJobs_merge, words.whole(),
								HelpContext.PLANS).open());
			}
		}).schedule();
	}

	private static void run(IUndoableOperation operation, Optional<IFile> chosen, Shell shell) {
		new Job(operation.getLabel()) {
			@Override
			protected IStatus run(IProgressMonitor monitor) {
				try {
					IStatus status = OperationHistoryFactory.getOperationHistory().execute(operation, monitor,
							WorkspaceUndoUtil.getUIInfoAdapter(shell));
					if (status.isOK() && chosen.isPresent()) {
						PlanStore.ofWorkspace().setActive(chosen.get());
					}
					return status;
				} catch (CoreException e) {
					return e.getStatus();
				} catch (ExecutionException e) {
					return e.getCause() instanceof CoreException cause ? cause.getStatus()
							: Status.error(NLS.bind(Messages.PlanFileJobs_failed, operation.getLabel(), e.getMessage()), e);
				}
			}
		}.schedule();
	}
}
