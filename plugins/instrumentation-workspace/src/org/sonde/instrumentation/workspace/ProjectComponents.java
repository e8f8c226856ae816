/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.exchange.ComponentFile;

/**
 * The components that are kept in files of a project.
 *
 * @param stored   those that can be read, by the names of their files
 * @param problems of the other files, each with its file's name
 */
public record ProjectComponents(List<Stored> stored, List<String> problems) {
	/** A component and its file. */
	public record Stored(IFile file, Component component) {
	}

	public ProjectComponents {
		stored = List.copyOf(stored);
		problems = List.copyOf(problems);
	}

	/** Reads the files; not for the UI thread. Nothing where the project was closed meanwhile. */
	public static ProjectComponents of(IProject project) {
		List<Stored> stored = new ArrayList<>();
		List<String> problems = new ArrayList<>();
		for (IFile file : ProjectFiles.ending(ComponentFile.ENDING, project)) {
			try (InputStream content = file.getContents(true)) {
				stored.add(new Stored(file, ComponentFile.read(content, ProjectFiles.name(file))));
			} catch (MetricsException e) {
				problems.add(e.getMessage());
			} catch (CoreException | IOException e) {
				problems.add("Cannot read %s: %s".formatted(ProjectFiles.name(file), e.getMessage()));
			}
		}
		return new ProjectComponents(stored, problems);
	}

	/** The component in a file; empty where there is none, or it cannot be read. */
	public Optional<Stored> find(IFile file) {
		return stored.stream().filter(one -> one.file().equals(file)).findFirst();
	}

	/** Whether the file may hold a component. */
	public static boolean isCandidate(IResource resource) {
		return resource.getType() == IResource.FILE && resource.getName().endsWith(ComponentFile.ENDING);
	}

	/**
	 * Writes the component to the file, new or not; whoever reads it sees the old one or the new one.
	 *
	 * @throws CoreException if it cannot be written; the file is then as it was
	 */
	public static void save(Component component, IFile file) throws CoreException {
		ProjectFiles.write(file, ComponentFile.text(component).getBytes(StandardCharsets.UTF_8));
	}
}
