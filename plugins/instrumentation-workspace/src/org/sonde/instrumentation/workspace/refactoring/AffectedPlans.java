/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace.refactoring;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.JavaCore;
import org.eclipse.jdt.core.JavaModelException;
import org.sonde.instrumentation.workspace.PlanStore;

/** Finds the plans that may name code of a project. */
final class AffectedPlans {
	private AffectedPlans() {
	}

	/**
	 * All plans of the projects that see code of one of the given projects: of these themselves, of those that have them on their class
	 * path, and of those that hold no Java, whose plans are about the code of others.
	 */
	static List<IFile> of(Set<IProject> changed) throws CoreException {
		List<IFile> plans = new ArrayList<>();
		for (IProject project : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
			if (project.isAccessible() && sees(project, changed)) {
				plans.addAll(PlanStore.findPlans(project));
			}
		}
		return plans;
	}

	private static boolean sees(IProject project, Set<IProject> changed) throws CoreException {
		if (changed.contains(project) || !project.hasNature(JavaCore.NATURE_ID)) {
			return true;
		}
		Set<String> required = new HashSet<>();
		addRequired(JavaCore.create(project), required);
		return changed.stream().anyMatch(other -> required.contains(other.getName()));
	}

	private static void addRequired(IJavaProject project, Set<String> required) throws JavaModelException {
		for (String name : project.getRequiredProjectNames()) {
			IJavaProject other = project.getJavaModel().getJavaProject(name);
			if (required.add(name) && other.exists()) {
				addRequired(other, required);
			}
		}
	}
}
