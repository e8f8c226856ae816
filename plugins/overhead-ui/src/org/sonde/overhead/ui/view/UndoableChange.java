/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.view;

import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.commands.operations.AbstractOperation;
import org.eclipse.core.commands.operations.IAdvancedUndoableOperation;
import org.eclipse.core.commands.operations.IAdvancedUndoableOperation2;
import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.core.commands.operations.IUndoableOperation;
import org.eclipse.core.commands.operations.OperationHistoryEvent;
import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;

/**
 * A change of the workspace that was already made, as an entry of the workbench's history: Edit ▸ Undo and Redo, which work in the
 * background.
 */
public abstract class UndoableChange extends AbstractOperation implements IAdvancedUndoableOperation, IAdvancedUndoableOperation2 {

	/** @param label what Undo and Redo call it, such as "Instrument 3 Methods" */
	protected UndoableChange(String label) {
		super(label);
		addContext(undoContext());
	}

	/** The context in which all of these can be undone: the workspace's, as for changes of resources. */
	public static IUndoContext undoContext() {
		return Adapters.adapt(ResourcesPlugin.getWorkspace(), IUndoContext.class);
	}

	/** Offers the change for undo. */
	public final void addToHistory() {
		OperationHistoryFactory.getOperationHistory().add(this);
	}

	/** @throws CoreException if it cannot be undone in the present state */
	protected abstract void revert(IProgressMonitor monitor) throws CoreException;

	/** @throws CoreException if it cannot be redone in the present state */
	protected abstract void reapply(IProgressMonitor monitor) throws CoreException;

	/** The change was made before the operation was added to the history; executing it redoes the change. */
	@Override
	public final IStatus execute(IProgressMonitor monitor, IAdaptable info) throws ExecutionException {
		return redo(monitor, info);
	}

	@Override
	public final IStatus undo(IProgressMonitor monitor, IAdaptable info) throws ExecutionException {
		return repeat(this::revert, monitor);
	}

	@Override
	public final IStatus redo(IProgressMonitor monitor, IAdaptable info) throws ExecutionException {
		return repeat(this::reapply, monitor);
	}

	/** One of the two directions. */
	private interface Direction {
		void repeat(IProgressMonitor monitor) throws CoreException;
	}

	/**
	 * What can no longer be undone leaves the history; else it would bar the way to what came before it. The workbench shows the user
	 * an exception; a status it would only log.
	 */
	private IStatus repeat(Direction repetition, IProgressMonitor monitor) throws ExecutionException {
		try {
			repetition.repeat(monitor);
			return Status.OK_STATUS;
		} catch (CoreException e) {
			OperationHistoryFactory.getOperationHistory().replaceOperation(this, new IUndoableOperation[0]);
			throw new ExecutionException(e.getMessage(), e);
		}
	}

	@Override
	public final boolean runInBackground() {
		return true;
	}

	/** Obstacles are found when the file is read again. */
	@Override
	public final IStatus computeExecutionStatus(IProgressMonitor monitor) {
		return Status.OK_STATUS;
	}

	@Override
	public final IStatus computeUndoableStatus(IProgressMonitor monitor) {
		return Status.OK_STATUS;
	}

	@Override
	public final IStatus computeRedoableStatus(IProgressMonitor monitor) {
		return Status.OK_STATUS;
	}

	@Override
	public final void setQuietCompute(boolean quiet) {
		// Nothing is computed in advance, so nothing is asked.
	}

	/** None of these changes is in an editor, so that Undo in an editor need not ask whether to change more. */
	@Override
	public final Object[] getAffectedObjects() {
		return new Object[0];
	}

	@Override
	public final void aboutToNotify(OperationHistoryEvent event) {
		// Nothing to prepare.
	}
}
