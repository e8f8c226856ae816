/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.tests.workbench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jgit.api.Git;
import org.eclipse.jgit.lib.PersonIdent;

/** A copy of samples/parcel-depot in a git repository of its own. */
final class SampleProject {
	private static final Path SAMPLE = Path.of("../../samples/parcel-depot");

	private final IProject project;

	SampleProject(Path parent) throws Exception {
		Path folder = parent.resolve("parcel-depot");
		copy(SAMPLE, folder);
		IProjectDescription description = ResourcesPlugin.getWorkspace()
				.loadProjectDescription(IPath.fromPath(folder).append(IProjectDescription.DESCRIPTION_FILE_NAME));
		project = ResourcesPlugin.getWorkspace().getRoot().getProject(description.getName());
		description.setLocationURI(folder.toUri());
		project.create(description, null);
		project.open(null);
		project.build(IncrementalProjectBuilder.FULL_BUILD, null);
		commit(folder);
	}

	IProject project() {
		return project;
	}

	IJavaProject java() {
		return JavaCore.create(project);
	}

	IFile plan() {
		return project.getFile("parcel-depot.probes");
	}

	private static void commit(Path folder) throws Exception {
		try (Git git = Git.init().setDirectory(folder.toFile()).setInitialBranch("main").call()) {
			git.add().addFilepattern("src").call();
			PersonIdent somebody = new PersonIdent("Somebody", "somebody@example.org");
			git.commit().setMessage("First").setAuthor(somebody).setCommitter(somebody).setSign(false).call();
		}
	}

	private static void copy(Path from, Path to) throws IOException {
		try (Stream<Path> all = Files.walk(from)) {
			for (Path file : all.toList()) {
				Path copy = to.resolve(from.relativize(file).toString());
				if (Files.isDirectory(file)) {
					Files.createDirectories(copy);
				} else {
					Files.copy(file, copy);
				}
			}
		}
	}
}
