/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.placement;

import org.eclipse.core.commands.operations.AbstractOperation;
import org.eclipse.core.commands.operations.IUndoableOperation;
import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.sonde.overhead.ui.view.UndoableChange;

/**
 * A change of the workspace that takes a while. Until it ends, nothing can be undone: Undo would undo the change before it, which is not
 * the last one for the user.
 */
final class PendingChange extends AbstractOperation {

	private PendingChange(String label) {
		super(label);
		addContext(UndoableChange.undoContext());
	}

	/** @param label what Undo, which is disabled, calls it */
	static PendingChange begin(String label) {
		PendingChange change = new PendingChange(label);
		OperationHistoryFactory.getOperationHistory().add(change);
		return change;
	}

	/** The change was made and added to the history, or will not be made. */
	void end() {
		OperationHistoryFactory.getOperationHistory().replaceOperation(this, new IUndoableOperation[0]);
	}

	@Override
	public boolean canUndo() {
		return false;
	}

	@Override
	public boolean canRedo() {
		return false;
	}

	@Override
	public boolean canExecute() {
		return false;
	}

	@Override
	public IStatus execute(IProgressMonitor monitor, IAdaptable info) {
		return Status.CANCEL_STATUS;
	}

	@Override
	public IStatus undo(IProgressMonitor monitor, IAdaptable info) {
		return Status.CANCEL_STATUS;
	}

	@Override
	public IStatus redo(IProgressMonitor monitor, IAdaptable info) {
		return Status.CANCEL_STATUS;
	}
}
