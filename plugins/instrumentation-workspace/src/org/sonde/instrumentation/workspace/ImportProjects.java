/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.equinox.app.IApplication;
import org.eclipse.equinox.app.IApplicationContext;

/**
 * Makes projects that lie in folders part of a workspace, without a window: started with the application's id, its arguments are the
 * folders. A project that the workspace has already is left as it is. {@code ./sonde ide} lays out its first workspace with it.
 */
public final class ImportProjects implements IApplication {
	@Override
	public Object start(IApplicationContext context) throws CoreException {
		IWorkspace workspace = ResourcesPlugin.getWorkspace();
		for (String folder : (String[]) context.getArguments().get(IApplicationContext.APPLICATION_ARGS)) {
			IPath file = IPath.fromOSString(folder).append(IProjectDescription.DESCRIPTION_FILE_NAME);
			IProjectDescription description = workspace.loadProjectDescription(file);
			IProject project = workspace.getRoot().getProject(description.getName());
			if (!project.exists()) {
				project.create(description, new NullProgressMonitor());
			}
			project.open(new NullProgressMonitor());
		}
		workspace.save(true, new NullProgressMonitor());
		return EXIT_OK;
	}

	@Override
	public void stop() {
		// the import takes moments and saves at its end
	}
}
