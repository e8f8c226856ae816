/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.perspective;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.util.Collections;
import java.util.List;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jdt.core.IClasspathEntry;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.launching.JavaRuntime;
import org.eclipse.osgi.util.NLS;
import org.osgi.framework.FrameworkUtil;

/** A program with a plan, to try Sonde on: the folder samples of the repository, which the build copies into this bundle. */
final class SampleProject {

	private static final String NAME = "parcel-depot";
	private static final String FOLDER = "sample";

	private SampleProject() {
	}

	/** Opens the project; makes it first where the workspace has none of this name. Files that are there stay. Not for the UI thread. */
	static IProject open(IProgressMonitor monitor) throws CoreException {
		IWorkspace workspace = ResourcesPlugin.getWorkspace();
		IProject project = workspace.getRoot().getProject(NAME);
		workspace.run(running -> {
			SubMonitor progress = SubMonitor.convert(running, 2);
			if (project.exists()) {
				project.open(progress.split(2));
			} else {
				create(project, progress);
			}
		}, monitor);
		return project;
	}

	private static void create(IProject project, SubMonitor progress) throws CoreException {
		IProjectDescription description = project.getWorkspace().newProjectDescription(NAME);
		project.create(description, progress.split(1));
		project.open(progress.split(1));
		// Only this configures the nature, which adds the Java builder; a nature that a project is created with is not configured.
		description = project.getDescription();
		description.setNatureIds(new String[] { JavaCore.NATURE_ID });
		project.setDescription(description, null);
		List<URL> entries = Collections.list(FrameworkUtil.getBundle(SampleProject.class).findEntries(FOLDER, "*", true));
		for (URL entry : entries) {
			if (!entry.getPath().endsWith("/")) {
				copy(entry, project.getFile(IPath.fromPortableString(entry.getPath()).makeRelative().removeFirstSegments(1)));
			}
		}
		JavaCore.create(project).setRawClasspath(new IClasspathEntry[] { JavaCore.newSourceEntry(project.getFolder("src").getFullPath()),
				JavaRuntime.getDefaultJREContainerEntry() }, project.getFolder("bin").getFullPath(), null);
	}

	private static void copy(URL entry, IFile file) throws CoreException {
		if (file.exists()) {
			return;
		}
		create(file.getParent());
		try (InputStream content = entry.openStream()) {
			file.create(content, true, null);
		} catch (IOException e) {
			throw new CoreException(Status.error(NLS.bind(Messages.SampleProject_unreadable, entry.getPath(), e.getMessage()), e));
		}
	}

	private static void create(IContainer container) throws CoreException {
		if (container instanceof IFolder folder && !folder.exists()) {
			create(folder.getParent());
			folder.create(true, true, null);
		}
	}
}
