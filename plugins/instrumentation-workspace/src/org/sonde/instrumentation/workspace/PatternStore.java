/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.JavaCore;
import org.sonde.instrumentation.pattern.PlanMatches;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanState.Loaded;

/**
 * What the patterns of the active plans match in the classes that Eclipse built. What is shown asks without blocking: it gets what was
 * known last at once, and listeners are notified of each project whose matches changed. What must be right at that moment asks
 * {@link #find}. The store follows the plans and the builds; projects without patterns cost nothing.
 */
public final class PatternStore extends EventSource<IProject> {
	private static final int BUILDS_SETTLE_MILLIS = 400;

	private final Map<IProject, Known> known = new ConcurrentHashMap<>();
	/** The number of changes that affect a project's matches. */
	private final Map<IProject, Long> changes = new ConcurrentHashMap<>();
	private final Job matching = Job.create("Matching patterns of instrumentation plans", this::matchStale);

	/**
	 * What was found out last.
	 *
	 * @param plan    whose patterns were matched; none if there is no plan with patterns
	 * @param changes how many of the {@link PatternStore#changes} had happened when the matching began
	 * @param byType  which pattern has a method, by type: the methods with {@code varargs} cleared
	 */
	private record Known(Optional<Loaded> plan, long changes, PlanMatches matches, Map<String, Map<MethodSignature, String>> byType) {
		static Known nothing(long changes) {
			return new Known(Optional.empty(), changes, new PlanMatches(Map.of()), Map.of());
		}

		static Known of(Loaded plan, long changes, PlanMatches matches) {
			Map<String, Map<MethodSignature, String>> byType = new HashMap<>();
			matches.byMethod().forEach(
					(method, pattern) -> byType.computeIfAbsent(method.declaringType(), none -> new HashMap<>()).put(method, pattern));
			return new Known(Optional.of(plan), changes, matches, byType);
		}
	}

	/** Created on demand, because it listens to the workspace from then on. */
	private static final class Holder {
		static final PatternStore WORKSPACE = new PatternStore();
	}

	private PatternStore() {
		matching.setSystem(true);
		PlanStore.ofWorkspace().addListener(event -> {
			if (event.patterns() || hasPatterns(event.after())) {
				refresh(event.project());
			}
		});
		ResourcesPlugin.getWorkspace().addResourceChangeListener(this::resourcesChanged, IResourceChangeEvent.POST_CHANGE);
	}

	/** The matches in this workspace. */
	public static PatternStore ofWorkspace() {
		return Holder.WORKSPACE;
	}

	/**
	 * What the patterns of the project's active plan match, if it is known by now. The first time nothing is known, and listeners
	 * are notified later.
	 */
	public PlanMatches matches(IProject project) {
		return known(project).matches();
	}

	/**
	 * Which pattern of the project's active plan has a method, by the binary name of the type that declares it, where known by
	 * now: the methods with {@code varargs} cleared. Not to be changed.
	 */
	Map<String, Map<MethodSignature, String>> byType(IProject project) {
		return known(project).byType();
	}

	/**
	 * What the patterns of a plan match, the active one or another, in the classes as they were built last; found out in this thread unless
	 * just that is known. Empty if the plan has no patterns, or its project is not a Java project.
	 *
	 * @throws CoreException if the classes of the project cannot be read
	 * @throws OperationCanceledException if the monitor says so
	 */
	public Optional<PlanMatches> find(Loaded plan, IProgressMonitor monitor) throws CoreException {
		IJavaProject java = JavaCore.create(plan.project());
		if (plan.patterns().isEmpty() || !java.exists()) {
			return Optional.empty();
		}
		Known now = known(plan.project());
		if (now.plan().filter(plan::equals).isPresent() && now.changes() == changes(plan.project())) {
			return Optional.of(now.matches());
		}
		SubMonitor progress = SubMonitor.convert(monitor, 10);
		try (ProjectProgram program = new ProjectProgram(java, progress.split(1))) {
			return Optional.of(program.match(plan.plan(), progress.split(9)));
		}
	}

	/** The probe that a method has by the plan: its own, or that of a pattern, if it is known by now. */
	public Optional<Probe> probe(Loaded plan, MethodSignature method) {
		Optional<Probe> own = plan.find(method).map(Probe.class::cast);
		if (own.isPresent() || plan.patterns().isEmpty()) {
			return own;
		}
		return Optional.ofNullable(byType(plan.project()).getOrDefault(method.declaringType(), Map.of()).get(method.withVarargs(false)))
				.flatMap(pattern -> Probes.findPattern(plan.plan(), pattern));
	}

	private Known known(IProject project) {
		Known now = known.get(project);
		if (now == null) {
			now = Known.nothing(0);
			known.putIfAbsent(project, now);
			refresh(project);
		}
		return now;
	}

	private static boolean hasPatterns(PlanState plan) {
		return plan instanceof Loaded loaded && !loaded.patterns().isEmpty();
	}

	private long changes(IProject project) {
		return changes.getOrDefault(project, 0L);
	}

	private void refresh(IProject project) {
		changes.merge(project, 1L, Long::sum);
		matching.schedule(BUILDS_SETTLE_MILLIS);
	}

	private void resourcesChanged(IResourceChangeEvent event) {
		BuiltClasses.changed(event).stream().filter(known::containsKey)
				.filter(project -> hasPatterns(PlanStore.ofWorkspace().active(project)))
				.forEach(this::refresh);
	}

	private void matchStale(IProgressMonitor monitor) {
		List<IProject> stale = known.entrySet().stream().filter(entry -> entry.getValue().changes() != changes(entry.getKey()))
				.map(Map.Entry::getKey)
				.toList();
		SubMonitor progress = SubMonitor.convert(monitor, stale.size());
		for (IProject project : stale) {
			Known now = match(project, progress.split(1));
			Known before = known.put(project, now);
			if (!now.matches().equals(before.matches())) {
				tellListeners(project);
			}
		}
	}

	private Known match(IProject project, IProgressMonitor monitor) {
		// Counted before anything is read: what changes meanwhile makes these matches old, and they are found out again.
		long seen = changes(project);
		IJavaProject java = JavaCore.create(project);
		if (!java.exists() || !(PlanStore.ofWorkspace().load(project) instanceof Loaded plan) || plan.patterns().isEmpty()) {
			return Known.nothing(seen);
		}
		SubMonitor progress = SubMonitor.convert(monitor, 10);
		try (ProjectProgram program = new ProjectProgram(java, progress.split(1))) {
			return Known.of(plan, seen, program.match(plan.plan(), progress.split(9)));
		} catch (CoreException e) {
			// A project may be deleted while its classes are read; that is not an error.
			if (project.isAccessible()) {
				ILog.of(PatternStore.class).log(e.getStatus());
			}
			return Known.nothing(seen);
		}
	}
}
