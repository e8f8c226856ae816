/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.marking;

import java.util.Optional;

import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.text.undo.DocumentUndoManagerRegistry;
import org.eclipse.text.undo.IDocumentUndoManager;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.texteditor.ITextEditor;
import org.sonde.instrumentation.workspace.PlanChange;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.view.UndoableChange;

/** A change of a plan that was made already, to be undone. */
public final class PlanOperation extends UndoableChange {
	private final PlanChange change;

	/** @param label what Undo and Redo call it, such as "Instrument 3 Methods" */
	public PlanOperation(String label, PlanChange change) {
		super(label);
		this.change = change;
	}

	/** What was done. */
	public PlanChange change() {
		return change;
	}

	/** The undo context of a part that edits text; empty for other parts, and for null. In the user interface's thread. */
	public static Optional<IUndoContext> contextOf(IWorkbenchPart part) {
		return Optional.ofNullable(Adapters.adapt(part, ITextEditor.class))
				.map(editor -> editor.getDocumentProvider().getDocument(editor.getEditorInput()))
				.map(DocumentUndoManagerRegistry::getDocumentUndoManager).map(IDocumentUndoManager::getUndoContext);
	}

	@Override
	protected void revert(IProgressMonitor monitor) throws CoreException {
		PlanStore.ofWorkspace().undo(change, monitor);
	}

	@Override
	protected void reapply(IProgressMonitor monitor) throws CoreException {
		PlanStore.ofWorkspace().redo(change, monitor);
	}
}
