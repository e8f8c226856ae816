/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.plans;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFiles;
import org.sonde.instrumentation.workspace.PlanState;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.instrumentation.workspace.ProjectFiles;

/** The plans of the workspace, for wizards. Reads files: not for the UI thread. */
public final class WorkspacePlans {

	private WorkspacePlans() {
	}

	/** The plan files of all open projects, by project. */
	public static List<IFile> find(IProgressMonitor monitor) {
		PlanStore store = PlanStore.ofWorkspace();
		List<IProject> projects = Arrays.stream(ResourcesPlugin.getWorkspace().getRoot().getProjects())
				.filter(IProject::isAccessible).toList();
		SubMonitor progress = SubMonitor.convert(monitor, Messages.WorkspacePlans_looking, projects.size());
		List<IFile> plans = new ArrayList<>();
		for (IProject project : projects) {
			progress.split(1);
			store.load(project);
			plans.addAll(store.plansIn(project));
		}
		return plans;
	}

	/**
	 * The plan in the file, which need not be the active one of its project.
	 *
	 * @throws CoreException if it cannot be read; the message names file and place
	 */
	public static PlanState.Loaded load(IFile file) throws CoreException {
		try (InputStream in = file.getContents(true)) {
			Plan plan = PlanFiles.load(in, ProjectFiles.name(file));
			return PlanState.Loaded.of(file, plan);
		} catch (IOException e) {
			throw new CoreException(Status.error(e.getMessage(), e));
		}
	}
}
