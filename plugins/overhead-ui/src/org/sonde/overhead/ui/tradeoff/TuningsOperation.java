/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.tradeoff;

import java.util.Arrays;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.osgi.util.NLS;
import org.sonde.instrumentation.workspace.ProjectFileUpdate;
import org.sonde.instrumentation.workspace.ProjectFiles;
import org.sonde.overhead.ui.view.UndoableChange;

/** A change of a file of tunings that was made already, to be undone byte by byte as long as nobody else changed the file since. */
final class TuningsOperation extends UndoableChange {
	private final IFile file;
	private final Optional<byte[]> before;
	private final Optional<byte[]> after;

	/**
	 * @param label  what Undo and Redo call it
	 * @param before the content of the file before the change; empty if the change created it
	 * @param after  what the change made of it
	 */
	TuningsOperation(String label, IFile file, Optional<byte[]> before, byte[] after) {
		super(label);
		this.file = file;
		this.before = before.map(byte[]::clone);
		this.after = Optional.of(after.clone());
	}

	@Override
	protected void revert(IProgressMonitor monitor) throws CoreException {
		replace(after, before, monitor);
	}

	@Override
	protected void reapply(IProgressMonitor monitor) throws CoreException {
		replace(before, after, monitor);
	}

	private void replace(Optional<byte[]> expected, Optional<byte[]> content, IProgressMonitor monitor) throws CoreException {
		file.getWorkspace().run(progress -> {
			try (ProjectFileUpdate update = ProjectFileUpdate.begin(file)) {
				file.refreshLocal(IResource.DEPTH_ZERO, null);
				if (file.exists() != expected.isPresent() || file.exists() && !Arrays.equals(file.readAllBytes(), expected.get())) {
					throw new CoreException(Status.error(NLS.bind(Messages.TuningsOperation_changed, ProjectFiles.name(file))));
				}
				if (content.isPresent()) {
					update.write(content.get());
				} else {
					file.delete(IResource.KEEP_HISTORY, progress);
				}
			}
		}, file.getProject(), IWorkspace.AVOID_UPDATE, monitor);
	}
}
