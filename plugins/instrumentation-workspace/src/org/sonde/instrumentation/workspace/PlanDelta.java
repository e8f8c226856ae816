/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;

/** Finds in a change of the workspace what concerns plans. */
final class PlanDelta {
	private static final int OF_CONTENT = IResourceDelta.CONTENT | IResourceDelta.REPLACED | IResourceDelta.MOVED_FROM
			| IResourceDelta.MOVED_TO | IResourceDelta.DERIVED_CHANGED;
	private static final int OF_PROJECT = IResourceDelta.OPEN | IResourceDelta.REPLACED;

	private PlanDelta() {
	}

	/** The projects whose plans, active plan or existence changed. */
	static Set<IProject> projectsWithChangedPlans(IResourceDelta delta) {
		Set<IProject> projects = new HashSet<>();
		try {
			delta.accept(part -> {
				IResource resource = part.getResource();
				if (concernsPlans(part, resource)) {
					projects.add(resource.getProject());
				}
				return !projects.contains(resource.getProject());
			});
		} catch (CoreException e) {
			ILog.of(PlanDelta.class).log(e.getStatus());
		}
		return projects;
	}

	/** The plans that were renamed or moved inside their project, by what they were, with what they are. */
	static Map<IFile, IFile> movedPlans(IResourceDelta delta) {
		Map<IFile, IFile> moved = new HashMap<>();
		try {
			delta.accept(part -> {
				if (part.getKind() == IResourceDelta.REMOVED && (part.getFlags() & IResourceDelta.MOVED_TO) != 0
						&& part.getResource() instanceof IFile from && ActivePlan.isPlan(from.getName())
						&& ActivePlan.isPlan(part.getMovedToPath().lastSegment())) {
					IFile to = from.getWorkspace().getRoot().getFile(part.getMovedToPath());
					if (to.getProject().equals(from.getProject())) {
						moved.put(from, to);
					}
				}
				return true;
			});
		} catch (CoreException e) {
			ILog.of(PlanDelta.class).log(e.getStatus());
		}
		return moved;
	}

	private static boolean concernsPlans(IResourceDelta part, IResource resource) {
		boolean changed = part.getKind() == IResourceDelta.CHANGED;
		return switch (resource.getType()) {
			case IResource.PROJECT -> !changed || (part.getFlags() & OF_PROJECT) != 0;
			case IResource.FOLDER -> changed && (part.getFlags() & IResourceDelta.DERIVED_CHANGED) != 0;
			case IResource.FILE -> (ActivePlan.isPlan(resource.getName()) || resource.getName().equals(ActivePlan.SETTINGS))
					&& (!changed || (part.getFlags() & OF_CONTENT) != 0);
			default -> false;
		};
	}
}
