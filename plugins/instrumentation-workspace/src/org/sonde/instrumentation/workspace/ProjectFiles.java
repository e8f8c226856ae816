/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.Status;
import org.sonde.common.digits.NaturalOrder;
import org.sonde.common.files.AtomicFile;
import org.sonde.common.files.IoErrorText;

/** Files that users keep in their projects: plans, components, result sets. */
public final class ProjectFiles {
	private ProjectFiles() {
	}

	/** As messages name it: with its project and folders. */
	public static String name(IFile file) {
		return file.getFullPath().makeRelative().toString();
	}

	/** The files whose names end so, in the natural order of their names, without those that are derived from others; none if the project was closed meanwhile. */
	public static List<IFile> ending(String ending, IProject project) {
		List<IFile> files = new ArrayList<>();
		try {
			project.accept(proxy -> {
				if (!proxy.isDerived() && proxy.getType() == IResource.FILE && proxy.getName().endsWith(ending)) {
					files.add((IFile) proxy.requestResource());
				}
				return !proxy.isDerived();
			}, IResource.NONE);
		} catch (CoreException e) {
			return List.of(); // whoever shows the project is told of that
		}
		files.sort(Comparator.comparing(ProjectFiles::name, NaturalOrder.OF_NAMES));
		return files;
	}

	/**
	 * Writes a file, new or not. On a local disk a reader sees the old file or the new one, never a part; elsewhere it is as the file
	 * system does it. Not to be cancelled: what is written must come back as a change, or nobody could undo it.
	 *
	 * @throws CoreException if it cannot be written; the file is then as it was
	 */
	public static void write(IFile file, byte[] content) throws CoreException {
		IPath location = file.getLocation();
		if (location == null) {
			file.write(content, false, false, true, null);
			return;
		}
		try {
			AtomicFile.write(location.toPath(), content);
		} catch (IOException e) {
			throw new CoreException(Status.error("Cannot write " + name(file) + ", so it did not change: " + IoErrorText.inWords(e), e));
		}
		file.refreshLocal(IResource.DEPTH_ZERO, null);
	}
}
