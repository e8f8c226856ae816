/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.io.IOException;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.Status;
import org.sonde.common.files.FileUpdate;
import org.sonde.common.files.IoErrorText;

/**
 * A {@link FileUpdate} of a file in a project, whose rule the caller holds before and after. On a local disk a reader sees the old file or
 * the new one, never a part, and commands outside the IDE wait; elsewhere it is as the file system does it.
 */
public final class ProjectFileUpdate implements AutoCloseable {
	private final IFile file;
	private final Optional<FileUpdate> local;

	private ProjectFileUpdate(IFile file, Optional<FileUpdate> local) {
		this.file = file;
		this.local = local;
	}

	/** @throws CoreException if somebody else changes the file for too long */
	public static ProjectFileUpdate begin(IFile file) throws CoreException {
		IPath location = file.getLocation();
		try {
			return new ProjectFileUpdate(file, location == null ? Optional.empty() : Optional.of(FileUpdate.begin(location.toPath())));
		} catch (IOException e) {
			throw unwritten(file, e);
		}
	}

	/**
	 * Writes the file, new or not. Not to be cancelled: what is written must come back as a change, or nobody could undo it.
	 *
	 * @throws CoreException if it cannot be written, or others changed it; the file is then as it was
	 */
	public void write(byte[] content) throws CoreException {
		if (local.isEmpty()) {
			file.write(content, false, false, true, null);
			return;
		}
		try {
			local.get().write(content);
		} catch (IOException e) {
			throw unwritten(file, e);
		}
		file.refreshLocal(IResource.DEPTH_ZERO, null);
	}

	@Override
	public void close() {
		local.ifPresent(FileUpdate::close);
	}

	private static CoreException unwritten(IFile file, IOException e) {
		return new CoreException(
				Status.error("Cannot write " + ProjectFiles.name(file) + ", so it did not change: " + IoErrorText.inWords(e), e));
	}
}
