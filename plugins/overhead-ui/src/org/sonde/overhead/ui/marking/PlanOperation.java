/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

import java.util.Optional;

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
import org.eclipse.text.undo.DocumentUndoManagerRegistry;
import org.eclipse.text.undo.IDocumentUndoManager;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.texteditor.ITextEditor;
import org.sonde.instrumentation.workspace.PlanChange;
import org.sonde.instrumentation.workspace.PlanStore;

/** A change of a plan that was made already, as an entry of the workbench's history: Edit ▸ Undo and Redo. */
public final class PlanOperation extends AbstractOperation implements IAdvancedUndoableOperation, IAdvancedUndoableOperation2 {
	private final PlanChange change;

	/** @param label what Undo and Redo call it, such as "Instrument 3 Methods" */
	public PlanOperation(String label, PlanChange change) {
		super(label);
		this.change = change;
		addContext(Adapters.adapt(ResourcesPlugin.getWorkspace(), IUndoContext.class));
	}

	/** Where Undo works in a part that edits text; empty for other parts, and for null. In the user interface's thread. */
	public static Optional<IUndoContext> contextOf(IWorkbenchPart part) {
		return Optional.ofNullable(Adapters.adapt(part, ITextEditor.class))
				.map(editor -> editor.getDocumentProvider().getDocument(editor.getEditorInput()))
				.map(DocumentUndoManagerRegistry::getDocumentUndoManager).map(IDocumentUndoManager::getUndoContext);
	}

	/** Offers the change for undo. */
	public void addToHistory() {
		OperationHistoryFactory.getOperationHistory().add(this);
	}

	/** The change was made before the operation entered the history; to execute it is to make it again. */
	@Override
	public IStatus execute(IProgressMonitor monitor, IAdaptable info) throws ExecutionException {
		return redo(monitor, info);
	}

	@Override
	public IStatus undo(IProgressMonitor monitor, IAdaptable info) throws ExecutionException {
		return repeat(PlanStore.ofWorkspace()::undo, monitor);
	}

	@Override
	public IStatus redo(IProgressMonitor monitor, IAdaptable info) throws ExecutionException {
		return repeat(PlanStore.ofWorkspace()::redo, monitor);
	}

	/** One of the two directions. */
	private interface Repetition {
		void repeat(PlanChange change, IProgressMonitor monitor) throws CoreException;
	}

	/**
	 * What can no longer be undone leaves the history; else it would bar the way to what came before it. The workbench shows the user
	 * an exception; a status it would only log.
	 */
	private IStatus repeat(Repetition repetition, IProgressMonitor monitor) throws ExecutionException {
		try {
			repetition.repeat(change, monitor);
			return Status.OK_STATUS;
		} catch (CoreException e) {
			OperationHistoryFactory.getOperationHistory().replaceOperation(this, new IUndoableOperation[0]);
			throw new ExecutionException(e.getMessage(), e);
		}
	}

	@Override
	public boolean runInBackground() {
		return true;
	}

	/** What stands in the way is found when the file is read anew. */
	@Override
	public IStatus computeExecutionStatus(IProgressMonitor monitor) {
		return Status.OK_STATUS;
	}

	@Override
	public IStatus computeUndoableStatus(IProgressMonitor monitor) {
		return Status.OK_STATUS;
	}

	@Override
	public IStatus computeRedoableStatus(IProgressMonitor monitor) {
		return Status.OK_STATUS;
	}

	@Override
	public void setQuietCompute(boolean quiet) {
		// Nothing is computed ahead, so nothing is asked.
	}

	/** None that an editor of source shows: Undo in an editor need not ask whether more is to be changed. */
	@Override
	public Object[] getAffectedObjects() {
		return new Object[0];
	}

	@Override
	public void aboutToNotify(OperationHistoryEvent event) {
		// Nothing to prepare.
	}
}
