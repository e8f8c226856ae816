/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

import java.util.Optional;
import java.util.function.Consumer;

import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.IJobChangeListener;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.ui.IWorkbenchPart;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.workspace.PlanChange;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.view.UndoableChange;

/** Changes plans in the background. Each change can be undone, like a marking. */
public final class PlanEdits {

	private PlanEdits() {
	}

	/** The context that the changes are undone in: the workspace's, as for markings. */
	public static IUndoContext undoContext() {
		return UndoableChange.undoContext();
	}

	/** Schedules the change; obstacles are shown to the user. */
	public static void run(String label, IFile file, Consumer<Plan> edit) {
		run(label, file, edit, () -> { });
	}

	/** @param done runs in the background as soon as the plan is changed; not if it cannot be */
	public static void run(String label, IFile file, Consumer<Plan> edit, Runnable done) {
		run(label, file, edit, Optional.empty(), done);
	}

	/**
	 * Schedules the change; in the user interface's thread.
	 *
	 * @param part in which the user asked for it; Undo works in this part, too
	 */
	public static void run(String label, IFile file, Consumer<Plan> edit, IWorkbenchPart part) {
		run(label, file, edit, PlanOperation.contextOf(part), () -> { });
	}

	/**
	 * @param context that it is undone in, beside the workspace's
	 * @param done    runs in the background as soon as the plan is changed; not if it cannot be
	 */
	public static void run(String label, IFile file, Consumer<Plan> edit, Optional<IUndoContext> context, Runnable done) {
		Job.create(label, (IProgressMonitor monitor) -> {
			runNow(label, file, edit, context, monitor);
			done.run();
		}).schedule();
	}

	/**
	 * Makes the change; not in the user interface's thread.
	 *
	 * @throws CoreException if the plan cannot be read or written
	 */
	public static void runNow(String label, IFile file, Consumer<Plan> edit, Optional<IUndoContext> context, IProgressMonitor monitor)
			throws CoreException {
		PlanChange change = PlanStore.ofWorkspace().edit(file, edit, monitor);
		if (!change.isEmpty()) {
			PlanOperation operation = new PlanOperation(label, change);
			context.ifPresent(operation::addContext);
			operation.addToHistory();
		}
	}

	/**
	 * Schedules a change that was computed from an earlier state of the plan. It is not made if others changed the same since, and a
	 * message says so.
	 *
	 * @param failed runs in the background if it is not made
	 */
	public static void make(String label, PlanChange change, Runnable failed) {
		Job job = Job.create(label, (IProgressMonitor monitor) -> {
			PlanStore.ofWorkspace().redo(change, monitor);
			new PlanOperation(label, change).addToHistory();
		});
		job.addJobChangeListener(IJobChangeListener.onDone(event -> {
			if (!event.getResult().isOK()) {
				failed.run();
			}
		}));
		job.schedule();
	}
}
