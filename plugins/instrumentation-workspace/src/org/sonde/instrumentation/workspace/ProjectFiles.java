/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.sonde.common.digits.NaturalOrder;

/** Files that users keep in their projects: plans, components, result sets. */
public final class ProjectFiles {
	private ProjectFiles() {
	}

	/** Returns the name in messages: with project and folders. */
	public static String name(IFile file) {
		return file.getFullPath().makeRelative().toString();
	}

	/**
	 * The files whose names end so, in the natural order of their names, without those that are derived from others; none if the project
	 * was closed meanwhile.
	 */
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
			return List.of(); // the caller reports that
		}
		files.sort(Comparator.comparing(ProjectFiles::name, NaturalOrder.OF_NAMES));
		return files;
	}

	/** Writes a file, new or not, whatever is in it. */
	public static void write(IFile file, byte[] content) throws CoreException {
		try (ProjectFileUpdate update = ProjectFileUpdate.begin(file)) {
			update.write(content);
		}
	}
}
