/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.workspace.PlanState.Loaded;

/**
 * Warnings about the probes of active plans, in the view Problems: {@link CallerSensitiveProbes} and {@link CutTraces}. They are found in a
 * job of its own after each change of plans and classes.
 */
public final class ProbeWarnings {
	/** Changes that follow each other closely, as in a build, are looked at together. */
	private static final int SETTLES_MILLIS = 500;

	private final IWorkspace workspace = ResourcesPlugin.getWorkspace();
	private final Set<IProject> changed = ConcurrentHashMap.newKeySet();
	private final AtomicBoolean started = new AtomicBoolean();
	private final Job checking = Job.create("Checking the probes of instrumentation plans", this::checkAll);

	private static final class Holder {
		static final ProbeWarnings WORKSPACE = new ProbeWarnings();
	}

	private ProbeWarnings() {
		checking.setSystem(true);
		checking.setPriority(Job.DECORATE);
	}

	/** Returns the instance of this workspace. It shows no markers before {@link #start}. */
	public static ProbeWarnings ofWorkspace() {
		return Holder.WORKSPACE;
	}

	/** Looks at the active plans of all projects, and again when a plan or classes change. Once started it stays so. */
	public void start() {
		if (started.compareAndSet(false, true)) {
			PlanStore.ofWorkspace().addListener(event -> refresh(Set.of(event.project())));
			PatternStore.ofWorkspace().addListener(project -> refresh(Set.of(project)));
			workspace.addResourceChangeListener(event -> {
				refresh(PlanDelta.projectsWithChangedPlans(event.getDelta()));
				refresh(BuiltClasses.changed(event));
			}, IResourceChangeEvent.POST_CHANGE);
			refresh(Set.of(workspace.getRoot().getProjects()));
		}
	}

	private void refresh(Collection<IProject> projects) {
		if (changed.addAll(projects)) {
			checking.schedule(SETTLES_MILLIS);
		}
	}

	private void checkAll(IProgressMonitor monitor) {
		for (IProject project : changed) {
			changed.remove(project);
			try {
				if (project.isAccessible()) {
					check(project);
				}
			} catch (CoreException | IllegalStateException e) {
				// Closed, deleted or changed meanwhile: then it is looked at again.
				ILog.of(ProbeWarnings.class).log(Status.info("Cannot check the probes of " + project.getName() + ": " + e.getMessage()));
			}
		}
	}

	private static void check(IProject project) throws CoreException {
		if (PlanStore.ofWorkspace().load(project) instanceof Loaded plan) {
			Map<MethodSignature, Probe> probes = byMethod(plan);
			CallerSensitiveProbes.show(plan.file(), probes);
			CutTraces.show(plan.file(), probes);
		} else {
			ProbeMarkers.clear(project, CallerSensitiveProbes.TYPE);
			ProbeMarkers.clear(project, CutTraces.TYPE);
		}
	}

	/** The probe of each method: its own, or that of a pattern. */
	private static Map<MethodSignature, Probe> byMethod(Loaded plan) throws CoreException {
		Map<MethodSignature, Probe> probes = new LinkedHashMap<>(plan.probes());
		if (!plan.patterns().isEmpty()) {
			Map<String, PatternProbe> patterns = new HashMap<>();
			plan.patterns().forEach(pattern -> patterns.putIfAbsent(pattern.getPattern(), pattern));
			// While a new plan is matched, the old matches may name patterns that are gone.
			PatternStore.ofWorkspace().matches(plan.project()).byMethod().entrySet().stream()
					.filter(entry -> patterns.containsKey(entry.getValue()))
					.forEach(entry -> probes.putIfAbsent(entry.getKey(), patterns.get(entry.getValue())));
		}
		return probes;
	}
}
