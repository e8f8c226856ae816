/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.overhead.ui.estimates.costs;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.sonde.instrumentation.workspace.EventSource;
import org.sonde.instrumentation.workspace.PlanState.Loaded;
import org.sonde.instrumentation.workspace.PlanStore;
import org.sonde.overhead.ui.results.AvailableResultSets;

/**
 * The costs of the active plans, computed once for all users: the view, the lines above methods, quick assists. Listeners are notified of
 * each project whose costs are others than were known.
 */
public final class ActivePlanCosts extends EventSource<IProject> {
	private final Map<IProject, PlanCosts> known = new ConcurrentHashMap<>();
	private final Set<IProject> outdated = ConcurrentHashMap.newKeySet();
	private final Job computing = Job.create(Messages.ActivePlanCosts_computing, this::computeOutdated);

	/** Created on demand, because it listens to the workspace from then on. */
	private static final class Holder {
		static final ActivePlanCosts WORKSPACE = new ActivePlanCosts();
	}

	private ActivePlanCosts() {
		computing.setSystem(true);
		ResourcesPlugin.getWorkspace().addResourceChangeListener(this::resourcesChanged, IResourceChangeEvent.POST_CHANGE);
	}

	/** The costs of the plans of this workspace. */
	public static ActivePlanCosts ofWorkspace() {
		return Holder.WORKSPACE;
	}

	/** What is already known about exactly this plan. Does not block. */
	public Optional<PlanCosts> known(Loaded plan) {
		return Optional.ofNullable(known.get(plan.project())).filter(costs -> costs.plan() == plan);
	}

	/** The costs of the plan, computed if they are not known. May read files; not for the UI thread. */
	public PlanCosts of(Loaded plan, IProgressMonitor monitor) {
		return known(plan).orElseGet(() -> compute(plan, monitor));
	}

	/** Computes the costs of the plan again, from the result sets as they are now. Reads files; not for the UI thread. */
	public PlanCosts compute(Loaded plan, IProgressMonitor monitor) {
		PlanCosts costs = PlanCosts.of(plan, AvailableResultSets.of(plan.project(), monitor));
		PlanCosts before = known.put(plan.project(), costs);
		if (before != null && (before.plan() != plan || !before.choices().equals(costs.choices()))) {
			tellListeners(plan.project());
		}
		return costs;
	}

	private void computeOutdated(IProgressMonitor monitor) {
		SubMonitor progress = SubMonitor.convert(monitor);
		for (IProject project : outdated) {
			if (outdated.remove(project) && PlanStore.ofWorkspace().active(project) instanceof Loaded plan) {
				compute(plan, progress.setWorkRemaining(2).split(1));
			}
		}
	}

	/** Other result sets, other costs. */
	private void resourcesChanged(IResourceChangeEvent event) {
		for (IProject project : known.keySet()) {
			IResourceDelta delta = event.getDelta().findMember(project.getFullPath());
			if (delta != null && !project.isAccessible()) {
				known.remove(project);
			} else if (delta != null && hasResults(delta)) {
				outdated.add(project);
				computing.schedule();
			}
		}
	}

	private static boolean hasResults(IResourceDelta delta) {
		boolean[] found = { false };
		try {
			delta.accept(part -> {
				IResource resource = part.getResource();
				found[0] |= AvailableResultSets.isCandidate(resource)
						&& (part.getKind() != IResourceDelta.CHANGED || (part.getFlags() & IResourceDelta.CONTENT) != 0);
				return !found[0];
			});
		} catch (CoreException e) {
			ILog.of(ActivePlanCosts.class).log(e.getStatus());
		}
		return found[0];
	}
}
