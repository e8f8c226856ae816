/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.util.Arrays;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;

/**
 * Replaces the text of a plan's file, which need not be a plan, in one step of Undo. Commands outside the IDE wait meanwhile; if others
 * changed the file since, neither the change nor its undo is made.
 */
final class PlanTextChange extends Change {
	private final IFile file;
	private final String label;
	private final Edit edit;

	/** Changes a text. */
	interface Edit {
		/** @throws CoreException if nothing can, and why */
		byte[] apply(byte[] text) throws CoreException;
	}

	PlanTextChange(IFile file, String label, Edit edit) {
		this.file = file;
		this.label = label;
		this.edit = edit;
	}

	@Override
	public String getName() {
		return label;
	}

	@Override
	public Object getModifiedElement() {
		return file;
	}

	@Override
	public void initializeValidationData(IProgressMonitor monitor) {
		// The text is read again when the change is made.
	}

	@Override
	public RefactoringStatus isValid(IProgressMonitor monitor) {
		try {
			edit.apply(read());
			return new RefactoringStatus();
		} catch (CoreException e) {
			return RefactoringStatus.createFatalErrorStatus(e.getStatus().getMessage());
		}
	}

	@Override
	public Change perform(IProgressMonitor monitor) throws CoreException {
		try (ProjectFileUpdate update = ProjectFileUpdate.begin(file)) {
			byte[] before = read();
			byte[] after = edit.apply(before);
			update.write(after);
			return new PlanTextChange(file, label, text -> {
				if (!Arrays.equals(text, after)) {
					throw new CoreException(
							Status.error(ProjectFiles.name(file) + " has changed since and was left as it is. Change it by hand."));
				}
				return before;
			});
		}
	}

	private byte[] read() throws CoreException {
		file.refreshLocal(IResource.DEPTH_ZERO, null);
		return PlanEdit.bytesOf(file);
	}
}
