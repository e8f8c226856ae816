/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ProjectScope;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.osgi.service.prefs.BackingStoreException;
import org.sonde.instrumentation.plan.PlanFiles;

/** The plans of a project, and which of them is the active one. */
final class ActivePlan {
	/** The project's settings file, without its folder; a change of it may mean another active plan. */
	static final String SETTINGS = PlanStore.NAMESPACE + ".prefs";
	/** Path of the active plan, relative to the project. Absent: the first plan. */
	private static final String KEY = "activePlan";
	private static final Comparator<IFile> NEAREST_FIRST = Comparator
			.<IFile>comparingInt(file -> file.getProjectRelativePath().segmentCount())
			.thenComparing(file -> file.getProjectRelativePath().toString());

	private ActivePlan() {
	}

	/** The project's plans, those near its root first. What a builder makes is left out: it copies plans from source folders. */
	static List<IFile> plansIn(IProject project) throws CoreException {
		List<IFile> plans = new ArrayList<>();
		if (project.isAccessible()) {
			project.accept(proxy -> {
				if (proxy.isDerived()) {
					return false;
				}
				if (proxy.getType() == IResource.FILE && isPlan(proxy.getName())) {
					plans.add((IFile) proxy.requestResource());
				}
				return true;
			}, IResource.NONE);
		}
		plans.sort(NEAREST_FIRST);
		return List.copyOf(plans);
	}

	static boolean isPlan(String fileName) {
		return fileName.endsWith("." + PlanFiles.EXTENSION);
	}

	/** The plan that the project's settings name, if it exists; else the first. */
	static Optional<IFile> of(IProject project, List<IFile> plans) {
		String chosen = project.isAccessible() ? settings(project).get(KEY, "") : "";
		return plans.stream().filter(plan -> plan.getProjectRelativePath().toString().equals(chosen)).findFirst()
				.or(() -> plans.stream().findFirst());
	}

	/** Returns the file in which the first mark creates the plan. */
	static IFile first(IProject project) {
		return project.getFile(project.getName() + "." + PlanFiles.EXTENSION);
	}

	/** @throws BackingStoreException if the project's settings cannot be written */
	static void choose(IFile plan) throws BackingStoreException {
		IEclipsePreferences settings = settings(plan.getProject());
		settings.put(KEY, plan.getProjectRelativePath().toString());
		settings.flush();
	}

	private static IEclipsePreferences settings(IProject project) {
		return new ProjectScope(project).getNode(PlanStore.NAMESPACE);
	}
}
