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
import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.plan.MethodSignature;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.plan.SimilarPlaces;
import org.sonde.instrumentation.workspace.PlanState.Loaded;
import org.sonde.instrumentation.workspace.source.MethodStatus.Absent;

/**
 * The probes of all plans of the workspace whose methods, fields or types are gone, kept in step with code and plans in a job of its own,
 * and shown as markers. After a change of code only the files that changed are parsed again; after files came or went, all that plans name.
 * Listeners are notified of each project with a plan whose stale probes changed.
 */
public final class StaleProbes extends EventSource<IProject> {
	/** Milliseconds. Changes that follow each other faster, as in a checkout, are handled together. */
	private static final int SETTLES_MILLIS = 500;
	/** The most files that a refactoring changes. If more change, the code is another version. */
	private static final int MOST_CHANGED_UNITS = 300;
	/** The most stale probes for which similar places are searched. If more are stale, the code is another version. */
	private static final int MOST_COMPARED = 500;

	/** Asked for once: while the IDE is shut down nobody is given it any more, and the job may still run. */
	private final IWorkspace workspace = ResourcesPlugin.getWorkspace();
	private final Map<IFile, Map<CodePlace, StaleProbe>> stale = new ConcurrentHashMap<>();
	private final Job checking = Job.create("Checking instrumentation plans", this::checkAll);
	private final Set<ICompilationUnit> changedUnits = ConcurrentHashMap.newKeySet();
	private final AtomicBoolean allChanged = new AtomicBoolean();
	private final Set<IProject> changedPlans = ConcurrentHashMap.newKeySet();
	private final AtomicBoolean started = new AtomicBoolean();
	private final MovedMemberNotifier moveNews = new MovedMemberNotifier();
	// Only the job uses these.
	private final Map<IProject, List<IFile>> plans = new LinkedHashMap<>();
	private final PlannedPlaces places = new PlannedPlaces();
	/** The units of the change that is looked at. */
	private final Set<ICompilationUnit> changedNow = new HashSet<>();
	/** The new places with the names of stale methods and fields. */
	private final Map<CodePlace, Set<CodePlace>> arrived = new HashMap<>();

	private static final class Holder {
		static final StaleProbes WORKSPACE = new StaleProbes();
	}

	private StaleProbes() {
		checking.setPriority(Job.DECORATE);
	}

	/** Returns the instance of this workspace. It knows nothing before {@link #start}. */
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

	/** Methods or fields were moved with probes that did not follow. Told by the job that found them; the listener must not block. */
	public void addMoveListener(Consumer<MovedMembers> listener) {
		moveNews.addListener(listener);
	}

	/** The stale probes of a plan, in the order of its file, by {@link CodePlace#key}. Does not block. */
	public Map<CodePlace, StaleProbe> of(IFile plan) {
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
				// JDT reports this for the settings of a project that is being deleted.
				ILog.of(StaleProbes.class)
						.log(Status.warning("Cannot check the plans of " + project.getName() + ": " + e.getMessage(), e));
			}
		}
		stale.keySet().retainAll(seen);
		arrived.keySet().removeIf(place -> stale.values().stream().noneMatch(of -> of.containsKey(place)));
		changedNow.clear();
		places.settled();
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
			places.forgetAll();
		}
		for (ICompilationUnit unit : changedUnits) {
			changedUnits.remove(unit);
			changedNow.add(unit);
			places.forget(unit);
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
		Map<CodePlace, StaleProbe> now = PlanStore.readNow(file) instanceof Loaded loaded ? find(loaded, monitor) : Map.of();
		if (file.exists()) {
			StaleMarkers.show(file, now.values());
		}
		Map<CodePlace, StaleProbe> before = stale.put(file, now);
		if (!now.equals(before == null ? Map.of() : before)) {
			tellListeners(file.getProject());
		}
	}

	private Map<CodePlace, StaleProbe> find(Loaded plan, IProgressMonitor monitor) throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, 10);
		List<IJavaProject> projects = codeOf(plan.project());
		Map<CodePlace, String> absent = new LinkedHashMap<>();
		Map<CodePlace, CodePlace> planned = new LinkedHashMap<>();
		plan.byPlace().forEach((key, probe) -> planned.put(key, Probes.codePlace(probe).orElseThrow()));
		Set<CodePlace> left = new HashSet<>(planned.keySet());
		SubMonitor looking = progress.split(7).setWorkRemaining(projects.size());
		for (IJavaProject project : projects) {
			places.look(project, left.stream().map(planned::get).toList(), looking.split(1)).forEach((place, look) -> {
				if (look instanceof Absent gone) {
					absent.putIfAbsent(place.key(), gone.reason());
				} else {
					left.remove(place.key());
				}
			});
		}
		Map<CodePlace, StaleProbe> found = new LinkedHashMap<>();
		List<CodePlace> gone = planned.keySet().stream().filter(place -> left.contains(place) && absent.containsKey(place)).toList();
		lookForArrived(moveNews.known(plan.file()), gone, progress.split(1));
		Map<CodePlace, List<CodePlace>> similar = similar(plan, projects, gone, progress.split(2));
		gone.forEach(place -> found.put(place, new StaleProbe(planned.get(place), absent.get(place),
				similar.getOrDefault(place, List.of()), movedTo(place, similar.getOrDefault(place, List.of())))));
		return found;
	}

	/** Searches the new methods and fields of this change for those that disappeared with it. */
	private void lookForArrived(Map<CodePlace, StaleProbe> before, List<CodePlace> gone, IProgressMonitor monitor) {
		Map<CodePlace, String> went = new LinkedHashMap<>();
		gone.stream().filter(place -> !before.containsKey(place) && !(place instanceof MethodSignature method && method.constructor()))
				.forEach(place -> PlannedPlaces.memberName(place).ifPresent(name -> went.put(place, name)));
		if (went.isEmpty() || went.size() > MOST_COMPARED || changedNow.size() > MOST_CHANGED_UNITS) {
			return;
		}
		Set<CodePlace> came = places.arrived(changedNow, new HashSet<>(went.values()), monitor);
		went.forEach((place, name) -> came.stream()
				.filter(other -> other.getClass() == place.getClass() && PlannedPlaces.memberName(other).filter(name::equals).isPresent())
				.forEach(arrived.computeIfAbsent(place, none -> new HashSet<>())::add));
	}

	/** The only one that came; of several methods, the only one with the same parameters. */
	private Optional<CodePlace> movedTo(CodePlace place, List<CodePlace> similar) {
		List<CodePlace> came = similar.stream().filter(arrived.getOrDefault(place, Set.of())::contains).toList();
		List<CodePlace> same = came.size() == 1 || !(place instanceof MethodSignature method) ? came
				: came.stream()
						.filter(other -> other instanceof MethodSignature now && now.parameterTypes().equals(method.parameterTypes()))
						.toList();
		return same.size() == 1 ? Optional.of(same.getFirst()) : Optional.empty();
	}

	private Map<CodePlace, List<CodePlace>> similar(Loaded plan, List<IJavaProject> projects, List<CodePlace> gone,
			IProgressMonitor monitor)
			throws CoreException {
		List<CodePlace> compared = gone.subList(0, Math.min(MOST_COMPARED, gone.size()));
		SubMonitor progress = SubMonitor.convert(monitor, compared.size() * projects.size() + 1);
		Map<CodePlace, List<CodePlace>> similar = new LinkedHashMap<>();
		for (IJavaProject project : projects) {
			Map<String, List<ICompilationUnit>> byName = compared.isEmpty() ? Map.of()
					: TypesByName.in(project, compared, progress.split(1));
			for (CodePlace place : compared) {
				Set<CodePlace> candidates = places.candidates(project, place, byName.getOrDefault(TypesByName.simpleName(place), List.of()),
						progress.split(1));
				candidates.removeIf(candidate -> isTaken(plan, candidate, place));
				Set<CodePlace> all = new HashSet<>(similar.getOrDefault(place, List.of()));
				all.addAll(candidates);
				Set<CodePlace> came = new HashSet<>(arrived.getOrDefault(place, Set.of()));
				came.removeIf(candidate -> isTaken(plan, candidate, place));
				all.addAll(came);
				similar.put(place, SimilarPlaces.of(place, all, came));
			}
		}
		return similar;
	}

	/** Whether another probe has the place. A type without its disposal method can still be watched. */
	private static boolean isTaken(Loaded plan, CodePlace candidate, CodePlace of) {
		return !candidate.key().equals(of.key()) && plan.find(candidate).isPresent();
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
