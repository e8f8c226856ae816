/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
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
import org.eclipse.core.runtime.jobs.Job;
import org.osgi.service.prefs.BackingStoreException;
import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.plan.PatternProbe;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.PlanFactory;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.workspace.PlanState.Broken;
import org.sonde.instrumentation.workspace.PlanState.Loaded;
import org.sonde.instrumentation.workspace.PlanState.Loading;
import org.sonde.instrumentation.workspace.PlanState.NoPlan;

/**
 * The plans of the workspace: the active plan of each project that somebody asked for is kept in memory and follows its file,
 * whoever changes it. Asking never blocks; reading and writing happen in jobs, or in the caller's thread where the method says so.
 */
public final class PlanStore {
	/** Prefix of ids, and node of the settings in projects. Older than this bundle: projects and users have stored it. */
	static final String NAMESPACE = "org.sonde.instrumentation";

	private final IWorkspace workspace;
	private final Map<IProject, ProjectPlans> known = new ConcurrentHashMap<>();
	private final Set<IProject> stale = ConcurrentHashMap.newKeySet();
	/** The new names of renamed active plans. */
	private final Map<IProject, IFile> renamed = new ConcurrentHashMap<>();
	private final Job reading = Job.create("Reading instrumentation plans", this::readStale);
	private final Set<IProject> unmarked = ConcurrentHashMap.newKeySet();
	private final Job marking = Job.create("Showing problems of instrumentation plans", this::showProblems);
	private final PlanEvents events = new PlanEvents();
	private final Object reader = new Object();

	/** The plans of a project: all files, what is known of the active one, and the bytes it came from (null unless loaded). */
	private record ProjectPlans(List<IFile> files, PlanState active, byte[] bytes) {
	}

	/** Created on demand, because it listens to the workspace from then on. */
	private static final class Holder {
		static final PlanStore WORKSPACE = new PlanStore(ResourcesPlugin.getWorkspace());
	}

	private PlanStore(IWorkspace workspace) {
		this.workspace = workspace;
		reading.setSystem(true);
		marking.setSystem(true);
		workspace.addResourceChangeListener(this::resourcesChanged, IResourceChangeEvent.POST_CHANGE);
	}

	/** The plans of this workspace. */
	public static PlanStore ofWorkspace() {
		return Holder.WORKSPACE;
	}

	/** Tells the listener of each change of an active plan, in order, in any thread; listeners must not block. */
	public void addListener(Consumer<PlanEvent> listener) {
		events.addListener(listener);
	}

	/** The listener is no longer notified, once a delivery under way is over. */
	public void removeListener(Consumer<PlanEvent> listener) {
		events.removeListener(listener);
	}

	/**
	 * Returns what is known about the project's active plan. It does not block: the first result is {@link Loading}, and an event follows.
	 */
	public PlanState active(IProject project) {
		ProjectPlans plans = known.get(project);
		if (plans == null) {
			if (!project.exists()) {
				// Its editors may still be open and ask again and again; there will never be anything to tell.
				return new NoPlan(project);
			}
			refresh(project);
			return new Loading(project);
		}
		return plans.active;
	}

	/** The project's plans, the nearest to its root first; empty while they are being looked for. Does not block. */
	public List<IFile> plansIn(IProject project) {
		ProjectPlans plans = known.get(project);
		if (plans == null) {
			if (project.exists()) {
				refresh(project);
			}
			return List.of();
		}
		return plans.files;
	}

	/**
	 * The project's plans, those near its root first, looked for now, in this thread; without copies that a builder makes.
	 *
	 * @throws CoreException if the project was closed meanwhile
	 */
	public static List<IFile> findPlans(IProject project) throws CoreException {
		return ActivePlan.plansIn(project);
	}

	/** Any plan, active or not, read from its file now, in this thread: {@link Loaded} or {@link Broken}. */
	public static PlanState readNow(IFile plan) {
		try {
			return PlanEdit.parse(plan, PlanEdit.bytesOf(plan));
		} catch (CoreException e) {
			return new Broken(plan, 0, e.getMessage(), false);
		}
	}

	/** Reads the project's plans now, in this thread, unless they are known. */
	public PlanState load(IProject project) {
		ProjectPlans plans = known.get(project);
		return plans == null ? read(project) : plans.active;
	}

	/**
	 * The project's active plan, or a new one if it has none. Reads if need be.
	 *
	 * @throws CoreException if the plan is broken
	 */
	public Plan loadPlan(IProject project) throws CoreException {
		return switch (load(project)) {
			case Loaded loaded -> loaded.plan();
			case Broken broken -> throw new CoreException(Status.error(broken.message()));
			case Loading loading -> PlanFactory.eINSTANCE.createPlan();
			case NoPlan none -> PlanFactory.eINSTANCE.createPlan();
		};
	}

	/** Returns the file of the project's active plan or, if it has none, the file that the first mark will create. May read the plan. */
	public IFile activeFile(IProject project) {
		return switch (load(project)) {
			case Loaded loaded -> loaded.file();
			case Broken broken -> broken.file();
			case Loading loading -> ActivePlan.first(project);
			case NoPlan none -> ActivePlan.first(project);
		};
	}

	/**
	 * Makes the plan the active one of its project; stored in the project's settings. Writes in this thread.
	 *
	 * @throws CoreException if the settings cannot be written
	 */
	public void setActive(IFile plan) throws CoreException {
		try {
			ActivePlan.choose(plan);
		} catch (BackingStoreException e) {
			throw new CoreException(Status.error("Cannot write the settings of project " + plan.getProject().getName()
					+ ", so " + plan.getName() + " does not become its active plan: " + e.getMessage(), e));
		}
		read(plan.getProject());
	}

	/**
	 * Changes a plan and writes its file, in this thread, under the rule of the project. The file is read again before: what
	 * others wrote meanwhile is kept. A file that does not exist is made, unless the edit changes nothing.
	 *
	 * @param edit changes the plan it is given
	 * @return what was changed; {@link PlanChange#isEmpty()} if nothing was
	 * @throws CoreException if the file is not a readable plan, or cannot be written; it is left as it was, and the message names it
	 */
	public PlanChange edit(IFile file, Consumer<Plan> edit, IProgressMonitor monitor) throws CoreException {
		PlanChange[] change = new PlanChange[1];
		PlanEdit.makeWritable(file);
		workspace.run(progress -> change[0] = new PlanEdit(file).make(edit, progress), file.getProject(),
				IWorkspace.AVOID_UPDATE, monitor);
		// The listener of the workspace would notice too, but later: who edits sees the result at once.
		read(file.getProject());
		return change[0];
	}

	/**
	 * Makes a change that was undone, or computed from an earlier state of the plan. Writes in this thread.
	 *
	 * @throws CoreException if what the change touches was changed by others, or as {@link #edit}; nothing is written then
	 */
	public void redo(PlanChange change, IProgressMonitor monitor) throws CoreException {
		repeat(change, false, monitor);
	}

	/**
	 * Takes a change back; a file that the change made and that holds nothing else is deleted. Writes in this thread.
	 *
	 * @throws CoreException if what the change touched was changed by others since, or as {@link #edit}; nothing is written then
	 */
	public void undo(PlanChange change, IProgressMonitor monitor) throws CoreException {
		repeat(change.inverse(), change.created(), monitor);
	}

	private void repeat(PlanChange change, boolean deleteIfEmpty, IProgressMonitor monitor) throws CoreException {
		PlanEdit.makeWritable(change.file());
		workspace.run(progress -> new PlanEdit(change.file()).repeat(change, deleteIfEmpty, progress), change.file().getProject(),
				IWorkspace.AVOID_UPDATE, monitor);
		read(change.file().getProject());
	}

	private void resourcesChanged(IResourceChangeEvent event) {
		Set<IProject> changed = PlanDelta.projectsWithChangedPlans(event.getDelta());
		changed.retainAll(known.keySet());
		PlanDelta.movedPlans(event.getDelta()).forEach((from, to) -> {
			ProjectPlans plans = known.get(from.getProject());
			if (plans != null && plans.files.size() > 1 && from.equals(fileOf(plans.active))) {
				renamed.put(from.getProject(), to);
			}
		});
		changed.forEach(this::refresh);
	}

	private static IFile fileOf(PlanState state) {
		return switch (state) {
			case Loaded loaded -> loaded.file();
			case Broken broken -> broken.file();
			case Loading loading -> null;
			case NoPlan none -> null;
		};
	}

	private void refresh(IProject project) {
		if (stale.add(project)) {
			reading.schedule();
		}
	}

	private void readStale(IProgressMonitor monitor) {
		for (IProject project : stale) {
			stale.remove(project);
			follow(renamed.remove(project));
			read(project);
		}
	}

	/** The active plan stays the active one under another name. */
	private static void follow(IFile plan) {
		if (plan != null && plan.exists()) {
			try {
				ActivePlan.choose(plan);
			} catch (BackingStoreException e) {
				ILog.of(PlanStore.class).log(Status.error("Cannot write the settings of project " + plan.getProject().getName()
						+ ", so " + plan.getName() + " does not stay its active plan: " + e.getMessage(), e));
			}
		}
	}

	/** One job, so that an older file is never shown again. It runs outside the lock, because it waits for the workspace. */
	private void showProblems(IProgressMonitor monitor) {
		for (IProject project : unmarked) {
			unmarked.remove(project);
			ProjectPlans plans = known.get(project);
			if (plans != null) {
				List<Broken> broken = new ArrayList<>();
				for (IFile file : plans.files) {
					PlanState state = plans.active instanceof Loaded loaded && loaded.file().equals(file) ? loaded : readNow(file);
					if (state instanceof Broken problem && file.exists()) {
						broken.add(problem);
					}
				}
				PlanMarkers.show(project, broken);
			}
		}
	}

	/** One reader at a time, so that what is known never goes back to an older file. */
	private PlanState read(IProject project) {
		PlanState now;
		synchronized (reader) {
			ProjectPlans before = known.get(project);
			ProjectPlans after = readFiles(project, before);
			if (project.exists()) {
				known.put(project, after);
			} else {
				known.remove(project);
			}
			now = after.active;
			PlanState was = before == null ? new Loading(project) : before.active;
			if (!was.equals(now) || (before != null && !before.files.equals(after.files))) {
				events.enqueue(new PlanEvent(was, now, PlanChange.changedPlaces(probesOf(was), probesOf(now)),
						!PlanChange.samePatterns(patternsOf(was), patternsOf(now))));
			}
		}
		unmarked.add(project);
		marking.schedule();
		events.deliver();
		return now;
	}

	private static ProjectPlans readFiles(IProject project, ProjectPlans before) {
		try {
			List<IFile> files = ActivePlan.plansIn(project);
			return ActivePlan.of(project, files).map(file -> readFile(file, files, before))
					.orElseGet(() -> new ProjectPlans(files, new NoPlan(project), null));
		} catch (CoreException e) {
			// The project was closed between asking and looking: the workspace tells of it next.
			ILog.of(PlanStore.class).log(Status.warning("Cannot read the plans of project " + project.getName(), e));
			return new ProjectPlans(List.of(), new NoPlan(project), null);
		}
	}

	private static ProjectPlans readFile(IFile file, List<IFile> files, ProjectPlans before) {
		byte[] bytes;
		try {
			bytes = PlanEdit.bytesOf(file);
		} catch (CoreException e) {
			return new ProjectPlans(files, new Broken(file, 0, e.getMessage(), false), null);
		}
		if (before != null && Arrays.equals(bytes, before.bytes) && before.active instanceof Loaded loaded
				&& loaded.file().equals(file)) {
			return new ProjectPlans(files, loaded, bytes);
		}
		PlanState state = PlanEdit.parse(file, bytes);
		return new ProjectPlans(files, state, state instanceof Loaded ? bytes : null);
	}

	private static Map<CodePlace, Probe> probesOf(PlanState state) {
		return state instanceof Loaded loaded ? loaded.byPlace() : Map.of();
	}

	private static List<PatternProbe> patternsOf(PlanState state) {
		return state instanceof Loaded loaded ? loaded.patterns() : List.of();
	}
}
