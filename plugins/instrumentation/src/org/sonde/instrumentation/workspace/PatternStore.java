/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceDelta;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.ISafeRunnable;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.SafeRunner;
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
 * What the patterns of the active plans match in the classes that Eclipse built. Asking never blocks: what was known last is told at once,
 * and listeners are told when there is more. It follows the plans and the builds; projects without patterns cost nothing.
 */
public final class PatternStore {
	private static final int BUILDS_SETTLE_MILLIS = 400;

	private final Map<IProject, Known> known = new ConcurrentHashMap<>();
	private final Set<IProject> stale = ConcurrentHashMap.newKeySet();
	private final List<Consumer<IProject>> listeners = new CopyOnWriteArrayList<>();
	private final Job matching = Job.create("Matching patterns of instrumentation plans", this::matchStale);

	/** What the patterns match, and which of them has a method, by type: the methods with {@code varargs} cleared. */
	private record Known(PlanMatches matches, Map<String, Map<MethodSignature, String>> byType) {
		static final Known NOTHING = of(new PlanMatches(Map.of()));

		static Known of(PlanMatches matches) {
			Map<String, Map<MethodSignature, String>> byType = new HashMap<>();
			matches.byMethod().forEach((method, pattern) -> byType.computeIfAbsent(method.declaringType(), none -> new HashMap<>()).put(method, pattern));
			return new Known(matches, byType);
		}
	}

	/** Made when first asked for, as it listens to the workspace from then on. */
	private static final class Holder {
		static final PatternStore WORKSPACE = new PatternStore();
	}

	private PatternStore() {
		matching.setSystem(true);
		PlanStore.ofWorkspace().addListener(event -> {
			if (event.patterns() || hasPatterns(event.after()) && !event.methods().isEmpty()) {
				refresh(event.project());
			}
		});
		ResourcesPlugin.getWorkspace().addResourceChangeListener(this::resourcesChanged, IResourceChangeEvent.POST_CHANGE);
	}

	/** The matches in this workspace. */
	public static PatternStore ofWorkspace() {
		return Holder.WORKSPACE;
	}

	/** Tells the listener of each project whose matches changed, in any thread; listeners must not block. */
	public void addListener(Consumer<IProject> listener) {
		listeners.add(listener);
	}

	/** The listener is told no more. */
	public void removeListener(Consumer<IProject> listener) {
		listeners.remove(listener);
	}

	/** What the patterns of the project's active plan match, as far as it is known by now. The first time nothing is, and listeners are told. */
	public PlanMatches matches(IProject project) {
		return known(project).matches();
	}

	/**
	 * Which pattern of the project's active plan has a method, by the binary name of the type that declares it, as far as it is known by now:
	 * the methods with {@code varargs} cleared. Not to be changed.
	 */
	Map<String, Map<MethodSignature, String>> byType(IProject project) {
		return known(project).byType();
	}

	/**
	 * What the patterns of a plan match, the active one or another; found out in this thread if it is not known yet. Empty if the plan has no
	 * patterns, or its project is no Java project.
	 *
	 * @throws CoreException if the classes of the project cannot be read
	 * @throws OperationCanceledException if the monitor says so
	 */
	public Optional<PlanMatches> find(Loaded plan, IProgressMonitor monitor) throws CoreException {
		IJavaProject java = JavaCore.create(plan.project());
		if (plan.patterns().isEmpty() || !java.exists()) {
			return Optional.empty();
		}
		PlanMatches now = matches(plan.project());
		if (plan.equals(PlanStore.ofWorkspace().active(plan.project())) && plan.patterns().stream().allMatch(probe -> now.byPattern().containsKey(probe.getPattern()))) {
			return Optional.of(now);
		}
		SubMonitor progress = SubMonitor.convert(monitor, 10);
		try (ProjectProgram program = new ProjectProgram(java, progress.split(1))) {
			return Optional.of(program.match(plan.plan(), progress.split(9)));
		}
	}

	/** The probe that a method has by the plan: its own, or that of a pattern, as far as it is known by now. */
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
			known.putIfAbsent(project, Known.NOTHING);
			refresh(project);
			return Known.NOTHING;
		}
		return now;
	}

	private static boolean hasPatterns(PlanState plan) {
		return plan instanceof Loaded loaded && !loaded.patterns().isEmpty();
	}

	private void refresh(IProject project) {
		stale.add(project);
		matching.schedule(BUILDS_SETTLE_MILLIS);
	}

	private void resourcesChanged(IResourceChangeEvent event) {
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
			ILog.of(PatternStore.class).log(e.getStatus());
		}
		for (IProject project : Set.copyOf(built)) {
			built.addAll(List.of(project.getReferencingProjects()));
		}
		built.stream().filter(known::containsKey).filter(project -> hasPatterns(PlanStore.ofWorkspace().active(project))).forEach(this::refresh);
	}

	private void matchStale(IProgressMonitor monitor) {
		SubMonitor progress = SubMonitor.convert(monitor, stale.size());
		for (IProject project : stale) {
			stale.remove(project);
			Known now = match(project, progress.split(1));
			if (!now.equals(known.put(project, now))) {
				listeners.forEach(listener -> SafeRunner.run((ISafeRunnable) () -> listener.accept(project)));
			}
		}
	}

	private Known match(IProject project, IProgressMonitor monitor) {
		IJavaProject java = JavaCore.create(project);
		if (!java.exists() || !(PlanStore.ofWorkspace().load(project) instanceof Loaded plan) || plan.patterns().isEmpty()) {
			return Known.NOTHING;
		}
		SubMonitor progress = SubMonitor.convert(monitor, 10);
		try (ProjectProgram program = new ProjectProgram(java, progress.split(1))) {
			return Known.of(program.match(plan.plan(), progress.split(9)));
		} catch (OperationCanceledException e) {
			stale.add(project);
			throw e;
		} catch (CoreException e) {
			ILog.of(PatternStore.class).log(e.getStatus());
			return Known.NOTHING;
		}
	}
}
