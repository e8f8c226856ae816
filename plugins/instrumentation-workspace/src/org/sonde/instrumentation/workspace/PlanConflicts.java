/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.filebuffers.LocationKind;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.ltk.core.refactoring.PerformChangeOperation;
import org.eclipse.ltk.core.refactoring.RefactoringCore;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.sonde.instrumentation.plan.PlanConflict;
import org.sonde.instrumentation.plan.PlanConflict.Merged;
import org.sonde.instrumentation.plan.PlanConflict.Side;
import org.sonde.instrumentation.plan.PlanFiles;

/** Settles the unresolved merge of a plan's file, to be undone in the workspace as any other change. */
public final class PlanConflicts {
	private PlanConflicts() {
	}

	/**
	 * Replaces the file's text by the plan that has the probes of both sides. Reads and writes in this thread.
	 *
	 * @param label     what Undo calls it
	 * @param preferred whose values are taken where both sides differ
	 * @return where both sides differ, a line each
	 * @throws CoreException if a side is not a plan, the file has unsaved changes in an editor, or it cannot be written; it is left as it
	 *                       was
	 */
	public static List<String> keepBoth(IFile file, String label, Side preferred, IProgressMonitor monitor) throws CoreException {
		requireSaved(file);
		PlanEdit.makeWritable(file);
		Merged[] merged = new Merged[1];
		PerformChangeOperation operation = new PerformChangeOperation(new PlanTextChange(file, label, text -> {
			merged[0] = merge(file, new String(text, StandardCharsets.UTF_8), preferred);
			return PlanFiles.toBytes(merged[0].plan());
		}));
		operation.setUndoManager(RefactoringCore.getUndoManager(), label);
		ResourcesPlugin.getWorkspace().run(operation, monitor);
		if (!operation.changeExecuted()) {
			throw new CoreException(Status.error(operation.getValidationStatus().getMessageMatchingSeverity(RefactoringStatus.FATAL)));
		}
		return merged[0].differences();
	}

	/** Unsaved text in an editor would be lost, or would bring the conflict back. */
	private static void requireSaved(IFile file) throws CoreException {
		ITextFileBuffer open = FileBuffers.getTextFileBufferManager().getTextFileBuffer(file.getFullPath(), LocationKind.IFILE);
		if (open != null && open.isDirty()) {
			throw new CoreException(
					Status.error(ProjectFiles.name(file) + " has unsaved changes in an editor and was not merged. Save or revert it"
							+ " there, and try again."));
		}
	}

	private static Merged merge(IFile file, String text, Side preferred) throws CoreException {
		try {
			return PlanConflict.read(text, ProjectFiles.name(file)).merge(preferred);
		} catch (IOException e) {
			throw new CoreException(Status.error(e.getMessage() + "\nThe file was not changed.", e));
		}
	}
}
