/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.code;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.eclipse.ui.IMemento;

/** Which component of each project the user wants to see; all types where nothing was chosen. */
final class ChosenComponents {

	private static final String COMPONENT = "component";

	private final Map<IProject, IFile> files = new HashMap<>();

	void choose(IProject project, Optional<IFile> file) {
		file.ifPresentOrElse(chosen -> files.put(project, chosen), () -> files.remove(project));
	}

	Optional<IFile> of(IProject project) {
		return Optional.ofNullable(files.get(project)).filter(IFile::exists);
	}

	void save(IMemento memento) {
		files.values().forEach(file -> memento.createChild(COMPONENT, file.getFullPath().toPortableString()));
	}

	/** Restores what {@link #save} wrote. */
	void restore(IMemento memento) {
		for (IMemento child : memento.getChildren(COMPONENT)) {
			IPath path = IPath.fromPortableString(child.getID());
			if (path.segmentCount() > 1) {
				IFile file = ResourcesPlugin.getWorkspace().getRoot().getFile(path);
				files.put(file.getProject(), file);
			}
		}
	}
}
