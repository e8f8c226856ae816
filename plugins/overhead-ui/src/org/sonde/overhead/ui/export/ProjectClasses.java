/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.export;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.core.IClasspathEntry;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.osgi.util.NLS;
import org.sonde.instrumentation.export.ClassFiles;
import org.sonde.instrumentation.export.ProgramClasses;
import org.sonde.overhead.ui.view.MonitorProgress;

/** The compiled classes of a project and of those it needs, which say what an agent catches. Reads files: not for the UI thread. */
final class ProjectClasses {

	private ProjectClasses() {
	}

	/**
	 * What the class files say; nothing where the project was not built.
	 *
	 * @throws CoreException if a class folder cannot be read
	 */
	static ProgramClasses of(IProject project, IProgressMonitor monitor) throws CoreException {
		Set<Path> folders = new LinkedHashSet<>();
		addFolders(project, folders, new LinkedHashSet<>());
		try {
			return ClassFiles.read(List.copyOf(folders), new MonitorProgress(monitor));
		} catch (CancellationException e) {
			throw new OperationCanceledException();
		} catch (IOException e) {
			throw new CoreException(Status.error(NLS.bind(Messages.ProjectClasses_unreadable, project.getName(), e.getMessage()), e));
		}
	}

	private static void addFolders(IProject project, Set<Path> folders, Set<IProject> seen) throws CoreException {
		if (!project.isAccessible() || !project.hasNature(JavaCore.NATURE_ID) || !seen.add(project)) {
			return;
		}
		IJavaProject java = JavaCore.create(project);
		addFolder(java.getOutputLocation(), folders);
		for (IClasspathEntry entry : java.getResolvedClasspath(true)) {
			if (entry.getEntryKind() == IClasspathEntry.CPE_SOURCE && entry.getOutputLocation() != null) {
				addFolder(entry.getOutputLocation(), folders);
			} else if (entry.getEntryKind() == IClasspathEntry.CPE_PROJECT) {
				addFolders(ResourcesPlugin.getWorkspace().getRoot().getProject(entry.getPath().lastSegment()), folders, seen);
			}
		}
	}

	private static void addFolder(IPath location, Set<Path> folders) {
		Optional.ofNullable(ResourcesPlugin.getWorkspace().getRoot().findMember(location)).map(IResource::getLocation).map(IPath::toPath)
				.filter(Files::isDirectory).ifPresent(folders::add);
	}
}
