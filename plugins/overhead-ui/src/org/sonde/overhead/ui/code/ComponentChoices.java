/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.sonde.instrumentation.workspace.ProjectComponents;

/**
 * The components of a project to choose from.
 *
 * @param files    of the components; of all types, the first, it is empty
 * @param names    for people, in the same order
 * @param shown    the place of the one that is shown
 * @param problems of files that cannot be read, one a line; empty if there are none
 */
record ComponentChoices(List<Optional<IFile>> files, List<String> names, int shown, Optional<String> problems) {

	ComponentChoices {
		files = List.copyOf(files);
		names = List.copyOf(names);
	}

	/** @param shown the file of the component that is shown; empty for all types, which also stand in for one that is gone */
	static ComponentChoices of(IProject project, ProjectComponents components, Optional<IFile> shown) {
		List<Optional<IFile>> files = new ArrayList<>(List.of(Optional.empty()));
		List<String> names = new ArrayList<>(List.of(Figures.allTypes(project).name()));
		for (ProjectComponents.Stored stored : components.stored()) {
			files.add(Optional.of(stored.file()));
			names.add(stored.component().name() + " – " + stored.file().getProjectRelativePath());
		}
		return new ComponentChoices(files, names, Math.max(0, files.indexOf(shown)),
				components.problems().isEmpty() ? Optional.empty() : Optional.of(String.join("\n", components.problems())));
	}
}
