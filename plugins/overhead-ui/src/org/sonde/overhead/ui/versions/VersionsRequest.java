/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.versions;

import java.util.List;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.core.IJavaProject;
import org.sonde.benchmark.jdk.JavaHome;

/**
 * Versions of a project that the user wants to be measured.
 *
 * @param libraries folders of revisions with jars
 * @param javas     to choose from
 * @param folder    for the result sets and the series; need not exist
 * @param series    the name of its file
 * @param offline   whether nothing comes from the network
 */
record VersionsRequest(IJavaProject project, VersionsChoice choice, List<String> libraries, List<JavaHome> javas, IContainer folder,
		String series, boolean offline) {

	VersionsRequest {
		libraries = List.copyOf(libraries);
		javas = List.copyOf(javas);
	}

	/** The same with the versions in the order of their history. Reads the repository. */
	VersionsRequest oldestFirst() {
		return new VersionsRequest(project, choice.oldestFirst(), libraries, javas, folder, series, offline);
	}

	IFile seriesFile() {
		return folder.getFile(IPath.fromOSString(series));
	}

	/** Creates the folder if it is missing. */
	void makeFolder(IProgressMonitor monitor) throws CoreException {
		if (folder instanceof IFolder one && !one.exists()) {
			one.create(true, true, monitor);
		}
	}
}
