/*
 * Copyright (c) 2026 The Sonde authors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.sonde.instrumentation.workspace;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jdt.core.IField;
import org.eclipse.jdt.core.IJavaElement;
import org.sonde.instrumentation.plan.CodePlace;
import org.sonde.instrumentation.plan.FieldSignature;
import org.sonde.instrumentation.plan.Plan;
import org.sonde.instrumentation.plan.Probe;
import org.sonde.instrumentation.plan.ProbeKind;
import org.sonde.instrumentation.plan.Probes;
import org.sonde.instrumentation.workspace.PlanState.Loaded;

/**
 * Adds explicit probes for Java elements to the active plans of their projects, and takes them out. Parses source and writes
 * files in the caller's thread: not for the thread of the user interface.
 */
public final class Marking {
	private final List<PlanChange> changes = new ArrayList<>();
	private final List<IStatus> problems = new ArrayList<>();
	private boolean cancelled;

	private Marking() {
	}

	/**
	 * Adds an active probe to every method with a body in the elements that has none yet.
	 *
	 * @throws CoreException if the source cannot be read; nothing is changed then
	 * @throws OperationCanceledException if the monitor says so before anything was changed
	 */
	public static MarkingResult instrument(Collection<? extends IJavaElement> elements, IProgressMonitor monitor)
			throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, "Instrumenting", 10);
		return add(MarkedPlaces.methods(elements, progress.split(8)), progress.split(2));
	}

	/**
	 * Adds an active probe to every field and type among the elements that can be watched and is not yet.
	 *
	 * @throws OperationCanceledException if the monitor says so before anything was changed
	 */
	public static MarkingResult watch(Collection<? extends IJavaElement> elements, IProgressMonitor monitor) {
		SubMonitor progress = SubMonitor.convert(monitor, "Adding probes", 10);
		return add(MarkedPlaces.objects(elements, progress.split(8)), progress.split(2));
	}

	/**
	 * Removes the probes of the fields and types among the elements; those of methods and fields in these types stay.
	 *
	 * @throws CoreException if the source cannot be read; nothing is changed then
	 * @throws OperationCanceledException if the monitor says so before anything was changed
	 */
	public static MarkingResult stopWatching(Collection<? extends IJavaElement> elements, IProgressMonitor monitor) throws CoreException {
		return editProbes("Removing probes", ProbeSelection.WATCHED, elements, Marking::removeAll, monitor);
	}

	/**
	 * Removes the probes of the elements: of a method or field its own; of a type, unit or package all whose method is declared there,
	 * also those of methods that the source no longer has.
	 *
	 * @throws CoreException if the source cannot be read; nothing is changed then
	 * @throws OperationCanceledException if the monitor says so before anything was changed
	 */
	public static MarkingResult remove(Collection<? extends IJavaElement> elements, IProgressMonitor monitor) throws CoreException {
		return editProbes("Removing probes", ProbeSelection.METHODS, elements, Marking::removeAll, monitor);
	}

	/**
	 * Removes the probes of the elements, which are those that {@link #remove} would remove, if each of their methods and fields that can
	 * have one has one, else adds those that are missing.
	 *
	 * @throws CoreException if the source cannot be read; nothing is changed then
	 * @throws OperationCanceledException if the monitor says so before anything was changed
	 */
	public static MarkingResult toggle(Collection<? extends IJavaElement> elements, IProgressMonitor monitor) throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, "Toggling probes", 10);
		MarkedPlaces found = MarkedPlaces.methods(elements, progress.split(5))
				.and(MarkedPlaces.objects(elements.stream().filter(IField.class::isInstance).toList(), progress.split(1)));
		boolean all = found.size() > 0 && found.places().entrySet().stream().allMatch(entry -> areProbed(entry.getKey(), entry.getValue()));
		return all ? remove(elements, progress.split(4)) : add(found, progress.split(4));
	}

	/**
	 * Changes the probes of the elements and of all that is declared in them.
	 *
	 * @param change makes the change; called once for each probe, with the plan that is to be written
	 * @throws CoreException if the source cannot be read; nothing is changed then
	 * @throws OperationCanceledException if the monitor says so before anything was changed
	 */
	public static MarkingResult change(Collection<? extends IJavaElement> elements, Consumer<Probe> change, IProgressMonitor monitor)
			throws CoreException {
		return editProbes("Changing probes", ProbeSelection.ALL, elements, (plan, wanted) -> probes(plan, wanted).forEach(change), monitor);
	}

	/**
	 * The probes of the elements and of all that is declared in them, in the active plans of their projects, to be read only. May parse
	 * source.
	 *
	 * @throws CoreException if the source cannot be read
	 */
	public static List<Probe> probesOf(Collection<? extends IJavaElement> elements, IProgressMonitor monitor) throws CoreException {
		List<Probe> probes = new ArrayList<>();
		ProbeSelection.ALL.in(elements, monitor).forEach((project, wanted) -> {
			if (PlanStore.ofWorkspace().load(project) instanceof Loaded loaded) {
				probes.addAll(probes(loaded.plan(), wanted));
			}
		});
		return probes;
	}

	private static MarkingResult add(MarkedPlaces found, SubMonitor progress) {
		Marking marking = new Marking();
		marking.edit(found.places(), Marking::addMissing, progress);
		// A probe whose field has another type now counts once, at its new place.
		int added = marking.changes.stream().mapToInt(PlanChange::added).sum();
		int before = marking.problems.isEmpty() && !marking.cancelled ? found.size() - added : 0;
		Set<CodePlace> changed = marking.changes.stream().flatMap(change -> change.places().stream()).collect(Collectors.toSet());
		return new MarkingResult(marking.changes, before, found.refused(), found.remarksOf(changed), marking.problems);
	}

	private static MarkingResult editProbes(String task, ProbeSelection of, Collection<? extends IJavaElement> elements,
			BiConsumer<Plan, Predicate<CodePlace>> edit, IProgressMonitor monitor) throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, task, 10);
		Map<IProject, Predicate<CodePlace>> wanted = of.in(elements, progress.split(8));
		Marking marking = new Marking();
		marking.edit(wanted, edit, progress.split(2));
		return new MarkingResult(marking.changes, 0, List.of(), List.of(), marking.problems);
	}

	private static boolean areProbed(IProject project, Set<CodePlace> places) {
		return PlanStore.ofWorkspace().load(project) instanceof Loaded loaded
				&& places.stream().allMatch(place -> loaded.find(place).isPresent());
	}

	private static List<Probe> probes(Plan plan, Predicate<CodePlace> wanted) {
		return plan.getProbes().stream().filter(probe -> Probes.codePlace(probe).filter(wanted).isPresent()).toList();
	}

	/** A field that is watched under another type has changed since: its probe follows, as a second one would report each change twice. */
	private static void addMissing(Plan plan, Set<CodePlace> places) {
		places.stream().filter(FieldSignature.class::isInstance).map(FieldSignature.class::cast)
				.forEach(now -> Probes.findField(plan, now).ifPresent(probe -> Probes.setSignature(probe, now)));
		Set<CodePlace> probed = PlanState.byPlace(plan).keySet();
		ProbeKind kind = Probes.usualKind(plan);
		places.stream().filter(place -> !probed.contains(place.key())).map(Probes::create).forEach(probe -> {
			if (Probes.isOfOperations(probe)) {
				probe.setKind(kind);
			}
			plan.getProbes().add(probe);
		});
	}

	private static void removeAll(Plan plan, Predicate<CodePlace> unwanted) {
		plan.getProbes().removeAll(probes(plan, unwanted));
	}

	/**
	 * A failure in one project is reported; other projects are still changed. Once something was done, a cancel ends
	 * the rest and the result tells what was: else it could not be undone.
	 */
	private <M> void edit(Map<IProject, M> methods, BiConsumer<Plan, M> edit, SubMonitor monitor) {
		PlanStore store = PlanStore.ofWorkspace();
		SubMonitor progress = SubMonitor.convert(monitor, methods.size());
		try {
			for (Map.Entry<IProject, M> entry : methods.entrySet()) {
				edit(store, entry.getKey(), plan -> edit.accept(plan, entry.getValue()), progress.split(1));
			}
		} catch (OperationCanceledException e) {
			if (changes.isEmpty()) {
				throw e;
			}
			cancelled = true;
		}
	}

	private void edit(PlanStore store, IProject project, Consumer<Plan> edit, IProgressMonitor monitor) {
		try {
			PlanChange change = store.edit(store.activeFile(project), edit, monitor);
			if (!change.isEmpty()) {
				changes.add(change);
			}
		} catch (CoreException e) {
			problems.add(e.getStatus());
		}
	}
}
