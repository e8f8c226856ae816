/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.core.ElementChangedEvent;
import org.eclipse.jdt.core.ICompilationUnit;
import org.eclipse.jdt.core.IJavaProject;
import org.eclipse.jdt.core.JavaCore;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.SimilarMethods;
import org.sonde.instrumentation.workspace.PlanState.Loaded;
import org.sonde.instrumentation.workspace.source.MethodStatus.Absent;

/**
 * The probes of all plans of the workspace whose methods are gone, kept in step with code and plans in a job of its own, and shown as
 * markers. After a change of code only the files that changed are parsed again; after files came or went, all that plans name. Listeners
 * are told of each project with a plan whose stale probes changed.
 */
public final class StaleProbes extends EventSource<IProject> {
	/** What changes one after the other, as in a checkout, is looked at together. */
	private static final int SETTLES_MILLIS = 500;
	/** Of a refactoring; when more files change, another version of the code is there. */
	private static final int MOST_CHANGED_UNITS = 300;
	/** Of so many stale probes similar methods are looked for; when more are stale, another version of the code is there. */
	private static final int MOST_COMPARED = 500;

	/** Asked for once: while the IDE is shut down nobody is given it any more, and the job may still run. */
	private final IWorkspace workspace = ResourcesPlugin.getWorkspace();
	private final Map<IFile, Map<MethodSignature, StaleProbe>> stale = new ConcurrentHashMap<>();
	private final Job checking = Job.create("Checking the methods of instrumentation plans", this::checkAll);
	private final Set<ICompilationUnit> changedUnits = ConcurrentHashMap.newKeySet();
	private final AtomicBoolean allChanged = new AtomicBoolean();
	private final Set<IProject> changedPlans = ConcurrentHashMap.newKeySet();
	private final AtomicBoolean started = new AtomicBoolean();
	private final MovedMethodNotifier moveNews = new MovedMethodNotifier();
	// Only the job uses these.
	private final Map<IProject, List<IFile>> plans = new LinkedHashMap<>();
	private final PlannedMethods methods = new PlannedMethods();
	/** The units of the change that is looked at. */
	private final Set<ICompilationUnit> changedNow = new HashSet<>();
	/** What came under the names of stale methods when they went. */
	private final Map<MethodSignature, Set<MethodSignature>> arrived = new HashMap<>();

	private static final class Holder {
		static final StaleProbes WORKSPACE = new StaleProbes();
	}

	private StaleProbes() {
		checking.setPriority(Job.DECORATE);
	}

	/** Those of this workspace. Nothing is known before {@link #start}. */
	public static StaleProbes ofWorkspace() {
		return Holder.WORKSPACE;
	}

	/** Looks at all plans in a while, and again whenever code or plans change. Once started it stays so. */
	public void start() {
		if (started.compareAndSet(false, true)) {
			JavaCore.addElementChangedListener(this::codeChanged, ElementChangedEvent.POST_CHANGE);
			workspace.addResourceChangeListener(this::resourcesChanged, IResourceChangeEvent.POST_CHANGE);
			moveNews.start();
			checking.schedule(SETTLES_MILLIS);
		}
	}

	/** Methods were moved with probes that did not follow. Told by the job that found them; the listener must not block. */
	public void addMoveListener(Consumer<MovedMethods> listener) {
		moveNews.addListener(listener);
	}

	/** The stale probes of a plan, in the order of its file, by method with {@code varargs} cleared. Does not block. */
	public Map<MethodSignature, StaleProbe> of(IFile plan) {
		return stale.getOrDefault(plan, Map.of());
	}

	private void codeChanged(ElementChangedEvent event) {
		if (CodeDelta.addChanged(event.getDelta(), changedUnits)) {
			allChanged.set(true);
		}
		if (allChanged.get() || !changedUnits.isEmpty()) {
			checking.schedule(SETTLES_MILLIS);
		}
	}

	private void resourcesChanged(IResourceChangeEvent event) {
		if (changedPlans.addAll(PlanDelta.projectsWithChangedPlans(event.getDelta()))) {
			checking.schedule(SETTLES_MILLIS);
		}
	}

	private void checkAll(IProgressMonitor monitor) {
		forgetChanged();
		moveNews.begin();
		List<IProject> projects = List.of(workspace.getRoot().getProjects());
		SubMonitor progress = SubMonitor.convert(monitor, projects.size());
		Set<IFile> seen = new HashSet<>();
		for (IProject project : projects) {
			SubMonitor ofProject = progress.split(1);
			try {
				List<IFile> files = plansOf(project);
				ofProject.setWorkRemaining(files.size());
				for (IFile file : files) {
					seen.add(file);
					checkPlan(file, ofProject.split(1));
				}
			} catch (CoreException e) {
				// Closed or changed meanwhile: then it is looked at again.
				ILog.of(StaleProbes.class).log(Status.info("Cannot check the plans of " + project.getName() + ": " + e.getMessage()));
			} catch (IllegalStateException e) {
				// So JDT speaks of the settings of a project that is being deleted.
				ILog.of(StaleProbes.class)
						.log(Status.warning("Cannot check the plans of " + project.getName() + ": " + e.getMessage(), e));
			}
		}
		stale.keySet().retainAll(seen);
		arrived.keySet().removeIf(method -> stale.values().stream().noneMatch(of -> of.containsKey(method)));
		changedNow.clear();
		methods.settled();
		moveNews.end(stale, () -> isStill(monitor));
	}

	/** Waits for what is under way. */
	private boolean isStill(IProgressMonitor monitor) {
		Job.getJobManager().beginRule(workspace.getRoot(), monitor);
		Job.getJobManager().endRule(workspace.getRoot());
		return !allChanged.get() && changedUnits.isEmpty() && changedPlans.isEmpty();
	}

	private void forgetChanged() {
		if (allChanged.getAndSet(false)) {
			methods.forgetAll();
		}
		for (ICompilationUnit unit : changedUnits) {
			changedUnits.remove(unit);
			changedNow.add(unit);
			methods.forget(unit);
		}
		for (IProject project : changedPlans) {
			changedPlans.remove(project);
			plans.remove(project);
		}
	}

	private List<IFile> plansOf(IProject project) throws CoreException {
		if (!project.isAccessible()) {
			plans.remove(project);
			return List.of();
		}
		if (!plans.containsKey(project)) {
			plans.put(project, ActivePlan.plansIn(project));
		}
		return plans.get(project);
	}

	private void checkPlan(IFile file, IProgressMonitor monitor) throws CoreException {
		Map<MethodSignature, StaleProbe> now = PlanStore.readNow(file) instanceof Loaded loaded ? find(loaded, monitor) : Map.of();
		if (file.exists()) {
			StaleMarkers.show(file, now.values());
		}
		Map<MethodSignature, StaleProbe> before = stale.put(file, now);
		if (!now.equals(before == null ? Map.of() : before)) {
			tellListeners(file.getProject());
		}
	}

	private Map<MethodSignature, StaleProbe> find(Loaded plan, IProgressMonitor monitor) throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, 10);
		List<IJavaProject> projects = codeOf(plan.project());
		Map<MethodSignature, String> absent = new LinkedHashMap<>();
		Set<MethodSignature> left = new HashSet<>(plan.probes().keySet());
		SubMonitor looking = progress.split(7).setWorkRemaining(projects.size());
		for (IJavaProject project : projects) {
			methods.look(project, List.copyOf(left), looking.split(1)).forEach((method, look) -> {
				if (look instanceof Absent gone) {
					absent.putIfAbsent(method, gone.reason());
				} else {
					left.remove(method);
				}
			});
		}
		Map<MethodSignature, StaleProbe> found = new LinkedHashMap<>();
		List<MethodSignature> gone = plan.probes().keySet().stream().filter(method -> left.contains(method) && absent.containsKey(method))
				.toList();
		lookForArrived(moveNews.known(plan.file()), gone, progress.split(1));
		Map<MethodSignature, List<MethodSignature>> similar = similar(plan, projects, gone, progress.split(2));
		gone.forEach(method -> found.put(method, new StaleProbe(plan.probes().get(method).signature(), absent.get(method),
				similar.getOrDefault(method, List.of()), movedTo(method, similar.getOrDefault(method, List.of())))));
		return found;
	}

	/** Of the methods that went with this change, what came with it. */
	private void lookForArrived(Map<MethodSignature, StaleProbe> before, List<MethodSignature> gone, IProgressMonitor monitor) {
		List<MethodSignature> went = gone.stream().filter(method -> !before.containsKey(method) && !method.constructor()).toList();
		if (went.isEmpty() || went.size() > MOST_COMPARED || changedNow.size() > MOST_CHANGED_UNITS) {
			return;
		}
		Set<MethodSignature> came = methods.arrived(changedNow, went.stream().map(MethodSignature::name).collect(Collectors.toSet()),
				monitor);
		went.forEach(method -> came.stream().filter(other -> other.name().equals(method.name()))
				.forEach(arrived.computeIfAbsent(method, none -> new HashSet<>())::add));
	}

	/** The only one that came; of several, the only one with the same parameters. */
	private Optional<MethodSignature> movedTo(MethodSignature method, List<MethodSignature> similar) {
		List<MethodSignature> came = similar.stream().filter(arrived.getOrDefault(method, Set.of())::contains).toList();
		List<MethodSignature> same = came.size() == 1 ? came
				: came.stream().filter(other -> other.parameterTypes().equals(method.parameterTypes())).toList();
		return same.size() == 1 ? Optional.of(same.getFirst()) : Optional.empty();
	}

	private Map<MethodSignature, List<MethodSignature>> similar(Loaded plan, List<IJavaProject> projects, List<MethodSignature> gone,
			IProgressMonitor monitor) throws CoreException {
		List<MethodSignature> compared = gone.subList(0, Math.min(MOST_COMPARED, gone.size()));
		SubMonitor progress = SubMonitor.convert(monitor, compared.size() * projects.size() + 1);
		Map<MethodSignature, List<MethodSignature>> similar = new LinkedHashMap<>();
		for (IJavaProject project : projects) {
			Map<String, List<ICompilationUnit>> byName = compared.isEmpty() ? Map.of()
					: TypesByName.in(project, compared, progress.split(1));
			for (MethodSignature method : compared) {
				Set<MethodSignature> candidates = methods.candidates(project, method,
						byName.getOrDefault(TypesByName.simpleName(method), List.of()), progress.split(1));
				candidates.removeIf(candidate -> plan.find(candidate).isPresent());
				List<MethodSignature> all = new ArrayList<>(similar.getOrDefault(method, List.of()));
				all.addAll(candidates);
				Set<MethodSignature> came = new HashSet<>(arrived.getOrDefault(method, Set.of()));
				came.removeIf(candidate -> plan.find(candidate).isPresent());
				all.addAll(came);
				similar.put(method, SimilarMethods.of(method, new HashSet<>(all), came));
			}
		}
		return similar;
	}

	/** A project without Java has plans for the code of others. */
	private List<IJavaProject> codeOf(IProject project) throws CoreException {
		List<IJavaProject> all = new ArrayList<>();
		for (IJavaProject java : JavaCore.create(workspace.getRoot()).getJavaProjects()) {
			if (java.getProject().equals(project)) {
				return List.of(java);
			}
			all.add(java);
		}
		return all;
	}
}
