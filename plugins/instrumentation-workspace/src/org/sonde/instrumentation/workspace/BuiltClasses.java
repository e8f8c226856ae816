/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;

/** The classes that a build changed, and that patterns are compared with. */
public final class BuiltClasses {
	private BuiltClasses() {
	}

	/**
	 * The projects whose class files came, went or changed, and those that have them on their class path.
	 *
	 * @param event a change of resources that is over
	 */
	public static Set<IProject> changed(IResourceChangeEvent event) {
		Set<IProject> built = new HashSet<>();
		try {
			event.getDelta().accept(part -> {
				IResource resource = part.getResource();
				if (resource.getType() == IResource.FILE && "class".equals(resource.getFileExtension())
						&& (part.getKind() != IResourceDelta.CHANGED || (part.getFlags() & IResourceDelta.CONTENT) != 0)) {
					built.add(resource.getProject());
				}
				return !built.contains(resource.getProject());
			});
		} catch (CoreException e) {
			ILog.of(BuiltClasses.class).log(e.getStatus());
		}
		Deque<IProject> unvisited = new ArrayDeque<>(built);
		while (!unvisited.isEmpty()) {
			for (IProject user : unvisited.remove().getReferencingProjects()) {
				if (built.add(user)) {
					unvisited.add(user);
				}
			}
		}
		return built;
	}
}
