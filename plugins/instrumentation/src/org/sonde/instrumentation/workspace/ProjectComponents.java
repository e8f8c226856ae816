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
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.Status;
import org.sonde.metrics.MetricsException;
import org.sonde.metrics.component.Component;
import org.sonde.metrics.exchange.ComponentFile;
import org.sonde.overhead.AtomicFile;

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
		for (IFile file : files(project)) {
			try (InputStream content = file.getContents(true)) {
				stored.add(new Stored(file, ComponentFile.read(content, name(file))));
			} catch (MetricsException e) {
				problems.add(e.getMessage());
			} catch (CoreException | IOException e) {
				problems.add("%s cannot be read: %s".formatted(name(file), e.getMessage()));
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
		byte[] content = ComponentFile.text(component).getBytes(StandardCharsets.UTF_8);
		IPath location = file.getLocation();
		if (location == null) {
			file.write(content, false, false, true, null);
			return;
		}
		try {
			AtomicFile.write(location.toPath(), content);
		} catch (IOException e) {
			throw new CoreException(Status.error(name(file) + " cannot be written and is left as it was: " + e.getMessage(), e));
		}
		file.refreshLocal(IResource.DEPTH_ZERO, null);
	}

	private static List<IFile> files(IProject project) {
		List<IFile> files = new ArrayList<>();
		try {
			project.accept(proxy -> {
				if (!proxy.isDerived() && proxy.getType() == IResource.FILE && proxy.getName().endsWith(ComponentFile.ENDING)) {
					files.add((IFile) proxy.requestResource());
				}
				return !proxy.isDerived();
			}, IResource.NONE);
		} catch (CoreException e) {
			return List.of(); // closed or deleted meanwhile; whoever shows it is told of that
		}
		files.sort((one, other) -> name(one).compareTo(name(other)));
		return files;
	}

	private static String name(IFile file) {
		return file.getFullPath().makeRelative().toString();
	}
}
