/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.JavaCore;
import org.sonde.common.progress.Progress;
import org.sonde.instrumentation.export.ClassFiles;
import org.sonde.instrumentation.export.ExactnessNote;
import org.sonde.instrumentation.export.KiekerAspectJ;
import org.sonde.instrumentation.export.ProgramClasses;
import org.sonde.instrumentation.plan.MethodProbe;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanState.Loaded;

/**
 * The probes of active plans that may change the program, because their methods inspect their callers. They are found in the classes that
 * Eclipse built, in a job of its own after each change of plans and classes, and shown as markers.
 */
public final class CallerSensitiveProbes {
	/** Changes that follow each other closely, as in a build, are looked at together. */
	private static final int SETTLES_MILLIS = 500;

	private final IWorkspace workspace = ResourcesPlugin.getWorkspace();
	private final Set<IProject> changed = ConcurrentHashMap.newKeySet();
	private final AtomicBoolean started = new AtomicBoolean();
	private final Job checking = Job.create("Looking for callers in the methods of instrumentation plans", this::checkAll);

	private static final class Holder {
		static final CallerSensitiveProbes WORKSPACE = new CallerSensitiveProbes();
	}

	private CallerSensitiveProbes() {
		checking.setSystem(true);
		checking.setPriority(Job.DECORATE);
	}

	/** Returns the instance of this workspace. It shows no markers before {@link #start}. */
	public static CallerSensitiveProbes ofWorkspace() {
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

	/**
	 * What the probes that a change of a plan added or changed may change in the program. Reads class files.
	 *
	 * @throws CoreException if the project is closed, or its class path cannot be decided
	 */
	public static List<ExactnessNote> addedBy(PlanChange change) throws CoreException {
		Map<MethodSignature, MethodProbe> probes = PlanState.byMethod(change.after());
		Map<MethodSignature, ProbeKind> kinds = new LinkedHashMap<>();
		change.methods().stream().filter(probes::containsKey).sorted(MethodSignature.FILE_ORDER)
				.forEach(method -> kinds.put(method, probes.get(method).getKind()));
		return notes(change.file().getProject(), kinds);
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
				ILog.of(CallerSensitiveProbes.class)
						.log(Status.info("Cannot check the callers in the methods of " + project.getName() + ": " + e.getMessage()));
			}
		}
	}

	private static void check(IProject project) throws CoreException {
		if (!(PlanStore.ofWorkspace().load(project) instanceof Loaded plan)) {
			CallerSensitiveMarkers.clear(project);
			return;
		}
		Map<MethodSignature, ProbeKind> kinds = new LinkedHashMap<>();
		Map<String, String> probes = new LinkedHashMap<>();
		plan.probes().forEach((method, probe) -> add(method, probe, kinds, probes));
		if (!plan.patterns().isEmpty()) {
			PatternStore.ofWorkspace().matches(project).byMethod().forEach((method, pattern) -> Probes.findPattern(plan.plan(), pattern)
					.ifPresent(probe -> add(method, probe, kinds, probes)));
		}
		List<CallerSensitiveMarkers.Found> found = new ArrayList<>();
		notes(project, kinds).forEach(note -> found.add(new CallerSensitiveMarkers.Found(note, probes.get(note.probe()))));
		CallerSensitiveMarkers.show(plan.file(), found);
	}

	private static void add(MethodSignature method, Probe probe, Map<MethodSignature, ProbeKind> kinds, Map<String, String> probes) {
		if (kinds.putIfAbsent(method, probe.getKind()) == null) {
			probes.put(method.toString(), Probes.name(probe));
		}
	}

	/** Returns the notes in the order of the methods. Methods of classes that are not built have none. */
	private static List<ExactnessNote> notes(IProject project, Map<MethodSignature, ProbeKind> kinds) throws CoreException {
		Set<String> types = kinds.entrySet().stream().filter(entry -> entry.getValue() == ProbeKind.OPERATION_EVENTS)
				.map(entry -> entry.getKey().declaringType()).collect(Collectors.toSet());
		IJavaProject java = JavaCore.create(project);
		if (types.isEmpty() || !java.exists()) {
			return List.of();
		}
		ProgramClasses classes;
		try {
			classes = ClassFiles.read(ProjectSources.program(java).classes(), types, Progress.NONE);
		} catch (IOException e) {
			// The classes are being built. When that is done, they are read again.
			return List.of();
		}
		return kinds.entrySet().stream().flatMap(entry -> KiekerAspectJ.changed(entry.getKey(), entry.getValue(), classes).stream()).toList();
	}
}
