/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.export;

import java.nio.file.Path;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;

/** Refreshes a file that was written outside Eclipse, if it is in the workspace. */
final class Workspace {

	private Workspace() {
	}

	/** Lets the workspace see the files in the folder. */
	static void refresh(Path folder, IProgressMonitor monitor) throws CoreException {
		for (IContainer container : ResourcesPlugin.getWorkspace().getRoot().findContainersForLocationURI(folder.toUri())) {
			container.refreshLocal(IResource.DEPTH_INFINITE, monitor);
		}
	}
}
