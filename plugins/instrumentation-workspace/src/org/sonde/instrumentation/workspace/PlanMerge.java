/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.ltk.core.refactoring.PerformChangeOperation;
import org.eclipse.ltk.core.refactoring.RefactoringCore;
import org.eclipse.ltk.core.refactoring.TextFileChange;
import org.eclipse.text.edits.ReplaceEdit;
import org.sonde.instrumentation.plan.PlanConflict;
import org.sonde.instrumentation.plan.PlanConflict.Merged;
import org.sonde.instrumentation.plan.PlanConflict.Side;
import org.sonde.instrumentation.plan.PlanFiles;

/** Settles the unresolved merge of a plan's file, to be undone in the workspace as any other change. */
public final class PlanMerge {
	private PlanMerge() {
	}

	/**
	 * Replaces the file's text by the plan that has the probes of both sides. Reads and writes in this thread.
	 *
	 * @param label     what Undo calls it
	 * @param preferred whose values are taken where both sides differ
	 * @return what both sides said otherwise, a line each
	 * @throws CoreException if a side is no plan; the file is left as it was
	 */
	public static List<String> keepBoth(IFile file, String label, Side preferred, IProgressMonitor monitor) throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, 3);
		file.refreshLocal(IResource.DEPTH_ZERO, progress.split(1));
		TextFileChange change = new TextFileChange(label, file);
		String text = change.getCurrentContent(progress.split(1));
		Merged merged = merge(file, text, preferred);
		change.setEdit(new ReplaceEdit(0, text.length(), new String(PlanFiles.toBytes(merged.plan()), StandardCharsets.UTF_8)));
		change.setSaveMode(TextFileChange.FORCE_SAVE);
		change.initializeValidationData(progress.split(0));
		PerformChangeOperation operation = new PerformChangeOperation(change);
		operation.setUndoManager(RefactoringCore.getUndoManager(), label);
		ResourcesPlugin.getWorkspace().run(operation, progress.split(1));
		if (!operation.changeExecuted()) {
			throw new CoreException(Status.error(ProjectFiles.name(file) + " has changed meanwhile and was not merged. Try again."));
		}
		return merged.differences();
	}

	private static Merged merge(IFile file, String text, Side preferred) throws CoreException {
		try {
			return PlanConflict.read(text, ProjectFiles.name(file)).merge(preferred);
		} catch (IOException e) {
			throw new CoreException(Status.error(e.getMessage() + "\nThe file was not changed.", e));
		}
	}
}
